import type { FailedTicket } from '@comanda/contract/printing/failed-tickets';
import { failedTicketsMessages } from '@comanda/contract/printing/failed-tickets.messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPrintingKitchen } from '../../test/printing-kitchen.ts';
import { line, openService } from '../../test/service.ts';

let kitchen: Awaited<ReturnType<typeof openPrintingKitchen>>;
let agent: string;
beforeAll(async () => {
  kitchen = await openPrintingKitchen();
  const { server, sede, restaurant } = kitchen;
  const made = await server.call('POST', '/api/printers/agents', {
    token: restaurant.token,
    body: { dbName: sede.dbName, nombre: 'Cocina' },
  });
  agent = made.body.data.token;
  const impresoras = ['parrilla', 'barra'].map((target) => ({ target, columns: 32 }));
  await asAgent('hello', { impresoras });
});
afterAll(() => kitchen.server.close());

const asAgent = (path: string, body: object = {}) =>
  kitchen.server.call('POST', `/api/printers/agent/${path}`, { token: agent, body });
const claim = async () => (await asAgent('claim')).body.data;
const finish = (id: string, outcome: object) => asAgent(`jobs/${id}`, outcome);

const failed = async (estacion?: string): Promise<FailedTicket[]> => {
  const query = new URLSearchParams({ dbName: kitchen.sede.dbName, ...(estacion && { estacion }) });
  const path = `/api/printers/failed?${query}`;
  return (await kitchen.server.call('GET', path, { token: kitchen.cook.token })).body.data;
};
const failedOf = async ({ _id }: { _id: string }) =>
  (await failed()).filter(({ pedido }) => pedido === _id);
const retry = (ids: string[]) =>
  kitchen.server.call('POST', '/api/printers/failed/retry', {
    token: kitchen.cook.token,
    body: { dbName: kitchen.sede.dbName, ids },
  });
/** A ticket that its agent could not print. */
async function fail(outcome: object = {}) {
  const order = await kitchen.create();
  const job = await claim();
  await finish(job.id, { estado: 'fallido', error: 'Sin papel', ...outcome });
  return { order, id: job.id as string };
}
const wait = (id: string, minutes: number) =>
  sql`UPDATE print_jobs SET created_at = created_at - make_interval(mins => ${minutes}),
      claimed_at = claimed_at - make_interval(mins => ${minutes})
    WHERE restaurant_id = ${kitchen.sede.restaurantId} AND id = ${id}`.execute(kitchen.server.db);

test('a ticket that the printer did not print is listed with the reason, at its station', async () => {
  const { order, id } = await fail();
  expect(await failed()).toEqual([
    {
      id,
      estacion: 'parrilla',
      impresora: 'parrilla',
      pedido: order._id,
      clase: 'comanda',
      error: 'Sin papel',
      fecha: expect.any(String),
    },
  ]);
  expect(await failed('barra')).toEqual([]);
  expect(await failed('parrilla')).toHaveLength(1);
});

test('a sede whose stations have no printer has none, and says that it prints nothing', async () => {
  const { server, sede, cook } = await openService();
  const path = `/api/printers/failed?dbName=${sede.dbName}`;
  expect((await server.call('GET', path, cook)).body).toEqual({ data: [], imprime: false });
  await server.close();
});

test('it is queued again once, however often it is asked, and is no longer listed', async () => {
  const { order, id } = await fail();
  const answers = await Promise.all([1, 2, 3].map(() => retry([id])));
  expect(answers.map(({ body }) => body.data.enCola).sort()).toEqual([0, 0, 1]);
  expect(answers.map(({ body }) => body.message)).toContain(failedTicketsMessages.queued(1));
  expect(await failedOf(order)).toEqual([]);
  expect(await kitchen.tickets(order)).toHaveLength(2);
  const again = await claim();
  await finish(again.id, { estado: 'impreso' });
  expect(await claim()).toBeNull();
});

test('it says DUPLICADO if it may have come out, and not where the agent knows that it did not', async () => {
  const [unsure, sure] = [await fail(), await fail({ empezado: false })];
  await retry([unsure.id, sure.id]);
  const heads = await Promise.all(
    [unsure, sure].map(async ({ order }) =>
      (await kitchen.tickets(order))[1]?.text.split('\n')[0]?.trim(),
    ),
  );
  expect(heads).toEqual(['DUPLICADO', 'Mesa 7']);
  for (let left = 0; left < 2; left += 1) {
    const job = await claim();
    expect(job.grandes).toBe(job.text.startsWith('DUPLICADO') ? 2 : 1);
    await finish(job.id, { estado: 'impreso' });
  }
});

test('a ticket that no agent takes is listed after a moment, and waits without a second one', async () => {
  const order = await kitchen.create();
  expect(await failedOf(order)).toEqual([]);
  const [ticket] = await kitchen.tickets(order);
  await wait(ticket?.id ?? '', 2);
  expect(await failedOf(order)).toMatchObject([{ error: null }]);
  const { body } = await retry([ticket?.id ?? '']);
  expect([body.data.enCola, body.message]).toEqual([0, failedTicketsMessages.waiting]);
  // After half an hour the agent would not print it any more; nothing of it came out.
  await wait(ticket?.id ?? '', 40);
  expect((await retry([ticket?.id ?? ''])).body.data.enCola).toBe(1);
  const copy = await claim();
  expect(copy.text).not.toContain('DUPLICADO');
  await finish(copy.id, { estado: 'impreso' });
});

test('a ticket whose agent took it and fell silent is listed, and its copy says DUPLICADO', async () => {
  const order = await kitchen.create();
  const job = await claim();
  expect(await failedOf(order)).toEqual([]);
  await wait(job.id, 2);
  expect(await failedOf(order)).toHaveLength(1);
  await retry([job.id]);
  const copy = await claim();
  expect(copy.text).toMatch(/^DUPLICADO\n/);
  await finish(copy.id, { estado: 'impreso' });
});

test('it goes to the printer that its station has now', async () => {
  const { order, id } = await fail();
  await kitchen.saveStations([
    { clave: 'parrilla', nombre: 'Parrilla', impresora: 'barra' },
    { clave: 'barra', nombre: 'Barra', impresora: 'barra' },
  ]);
  await retry([id]);
  expect((await kitchen.tickets(order)).map(({ target }) => target).sort()).toEqual([
    'barra',
    'parrilla',
  ]);
  await finish((await claim()).id, { estado: 'impreso' });
  await kitchen.saveStations([
    { clave: 'parrilla', nombre: 'Parrilla', impresora: 'parrilla' },
    { clave: 'barra', nombre: 'Barra', impresora: 'barra' },
  ]);
});

test('what the kitchen does not need any more is not listed; a cancelled order is, for a while', async () => {
  const prepared = await fail();
  await kitchen.move(prepared.order, 'preparado', kitchen.cook.token);
  expect(await failedOf(prepared.order)).toEqual([]);
  const cancelled = await fail();
  await kitchen.move(cancelled.order, 'cancelado', kitchen.waiter.token);
  const { id } = await claim();
  await finish(id, { estado: 'fallido', error: 'Sin papel' });
  expect(await failedOf(cancelled.order)).toMatchObject([{ id, clase: 'anulado' }]);
  await wait(id, 90);
  expect(await failedOf(cancelled.order)).toEqual([]);
});

test('a copy for the till of an order whose kitchen ticket came out of the same printer is no duplicate', async () => {
  const order = await kitchen.create({ productos: [line('LIMONADA', 11_500)] });
  await finish((await claim()).id, { estado: 'impreso' });
  const { sede, cashier, server } = kitchen;
  const body = { storeId: sede.locationId, target: 'barra', orderId: order._id };
  await server.call('POST', '/api/printers/print', { token: cashier.token, body });
  const job = await claim();
  expect(job).toMatchObject({ grandes: 0, text: expect.not.stringContaining('DUPLICADO') });
  await finish(job.id, { estado: 'impreso' });
});

test('tickets of the till, of other sedes and unknown ones are not touched', async () => {
  const { server, sede, cashier } = kitchen;
  const body = { storeId: sede.locationId, target: 'barra', text: 'Hola' };
  const asked = await server.call('POST', '/api/printers/print', { token: cashier.token, body });
  const { id } = await claim();
  expect(id).toBe(asked.body.data.id);
  await finish(id, { estado: 'fallido', error: 'Sin papel' });
  expect((await retry([id, crypto.randomUUID(), 'nada'])).body.data.enCola).toBe(0);
  expect((await failed()).map((ticket) => ticket.id)).not.toContain(id);
});
