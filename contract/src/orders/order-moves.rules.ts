import { type Actor, canPerform } from '../permissions.ts';
import { findMove } from './order-moves.ts';
import type { Estado } from './orders.words.ts';

/** Whether this person may move an order so. Apart from the table, which diners' pages read too. */
export function canMove(actor: Actor, from: Estado, to: Estado): boolean {
  const move = findMove(from, to);
  if (!move || !canPerform(actor, 'orders.move')) return false;
  return actor.tipo !== 'empleado' || actor.permisos.includes(move.permiso);
}
