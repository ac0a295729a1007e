import { expect, it } from 'vitest';
import { ownerAuthMessages } from './auth/auth.messages.ts';
import { ERRORS, errorBodySchema } from './errors.ts';
import { locationsMessages } from './locations/locations.messages.ts';
import { paymentMessages } from './memberships/memberships.messages.ts';
import { ordersMessages } from './orders/orders.messages.ts';

const entries = Object.entries(ERRORS);

it('every code is stable snake_case with an error status and a text for a person', () => {
  for (const [code, { status, message }] of entries) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message.length).toBeGreaterThan(5);
  }
});

it('no two codes say the same, so that a text always means one thing', () => {
  const texts = entries.map(([, { message }]) => message);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

it('texts that the spec fixes are used to the letter', () => {
  expect(ERRORS.limite_de_sedes.message).toBe(
    'Has alcanzado el número máximo de sedes permitidas por tu membresía.',
  );
  expect(ERRORS.credenciales_invalidas.message).toBe(
    'Credenciales incorrectas o error de conexión',
  );
  expect(ERRORS.ruta_desconocida.message).toBe('404 | Not Found');
});

it('an error carries problems, price changes or more', () => {
  const base = { error: 'x', code: 'y' };
  expect(errorBodySchema.parse({ ...base, total: 5, data: {} })).toEqual({
    ...base,
    total: 5,
    data: {},
  });
  const details = [
    { path: 'mesa', message: 'z' },
    { id_sigo: 'A', precio: 5 },
  ];
  expect(errorBodySchema.parse({ ...base, details }).details).toEqual(details);
  expect(errorBodySchema.safeParse({ code: 'y' }).success).toBe(false);
});

it('texts with parameters read as the spec writes them', () => {
  expect(ordersMessages.agregado('Sancocho')).toBe('Sancocho agregado a la orden');
  expect(ordersMessages.agregado('Sancocho', 2)).toBe('2 x Sancocho agregado a la orden');
  expect(ordersMessages.editing('8f9a0')).toBe('Editando orden 8f9a0');
  expect(paymentMessages.notApproved('DECLINED')).toBe(
    'El pago no fue aprobado (estado: DECLINED)',
  );
  expect(locationsMessages.loadFailed()).toBe('Error al obtener las sedes');
  expect(locationsMessages.loadFailed('sin red')).toBe('Error al obtener las sedes: sin red');
  expect(ownerAuthMessages.registered()).toBe(
    'Registro exitoso. Revisa tu correo y verifica el código',
  );
});
