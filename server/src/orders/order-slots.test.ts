import { DEFAULT_TOPES } from '@comanda/contract/locations/sede-settings.rules';
import { readyAt, slotOf } from '@comanda/contract/locations/slots.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../test/count-statements.ts';
import { openPrintingKitchen } from '../../test/printing-kitchen.ts';
import { ALWAYS_OPEN, atSede, SCHEDULES } from '../../test/sede-hours.ts';
import { dropOldSlots } from './order-slots.db.ts';
import { startScheduled } from './scheduled.service.ts';

let service: Awaited<ReturnType<typeof openPrintingKitchen>>;
let sede: ReturnType<typeof atSede>;
beforeAll(async () => {
  service = await openPrintingKitchen();
  sede = atSede(service);
  const topes = { ...DEFAULT_TOPES, invitado: 900, direccion: 900, sede: 900 };
  await sede.set({ pedidos: { quien: 'todos', mesaSinFirma: 'marcar', topes } });
});
afterAll(() => service.server.close());
beforeEach(async () => {
  await service.server.db.deleteFrom('order_slots').execute();
  await sede.set({ horas: ALWAYS_OPEN, programar: SCHEDULES, preparacionMin: 20, limite: null });
});

const limit = (pedidos: number, canales = ['llevar', 'domicilio'] as ('llevar' | 'domicilio')[]) =>
  sede.set({ limite: { pedidos, cadaMin: 60, canales } });

const used = async () => {
  const rows = await service.server.db
    .selectFrom('order_slots')
    .select(['franja', 'usados'])
    .orderBy('franja')
    .execute();
  return rows.map(({ franja, usados }) => [franja.toISOString(), usados]);
};

const HOUR = 3_600_000;
/** The start of an hour that is so many hours ahead. */
const ahead = (hours: number) =>
  new Date(Math.floor(Date.now() / HOUR) * HOUR + (hours + 1) * HOUR).toISOString();

describe('the pace of a sede', () => {
  test('two hundred diners at once on a limit of 20 get exactly 20 orders, the others three next slots', async () => {
    await limit(20);
    const wanted = ahead(2);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sede.order({ programado: wanted })),
    );
    const placed = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect([placed.length, refused.length]).toEqual([20, 180]);
    expect(await used()).toEqual([[wanted, 20]]);
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'franja_llena']);
      expect(body.details).toEqual([{ siguientes: [ahead(3), ahead(4), ahead(5)] }]);
    }
    const orders = await service.server.db
      .selectFrom('orders')
      .select('id')
      .where('programado', '=', new Date(wanted))
      .execute();
    expect(orders.length).toBe(20);
  });

  test('counts orders for now by when they will be ready', async () => {
    await limit(1);
    const settings = { preparacionMin: 20, extraMin: 0 };
    const slot = slotOf({ limite: { cadaMin: 60, canales: [] } }, readyAt(settings, new Date()));
    expect((await sede.order()).status).toBe(201);
    expect((await used())[0]).toEqual([slot.toISOString(), 1]);
    expect((await sede.order()).body.code).toBe('franja_llena');
  });

  test('counts the staff without stopping them, and leaves other channels alone', async () => {
    await limit(1, ['llevar']);
    const programado = ahead(2);
    expect((await sede.order({ programado })).status).toBe(201);
    const { token } = service.waiter;
    expect((await sede.order({ programado }, { token })).status).toBe(201);
    expect(await used()).toEqual([[programado, 2]]);
    const delivery = { tipo: 'a_domicilio', direccion: 'Calle 1 # 2-3', telefono: '3001234567' };
    expect((await sede.order({ ...delivery, programado })).status).toBe(201);
    expect(await used()).toEqual([[programado, 2]]);
  });

  test('a cancelled order gives its place back, once; one that is over does not', async () => {
    await limit(1);
    const programado = ahead(2);
    const { body } = await sede.order({ programado });
    expect((await sede.order({ programado })).status).toBe(409);
    for (const status of [200, 200]) {
      expect((await service.move(body.data, 'cancelado', service.waiter.token)).status).toBe(
        status,
      );
    }
    expect(await used()).toEqual([[programado, 0]]);
    expect((await sede.order({ programado })).status).toBe(201);
  });

  test('a diner who cancels their own order gives its place back', async () => {
    await limit(1);
    const programado = ahead(2);
    const { body } = await sede.order({ programado });
    const { status } = await service.server.call('POST', `/api/orders/cancelOwn/${body.data._id}`, {
      body: { dbName: service.sede.dbName, seguimiento: body.seguimiento },
    });
    expect(status).toBe(200);
    expect(await used()).toEqual([[programado, 0]]);
  });

  test('full slots are marked in the list of a day, and those that are over are forgotten', async () => {
    await limit(1);
    const programado = ahead(2);
    await sede.order({ programado });
    const day = new Date(Date.parse(programado) - 5 * HOUR).toISOString().slice(0, 10);
    const slots = await sede.slots(day);
    expect(slots.filter(({ llena }) => llena)).toEqual([{ franja: programado, llena: true }]);
    expect(await sede.slots(day, 'en_local')).toEqual([]);
    await service.server.db
      .updateTable('order_slots')
      .set({ franja: new Date(Date.now() - 25 * HOUR) })
      .execute();
    await dropOldSlots(service.server.db);
    expect(await used()).toEqual([]);
  });

  test('an order with a slot is one statement and one commit; one of a sede without a limit touches none', async () => {
    const plain = () =>
      sede.order({ tipo: 'en_local', mesa: '4', productos: [{ id_sigo: 'PAPA', cantidad: 1 }] });
    await limit(500);
    await sede.order();
    const { statements, writes, texts } = await countStatements(service.server.db, () =>
      sede.order(),
    );
    expect({ statements, writes }, texts.join('\n')).toEqual({
      statements: 1,
      writes: 1,
    });
    const before = await used();
    await plain();
    expect(await used()).toEqual(before);
  });
});

test('the owner sees how full the next slots are, and what the kitchen took in the last hour', async () => {
  const pace = async () => {
    const query = `dbName=${service.sede.dbName}`;
    return (await service.server.call('GET', `/api/sede/ritmo?${query}`, service.restaurant)).body;
  };
  expect((await pace()).data).toEqual({ minutosPreparacion: null, franjas: [] });
  await limit(9);
  const programado = ahead(2);
  for (const _ of [1, 2, 3]) {
    const { body } = await sede.order({ programado });
    expect((await service.move(body.data, 'preparado', service.cook.token)).status).toBe(200);
  }
  const { minutosPreparacion, franjas } = (await pace()).data;
  // What is prepared before its time took no time.
  expect(minutosPreparacion).toBe(0);
  expect(franjas).toHaveLength(6);
  expect(franjas[3]).toEqual({ franja: programado, usados: 3 });
});

describe('an order for later', () => {
  const { signal } = new AbortController();
  const begin = (now: Date) => startScheduled(service.server.accounts, now, signal);

  test('is sent at once, and the kitchen begins with it in time', async () => {
    const programado = ahead(3);
    const { body } = await sede.order({ programado });
    expect(body.data).toMatchObject({
      estado: 'enviado',
      programado,
      inicioCocina: new Date(Date.parse(programado) - 20 * 60_000).toISOString(),
      listoAproximado: programado,
    });
    const { dbName } = service.sede;
    const list = await service.server.call('GET', `/api/orders?dbName=${dbName}&estado=enviado`, {
      token: service.cook.token,
    });
    const found = list.body.data.find(({ _id }: { _id: string }) => _id === body.data._id);
    expect(found).toMatchObject({ programado, inicioCocina: body.data.inicioCocina });
  });

  test('prints when the kitchen begins with it, once', async () => {
    const programado = ahead(3);
    const { body } = await sede.order({ programado });
    const start = new Date(body.data.inicioCocina);
    await begin(new Date(start.getTime() - 1));
    expect(await service.tickets(body.data)).toEqual([]);
    await begin(start);
    await begin(start);
    expect((await service.tickets(body.data)).map(({ clase }) => clase)).toEqual(['comanda']);
  });

  test('that is cancelled before prints nothing', async () => {
    const { body } = await sede.order({ programado: ahead(3) });
    await service.move(body.data, 'cancelado', service.waiter.token);
    await begin(new Date(body.data.inicioCocina));
    expect(await service.tickets(body.data)).toEqual([]);
  });

  test('is refused where the sede takes none, for a table, for the past and between slots', async () => {
    const refused = async (extra: object, token?: string) => {
      const { status, body } = await sede.order(extra, token ? { token } : {});
      return [status, body.code, body.details?.[0]?.path];
    };
    const invalid = [422, 'franja_invalida', 'programado'];
    const past = new Date(Date.now() - HOUR).toISOString();
    const table = { tipo: 'en_local', mesa: '3', programado: ahead(2) };
    const between = new Date(Date.parse(ahead(2)) + 60_000).toISOString();
    for (const extra of [
      { programado: past },
      { programado: 'mañana' },
      table,
      { programado: between },
    ]) {
      expect(await refused(extra)).toEqual(invalid);
    }
    for (const extra of [{ programado: past }, table]) {
      expect(await refused(extra, service.waiter.token)).toEqual(invalid);
    }
    await sede.set({ programar: { ...SCHEDULES, activo: false } });
    expect(await refused({ programado: ahead(2) })).toEqual(invalid);
    expect(await refused({ programado: between }, service.waiter.token)).toEqual([
      201,
      undefined,
      undefined,
    ]);
  });

  test('takes another hour from the staff, not one that is over; its slot goes with it', async () => {
    await limit(1);
    const [first, second] = [ahead(3), ahead(4)];
    const { body } = await sede.order({ programado: first });
    const takeAway = { tipo: 'para_llevar', mesa: null };
    const lines = [{ id_sigo: 'BANDEJA', cantidad: 1 }];
    const edited = await service.edit(body.data, lines, { ...takeAway, programado: second });
    expect([edited.status, edited.body.data?.programado]).toEqual([200, second]);
    expect(await used()).toEqual([
      [first, 0],
      [second, 1],
    ]);
    const kept = await service.edit(edited.body.data, lines, takeAway);
    expect(kept.body.data.programado).toBe(second);
    const past = new Date(Date.now() - 60_000).toISOString();
    const refused = await service.edit(kept.body.data, lines, { ...takeAway, programado: past });
    expect([refused.status, refused.body.code]).toEqual([422, 'franja_invalida']);
    const now = await service.edit(kept.body.data, lines, { ...takeAway, programado: null });
    expect([now.body.data.programado, now.body.data.inicioCocina]).toEqual([null, null]);
    await begin(new Date());
    expect((await service.tickets(body.data)).map(({ clase }) => clase)).toEqual(['comanda']);
  });
});
