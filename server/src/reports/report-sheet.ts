import { bogotaDateTime } from '@comanda/contract/days';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { METODO_PAGO_LABELS, TIPO_LABELS } from '@comanda/contract/orders/orders.words';
import { earlierWords } from '@comanda/contract/reports/comparison.rules';
import type { DiscountsReport, TipsReport } from '@comanda/contract/reports/money-reports';
import type { Report, ReportSection } from '@comanda/contract/reports/reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { WEEKDAYS } from '@comanda/contract/reports/reports.rules';
import { writeCsv } from '../http/sheet.ts';
import { type Cell, discountsTable, rectangle, type Table, tipsTable } from './money-sheet.ts';

/** What a sheet of all sections is made of. */
export type SheetParts = { report: Report; tips: TipsReport; discounts: DiscountsReport };

/** All sections one below the other, each under its title; or a single one, as a plain table. */
export function writeReportSheet(parts: SheetParts, section?: ReportSection): string {
  const { report } = parts;
  if (section) return writeCsv(rectangle(TABLES[section].table(report, parts)));
  const sheets = Object.values(TABLES).map(({ title, table }) => [
    [title],
    ...table(report, parts),
    [],
  ]);
  const period = [`Reporte del ${report.desde} al ${report.hasta}`];
  const compared = [reportsMessages.comparedWith(wordsOf(report))];
  return writeCsv(rectangle([period, compared, [], ...sheets.flat().slice(0, -1)]));
}

const TALLY = ['Pedidos', 'Ventas'];

type Section = { title: string; table: (report: Report, parts: SheetParts) => Table };

const TABLES: Record<ReportSection, Section> = {
  resumen: { title: 'Resumen', table: summary },
  dias: {
    title: 'Ventas por día',
    table: (report) => [
      [
        'Día',
        ...TALLY,
        ...report.porSede.map(({ nombre }) => nombre),
        `Ventas: ${wordsOf(report)}`,
      ],
      ...report.porDia.map((day) => [
        day.dia,
        day.pedidos,
        day.ventas,
        ...day.porSede,
        day.anterior,
      ]),
    ],
  },
  horas: {
    title: 'Ventas por hora',
    table: ({ porHora }) => [
      ['Día de la semana', 'Hora', ...TALLY],
      ...porHora.map(({ diaSemana, hora, pedidos, ventas }) => [
        WEEKDAYS[diaSemana - 1] ?? '',
        `${hora}:00`,
        pedidos,
        ventas,
      ]),
    ],
  },
  sedes: {
    title: 'Por sede',
    table: (report) => [
      ['Sede', ...TALLY, ...TALLY.map((name) => `${name}: ${wordsOf(report)}`)],
      ...report.porSede.map(({ nombre, pedidos, ventas, anterior }) => [
        nombre,
        pedidos,
        ventas,
        anterior.pedidos,
        anterior.ventas,
      ]),
    ],
  },
  tipos: {
    title: 'Por tipo de pedido',
    table: ({ porTipo }) => [
      ['Tipo', ...TALLY],
      ...porTipo.map(({ tipo, pedidos, ventas }) => [TIPO_LABELS[tipo], pedidos, ventas]),
    ],
  },
  pagos: {
    title: 'Por método de pago',
    table: ({ porMetodoPago }) => [
      ['Método de pago', 'Pagos', 'Recibido', 'Propina', 'Devuelto'],
      ...(porMetodoPago ?? []).map(({ metodo, pagos, valor, propina, devuelto }) => [
        METODO_PAGO_LABELS[metodo],
        pagos,
        valor,
        propina,
        devuelto,
      ]),
    ],
  },
  productos: { title: 'Productos', table: ({ productos }) => products(productos) },
  adiciones: { title: 'Adiciones', table: ({ adiciones }) => products(adiciones) },
  menos_vendidos: {
    title: 'Lo menos vendido de la carta',
    table: ({ menosVendidos }) => products(menosVendidos),
  },
  bajas: { title: 'Dados de baja', table: ({ bajas }) => losses(bajas) },
  cancelados: { title: 'Cancelados', table: ({ cancelados }) => losses(cancelados) },
  personal: {
    title: 'Personal',
    table: ({ personal }) => [
      ['Nombre', 'Sede', 'Tomados', 'Preparados', 'Entregados', 'Facturados', 'Ventas'],
      ...personal.map((one) => [
        one.nombre,
        one.dbName,
        one.tomados,
        one.preparados,
        one.entregados,
        one.facturados,
        one.ventas,
      ]),
    ],
  },
  propinas: { title: 'Propinas', table: (_, { tips }) => tipsTable(tips) },
  descuentos: {
    title: 'Descuentos y cortesías',
    table: (_, { discounts }) => discountsTable(discounts),
  },
};

/** What the earlier figures of the report count, as on the screen. */
function wordsOf(report: Report): string {
  return earlierWords(report, report.anterior.corte);
}

function summary(report: Report): Table {
  const { actual, anterior, clientes } = report;
  const both = (name: string, read: (figures: Report['actual']) => Cell) => [
    name,
    read(actual),
    read(anterior),
  ];
  return [
    ['', 'Este período', `Antes: ${wordsOf(report)}`],
    both('Ventas', ({ ventas }) => ventas),
    both('Pedidos', ({ pedidos }) => pedidos),
    both('Promedio por pedido', ({ ticketPromedio }) => ticketPromedio),
    both('Descuentos', ({ descuentos }) => descuentos),
    both('Cortesías', ({ cortesias }) => cortesias),
    both('Devoluciones', ({ devoluciones }) => devoluciones),
    both('Propinas', ({ propinas }) => propinas),
    both('Pedidos cancelados', ({ cancelados }) => cancelados.pedidos),
    both('Valor cancelado', ({ cancelados }) => cancelados.ventas),
    both('Pedidos dados de baja', ({ bajas }) => bajas.pedidos),
    both('Valor dado de baja', ({ bajas }) => bajas.ventas),
    both('Minutos de preparación', ({ minutosPreparacion }) => minutosPreparacion),
    both('Minutos de entrega', ({ minutosEntrega }) => minutosEntrega),
    ['Clientes nuevos', clientes.nuevos],
    ['Clientes que volvieron', clientes.recurrentes],
    ['Pedidos sin cuenta', clientes.sinCuenta],
  ];
}

function products(sales: Report['productos']): Table {
  return [
    ['Código', 'Nombre', 'Cantidad', 'Ventas'],
    ...sales.map(({ id_sigo, nombre, cantidad, ventas }) => [id_sigo, nombre, cantidad, ventas]),
  ];
}

function losses(rows: Report['bajas']): Table {
  return [
    ['Pedido', 'Sede', 'Fecha', 'Total', 'Motivo', 'Por'],
    ...rows.map(({ _id, dbName, fecha, total, motivo, por }) => [
      shortId(_id),
      dbName,
      bogotaDateTime(fecha),
      total,
      motivo,
      por,
    ]),
  ];
}
