import { AJUSTE_TIPOS } from '@comanda/contract/accounts/adjustments.rules';
import type {
  ClosingsReport,
  DiscountsReport,
  TipsReport,
} from '@comanda/contract/reports/money-reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import type { ReportSede } from './facts.db.ts';
import type { AdjustmentRow, AdjustmentSums, ClosingRow, TipRow } from './money.db.ts';
import { dbNameOf } from './reports.presenter.ts';

/** Without lines that a correction brought to nothing. */
export function presentTips(
  rows: readonly TipRow[],
  sedes: readonly ReportSede[],
): TipsReport['propinas'] {
  return rows
    .filter(({ pagos, propina, devuelta }) => pagos !== 0 || propina !== 0 || devuelta !== 0)
    .map(({ location_id, mesero_id, mesero_nombre, ...row }) => ({
      ...row,
      dbName: dbNameOf(sedes, location_id),
      mesero:
        mesero_id === null
          ? null
          : { id: mesero_id, nombre: mesero_nombre ?? reportsMessages.left },
    }));
}

/** A line for each day, sede and person: which method brought how much is not told. */
export function withoutMethods(propinas: TipsReport['propinas']): TipsReport['propinas'] {
  const lines = new Map<string, TipsReport['propinas'][number]>();
  for (const one of propinas) {
    const key = JSON.stringify([one.dia, one.dbName, one.mesero?.id]);
    const { pagos, propina, devuelta } = lines.get(key) ?? { pagos: 0, propina: 0, devuelta: 0 };
    lines.set(key, {
      ...one,
      metodo: null,
      pagos: pagos + one.pagos,
      propina: propina + one.propina,
      devuelta: devuelta + one.devuelta,
    });
  }
  return [...lines.values()];
}

export function presentAdjustments(
  rows: readonly AdjustmentRow[],
  sedes: readonly ReportSede[],
): DiscountsReport['ajustes'] {
  return rows.map(({ id, location_id, cerrada, cantidad, plato, ...row }) => ({
    ...row,
    _id: id,
    dbName: dbNameOf(sedes, location_id),
    cerrada: cerrada.toISOString(),
    plato: cantidad === null ? null : { cantidad, nombre: plato ?? '' },
  }));
}

export function presentSums(
  rows: readonly AdjustmentSums[],
): Pick<DiscountsReport, 'porTipo' | 'porPersona'> {
  const people = Map.groupBy(rows, ({ por }) => por);
  return {
    porTipo: AJUSTE_TIPOS.map((tipo) => ({
      tipo,
      ...addUp(rows.filter((row) => row.tipo === tipo)),
    })),
    porPersona: [...people]
      .map(([por, own]) => ({ por, ...addUp(own) }))
      .sort((a, b) => b.valor - a.valor || (a.por < b.por ? -1 : 1)),
  };
}

function addUp(rows: readonly AdjustmentSums[]) {
  return {
    veces: rows.reduce((sum, { veces }) => sum + veces, 0),
    valor: rows.reduce((sum, { valor }) => sum + valor, 0),
  };
}

export function presentClosings(
  rows: readonly ClosingRow[],
  sedes: readonly ReportSede[],
): ClosingsReport['cierres'] {
  return rows.map(({ id, location_id, abierto, cerrado, cerradoPor, ...row }) => ({
    ...row,
    _id: id,
    dbName: dbNameOf(sedes, location_id),
    abierto: abierto.toISOString(),
    cerrado: cerrado.toISOString(),
    cerradoPor: cerradoPor ?? '',
  }));
}
