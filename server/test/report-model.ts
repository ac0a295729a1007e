import type { Report } from '@comanda/contract/reports/reports';
import { type Told, totalOf } from './report-history.ts';
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
 * A report worked out with nothing of the product: a walk over the orders as they were told. What a
 * report orders by chance (equal sums) is left to the test.
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
  const orders = happened.filter((told) => only === null || told.sede === only);
  const sedes = world.sedes.filter((_, i) => only === null || i === only);
  const ending = (estado: Told['estado'], from: number, to: number) =>
    orders.filter((told) => told.estado === estado && within(told.fin, from, to));
  const sold = ending('facturado', first, last);
  const soldBefore = ending('facturado', first - length, first - 1);

  const figures = (from: number, to: number) => {
    const sales = ending('facturado', from, to);
    return {
      ...tally(sales),
      ticketPromedio: sales.length ? Math.round(sum(sales.map(totalOf)) / sales.length) : 0,
      cancelados: tally(ending('cancelado', from, to)),
      bajas: tally(ending('dado_de_baja', from, to)),
      minutosPreparacion: minutes(
        orders
          .filter(({ preparado }) => within(preparado, from, to))
          .map(({ creado, preparado }) => Number(preparado) - creado),
      ),
      minutosEntrega: minutes(
        orders
          .filter(({ entregado }) => within(entregado, from, to))
          .map(({ preparado, entregado }) => Number(entregado) - Number(preparado)),
      ),
    };
  };

  return {
    desde,
    hasta,
    actual: figures(first, last),
    anterior: {
      desde: dayName(first - length),
      hasta: dayName(first - 1),
      ...figures(first - length, first - 1),
    },
    hoy: todayOf(orders, first, last, now),
    porSede: sedes.map((sede) => ({
      dbName: sede.dbName,
      ...tally(sold.filter((told) => sedeAt(world, told) === sede)),
      anterior: tally(soldBefore.filter((told) => sedeAt(world, told) === sede)),
    })),
    porDia: Array.from({ length }, (_, i) => {
      const onDay = sold.filter((told) => within(told.fin, first + i, first + i));
      const then = soldBefore.filter((told) =>
        within(told.fin, first - length + i, first - length + i),
      );
      return {
        dia: dayName(first + i),
        ...tally(onDay),
        porSede: sedes.map((sede) =>
          sum(onDay.filter((told) => sedeAt(world, told) === sede).map(totalOf)),
        ),
        anterior: sum(then.map(totalOf)),
      };
    }),
    porHora: grouped(sold, ({ fin }) => {
      const clock = new Date(Number(fin) - SHIFT_MS);
      return `${clock.getUTCDay() || 7} ${clock.getUTCHours()}`;
    }),
    porTipo: grouped(sold, ({ tipo }) => tipo),
    porMetodoPago: grouped(sold, ({ metodoPago }) => metodoPago),
    productos: productsOf(sold, 'producto'),
    adiciones: productsOf(sold, 'adicion'),
    bajas: idsOf(ending('dado_de_baja', first, last)),
    cancelados: idsOf(ending('cancelado', first, last)),
    personal: staffOf(world, orders, first, last),
    clientes: clientsOf(world, orders, first, last),
  };
}

/** A report in the same terms. */
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
    porMetodoPago: tallied(report.porMetodoPago, ({ metodoPago }) => metodoPago),
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

function tally(orders: readonly Told[]): Tally {
  return { pedidos: orders.length, ventas: sum(orders.map(totalOf)) };
}

function minutes(waits: readonly number[]): number | null {
  return waits.length ? Math.round(sum(waits) / waits.length / 6_000) / 10 : null;
}

function grouped(orders: readonly Told[], key: (told: Told) => string): Record<string, Tally> {
  const groups = new Map<string, Told[]>();
  for (const told of orders) groups.set(key(told), [...(groups.get(key(told)) ?? []), told]);
  return Object.fromEntries([...groups].map(([name, some]) => [name, tally(some)]));
}

function todayOf(orders: readonly Told[], first: number, last: number, now: Date) {
  const today = dayOf(now.getTime());
  if (today < first || today > last) return null;
  const sold = (day: number, before = Number.POSITIVE_INFINITY) =>
    tally(
      orders.filter(
        ({ estado, fin }) =>
          estado === 'facturado' && within(fin, day, day) && Number(fin) < before,
      ),
    );
  const soldUpTo = (until: number) =>
    tally(
      orders.filter(
        ({ estado, fin }) =>
          estado === 'facturado' &&
          within(fin, first - (last - first + 1), first - 1) &&
          Number(fin) < until,
      ),
    );
  return {
    ...sold(today),
    semanaPasada: sold(today - 7, now.getTime() - 7 * DAY_MS),
    semanaPasadaCompleta: sold(today - 7),
    periodoAnterior: today === last ? soldUpTo(now.getTime() - (last - first + 1) * DAY_MS) : null,
  };
}

type Sold = { id_sigo: string; nombre: string; cantidad: number; ventas: number; at: number };

function productsOf(orders: readonly Told[], clase: 'producto' | 'adicion') {
  const parts = orders.flatMap(({ lines, fin }) =>
    lines.flatMap((line): Sold[] => {
      const once = ({ id_sigo, nombre, precio }: (typeof line.adiciones)[number]) => ({
        id_sigo,
        nombre,
        cantidad: 1,
        ventas: precio,
        at: Number(fin),
      });
      if (clase === 'adicion') return line.adiciones.map(once);
      const { id_sigo, nombre, cantidad, precio } = line;
      const { combo } = line;
      return [
        { id_sigo, nombre, cantidad, ventas: precio * cantidad, at: Number(fin) },
        ...(combo ? [once(combo.bebida), once(combo.adicional)] : []),
      ];
    }),
  );
  const all: Record<string, Omit<Sold, 'id_sigo' | 'at'>> = {};
  // The latest name stands; of two at once, the first of the alphabet.
  const told = parts.toSorted((a, b) => a.at - b.at || (a.nombre > b.nombre ? -1 : 1));
  for (const { id_sigo, nombre, cantidad, ventas } of told) {
    const before = all[id_sigo] ?? { cantidad: 0, ventas: 0 };
    all[id_sigo] = {
      nombre,
      cantidad: before.cantidad + cantidad,
      ventas: before.ventas + ventas,
    };
  }
  return all;
}

function staffOf(world: World, orders: readonly Told[], first: number, last: number) {
  const none = { tomados: 0, preparados: 0, entregados: 0, facturados: 0, ventas: 0 };
  const people: Record<string, typeof none> = {};
  const add = (told: Told, who: string | undefined, what: Partial<typeof none>) => {
    if (who === undefined) return;
    const key = `${sedeAt(world, told).dbName} ${who}`;
    const before = people[key] ?? none;
    people[key] = Object.fromEntries(
      Object.entries(before).map(([name, n]) => [name, n + (what[name as keyof typeof none] ?? 0)]),
    ) as typeof none;
  };
  for (const told of orders) {
    const idOf = (who: number | null) =>
      who === null ? undefined : sedeAt(world, told).staff[who]?.id;
    if (within(told.creado, first, last)) add(told, takerOf(world, told), { tomados: 1 });
    if (within(told.preparado, first, last)) add(told, idOf(told.cook), { preparados: 1 });
    if (within(told.entregado, first, last)) add(told, idOf(told.waiter), { entregados: 1 });
    if (told.estado !== 'facturado' || !within(told.fin, first, last)) continue;
    add(told, idOf(told.cashier), { facturados: 1 });
    add(told, takerOf(world, told), { ventas: totalOf(told) });
  }
  return people;
}

function clientsOf(world: World, orders: readonly Told[], first: number, last: number) {
  const bought = orders.filter(({ estado }) => estado === 'facturado');
  const firstDays = new Map<string, number>();
  const buyers = new Set<string>();
  let sinCuenta = 0;
  for (const told of bought) {
    const client = clientOf(world, told);
    const isInPeriod = within(told.fin, first, last);
    if (!client) {
      sinCuenta += isInPeriod ? 1 : 0;
      continue;
    }
    const day = dayOf(Number(told.fin));
    firstDays.set(client, Math.min(day, firstDays.get(client) ?? day));
    if (isInPeriod) buyers.add(client);
  }
  const nuevos = [...buyers].filter((client) => Number(firstDays.get(client)) >= first).length;
  return { nuevos, recurrentes: buyers.size - nuevos, sinCuenta };
}
