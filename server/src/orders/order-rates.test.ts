import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService({ RATE_LIMITS: 'on' });
});
afterAll(() => service.server.close());

/** As the web does it, an order is sent again while the database cannot be reached in time. */
async function place(
  address: string,
  body: object,
  token?: string,
  key = randomUUID(),
): Promise<string> {
  const response = await service.server.app.inject({
    method: 'POST',
    url: '/api/orders/create',
    remoteAddress: address,
    headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
    payload: service.draft(body),
  });
  if (response.statusCode === 503) return place(address, body, token, key);
  return response.statusCode === 201 ? 'taken' : response.json().code;
}

const guest = (n: number) => ({ email: `invitado-${n}@correo.example` });

/** How often each answer came. */
async function tally(answers: Promise<string>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(answers)) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

test('a diner’s account places at most ten orders a minute, from any address', async () => {
  const { token } = await makeClient(service.server.db, service.sede);
  const answers = Array.from({ length: 14 }, (_, n) => place(`198.51.100.${n}`, {}, token));
  expect(await tally(answers)).toEqual({
    taken: 5,
    demasiados_pedidos_abiertos: 5,
    demasiadas_solicitudes: 4,
  });
});

test('sixty guests behind one address order at once, twice, while a waiter takes two hundred there', async () => {
  const address = '203.0.113.7';
  const { waiter } = service;
  const guests = Array.from({ length: 120 }, (_, n) => place(address, guest(n % 60)));
  const tables = Array.from({ length: 200 }, () => place(address, {}, waiter.token));
  expect(await tally(guests)).toEqual({ taken: 120 });
  expect(await tally(tables)).toEqual({ taken: 200 });
});

test('an address that goes on beyond that is refused', async () => {
  const answers = Array.from({ length: 155 }, (_, n) => place('203.0.113.8', guest(1_000 + n)));
  const { demasiadas_solicitudes } = await tally(answers);
  expect(demasiadas_solicitudes).toBe(5);
});
