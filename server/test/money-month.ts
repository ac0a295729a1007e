import { randomBytes } from 'node:crypto';
import { dayRange } from '@comanda/contract/days';
import { METODOS_COBRO } from '@comanda/contract/orders/orders.words';
import fc from 'fast-check';
import type { Db } from '../src/db/db.ts';
import { insertRows } from '../src/demo/write-demo.ts';
import { FIRST_DAY } from './report-history.ts';
import { nameOf, type World } from './report-world.ts';

/** A month from the first day of every history on. */
export const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const START = dayRange(FIRST_DAY).from.getTime();

type Metodo = (typeof METODOS_COBRO)[number];

/** How a table paid. The last two were invoiced by a version that wrote no payments. */
const WAYS = [
  'cuenta',
  'reabierta',
  'por pedido',
  'a medias',
  'de antes',
  'de antes en mesa',
] as const;

/** Guests who ordered, and how they paid. People and sedes are numbers. */
export type Visit = {
  sede: number;
  at: number;
  way: (typeof WAYS)[number];
  waiter: number | null;
  cashier: number;
  /** Who charges again what was reopened. */
  second: number;
  orders: {
    precio: number;
    cantidad: number;
    metodo: Metodo;
    /** How long after it was paid it is delivered; null: before. Never is longer than the month. */
    late: number | null;
    /** What is taken off it, as shares of what is left. */
    off: { tipo: 'descuento' | 'cortesia'; share: number }[];
  }[];
  parts: { metodo: Metodo; weight: number; propina: number }[];
  /** The first part was paid otherwise, which is noticed after so long. */
  correction: { metodo: Metodo; after: number } | null;
  refund: { metodo: Metodo; share: number; tip: boolean; after: number } | null;
};

const metodo = fc.constantFrom(...METODOS_COBRO);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const instant = fc.oneof(
  fc.integer({ min: 0, max: (MONTH_DAYS - 1) * DAY_MS }),
  // Shortly before midnight.
  fc
    .tuple(fc.integer({ min: 1, max: MONTH_DAYS - 1 }), fc.integer({ min: 1, max: 90 }))
    .map(([day, minutes]) => day * DAY_MS - minutes * MINUTE_MS),
);
const later = fc.integer({ min: 0, max: 3 * DAY_MS });
const person = fc.integer({ min: 0, max: 2 });

const visit: fc.Arbitrary<Visit> = fc.record({
  sede: fc.integer({ min: 0, max: 1 }),
  at: instant,
  way: fc.constantFrom(...WAYS, 'cuenta', 'cuenta'),
  waiter: fc.option(person),
  cashier: person,
  second: person,
  orders: fc.array(
    fc.record({
      precio: fc.integer({ min: 100, max: 60_000 }),
      cantidad: fc.integer({ min: 1, max: 4 }),
      metodo,
      late: fc.option(fc.integer({ min: 1, max: 2 * DAY_MS }), { freq: 3 }),
      off: fc.array(
        fc.record({
          tipo: fc.constantFrom('descuento' as const, 'cortesia' as const),
          share: fc.oneof(share, fc.constant(1)),
        }),
        { maxLength: 2 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  parts: fc.array(
    fc.record({
      metodo,
      weight: fc.integer({ min: 1, max: 5 }),
      propina: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  correction: fc.option(fc.record({ metodo, after: fc.integer({ min: 0, max: DAY_MS }) })),
  refund: fc.option(fc.record({ metodo, share, tip: fc.boolean(), after: later })),
});

export const month = fc.array(visit, { minLength: 1, maxLength: 25 });

/** What happened to money, to be summed by hand. */
export type Happened = {
  sales: { sede: number; at: number; gross: number; descuento: number }[];
  courtesies: { sede: number; at: number; valor: number }[];
  payments: {
    sede: number;
    at: number;
    tipo: 'pago' | 'devolucion' | 'correccion';
    metodo: Metodo;
    valor: number;
    propina: number;
    waiter: number | null;
  }[];
  /** Who charged an order, and -1 for one whose charge was taken back. */
  charges: { sede: number; at: number; who: number; count: number }[];
};

type Rows = Record<
  'accounts' | 'orders' | 'account_adjustments' | 'account_payments' | 'audit_entries',
  Record<string, unknown>[]
>;

/** Writes a month into the tables as the product would, and says what happened in it. */
export async function liveMonth(db: Db, world: World, visits: readonly Visit[]): Promise<Happened> {
  const happened: Happened = { sales: [], courtesies: [], payments: [], charges: [] };
  const rows: Rows = {
    accounts: [],
    orders: [],
    account_adjustments: [],
    account_payments: [],
    audit_entries: [],
  };
  for (const [i, one] of visits.entries()) liveVisit(world, one, i + 1, rows, happened);
  for (const [table, some] of Object.entries(rows)) {
    if (some.length > 0) await insertRows(db, table as keyof Rows, some);
  }
  return happened;
}

function liveVisit(world: World, visit: Visit, numero: number, rows: Rows, happened: Happened) {
  const sede = world.sedes[visit.sede];
  if (!sede) throw new Error('no hay tal sede');
  const keys = { restaurant_id: sede.restaurantId, location_id: sede.locationId };
  const staff = (who: number) => sede.staff[who]?.id ?? '';
  const { way } = visit;
  const isEarlier = way === 'de antes' || way === 'de antes en mesa';
  const taken = START + visit.at;
  const paid = taken + 40 * MINUTE_MS;
  // Reopened five minutes after it was charged, and charged again.
  const closed = way === 'reabierta' ? paid + 8 * MINUTE_MS : paid;
  const cuenta = way === 'de antes' ? null : crypto.randomUUID();

  const audit = (action: string, at: number, who: number, order: string) =>
    rows.audit_entries.push({
      ...keys,
      id: crypto.randomUUID(),
      at: new Date(at),
      actor_tipo: 'empleado',
      actor_id: staff(who),
      actor_nombre: nameOf(staff(who)),
      action,
      entity: 'pedido',
      entity_id: order,
    });
  const charge = (action: string, at: number, who: number, order: string, count = 1) => {
    // Who takes a charge back takes it from the person who made it.
    const by = count < 0 ? visit.cashier : who;
    audit(action, at, who, order);
    happened.charges.push({ sede: visit.sede, at, who: by, count });
  };
  const pay = (
    at: number,
    row: Omit<Happened['payments'][number], 'at' | 'sede' | 'waiter'>,
    more: object = {},
  ) => {
    const id = crypto.randomUUID();
    const waiter = visit.waiter;
    happened.payments.push({ ...row, at, sede: visit.sede, waiter });
    rows.account_payments.push({
      ...keys,
      id,
      cuenta_id: cuenta,
      ...row,
      motivo: row.tipo === 'pago' ? null : '=Se equivocó',
      mesero_id: waiter === null ? null : staff(waiter),
      por: 'Caja',
      at: new Date(at),
      pedido: null,
      corrige: null,
      ...more,
    });
    return id;
  };

  let total = 0;
  for (const [n, order] of visit.orders.entries()) {
    const id = randomBytes(12).toString('hex');
    const gross = order.precio * order.cantidad;
    let left = gross;
    if (!isEarlier && way !== 'a medias') {
      for (const { tipo, share } of order.off) {
        const aplicado = Math.round(left * share);
        if (aplicado === 0) continue;
        left -= aplicado;
        rows.account_adjustments.push({
          ...keys,
          id: crypto.randomUUID(),
          cuenta_id: cuenta,
          tipo,
          pedido: id,
          linea: 1,
          cantidad: order.cantidad,
          porcentaje: tipo === 'cortesia' ? 100 : null,
          valor: tipo === 'cortesia' ? null : aplicado,
          motivo: '=Demora',
          por: 'Caja',
          aplicado,
        });
        if (tipo === 'cortesia') {
          happened.courtesies.push({ sede: visit.sede, at: closed, valor: aplicado });
        }
      }
    }
    total += left;
    const isLate = order.late !== null && way === 'cuenta';
    const alone = way === 'por pedido' || isEarlier;
    // By itself an order is invoiced a while after the one before it.
    const charged = alone ? paid + n * MINUTE_MS : closed;
    const delivered = isLate ? charged + Number(order.late) : taken + 20 * MINUTE_MS;
    const sold = way === 'a medias' ? null : isLate ? delivered : charged;
    if (sold !== null) {
      happened.sales.push({ sede: visit.sede, at: sold, gross, descuento: gross - left });
    }
    if (way === 'reabierta') {
      charge('facturado', paid, visit.cashier, id);
      charge('reabierto', paid + 5 * MINUTE_MS, visit.second, id, -1);
      charge('facturado', closed, visit.second, id);
    } else if (way !== 'a medias') {
      charge(isLate ? 'pagado' : 'facturado', charged, visit.cashier, id);
    }
    if (isEarlier) {
      happened.payments.push({
        ...{ sede: visit.sede, at: charged, tipo: 'pago', metodo: order.metodo },
        ...{ valor: gross, propina: 0, waiter: null },
      });
    }
    if (way === 'por pedido') {
      pay(charged, { tipo: 'pago', metodo: order.metodo, valor: left, propina: 0 }, { pedido: id });
    }
    rows.orders.push({
      ...keys,
      id,
      revision: numero * 10 + n,
      tipo: 'en_local',
      estado: sold === null ? 'entregado' : 'facturado',
      mesa: '4',
      nombreCliente: 'Alguien',
      metodoPago: order.metodo,
      creadoPor: '',
      productos: [
        {
          ...{ linea: 1, id_sigo: 'BANDEJA', nombre: 'Bandeja paisa', precio: order.precio },
          ...{ imagen: null, cantidad: order.cantidad, nota: '', adiciones: [], combo: null },
          subtotal: gross,
        },
      ],
      total: gross,
      descuento: gross - left,
      cuentaId: cuenta,
      cuentaRevision: 1,
      busqueda: '',
      updates: [],
      horaCreacion: new Date(taken),
      fechaPreparado: new Date(taken + 10 * MINUTE_MS),
      fechaEntregado: new Date(delivered),
      fechaFacturado: sold === null ? null : new Date(sold),
      fechaPago: isLate ? new Date(charged) : null,
    });
  }

  if (way === 'cuenta' || way === 'reabierta' || way === 'a medias') {
    const due = way === 'a medias' ? Math.floor(total / 2) : total;
    const weights = visit.parts.reduce((sum, { weight }) => sum + weight, 0);
    let left = due;
    let tips = 0;
    const parts = visit.parts.map(({ metodo, weight, propina }, n) => {
      const isLast = n === visit.parts.length - 1;
      const valor = isLast ? left : Math.floor((due * weight) / weights);
      left -= valor;
      tips += propina;
      return { tipo: 'pago' as const, metodo, valor, propina };
    });
    // The accounts's payments come just before it is closed.
    const ids = parts.map((part, n) => pay(paid - (parts.length - n), part));
    const [first] = parts;
    if (visit.correction && first) {
      const at = way === 'reabierta' ? closed : paid + visit.correction.after;
      pay(at, { ...first, tipo: 'correccion' }, { corrige: ids[0] });
      pay(at, { ...first, metodo: visit.correction.metodo });
    }
    if (visit.refund && way !== 'a medias') {
      const { metodo, share, tip, after } = visit.refund;
      const valor = Math.floor(due * share);
      pay(closed + after, { tipo: 'devolucion', metodo, valor, propina: tip ? tips : 0 });
    }
  }

  if (cuenta === null) return;
  const isOpen = way === 'a medias' || way === 'de antes en mesa';
  rows.accounts.push({
    ...keys,
    id: cuenta,
    tipo: 'mesa',
    estado: isOpen ? 'abierta' : 'cerrada',
    mesas: ['4'],
    claves: ['4'],
    mesero_id: visit.waiter === null ? null : staff(visit.waiter),
    abiertaPor: 'x',
    abierta: new Date(taken),
    desde: new Date(taken),
    numero: isOpen ? null : numero,
    cerrada: isOpen ? null : new Date(closed),
    totales: isOpen ? null : {},
    revision: 1,
  });
}
