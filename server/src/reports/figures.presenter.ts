import { addDays } from '@comanda/contract/days';
import type { Report, ReportFigures } from '@comanda/contract/reports/reports';
import { daysIn, periodBefore, type ReportPeriod } from '@comanda/contract/reports/reports.rules';
import type { ReportSede } from './facts.db.ts';
import type { DayRow } from './reports.db.ts';
import { addUp } from './tally.ts';

export function presentFigures(rows: readonly DayRow[]): ReportFigures {
  const { pedidos, ventas } = addUp(rows);
  const total = (column: NumberColumn) => rows.reduce((sum, row) => sum + row[column], 0);
  return {
    pedidos,
    ventas,
    ticketPromedio: pedidos > 0 ? Math.round(ventas / pedidos) : 0,
    cancelados: { pedidos: total('cancelados'), ventas: total('cancelados_total') },
    bajas: { pedidos: total('bajas'), ventas: total('bajas_total') },
    minutosPreparacion: averageMinutes(total('preparacion_ms'), total('preparados')),
    minutosEntrega: averageMinutes(total('entrega_ms'), total('entregados')),
  };
}

export function presentSedesAndDays(
  sedes: readonly ReportSede[],
  period: ReportPeriod,
  current: readonly DayRow[],
  earlier: readonly DayRow[],
): Pick<Report, 'porSede' | 'porDia'> {
  const before = periodBefore(period);
  const rowsOf = Map.groupBy(current, ({ dia }) => dia);
  const rowsBefore = Map.groupBy(earlier, ({ dia }) => dia);
  const porDia = Array.from({ length: daysIn(period) }, (_, i) => {
    const dia = addDays(period.desde, i);
    const rows = rowsOf.get(dia) ?? [];
    return {
      dia,
      ...addUp(rows),
      porSede: sedes.map((sede) => addUp(rows.filter(isAt(sede))).ventas),
      anterior: addUp(rowsBefore.get(addDays(before.desde, i)) ?? []).ventas,
    };
  });
  const porSede = sedes.map((sede) => ({
    dbName: sede.dbName,
    nombre: sede.nombre,
    ...addUp(current.filter(isAt(sede))),
    anterior: addUp(earlier.filter(isAt(sede))),
  }));
  return { porSede, porDia };
}

type NumberColumn = Exclude<keyof DayRow, 'location_id' | 'dia'>;

function isAt({ locationId }: ReportSede) {
  return (row: DayRow) => row.location_id === locationId;
}

/** Rounded to a tenth of a minute. */
function averageMinutes(ms: number, count: number): number | null {
  return count > 0 ? Math.round(ms / count / 6_000) / 10 : null;
}
