import { describe, expect, it } from 'vitest';
import { dinerLoginSchema, employeeUserSchema, ownerLoginSchema } from './auth/auth.ts';
import { handshakeAuthSchema } from './events.ts';
import { transactionIdSchema, wompiEventSchema } from './memberships/memberships.ts';
import { reportQuerySchema } from './reports/report-period.ts';

describe('what the server answers never carries a secret', () => {
  const empleado = {
    tipo: 'empleado',
    id: 'e1',
    nombre: 'Luis',
    email: 'luis@demo.co',
    cargo: null,
    permisos: ['caja'],
  };

  it('an employee is sent without the password', () => {
    expect(employeeUserSchema.parse({ ...empleado, password: 'x' })).toEqual(empleado);
  });

  it('a person who is only an employee gets only that token', () => {
    const answer = { data: { empleado }, tokens: { empleado: 't' } };
    expect(dinerLoginSchema.parse(answer)).toEqual(answer);
  });

  it('an owner without membership has no parameters', () => {
    const user = {
      id: 'o1',
      email: 'o@demo.co',
      estadoMembresia: 'inactiva',
      fechaInicio: null,
      fechaFin: null,
      planNombre: null,
    };
    const answer = { token: 't', user, membresiaParams: null };
    expect(ownerLoginSchema.parse(answer)).toEqual(answer);
  });
});

it('a socket names its sede, and needs no token', () => {
  expect(handshakeAuthSchema.safeParse({ dbName: 'centro' }).success).toBe(true);
  expect(handshakeAuthSchema.safeParse({ token: 't' }).success).toBe(false);
});

it('a transaction id that could change a URL is refused', () => {
  expect(transactionIdSchema.safeParse('1292-1602113476-10985').success).toBe(true);
  expect(transactionIdSchema.safeParse('../events').success).toBe(false);
});

it('a payment event keeps the fields its signature names', () => {
  const event = {
    event: 'transaction.updated',
    data: { transaction: { id: '1', status: 'APPROVED', amount_in_cents: 5 } },
    environment: 'test',
    signature: { properties: ['transaction.id'], checksum: 'ab' },
    timestamp: 1,
  };
  expect(wompiEventSchema.parse(event)).toEqual(event);
});

it('a report is asked for by days', () => {
  const query = { dbName: 'centro', desde: '2025-11-01' };
  expect(reportQuerySchema.parse(query)).toEqual(query);
  expect(reportQuerySchema.safeParse({ ...query, hasta: '31' }).success).toBe(false);
});
