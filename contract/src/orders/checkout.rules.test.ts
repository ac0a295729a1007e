import { describe, expect, it } from 'vitest';
import { phonesMessages } from '../forms/phones.messages.ts';
import { missingField } from '../forms/required.ts';
import { checkoutProblems } from './checkout.rules.ts';
import { METODOS_PAGO } from './orders.words.ts';

const base = { dbName: 'centro', nombreCliente: 'Ana', metodoPago: 'efectivo' };
const local = { ...base, tipo: 'en_local', mesa: '4' };
const takeaway = { ...base, tipo: 'para_llevar' };
const delivery = { ...base, tipo: 'a_domicilio', direccion: 'Calle 1', telefono: '300 123 4567' };

const texts = (...args: Parameters<typeof checkoutProblems>) =>
  checkoutProblems(...args).map(({ message, rule }) => rule ?? message);

describe('a complete checkout', () => {
  it.each([local, takeaway, delivery])('passes for $tipo', (draft) => {
    expect(texts(draft, 'staff')).toEqual([]);
    expect(texts(draft, 'diner')).toEqual([]);
    expect(texts({ ...draft, email: 'ana@demo.co' }, 'guest')).toEqual([]);
  });

  it.each(METODOS_PAGO)('takes %s', (metodoPago) => {
    expect(texts({ ...local, metodoPago }, 'staff')).toEqual([]);
  });
});

describe('a checkout taken by staff', () => {
  it.each([
    [{ ...takeaway, nombreCliente: '  ' }, 'Por favor ingrese un nombre'],
    [{ ...delivery, direccion: '' }, 'La dirección es obligatoria.'],
    [{ ...delivery, telefono: null }, 'El número de contacto es obligatorio.'],
    [{ ...delivery, telefono: '300' }, phonesMessages.invalid],
    [{ ...takeaway, telefono: 'el de siempre' }, phonesMessages.invalid],
    [{ ...local, mesa: undefined }, 'Por favor escriba el número de la mesa.'],
    [{ ...local, metodoPago: undefined }, 'Por favor seleccione un método de pago.'],
    [{ ...local, metodoPago: 'cheque' }, 'Por favor seleccione un método de pago.'],
    [{ ...local, dbName: '' }, 'No se pudo identificar el restaurante.'],
    [{ ...local, tipo: 'en_globo' }, 'Por favor selecciona el tipo de pedido.'],
    [{ ...local, email: 'ana' }, 'Por favor revisa el correo.'],
  ])('%o says "%s"', (draft, text) => {
    expect(texts(draft, 'staff')).toEqual([text]);
  });
});

it('an order with an older phone can be edited, and its new phone is checked', () => {
  const older = { ...delivery, telefono: 'casa' };
  expect(checkoutProblems(older, 'staff', { telefono: 'casa' })).toEqual([]);
  expect(texts({ ...older, telefono: '301' }, 'staff', { telefono: 'casa' })).toEqual([
    phonesMessages.invalid,
  ]);
});

describe('a checkout by a diner', () => {
  it.each([
    [{ ...local, mesa: '' }, 'Por favor escribe el número de la mesa.'],
    [{ ...local, email: 'ana' }, 'Por favor revisa el correo.'],
    [{ ...takeaway, metodoPago: '' }, 'Por favor selecciona un método de pago.'],
    [{ ...delivery, direccion: ' ' }, 'La dirección es obligatoria.'],
    [{ ...delivery, telefono: '' }, 'El número de contacto es obligatorio.'],
    [{ ...delivery, telefono: '12345' }, phonesMessages.invalid],
    [{ ...local, nombreCliente: '' }, 'Por favor ingrese un nombre'],
  ])('%o says "%s"', (draft, text) => {
    expect(texts(draft, 'diner')).toEqual([text]);
  });

  it('asks a guest for name and e-mail', () => {
    const text = 'Por favor ingresa tu nombre y correo.';
    expect(texts(takeaway, 'guest')).toEqual([text]);
    expect(checkoutProblems({ ...takeaway, nombreCliente: '' }, 'guest')).toEqual([
      { path: 'nombreCliente', message: text },
      missingField('email'),
    ]);
  });
});

it('an empty checkout names every field that is always needed', () => {
  expect(checkoutProblems({}, 'staff').map(({ path }) => path)).toEqual([
    'dbName',
    'tipo',
    'nombreCliente',
    'metodoPago',
  ]);
});
