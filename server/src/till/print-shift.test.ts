import { randomUUID } from 'node:crypto';
import { ticketMessages } from '@comanda/contract/printing/printing.messages';
import type { Shift } from '@comanda/contract/till/till';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveFacultades, makeEmployee, type Person } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';
import { dropOldTickets } from '../printing/printing.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
let other: Person;
let reviewer: Person;

beforeAll(async () => {
  service = await openService();
  till = atTill(service);
  const { db } = service.server;
  other = await makeEmployee(db, service.sede, ['caja']);
  reviewer = await makeEmployee(db, service.sede, ['caja']);
  await giveFacultades(db, reviewer, ['arqueo']);
});
afterAll(() => service.server.close());

const print = (id: string, token?: string, key?: string) =>
  till.post(`/api/till/${id}/print`, {}, key, token);
const isDuplicate = (text: string) => text.includes(ticketMessages.duplicate);

/** A shift with a sale, a movement and five thousand pesos that are missing. */
async function closedShift(): Promise<Shift> {
  const { shifts, sell } = till;
  const { _id } = (await shifts.open({ base: 100_000 })).body.data;
  const order = await service.create({ tipo: 'para_llevar', mesa: undefined });
  await sell([order._id], [{ metodo: 'efectivo', valor: order.total }]);
  await shifts.move(_id, { valor: 7_900, motivo: 'Hielo\u001b@\u202e' });
  const denominaciones = { '100000': 1, '20000': 1 };
  const { body } = await shifts.close(_id, { denominaciones, otros: { nequi: 2_000 } });
  return body.data;
}

test('the Z is made from what was stored, and a second one says DUPLICADO', async () => {
  const shift = await closedShift();
  const key = randomUUID();
  const { status, body } = await print(shift._id, undefined, key);
  expect([status, body.data.id]).toEqual([200, null]);
  const { texto } = body.data;
  expect(texto).toContain(`CIERRE DE CAJA Z ${shift.numero}\n`);
  expect(texto).toMatch(/Esperado +\$125\.000\n +FALTAN +\$5\.000/);
  expect(texto).toMatch(/Nequi\n +Contado +\$2\.000\n +Esperado +\$0\n +SOBRAN +\$2\.000/);
  expect(texto).toMatch(/Gasto: Hielo@ +-\$7\.900/);
  expect(texto.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
  expect(isDuplicate(texto)).toBe(false);
  expect((await print(shift._id, undefined, key)).body.data.texto).toBe(texto);
  expect(isDuplicate((await print(shift._id)).body.data.texto)).toBe(true);
});

test('a copy of an old one still says DUPLICADO when its ticket is gone', async () => {
  const shift = await closedShift();
  await print(shift._id);
  const { db } = service.server;
  await db
    .updateTable('print_jobs')
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('asunto', '=', `turno ${shift._id}`)
    .execute();
  await dropOldTickets(db);
  expect(isDuplicate((await print(shift._id)).body.data.texto)).toBe(true);
});

test('one that was closed by force says that nobody counted', async () => {
  const { _id } = (await till.shifts.open()).body.data;
  await till.shifts.force(_id, reviewer.token);
  const { texto } = (await print(_id)).body.data;
  expect(texto).toContain('Sin conteo');
  expect(texto).not.toMatch(/FALTAN|SOBRAN|CUADRA/);
});

test('one that is open is printed as X: without sums for who counts blind, with them for who may review', async () => {
  const { _id } = (await till.shifts.open({ base: 100_000 })).body.data;
  const order = await service.create({ tipo: 'para_llevar', mesa: undefined });
  await till.sell([order._id], [{ metodo: 'efectivo', valor: order.total }]);
  await till.shifts.move(_id, { valor: 7_900 });
  const blind = await print(_id);
  expect([blind.status, blind.body.data.id]).toEqual([200, null]);
  const { texto } = blind.body.data;
  expect(texto).toContain('CORTE DE CAJA X\n');
  expect(texto).toMatch(/Efectivo +1\n/);
  expect(texto).toMatch(/Egresos y retiros +-\$7\.900/);
  // No sum but the base and what was moved by hand.
  const sums = new Set(texto.match(/\$[\d.]+/g));
  expect(sums).toEqual(new Set(['$100.000', '$7.900', '$0']));
  const seen = (await print(_id, reviewer.token)).body.data.texto;
  expect(seen).toMatch(/Efectivo esperado +\$125\.000/);
  expect([isDuplicate(seen), isDuplicate((await print(_id)).body.data.texto)]).toEqual([
    false,
    false,
  ]);
  expect((await print(_id, other.token)).body.code).toBe('turno_ajeno');
  await till.shifts.close(_id);
  expect((await print(_id)).body.data.texto).toContain('CIERRE DE CAJA Z');
});

test('only its own cashier and who may review print it', async () => {
  const { _id } = (await till.shifts.open()).body.data;
  await till.shifts.close(_id);
  expect((await print(_id, other.token)).body.code).toBe('turno_ajeno');
  expect((await print(_id, service.waiter.token)).status).toBe(403);
  expect((await print(_id, reviewer.token)).status).toBe(200);
  for (const id of [randomUUID(), 'x']) {
    expect((await print(id)).body.code).toBe('turno_desconocido');
  }
});
