import { anOrder } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { accountForm, formFor, nameAtTable } from './account-form.ts';

const form = (over: object = {}) => ({ ...accountForm(null), ...over });

describe('the client name of an order at a table', () => {
  test('follows the table until somebody types another name', () => {
    expect(nameAtTable(form(), '7')).toBe('Mesa 7');
    expect(nameAtTable(form({ mesa: '7', nombreCliente: 'Mesa 7' }), '8')).toBe('Mesa 8');
    expect(nameAtTable(form({ mesa: '7', nombreCliente: 'Lucía' }), '8')).toBe('Lucía');
  });

  test('is not kept for food that leaves the restaurant', () => {
    const seated = form({ mesa: '7', nombreCliente: 'Mesa 7' });
    expect(formFor('a_domicilio', seated).nombreCliente).toBe('');
    expect(formFor('en_local', { ...seated, nombreCliente: '' }).nombreCliente).toBe('Mesa 7');
    expect(formFor('para_llevar', { ...seated, nombreCliente: 'Ana' }).nombreCliente).toBe('Ana');
  });
});

test('a table pays when it asks for its bill where the sede keeps accounts; nobody else can', () => {
  const method = (...args: Parameters<typeof formFor>) => formFor(...args).metodoPago;
  expect(method('en_local', form(), true)).toBe('por_definir');
  expect(method('en_local', form(), false)).toBe('');
  expect(method('en_local', form({ metodoPago: 'tarjeta' }), true)).toBe('tarjeta');
  expect(method('para_llevar', form({ metodoPago: 'por_definir' }), true)).toBe('');
});

test('an edited order fills the form with its own values', () => {
  expect(accountForm(anOrder({ mesa: '4', telefono: null }))).toMatchObject({
    nombreCliente: 'Ana Gómez',
    mesa: '4',
    telefono: '',
    metodoPago: 'efectivo',
  });
});
