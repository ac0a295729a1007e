import { randomUUID } from 'node:crypto';
import type { Shift } from '@comanda/contract/till/till';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeEmployee, makeSede } from '../../test/factories.ts';
import { openShiftDesk, type ShiftDesk } from '../../test/shift-desk.ts';

let desk: ShiftDesk;

beforeAll(async () => {
  desk = await openShiftDesk();
});
afterEach(() => desk.closeAll());
afterAll(() => desk.service.server.close());

describe('who', () => {
  test('has a shift moves and closes it, and who may review does so too', async () => {
    const { _id } = await desk.opened();
    for (const call of [
      () => desk.shifts.read(_id, desk.other.token),
      () => desk.shifts.move(_id, {}, desk.other.token),
      () => desk.shifts.close(_id, {}, desk.other.token),
    ]) {
      expect(await desk.refused(call)).toEqual([403, 'turno_ajeno']);
    }
    expect((await desk.shifts.move(_id, {}, desk.reviewer.token)).status).toBe(200);
    expect((await desk.shifts.move(_id, {}, desk.service.restaurant.token)).status).toBe(200);
    expect((await desk.shifts.close(_id, {}, desk.reviewer.token)).status).toBe(200);
  });

  test('names the shift of another sede, or none, finds nothing', async () => {
    const sister = await makeSede(desk.service.server.db, desk.service.restaurant);
    const { _id } = await desk.opened();
    const token = desk.service.restaurant.token;
    const at = (id: string, dbName: string, path: string) =>
      desk.service.server.call('POST', `/api/till/${id}/${path}`, {
        token,
        body: { dbName, denominaciones: {}, tipo: 'egreso', clase: 'otro', valor: 1, motivo: 'x' },
      });
    for (const path of ['move', 'close', 'force', 'recount']) {
      for (const [id, dbName] of [
        [_id, sister.dbName],
        [randomUUID(), desk.service.sede.dbName],
        ['no-es-un-turno', desk.service.sede.dbName],
      ] as const) {
        expect(await desk.refused(() => at(id, dbName, path))).toEqual([404, 'turno_desconocido']);
      }
    }
    expect((await desk.shifts.read(randomUUID())).body.code).toBe('turno_desconocido');
    const foreign = await makeEmployee(desk.service.server.db, sister, ['caja']);
    expect(await desk.refused(() => desk.shifts.move(_id, {}, foreign.token))).toEqual([
      403,
      'sede_ajena',
    ]);
  });

  test('reads the list sees open shifts first, then Zs by number, page by page', async () => {
    const mine = await desk.opened();
    await desk.shifts.close(mine._id);
    const theirs = await desk.opened({}, desk.other.token);
    await desk.shifts.close(theirs._id, {}, desk.other.token);
    const [one, two] = [
      await desk.opened({ caja: 'A' }),
      await desk.opened({ caja: 'B' }, desk.other.token),
    ];
    const ids = (body: { data: Shift[] }) => body.data.map(({ _id }) => _id);
    const all = await desk.shifts.list({}, desk.reviewer.token);
    expect(ids(all.body).slice(0, 4)).toEqual([one._id, two._id, theirs._id, mine._id]);
    const numbers = all.body.data.flatMap(({ numero }: Shift) => numero ?? []);
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a));
    // Their own Zs, and every open one.
    const seen = ids((await desk.shifts.list({ limit: 100 })).body);
    expect(seen.slice(0, 3)).toEqual([one._id, two._id, mine._id]);
    expect(seen).not.toContain(theirs._id);
    const paged: string[] = [];
    let cursor = '';
    do {
      const { body } = await desk.shifts.list(
        { limit: 1, ...(cursor && { cursor }) },
        desk.reviewer.token,
      );
      paged.push(...ids(body));
      cursor = body.nextCursor;
    } while (cursor);
    const whole = await desk.shifts.list({ limit: 100 }, desk.reviewer.token);
    expect(paged).toEqual(ids(whole.body));
    const bad = Buffer.from(`Z ${randomUUID()}`).toString('base64url');
    expect((await desk.shifts.list({ cursor: bad })).status).toBe(400);
  });
});
