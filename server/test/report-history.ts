import { dayRange } from '@comanda/contract/days';
import type { Estado, OrderLine, Tipo } from '@comanda/contract/orders/orders';
import { lineSubtotal, orderTotal } from '@comanda/contract/orders/orders.rules';
import { METODOS_COBRO, TIPOS } from '@comanda/contract/orders/orders.words';
import fc from 'fast-check';

/** The first day of every history; its days are counted from here. */
export const FIRST_DAY = '2026-01-25';
/** All of February is among them. */
export const HISTORY_DAYS = 40;
const DAY_MS = 86_400_000;
const START = dayRange(FIRST_DAY).from.getTime();

/** A generated order, before it is a row of a table. People and sedes are numbers. */
export type GeneratedOrder = {
  sede: number;
  tipo: Tipo;
  metodoPago: (typeof METODOS_COBRO)[number];
  lines: OrderLine[];
  estado: Estado;
  /** Milliseconds since the epoch; null for moves that never happened. */
  creado: number;
  /** When its last course was fired. */
  marchado: number | null;
  preparado: number | null;
  entregado: number | null;
  fin: number | null;
  taker: { kind: 'empleado' | 'cliente'; who: number } | { kind: 'propietario' | 'invitado' };
  /** Who moved it, by move; null where the audit log has no entry. */
  cook: number | null;
  waiter: number | null;
  cashier: number | null;
};

/** Most things happen at any time; some exactly where a day begins or ends in Bogota. */
const instant = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: HISTORY_DAYS * DAY_MS - 1 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: HISTORY_DAYS - 1 }), fc.constantFrom(0, 1, DAY_MS - 1))
      .map(([day, ms]) => day * DAY_MS + ms),
  },
);
const wait = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 90 * 60_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 * DAY_MS }) },
);

const part = (codes: readonly string[]) =>
  fc.record({
    id_sigo: fc.constantFrom(...codes),
    nombre: fc.constantFrom('de la casa', 'especial'),
    precio: fc.integer({ min: 0, max: 40_000 }),
  });

/** An option; a fifth of all are products. */
const option = fc
  .record({
    codigo: fc.constantFrom('hogao', 'aji'),
    nombre: fc.constantFrom('de la casa', 'especial'),
    precio: fc.integer({ min: 0, max: 5_000 }),
    incluidas: fc.integer({ min: 0, max: 2 }),
    pagadas: fc.integer({ min: 0, max: 2 }),
    product: fc.option(fc.constantFrom('LIMONADA', 'AGUA'), { freq: 4 }),
  })
  .map(({ pagadas, product, ...rest }) => ({
    ...rest,
    cantidad: rest.incluidas + pagadas || 1,
    incluidas: Math.min(rest.incluidas, rest.incluidas + pagadas || 1),
    ...(product && { id_sigo: product }),
  }));
const under = option.map((one) => ({ codigo: 'bebida', nombre: 'Bebida', opciones: [one] }));
const salsas = fc
  .array(fc.tuple(option, fc.option(under)), { minLength: 1, maxLength: 2 })
  .map((chosen) => {
    const opciones = chosen.map(([one, below]) => ({ ...one, ...(below && { grupos: [below] }) }));
    return [{ codigo: 'salsas', nombre: 'Salsas', opciones }];
  });

const line: fc.Arbitrary<OrderLine> = fc
  .record({
    product: part(['BANDEJA', 'AJIACO', 'LIMONADA', 'DESCORCHE']),
    cantidad: fc.integer({ min: 1, max: 5 }),
    adiciones: fc.array(part(['AGUACATE', 'HUEVO', 'LIMONADA']), { maxLength: 3 }),
    combo: fc.option(fc.record({ bebida: part(['LIMONADA', 'AGUA']), adicional: part(['PAPA']) })),
    grupos: fc.option(salsas),
  })
  .map(({ product, cantidad, adiciones, combo, grupos }) => {
    const extras = grupos ? { adiciones: [], combo: null, grupos } : { adiciones, combo };
    const bare = { ...product, imagen: null, cantidad, nota: '', ...extras };
    return { ...bare, subtotal: lineSubtotal(bare) };
  });

const ENDS: readonly Estado[] = [
  'enviado',
  'preparado',
  'entregado',
  'facturado',
  'facturado',
  'facturado',
  'facturado',
  'dado_de_baja',
  'cancelado',
];

const person = fc.option(fc.integer({ min: 0, max: 2 }));

const order: fc.Arbitrary<GeneratedOrder> = fc
  .record({
    sede: fc.integer({ min: 0, max: 1 }),
    tipo: fc.constantFrom(...TIPOS),
    metodoPago: fc.constantFrom(...METODOS_COBRO),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    estado: fc.constantFrom(...ENDS),
    wasReady: fc.boolean(),
    // How far into its cooking the last course is fired.
    fired: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    at: instant,
    waits: fc.tuple(wait, wait, wait),
    taker: fc.oneof(
      fc.record({ kind: fc.constant('empleado'), who: fc.integer({ min: 0, max: 2 }) }),
      fc.record({ kind: fc.constant('cliente'), who: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ kind: fc.constant('propietario') }),
      fc.record({ kind: fc.constant('invitado') }),
    ),
    cook: person,
    waiter: person,
    cashier: person,
  })
  .map(({ at, waits, wasReady, fired, ...order }) => ({
    ...order,
    marchado: fired === null ? null : START + at + Math.floor(waits[0] * fired),
    ...timesOf(order.estado, at, waits, wasReady),
  }));

/** All that happened at two sedes in six weeks. */
export const history = fc.array(order, { minLength: 1, maxLength: 40 });

export const totalOf = ({ lines }: GeneratedOrder) => orderTotal(lines);

function timesOf(
  estado: Estado,
  at: number,
  [cooking, serving, paying]: readonly [number, number, number],
  wasReady: boolean,
): Pick<GeneratedOrder, 'creado' | 'preparado' | 'entregado' | 'fin'> {
  const creado = START + at;
  const isCooked = estado === 'cancelado' ? wasReady : estado !== 'enviado';
  const isServed = ['entregado', 'facturado', 'dado_de_baja'].includes(estado);
  const isOver = ['cancelado', 'facturado', 'dado_de_baja'].includes(estado);
  const preparado = isCooked ? creado + cooking : null;
  const entregado = isServed ? (preparado ?? creado) + serving : null;
  return {
    creado,
    preparado,
    entregado,
    fin: isOver ? (entregado ?? preparado ?? creado) + paying : null,
  };
}
