import { type Actor, canPerform, type Permiso } from '../permissions.ts';
import type { Estado } from './orders.words.ts';

export type MoveTimestamp =
  | 'fechaPreparado'
  | 'fechaEntregado'
  | 'fechaCancelado'
  | 'fechaFacturado'
  | 'fechaBaja';

export interface OrderMove {
  from: Estado;
  to: Estado;
  /** The permiso an employee needs; an owner needs none. */
  permiso: Permiso;
  timestamp: MoveTimestamp;
  /** Refused without `motivoBaja`. */
  needsMotivo?: true;
  /** Only of an order that does not pass the kitchen: no station makes anything of it. */
  when?: 'sin_cocina';
}

/** The whole life of an order. What is not a row here cannot happen. */
export const ORDER_MOVES: readonly OrderMove[] = [
  { from: 'enviado', to: 'preparado', permiso: 'cocina', timestamp: 'fechaPreparado' },
  {
    from: 'enviado',
    to: 'preparado',
    permiso: 'pedidos',
    timestamp: 'fechaPreparado',
    when: 'sin_cocina',
  },
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

export function findMove(from: Estado, to: Estado): OrderMove | undefined {
  return ORDER_MOVES.find((move) => move.from === from && move.to === to);
}

export function nextEstados(estado: Estado): Estado[] {
  return ORDER_MOVES.filter(({ from, when }) => from === estado && !when).map(({ to }) => to);
}

/**
 * Whether this person may make this move, of an order that passes the kitchen or of one that does not. It is not in
 * orders.rules because diners' pages read that file.
 */
export function canMove(actor: Actor, from: Estado, to: Estado, isSinCocina = false): boolean {
  if (!canPerform(actor, 'orders.move')) return false;
  return ORDER_MOVES.some(
    (move) =>
      move.from === from &&
      move.to === to &&
      (!move.when || isSinCocina) &&
      (actor.tipo !== 'empleado' || actor.permisos.includes(move.permiso)),
  );
}
