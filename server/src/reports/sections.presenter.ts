import { METODOS_PAGO, TIPOS } from '@comanda/contract/orders/orders';
import type { Report } from '@comanda/contract/reports/reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import type { ReportSede } from './facts.db.ts';
import type { LossRow } from './losses.db.ts';
import type { KindRow, StaffRow } from './reports.db.ts';
import { addUp, mostSold } from './tally.ts';

/** Only those that sold, highest amount first. */
export function presentKinds(rows: readonly KindRow[]): Pick<Report, 'porTipo' | 'porMetodoPago'> {
  const porTipo = TIPOS.map((tipo) => ({
    tipo,
    ...addUp(rows.filter((row) => row.tipo === tipo)),
  }));
  const porMetodoPago = METODOS_PAGO.map((metodoPago) => ({
    metodoPago,
    ...addUp(rows.filter((row) => row.metodoPago === metodoPago)),
  }));
  return {
    porTipo: mostSold(porTipo.filter(({ pedidos }) => pedidos > 0)),
    porMetodoPago: mostSold(porMetodoPago.filter(({ pedidos }) => pedidos > 0)),
  };
}

export function presentLosses(
  rows: readonly LossRow[],
  sedes: readonly ReportSede[],
): Report['bajas'] {
  return rows.map(({ id, location_id, fecha, total, motivo, por }) => ({
    _id: id,
    dbName: dbNameOf(sedes, location_id),
    fecha: fecha.toISOString(),
    total,
    motivo: motivo ?? '',
    por: por ?? '',
  }));
}

/** A line for each person and sede, best sellers first. */
export function presentStaff(
  rows: readonly StaffRow[],
  sedes: readonly ReportSede[],
): Report['personal'] {
  const people = Map.groupBy(rows, (row) => `${row.location_id} ${row.empleado}`);
  return [...people.values()]
    .map((names) => {
      const [last] = names.toSorted(lastKnownFirst);
      const total = (column: DeedColumn) => names.reduce((sum, row) => sum + row[column], 0);
      const empleado = last?.empleado ?? '';
      return {
        empleado,
        nombre: empleado === '' ? reportsMessages.diners : (last?.nombre ?? ''),
        dbName: dbNameOf(sedes, last?.location_id ?? ''),
        tomados: total('tomados'),
        preparados: total('preparados'),
        entregados: total('entregados'),
        facturados: total('facturados'),
        ventas: total('ventas'),
      };
    })
    .sort((a, b) => b.ventas - a.ventas || deeds(b) - deeds(a) || (a.nombre < b.nombre ? -1 : 1));
}

type DeedColumn = 'tomados' | 'preparados' | 'entregados' | 'facturados' | 'ventas';

/** A row without a name comes last: the name is in another row, or nowhere. */
function lastKnownFirst(a: StaffRow, b: StaffRow): number {
  const known = Number(b.nombre !== '') - Number(a.nombre !== '');
  return known || b.ultima.getTime() - a.ultima.getTime() || (a.nombre < b.nombre ? -1 : 1);
}

function deeds(person: Report['personal'][number]): number {
  return person.tomados + person.preparados + person.entregados + person.facturados;
}

function dbNameOf(sedes: readonly ReportSede[], locationId: string): string {
  return sedes.find((sede) => sede.locationId === locationId)?.dbName ?? '';
}
