import { expect, test } from 'vitest';
import { presentStaff } from './reports.presenter.ts';

const SEDE = { locationId: 'una', dbName: 'centro', nombre: 'Centro', liveFrom: new Date(0) };

test('people with the same name and the same deeds stand in one order, however they were read', () => {
  const rows = ['c', 'a', 'b'].map((empleado) => ({
    location_id: SEDE.locationId,
    empleado,
    nombre: 'Luz Dary Moreno',
    tomados: 2,
    preparados: 0,
    entregados: 0,
    facturados: 0,
    ventas: 0,
    ultima: new Date('2026-01-05T17:00:00Z'),
  }));
  const read = presentStaff(rows, [SEDE]).map(({ empleado }) => empleado);
  expect(read).toEqual(['a', 'b', 'c']);
  expect(presentStaff(rows.toReversed(), [SEDE]).map(({ empleado }) => empleado)).toEqual(read);
});
