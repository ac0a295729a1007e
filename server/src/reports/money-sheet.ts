import { bogotaDateTime } from '@comanda/contract/days';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import type {
  ClosingsReport,
  DiscountsReport,
  TipsReport,
} from '@comanda/contract/reports/money-reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { writeCsv } from '../http/sheet.ts';

export type Cell = string | number | null;
/** The column names, then the rows. */
export type Table = Cell[][];

export function tipsTable({ propinas }: TipsReport): Table {
  return [
    ['Día', 'Sede', 'Mesero', 'Método de pago', 'Pagos', 'Propina', 'Devuelta'],
    ...propinas.map(({ dia, dbName, mesero, metodo, pagos, propina, devuelta }) => [
      dia,
      dbName,
      mesero?.nombre ?? reportsMessages.nobody,
      metodo && METODO_PAGO_LABELS[metodo],
      pagos,
      propina,
      devuelta,
    ]),
  ];
}

export function discountsTable({ ajustes }: DiscountsReport): Table {
  return [
    [
      ...['Cuenta cerrada', 'Sede', 'Cuenta', 'Mesa', 'Tipo', 'Sobre', 'Porcentaje', 'Valor'],
      ...['Motivo', 'Por', 'Autorizó'],
    ],
    ...ajustes.map((one) => [
      bogotaDateTime(one.cerrada),
      one.dbName,
      one.cuenta,
      one.mesa,
      reportsMessages.ajustes[one.tipo],
      one.plato ? `${one.plato.cantidad} × ${one.plato.nombre}` : reportsMessages.wholeAccount,
      one.porcentaje,
      one.valor,
      one.motivo,
      one.por,
      one.autorizadoPor,
    ]),
  ];
}

/** What is missing and what is too much stand apart: a number that begins with a sign is no number in a sheet. */
export function writeClosingsSheet({ cierres }: ClosingsReport): string {
  const table: Table = [
    [
      ...['Cierre', 'Sede', 'Caja', 'Abrió', 'Abierto', 'Cerró', 'Cerrado', 'Base'],
      ...['Esperado', 'Contado', 'Faltó', 'Sobró', 'Nota', 'Recontado', 'Recontó'],
    ],
    ...cierres.map((one) => [
      one.numero,
      one.dbName,
      one.caja,
      one.nombre,
      bogotaDateTime(one.abierto),
      one.cerradoPor,
      bogotaDateTime(one.cerrado),
      one.base,
      one.esperado,
      one.contado ?? (one.forzado ? 'Sin contar' : null),
      one.diferencia === null ? null : Math.max(0, -one.diferencia),
      one.diferencia === null ? null : Math.max(0, one.diferencia),
      one.nota,
      one.reconteo?.contado ?? null,
      one.reconteo?.por ?? null,
    ]),
  ];
  return writeCsv(rectangle(table));
}

/**
 * Pads rows to the widest one, because the writer cuts them to the first. Decimals have a comma.
 */
export function rectangle(table: Table): string[][] {
  const width = Math.max(...table.map((row) => row.length));
  return table.map((row) =>
    Array.from({ length: width }, (_, i) => {
      const cell = row[i] ?? '';
      return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
    }),
  );
}
