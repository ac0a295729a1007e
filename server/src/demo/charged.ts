import {
  accountDiscounts,
  accountTotals,
  countedOrder,
} from '@comanda/contract/accounts/accounts.rules';
import type { AccountAdjustment } from '@comanda/contract/accounts/adjustments.rules';
import { equalParts } from '@comanda/contract/accounts/split.rules';
import { totalTax } from '@comanda/contract/accounts/taxes.rules';
import { suggestedTip, type TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { VISIT_TEXT_VERSION } from '@comanda/contract/accounts/visit.messages';
import { DAY_MS } from '@comanda/contract/days';
import type { MetodoPago } from '@comanda/contract/orders/orders';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { type Chance, createChance } from './chance.ts';
import { waiterOnDuty } from './customers.ts';
import type { DemoOrder } from './history.ts';
import { COBROS } from './restaurant.ts';

type Colleague = { id: string; nombre: string; email: string };

/** Who is at the till and at the tables of a sede. */
export type Crew = { waiters: readonly Colleague[]; cashier: Colleague; manager: Colleague };

/** How far back the sales of a sede have accounts and payments; before, they were invoiced one by one. */
const CHARGED_DAYS = 7;
const MINUTE_MS = 60_000;
const ABOUT_TO_PAY_MS = 4 * MINUTE_MS;

/** What a sold order leaves at the till: its account, what was paid for it, and what the guests said about a tip. */
export type Charged = ReturnType<typeof chargeOf>;

/** Every order that was sold in the last days and belongs to no open account, in the order in which they were paid. */
export function chargedOrders(orders: readonly DemoOrder[], crew: Crew, now: Date): Charged[] {
  const from = now.getTime() - CHARGED_DAYS * DAY_MS;
  return orders
    .flatMap((order) => {
      const { fechaFacturado: at, cuentaId } = order;
      return at && at.getTime() >= from && cuentaId === null ? [{ order, at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ order, at }, place) => chargeOf(order, { at, numero: place + 1, crew }));
}

type Charge = { at: Date; numero: number; crew: Crew };

function chargeOf(order: DemoOrder, { at, numero, crew }: Charge) {
  const chance = createChance(`charge of ${order.id}`);
  const cuenta_id = chance.uuid();
  const isTable = order.mesa !== null;
  const waiter = waiterOnDuty(crew.waiters, chance);
  // As it was when it was charged.
  const counted = [countedOrder(order.id, { ...order, estado: 'entregado' })];
  const adjustment = isTable ? adjustmentOf(order, cuenta_id, { at, crew, chance }) : null;
  const ajustes = adjustment ? [adjustment] : [];
  const { aplicado, pedidos } = accountDiscounts(counted, ajustes.map(asRule));
  const money = { ajustes: ajustes.map(asRule), impuestos: COBROS.impuestos };
  const due = accountTotals(counted, money);
  const base = due.total - totalTax(due.impuestos);
  const sugerido = suggestedTip(base, COBROS.propina.porcentaje);
  const answer = isTable ? answerTo(sugerido, chance) : null;
  const payments = paymentsOf(order, {
    ...{ cuenta_id, at, crew, chance, total: due.total, tip: answer?.valor ?? 0 },
    mesero_id: isTable ? waiter.id : null,
    canSplit: isTable && !adjustment,
  });
  const opened = isTable ? order.horaCreacion : at;
  const asked = new Date(at.getTime() - ABOUT_TO_PAY_MS);
  const about = { cuenta_id, sugerido, base, at: asked, hasta: order.revision };
  return {
    order: {
      ...order,
      cuentaId: cuenta_id,
      cuentaRevision: order.revision,
      descuento: pedidos.get(order.id) ?? 0,
    },
    account: {
      id: cuenta_id,
      tipo: isTable ? 'mesa' : 'directa',
      estado: 'cerrada',
      mesas: isTable ? [order.mesa] : [],
      claves: isTable ? [mesaClave(order.mesa ?? '')] : [],
      comensales: isTable ? chance.whole(1, 4) : null,
      mesero_id: isTable ? waiter.id : null,
      abiertaPor: isTable ? waiter.nombre : crew.cashier.nombre,
      abierta: opened,
      desde: order.horaCreacion,
      tocada: at,
      cuentaPedida: isTable ? asked : null,
      cuentaPedidaPor: isTable ? waiter.nombre : null,
      numero,
      cerrada: at,
      cerradaPor: crew.cashier.nombre,
      turno_id: null as string | null,
      pedidos: [order.id],
      totales: accountTotals(counted, { ...money, pagos: payments }),
      revision: order.revision,
    },
    payments,
    consents: answer
      ? [consentOf(answer, { ...about, ...askedBy(waiter, crew.cashier, chance) }, chance)]
      : [],
    adjustments: ajustes.map((one) => ({ ...one, aplicado: aplicado.get(one.id) ?? 0 })),
  };
}

/** Now and then a guest who comes often pays less, or a dish is on the house. */
function adjustmentOf(
  { id: pedido, metodoPago, productos }: DemoOrder,
  cuenta_id: string,
  { at, crew, chance }: { at: Date; crew: Crew; chance: Chance },
) {
  // Whoever gets a discount pays by card here: a tenth of a price is no coin.
  if (metodoPago === 'efectivo' || productos.length < 2 || !chance.happens(0.06)) return null;
  const [cheapest] = productos.toSorted((a, b) => a.subtotal - b.subtotal);
  const isCourtesy = cheapest !== undefined && chance.happens(0.6);
  const line = isCourtesy
    ? { pedido, linea: cheapest.linea ?? 1, cantidad: cheapest.cantidad }
    : { pedido: null, linea: null, cantidad: null };
  return {
    id: chance.uuid(),
    cuenta_id,
    tipo: isCourtesy ? 'cortesia' : 'descuento',
    ...line,
    porcentaje: isCourtesy ? 100 : 10,
    valor: null,
    motivo: isCourtesy ? chance.pick(COBROS.caja.motivos.slice(1)) : COBROS.caja.motivos[0],
    por: crew.cashier.nombre,
    autorizadoPor: crew.manager.nombre,
    at: new Date(at.getTime() - ABOUT_TO_PAY_MS / 2),
  };
}

function asRule({
  id: _id,
  pedido,
  linea,
  cantidad,
  porcentaje,
  valor,
}: Omit<AccountAdjustment, '_id'> & { id: string }): AccountAdjustment {
  return { _id, pedido, linea, cantidad, porcentaje, valor };
}

function answerTo(sugerido: number, chance: Chance): TipAnswer {
  const respuesta = chance.weighted([
    ['si', 62],
    ['no', 28],
    ['otro', 10],
  ] as const);
  const own = Math.max(1_000, Math.round((sugerido * chance.between(0.4, 1.7)) / 1_000) * 1_000);
  return { respuesta, valor: { si: sugerido, no: 0, otro: own }[respuesta] };
}

/** Who asked them, or the guests themselves. */
function askedBy(waiter: Colleague, cashier: Colleague, chance: Chance) {
  const canal = chance.weighted([
    ['mesero', 5],
    ['caja', 3],
    ['comensal', 2],
  ] as const);
  return { canal, por: { mesero: waiter.nombre, caja: cashier.nombre, comensal: GUEST }[canal] };
}

export const GUEST = 'comensal';

type Consent = {
  cuenta_id: string;
  canal: 'mesero' | 'caja' | 'comensal';
  por: string;
  sugerido: number;
  base: number;
  at: Date;
  /** The newest round that they were asked for. */
  hasta: number;
};

export function consentOf(answer: TipAnswer, asked: Consent, { uuid }: Pick<Chance, 'uuid'>) {
  return { id: uuid(), ...answer, ...asked, texto_version: VISIT_TEXT_VERSION };
}

type Bill = {
  cuenta_id: string;
  at: Date;
  crew: Crew;
  chance: Chance;
  total: number;
  tip: number;
  mesero_id: string | null;
  canSplit: boolean;
};

/** Paid at once, or by two people; the first half is by the method that the order keeps. */
function paymentsOf(order: DemoOrder, bill: Bill) {
  const { total, tip, canSplit, chance } = bill;
  const de = canSplit && total >= 80_000 && chance.happens(0.25) ? 2 : 1;
  const other = chance.pick(['efectivo', 'datafono', 'nequi', 'bre_b'] as const);
  const tips = equalParts(tip, de);
  return equalParts(total, de).map((valor, i) =>
    paymentOf(i === 0 ? order.metodoPago : other, {
      ...bill,
      valor,
      propina: tips[i] ?? 0,
      parte: de > 1 ? { tipo: 'partes', n: i + 1, de } : null,
    }),
  );
}

type Paid = Pick<Bill, 'cuenta_id' | 'at' | 'crew' | 'chance' | 'mesero_id'> & {
  valor: number;
  propina: number;
  parte: object | null;
  /** The order that it pays, where it pays one alone. */
  pedido?: string;
};

export function paymentOf(metodo: MetodoPago, paid: Paid) {
  const { cuenta_id, at, crew, chance, mesero_id, valor, propina, parte, pedido = null } = paid;
  const due = valor + propina;
  const given = chance.happens(0.4) ? due : Math.ceil(due / 10_000) * 10_000;
  const recibido = metodo === 'efectivo' ? given : null;
  const hasReference = metodo === 'transferencia' || metodo === 'nequi' || metodo === 'bre_b';
  return {
    id: chance.uuid(),
    cuenta_id,
    tipo: 'pago' as const,
    metodo,
    valor,
    propina,
    recibido,
    vueltas: recibido === null ? null : recibido - due,
    referencia: hasReference ? chance.hex(8).toUpperCase() : null,
    parte,
    pedido,
    turno_id: null as string | null,
    empleado_id: crew.cashier.id,
    mesero_id,
    por: crew.cashier.nombre,
    at,
  };
}
