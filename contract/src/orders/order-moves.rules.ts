import { type Actor, canPerform } from '../permissions.ts';
import { findMove } from './order-moves.ts';
import type { Estado } from './orders.words.ts';

/**
 * Whether this person may make this move. It is not in orders.rules because diners' pages read that
 * file.
 */
export function canMove(actor: Actor, from: Estado, to: Estado): boolean {
  const move = findMove(from, to);
  if (!move || !canPerform(actor, 'orders.move')) return false;
  return actor.tipo !== 'empleado' || actor.permisos.includes(move.permiso);
}
