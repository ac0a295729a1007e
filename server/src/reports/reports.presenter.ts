import { addDays } from '@comanda/contract/days';
import { dishCategories } from '@comanda/contract/menu/menu.rules';
import { TIPOS } from '@comanda/contract/orders/orders';
import { REPORT_LIST, type Report, type ReportFigures } from '@comanda/contract/reports/reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { daysIn, type ReportPeriod } from '@comanda/contract/reports/reports.rules';
import type { ReportSede } from './facts.db.ts';
import type { MethodRow } from './money.db.ts';
import {
  addUp,
  type DayRow,
  type KindRow,
  type LossRow,
  type MenuRow,
  mostSold,
  type ProductRow,
  type StaffRow,
} from './reports.db.ts';

export function presentFigures(
  rows: readonly DayRow[],
  methods: readonly MethodRow[],
): ReportFigures {
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
    descuentos: total('descuentos'),
    cortesias: total('cortesias'),
    devoluciones: methods.reduce((sum, { devuelto }) => sum + devuelto, 0),
    propinas: methods.reduce((sum, { propina }) => sum + propina, 0),
  };
}

export function presentSedesAndDays(
  sedes: readonly ReportSede[],
  { period, current }: { period: ReportPeriod; current: readonly DayRow[] },
  { before, earlier }: { before: ReportPeriod; earlier: readonly DayRow[] },
): Pick<Report, 'porSede' | 'porDia'> {
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

type ProductSales = Report['productos'][number];

/** Each under the name it was last sold by, highest amount first. */
export function presentProducts(
  rows: readonly ProductRow[],
  clase: ProductRow['clase'],
): ProductSales[] {
  const named = Map.groupBy(
    rows.filter((row) => row.clase === clase),
    ({ id_sigo }) => id_sigo,
  );
  return [...named]
    .map(([id_sigo, names]) => ({
      id_sigo,
      nombre: names.toSorted(lastSoldFirst)[0]?.nombre ?? '',
      cantidad: names.reduce((sum, { cantidad }) => sum + cantidad, 0),
      ventas: names.reduce((sum, { ventas }) => sum + ventas, 0),
    }))
    .sort(
      (a, b) => b.ventas - a.ventas || b.cantidad - a.cantidad || (a.id_sigo < b.id_sigo ? -1 : 1),
    );
}

/** Only dishes that diners can choose today. */
export function leastSold(menu: readonly MenuRow[], sold: readonly ProductSales[]): ProductSales[] {
  const offered = new Map(dishCategories(menu).map(({ id_sigo, nombre }) => [id_sigo, nombre]));
  const sales = new Map(sold.map((product) => [product.id_sigo, product]));
  return [...offered]
    .map(([id_sigo, nombre]) => {
      const { cantidad = 0, ventas = 0 } = sales.get(id_sigo) ?? {};
      return { id_sigo, nombre, cantidad, ventas };
    })
    .sort(
      (a, b) => a.cantidad - b.cantidad || a.ventas - b.ventas || (a.id_sigo < b.id_sigo ? -1 : 1),
    )
    .slice(0, REPORT_LIST.menosVendidos);
}

function lastSoldFirst(a: ProductRow, b: ProductRow): number {
  return b.ultima.getTime() - a.ultima.getTime() || (a.nombre < b.nombre ? -1 : 1);
}

/** Only those that sold, highest amount first. A day may have sold only dishes of an order of another day. */
export function presentTypes(rows: readonly KindRow[]): Report['porTipo'] {
  const porTipo = TIPOS.map((tipo) => ({
    tipo,
    ...addUp(rows.filter((row) => row.tipo === tipo)),
  }));
  return mostSold(porTipo.filter(({ pedidos, ventas }) => pedidos > 0 || ventas > 0));
}

/** Only those that money came or went by, highest amount first. */
export function presentMethods(rows: readonly MethodRow[]): NonNullable<Report['porMetodoPago']> {
  return rows
    .filter((row) => [row.pagos, row.valor, row.propina, row.devuelto].some((one) => one !== 0))
    .toSorted((a, b) => b.valor - a.valor || b.pagos - a.pagos || (a.metodo < b.metodo ? -1 : 1));
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
    .sort(
      (a, b) =>
        b.ventas - a.ventas ||
        deeds(b) - deeds(a) ||
        compare(a.nombre, b.nombre) ||
        compare(a.dbName + a.empleado, b.dbName + b.empleado),
    );
}

/** Two people of one name keep their places from one report to the next. */
function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
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

export function dbNameOf(sedes: readonly ReportSede[], locationId: string): string {
  return sedes.find((sede) => sede.locationId === locationId)?.dbName ?? '';
}
