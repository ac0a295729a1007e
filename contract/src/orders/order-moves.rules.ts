import { type Actor, canPerform } from '../permissions.ts';
import type { Estado } from './orders.words.ts';
import { findTransition } from './transitions.rules.ts';

/** Whether this person may move an order so. Apart from the table, which diners' pages read too. */
export function canTransition(actor: Actor, from: Estado, to: Estado): boolean {
  const transition = findTransition(from, to);
  if (!transition || !canPerform(actor, 'orders.transition')) return false;
  return actor.tipo !== 'empleado' || actor.permisos.includes(transition.permiso);
}
