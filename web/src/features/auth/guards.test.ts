// @vitest-environment happy-dom
import type { EmployeeUser, OwnerUser } from '@comanda/contract/auth/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import {
  accountGuard,
  employeeGuard,
  locationGuard,
  membershipGuard,
  ownerGuard,
} from './guards.ts';

beforeEach(clearStorage);

const owner = (estadoMembresia: OwnerUser['estadoMembresia']): OwnerUser => ({
  id: 'o1',
  email: 'marta@lasazon.example',
  estadoMembresia,
  fechaInicio: null,
  fechaFin: null,
  planNombre: null,
});

const EMPLOYEE: EmployeeUser = {
  tipo: 'empleado',
  id: 'e1',
  nombre: 'Laura',
  email: 'laura@lasazon.example',
  cargo: null,
  permisos: ['pedidos'],
};

describe('the owner area', () => {
  test('sends staff and diners, who also have a token, to the owner login', () => {
    stored.token.set('t');
    stored.user.set(EMPLOYEE);
    expect(ownerGuard()).toBe('/login');
  });

  test('sends a stranger to the login', () => {
    expect(ownerGuard()).toBe('/login');
  });

  test('sends an owner without active membership to the plans', () => {
    stored.token.set('t');
    stored.authUser.set(owner('inactiva'));
    expect(ownerGuard()).toBe('/membership');
  });

  test('lets an owner with active membership in', () => {
    stored.token.set('t');
    stored.authUser.set(owner('activa'));
    expect(ownerGuard()).toBeNull();
  });
});

test('the plans need a token', () => {
  expect(membershipGuard()).toBe('/login');
  stored.token.set('t');
  expect(membershipGuard()).toBeNull();
});

describe('the console', () => {
  test('lets employees in', () => {
    stored.user.set(EMPLOYEE);
    expect(employeeGuard()).toBeNull();
  });

  test('sends everybody else to the login of the sede', () => {
    expect(employeeGuard()).toBe('/userAuth');
  });
});

describe('a page of a sede', () => {
  test('leads back to the restaurant of the link if no sede was chosen', () => {
    stored.path.set('la-sazon-de-marta');
    expect(locationGuard()).toBe('/restaurante/la-sazon-de-marta');
  });

  test('leads home if there is no link either', () => {
    expect(locationGuard()).toBe('/');
  });
});

test('the own account is open to an owner whose membership has ended, and to nobody else', () => {
  expect(accountGuard()).toBe('/login');
  stored.token.set('t');
  expect(accountGuard()).toBe('/login');
  stored.authUser.set(owner('inactiva'));
  expect(accountGuard()).toBeNull();
});
