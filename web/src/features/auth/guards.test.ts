// @vitest-environment happy-dom
import type { EmployeeUser, OwnerUser } from '@comanda/contract/auth/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { employeeGuard, locationGuard, membershipGuard, ownerGuard } from './guards.ts';

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
  test('sends staff and diners, who have a token of their own, to log in as the owner', () => {
    stored.token.set('t');
    stored.user.set(EMPLOYEE);
    expect(ownerGuard()).toBe('/login');
  });

  test('sends a stranger to log in', () => {
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
  test('is for employees', () => {
    stored.user.set(EMPLOYEE);
    expect(employeeGuard()).toBeNull();
  });

  test('sends everybody else to the login of the sede', () => {
    expect(employeeGuard()).toBe('/userAuth');
  });
});

describe('a sede', () => {
  test('that was never chosen leads back to the restaurant of the link', () => {
    stored.path.set('la-sazon-de-marta');
    expect(locationGuard()).toBe('/restaurante/la-sazon-de-marta');
  });

  test('without a link leads home', () => {
    expect(locationGuard()).toBe('/');
  });
});
