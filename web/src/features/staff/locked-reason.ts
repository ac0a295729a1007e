import { type Actor, canManageEmployee, grantablePermisos } from '@comanda/contract/permissions';
import type { Employee } from '@comanda/contract/staff/staff';
import { PERMISO_LOOK } from './permiso-look.ts';

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const NAMED = 2;

/** Why the actor cannot change this person, in words; null when they can. */
export function lockedReason(
  actor: Actor,
  { id, permisos }: Pick<Employee, 'id' | 'permisos'>,
  selfId: string | null,
): string | null {
  const isSelf = id === selfId;
  if (canManageEmployee(actor, { permisos, isSelf })) return null;
  if (isSelf) return 'Eres tú: otra persona debe cambiar tus datos.';
  const grantable = grantablePermisos(actor);
  const beyond = permisos.filter((one) => !grantable.includes(one));
  if (beyond.length === 0) return 'No puedes cambiar sus datos.';
  if (beyond.length > NAMED) return `Tiene ${beyond.length} permisos que tú no tienes.`;
  const words = LIST.format(beyond.map((one) => PERMISO_LOOK[one].word));
  return beyond.length === 1
    ? `Tiene un permiso que tú no tienes: ${words}.`
    : `Tiene permisos que tú no tienes: ${words}.`;
}
