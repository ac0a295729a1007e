import type { Rights } from '@comanda/contract/permissions';
import type { SessionUser } from '../../lib/stored.ts';

const NONE: Rights = { permisos: [], facultades: [] };

/** What the signed-in employee may do, as the server said when they signed in. */
export function rightsOf(user: SessionUser | null): Rights {
  if (user?.tipo !== 'empleado') return NONE;
  const { permisos, facultades = NONE.facultades } = user;
  return { permisos, facultades };
}
