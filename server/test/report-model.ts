import type { Report } from '@comanda/contract/reports/reports';
import { type GeneratedOrder, totalOf } from './report-history.ts';
import { clientOf, type Happened, sedeAt, takerOf, type World } from './report-world.ts';

const DAY_MS = 86_400_000;
/** Colombia's clock. */
const SHIFT_MS = 5 * 3_600_000;

/** The day number of an instant in Bogota. */
const dayOf = (ms: number) => Math.floor((ms - SHIFT_MS) / DAY_MS);
const dayName = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const dayNumber = (name: string) => Date.parse(`${name}T00:00:00Z`) / DAY_MS;

type Period = { desde: string; hasta: string };

/**
 * A report computed without the product: a walk over the generated orders. The order of equal sums
 * is left to the test.
 */
export function expectedReport(
  world: World,
  happened: readonly Happened[],
  only: number | null,
  { desde, hasta }: Period,
  now: Date,
) {
  const first = dayNumber(desde);
  const last = dayNumber(hasta);
  const length = last - first + 1;
  const orders = happened.filter((order) => only === null || order.sede === only);
  const sedes = world.sedes.filter((_, i) => only === null || i === only);
  const ending = (estado: GeneratedOrder['estado'], from: number, to: number) =>
    orders.filter((order) => order.estado === estado && within(order.fin, from, to));
  const sold = ending('facturado', first, last);
  // A single day is compared with the same weekday; what is not over, up to the same moment.
  const shift = length === 1 ? 7 : length;
  const isOver = dayOf(now.getTime()) > last;
  const reached = Math.max(now.getTime(), first * DAY_MS + SHIFT_MS);
  const corte = isOver ? null : reached - shift * DAY_MS;
  const then = orders.map((order) => upTo(order, corte ?? Number.POSITIVE_INFINITY));
  const soldBefore = then.filter(
    ({ estado, fin }) => estado === 'facturado' && within(fin, first - shift, last - shift),
  );

  const figures = (orders: readonly GeneratedOrder[], from: number, to: number) => {
    const ending = (estado: GeneratedOrder['estado']) =>
      orders.filter((order) => order.estado === estado && within(order.fin, from, to));
    const sales = ending('facturado');
    return {
      ...tally(sales),
      ticketPromedio: sales.length ? Math.round(sum(sales.map(totalOf)) / sales.length) : 0,
      cancelados: tally(ending('cancelado')),
      bajas: tally(ending('dado_de_baja')),
      minutosPreparacion: minutes(
        orders
          .filter(({ preparado }) => within(preparado, from, to))
          .map(({ creado, marchado, preparado }) => Number(preparado) - (marchado ?? creado)),
      ),
      minutosEntrega: minutes(
        orders
          .filter(({ entregado }) => within(entregado, from, to))
          .map(({ preparado, entregado }) => Number(entregado) - Number(preparado)),
      ),
      // These orders were sold by an earlier version: each was paid whole and without a tip.
      ...{ descuentos: 0, cortesias: 0, devoluciones: 0, propinas: 0 },
    };
  };

  return {
    desde,
    hasta,
    actual: figures(orders, first, last),
    anterior: {
      desde: dayName(first - shift),
      hasta: dayName(last - shift),
      corte: corte === null ? null : new Date(corte).toISOString(),
      ...figures(then, first - shift, last - shift),
    },
    hoy: todayOf(orders, first, last, now),
    porSede: sedes.map((sede) => ({
      dbName: sede.dbName,
      ...tally(sold.filter((order) => sedeAt(world, order) === sede)),
      anterior: tally(soldBefore.filter((order) => sedeAt(world, order) === sede)),
    })),
    porDia: Array.from({ length }, (_, i) => {
      const onDay = sold.filter((order) => within(order.fin, first + i, first + i));
      const dayBefore = first - shift + i;
      return {
        dia: dayName(first + i),
        ...tally(onDay),
        porSede: sedes.map((sede) =>
          sum(onDay.filter((order) => sedeAt(world, order) === sede).map(totalOf)),
        ),
        anterior: sum(
          soldBefore.filter(({ fin }) => within(fin, dayBefore, dayBefore)).map(totalOf),
        ),
      };
    }),
    porHora: grouped(sold, ({ fin }) => {
      const clock = new Date(Number(fin) - SHIFT_MS);
      return `${clock.getUTCDay() || 7} ${clock.getUTCHours()}`;
    }),
    porTipo: grouped(sold, ({ tipo }) => tipo),
    porMetodoPago: methodsOf(sold),
    productos: productsOf(sold, 'producto'),
    adiciones: productsOf(sold, 'adicion'),
    bajas: idsOf(ending('dado_de_baja', first, last)),
    cancelados: idsOf(ending('cancelado', first, last)),
    personal: staffOf(world, orders, first, last),
    clientes: clientsOf(world, orders, first, last),
  };
}

/** The product's report in the same form. */
export function inModelTerms(report: Report) {
  const tallied = <T>(rows: readonly (T & Tally)[], key: (row: T) => string) =>
    Object.fromEntries(rows.map((row) => [key(row), { pedidos: row.pedidos, ventas: row.ventas }]));
  const products = (rows: Report['productos']) =>
    Object.fromEntries(rows.map(({ id_sigo, ...rest }) => [id_sigo, rest]));
  const { menosVendidos: _, ...rest } = report;
  return {
    ...rest,
    porSede: report.porSede.map(({ nombre: _, ...sede }) => sede),
    porHora: tallied(report.porHora, ({ diaSemana, hora }) => `${diaSemana} ${hora}`),
    porTipo: tallied(report.porTipo, ({ tipo }) => tipo),
    porMetodoPago: Object.fromEntries(
      report.porMetodoPago?.map(({ metodo, ...sums }) => [metodo, sums]) ?? [],
    ),
    productos: products(report.productos),
    adiciones: products(report.adiciones),
    bajas: report.bajas.map(({ _id }) => _id).toSorted(),
    cancelados: report.cancelados.map(({ _id }) => _id).toSorted(),
    personal: Object.fromEntries(
      report.personal.map(({ empleado, dbName, nombre: _, ...deeds }) => [
        `${dbName} ${empleado}`,
        deeds,
      ]),
    ),
  };
}

function idsOf(orders: readonly Happened[]): string[] {
  return orders.map(({ id }) => id).toSorted();
}

type Tally = { pedidos: number; ventas: number };

function within(ms: number | null, from: number, to: number): boolean {
  return ms !== null && dayOf(ms) >= from && dayOf(ms) <= to;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function tally(orders: readonly GeneratedOrder[]): Tally {
  return { pedidos: orders.length, ventas: sum(orders.map(totalOf)) };
}

function minutes(waits: readonly number[]): number | null {
  return waits.length ? Math.round(sum(waits) / waits.length / 6_000) / 10 : null;
}

function grouped(
  orders: readonly GeneratedOrder[],
  key: (order: GeneratedOrder) => string,
): Record<string, Tally> {
  const groups = new Map<string, GeneratedOrder[]>();
  for (const order of orders) groups.set(key(order), [...(groups.get(key(order)) ?? []), order]);
  return Object.fromEntries([...groups].map(([name, some]) => [name, tally(some)]));
}

function methodsOf(sold: readonly GeneratedOrder[]) {
  const methods = grouped(sold, ({ metodoPago }) => metodoPago);
  return Object.fromEntries(
    Object.entries(methods).map(([metodo, { pedidos, ventas }]) => [
      metodo,
      { pagos: pedidos, valor: ventas, propina: 0, devuelto: 0 },
    ]),
  );
}

function todayOf(orders: readonly GeneratedOrder[], first: number, last: number, now: Date) {
  const today = dayOf(now.getTime());
  if (today < first || today > last) return null;
  const sold = (day: number, before = Number.POSITIVE_INFINITY) =>
    tally(
      orders.filter(
        ({ estado, fin }) =>
          estado === 'facturado' && within(fin, day, day) && Number(fin) < before,
      ),
    );
  return {
    ...sold(today),
    corte: new Date(now.getTime() - 7 * DAY_MS).toISOString(),
    semanaPasada: sold(today - 7, now.getTime() - 7 * DAY_MS),
    semanaPasadaCompleta: sold(today - 7),
  };
}

/** The order without what happened to it from an instant on. */
function upTo<T extends GeneratedOrder>(order: T, instant: number): T {
  const known = (at: number | null) => (at !== null && at < instant ? at : null);
  const { preparado, entregado, fin } = order;
  return { ...order, preparado: known(preparado), entregado: known(entregado), fin: known(fin) };
}

type Sold = { id_sigo: string; nombre: string; cantidad: number; ventas: number; at: number };

/** What was chosen of groups: each dish of the line has it, and each unit of an option what hangs under it. */
function optionsOf(
  { cantidad: dishes, grupos = [] }: GeneratedOrder['lines'][number],
  at: number,
): (Sold & { isProduct: boolean })[] {
  const sold: (Sold & { isProduct: boolean })[] = [];
  const add = (groups: typeof grupos, times: number) => {
    for (const { codigo, opciones } of groups) {
      for (const one of opciones) {
        const { nombre, precio, cantidad, incluidas, id_sigo, grupos: below = [] } = one;
        sold.push({
          id_sigo: id_sigo ?? `${codigo}/${one.codigo}`,
          isProduct: id_sigo !== undefined,
          nombre,
          cantidad: cantidad * times,
          ventas: precio * (cantidad - incluidas) * times,
          at,
        });
        add(below, cantidad * times);
      }
    }
  };
  add(grupos, dishes);
  return sold;
}

function productsOf(orders: readonly GeneratedOrder[], clase: 'producto' | 'adicion') {
  const parts = orders.flatMap(({ lines, fin }) =>
    lines.flatMap((line): Sold[] => {
      const once = ({ id_sigo, nombre, precio }: (typeof line.adiciones)[number]) => ({
        id_sigo,
        nombre,
        cantidad: 1,
        ventas: precio,
        at: Number(fin),
      });
      const options = optionsOf(line, Number(fin));
      const ofKind = options.flatMap(({ isProduct, ...one }) =>
        isProduct === (clase === 'producto') ? one : [],
      );
      if (clase === 'adicion') return [...line.adiciones.map(once), ...ofKind];
      const { id_sigo, nombre, cantidad, precio } = line;
      const { combo } = line;
      return [
        { id_sigo, nombre, cantidad, ventas: precio * cantidad, at: Number(fin) },
        ...(combo ? [once(combo.bebida), once(combo.adicional)] : []),
        ...ofKind,
      ];
    }),
  );
  const all: Record<string, Omit<Sold, 'id_sigo' | 'at'>> = {};
  // The latest name counts; of two at the same time, the first of the alphabet.
  const byTime = parts.toSorted((a, b) => a.at - b.at || (a.nombre > b.nombre ? -1 : 1));
  for (const { id_sigo, nombre, cantidad, ventas } of byTime) {
    const before = all[id_sigo] ?? { cantidad: 0, ventas: 0 };
    all[id_sigo] = {
      nombre,
      cantidad: before.cantidad + cantidad,
      ventas: before.ventas + ventas,
    };
  }
  return all;
}

function staffOf(world: World, orders: readonly GeneratedOrder[], first: number, last: number) {
  const none = { tomados: 0, preparados: 0, entregados: 0, facturados: 0, ventas: 0 };
  const people: Record<string, typeof none> = {};
  const add = (order: GeneratedOrder, who: string | undefined, what: Partial<typeof none>) => {
    if (who === undefined) return;
    const key = `${sedeAt(world, order).dbName} ${who}`;
    const before = people[key] ?? none;
    people[key] = Object.fromEntries(
      Object.entries(before).map(([name, n]) => [name, n + (what[name as keyof typeof none] ?? 0)]),
    ) as typeof none;
  };
  for (const order of orders) {
    const idOf = (who: number | null) =>
      who === null ? undefined : sedeAt(world, order).staff[who]?.id;
    if (within(order.creado, first, last)) add(order, takerOf(world, order), { tomados: 1 });
    if (within(order.preparado, first, last)) add(order, idOf(order.cook), { preparados: 1 });
    if (within(order.entregado, first, last)) add(order, idOf(order.waiter), { entregados: 1 });
    if (order.estado !== 'facturado' || !within(order.fin, first, last)) continue;
    add(order, idOf(order.cashier), { facturados: 1 });
    add(order, takerOf(world, order), { ventas: totalOf(order) });
  }
  return people;
}

function clientsOf(world: World, orders: readonly GeneratedOrder[], first: number, last: number) {
  const bought = orders.filter(({ estado }) => estado === 'facturado');
  const firstDays = new Map<string, number>();
  const buyers = new Set<string>();
  let sinCuenta = 0;
  for (const order of bought) {
    const client = clientOf(world, order);
    const isInPeriod = within(order.fin, first, last);
    if (!client) {
      sinCuenta += isInPeriod ? 1 : 0;
      continue;
    }
    const day = dayOf(Number(order.fin));
    firstDays.set(client, Math.min(day, firstDays.get(client) ?? day));
    if (isInPeriod) buyers.add(client);
  }
  const nuevos = [...buyers].filter((client) => Number(firstDays.get(client)) >= first).length;
  return { nuevos, recurrentes: buyers.size - nuevos, sinCuenta };
}
