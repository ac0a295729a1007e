import { DENOMINACIONES } from '@comanda/contract/till/till.words';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openShiftDesk, type ShiftDesk } from '../../test/shift-desk.ts';

let desk: ShiftDesk;

beforeAll(async () => {
  desk = await openShiftDesk();
});
afterEach(() => desk.closeAll());
afterAll(() => desk.service.server.close());

describe('what cannot be is refused, and nothing is written', () => {
  const MAX = 1_000_000_000;
  test.each([
    [{ base: -1 }, 422, 'base'],
    [{ base: 0.5 }, 422, 'base'],
    [{ base: MAX + 1 }, 422, 'base'],
    [{ base: '100' }, 400, 'base'],
    [{ base: null }, 400, 'base'],
    [{ caja: ' \n' }, 422, 'caja'],
    [{ caja: 'C'.repeat(41) }, 422, 'caja'],
  ])('at opening: %o', async (body, status, path) => {
    const code = status === 422 ? 'regla_incumplida' : 'solicitud_invalida';
    expect(await desk.refused(() => desk.shifts.open(body))).toEqual([status, code, path]);
  });

  test.each([
    [{ valor: 0 }, 422, 'valor'],
    [{ valor: -5 }, 422, 'valor'],
    [{ valor: 1.5 }, 422, 'valor'],
    [{ valor: MAX + 1 }, 422, 'valor'],
    [{ motivo: '\u200b ' }, 422, 'motivo'],
    [{ motivo: 'm'.repeat(201) }, 422, 'motivo'],
    [{ tipo: 'regalo' }, 400, 'tipo'],
    [{ clase: 'regalo' }, 400, 'clase'],
  ])('of a movement: %o', async (body, status, path) => {
    const { _id } = await desk.opened();
    const code = status === 422 ? 'regla_incumplida' : 'solicitud_invalida';
    expect(await desk.refused(() => desk.shifts.move(_id, body))).toEqual([status, code, path]);
  });

  test.each([
    [{ denominaciones: { 300: 1 } }, 422, 'denominaciones.300'],
    [{ denominaciones: { '1e3': 1 } }, 422, 'denominaciones.1e3'],
    [{ denominaciones: { ' 50': 1 } }, 422, 'denominaciones. 50'],
    [{ denominaciones: { 50: -1 } }, 422, 'denominaciones.50'],
    [{ denominaciones: { 50: 0.5 } }, 422, 'denominaciones.50'],
    [{ denominaciones: { 50: 100_001 } }, 422, 'denominaciones.50'],
    [{ otros: { efectivo: 1 } }, 422, 'otros.efectivo'],
    [{ otros: { cheque: 1 } }, 422, 'otros.cheque'],
    [{ otros: { nequi: -1 } }, 422, 'otros.nequi'],
    [{ otros: { nequi: 0.1 } }, 422, 'otros.nequi'],
    [{ otros: { nequi: MAX + 1 } }, 422, 'otros.nequi'],
    [{ nota: 'n'.repeat(501) }, 422, 'nota'],
    [{ denominaciones: [1] }, 400, 'denominaciones'],
  ])('of a count: %o', async (body, status, path) => {
    const { _id } = await desk.opened();
    const code = status === 422 ? 'regla_incumplida' : 'solicitud_invalida';
    expect(await desk.refused(() => desk.shifts.close(_id, body))).toEqual([status, code, path]);
    await desk.shifts.force(_id, desk.reviewer.token);
    expect(await desk.refused(() => desk.shifts.recount(_id, desk.reviewer.token, body))).toEqual([
      status,
      code,
      path,
    ]);
  });

  test('every note and coin of Colombia counts', async () => {
    const { _id } = await desk.opened({ base: 0 });
    const denominaciones = Object.fromEntries(DENOMINACIONES.map((one) => [one, 1]));
    expect((await desk.shifts.close(_id, { denominaciones })).body.data.conteo.efectivo).toBe(
      188_850,
    );
  });
});
