import type { Actor, Rights } from '@comanda/contract/permissions';
import { useStored } from '../../lib/storage.ts';
import type { SessionUser } from '../../lib/stored.ts';
import { stored } from '../../lib/stored.ts';

const NONE: Rights = { permisos: [], facultades: [] };

/** What the signed-in employee may do, as the server said when they signed in. */
export function rightsOf(user: SessionUser | null): Rights {
  if (user?.tipo !== 'empleado') return NONE;
  const { permisos, facultades = NONE.facultades } = user;
  return { permisos, facultades };
}

/** Who is signed in, as the rules of rights see them. */
export function useEmployee(): Actor {
  return { tipo: 'empleado', ...rightsOf(useStored(stored.user)) };
}
