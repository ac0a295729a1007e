import type { Permiso } from '../permissions.ts';
import type { Order } from './orders.ts';
import type { Estado } from './orders.words.ts';

export const LIMITS = {
  lines: { min: 1, max: 50 },
  cantidad: { min: 1, max: 100 },
  nota: 500,
  adiciones: 30,
  motivoBaja: 500,
} as const;

export type TransitionTimestamp =
  | 'fechaPreparado'
  | 'fechaEntregado'
  | 'fechaCancelado'
  | 'fechaFacturado'
  | 'fechaBaja';

export interface Transition {
  from: Estado;
  to: Estado;
  /** The permiso an employee needs; an owner needs none. */
  permiso: Permiso;
  timestamp: TransitionTimestamp;
  /** Refused without `motivoBaja`. */
  needsMotivo?: true;
}

/** The whole life of an order. What is not a row here cannot happen. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'enviado', to: 'preparado', permiso: 'cocina', timestamp: 'fechaPreparado' },
  { from: 'preparado', to: 'entregado', permiso: 'pedidos', timestamp: 'fechaEntregado' },
  { from: 'enviado', to: 'cancelado', permiso: 'pedidos', timestamp: 'fechaCancelado' },
  { from: 'preparado', to: 'cancelado', permiso: 'pedidos', timestamp: 'fechaCancelado' },
  { from: 'entregado', to: 'facturado', permiso: 'caja', timestamp: 'fechaFacturado' },
  {
    from: 'entregado',
    to: 'dado_de_baja',
    permiso: 'caja',
    timestamp: 'fechaBaja',
    needsMotivo: true,
  },
];

export function findTransition(from: Estado, to: Estado): Transition | undefined {
  return TRANSITIONS.find((transition) => transition.from === from && transition.to === to);
}

export function nextEstados(estado: Estado): Estado[] {
  return TRANSITIONS.filter(({ from }) => from === estado).map(({ to }) => to);
}

export function isEditable(order: Pick<Order, 'estado'>): boolean {
  return order.estado === 'enviado';
}

/** Somebody still has something to do with it. */
export const OPEN_ESTADOS: readonly Estado[] = ['enviado', 'preparado', 'entregado'];

/** When an order came to its end. */
const ENDS = ['fechaCancelado', 'fechaFacturado', 'fechaBaja'] as const;

/** What whoever only cooks may see of a sede: what is open, and what came in or ended in this shift. */
export function isForKitchen(order: Ended, since: Date): boolean {
  if (OPEN_ESTADOS.includes(order.estado)) return true;
  const times = [order.horaCreacion, ...ENDS.map((end) => order[end])];
  return times.some((time) => time !== null && new Date(time) >= since);
}

type Moment = Date | string;
type Ended = { estado: Estado; horaCreacion: Moment } & Record<
  (typeof ENDS)[number],
  Moment | null
>;

/** Kept by a device from before orders said so, one may say nothing about it. */
export function isTableUnconfirmed(order: Pick<Order, 'mesa' | 'mesaConfirmada'>): boolean {
  return order.mesa !== null && order.mesaConfirmada === false;
}

/** What a subtotal is made of, so that carts, drafts and stored lines all fit. */
export interface PricedLine {
  precio: number;
  cantidad: number;
  adiciones?: readonly { precio: number }[] | null | undefined;
  combo?: { bebida: { precio: number }; adicional: { precio: number } } | null | undefined;
}

/** Only the price is multiplied: additions and combo parts count once a line, as the spec has it. */
export function lineSubtotal(line: PricedLine): number {
  const additions = (line.adiciones ?? []).reduce((sum, addition) => sum + addition.precio, 0);
  const combo = line.combo ? line.combo.bebida.precio + line.combo.adicional.precio : 0;
  return line.precio * line.cantidad + additions + combo;
}

export function orderTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineSubtotal(line), 0);
}

/** How people call an order across the counter. */
export function shortId(id: string): string {
  return id.slice(-5);
}
