import { isActive } from '@comanda/contract/memberships/memberships.rules';
import type { Action } from '@comanda/contract/permissions';
import { LRUCache } from 'lru-cache';
import { type Db, listen } from '../db/db.ts';
import {
  admitTo,
  type FoundSede,
  findSede,
  hashToken,
  PEOPLE_CHANNEL,
  type ReadSession,
  readSessionByHash,
  type Sede,
  type Session,
} from './session.ts';

/** How long a cached read is used without any notice of a change. */
const FRESH_MS = 30_000;
const MAX_ENTRIES = 20_000;

/**
 * Sessions and sedes in memory. Every change is announced with its commit to every node, which then
 * forgets what it knew of that restaurant. A node that cannot receive notices asks the database
 * each time.
 */
export type SessionCache = {
  readSession: (token: string) => Promise<Session | null>;
  authoriseSede: (
    session: Session | null,
    action: Action,
    named: string | { locationId: string },
  ) => Promise<Sede>;
  /**
   * Something about the restaurant's people changed on this node; forget it before the notice
   * arrives.
   */
  forgetPeople: (restaurantId: string) => void;
  forgetSession: (session: Pick<Session, 'tokenHash'>) => void;
  /** Starts to listen, and so to cache. */
  open: () => void;
  close: () => void;
};

export function openSessionCache(db: Db, now: () => number = Date.now): SessionCache {
  const sessions = remembering<ReadSession>(now);
  const sedes = remembering<FoundSede>(now);
  let stopListening: (() => void) | null = null;

  const forgetPeople = (restaurantId: string) => {
    sessions.forget(({ session }) => session.restaurantId === restaurantId);
    sedes.forget(({ restaurant_id }) => restaurant_id === restaurantId);
  };
  const setHearing = (canHear: boolean) => {
    sessions.use(canHear);
    sedes.use(canHear);
  };

  return {
    readSession: async (token) => {
      const read = await sessions.read(token, () => readSessionByHash(db, hashToken(token)));
      return read && asOfNow(read, now());
    },
    authoriseSede: async (session, action, named) => {
      const found =
        typeof named === 'string'
          ? await sedes.read(named, () => findSede(db, named))
          : await findSede(db, named);
      return admitTo(found, session, action);
    },
    forgetPeople,
    forgetSession: ({ tokenHash }) =>
      sessions.forget(({ session }) => session.tokenHash.equals(tokenHash)),
    open: () => {
      stopListening ??= listen(db, {
        channel: PEOPLE_CHANNEL,
        heard: forgetPeople,
        onReady: () => setHearing(true),
        onLost: () => setHearing(false),
      });
    },
    close: () => stopListening?.(),
  };
}

/** Sessions and memberships end with time, also while cached. */
function asOfNow({ session, fechaFin }: ReadSession, now: number): Session | null {
  if (session.expiresAt.getTime() <= now) return null;
  if (session.actor.tipo !== 'propietario') return session;
  const membresiaActiva = isActive(fechaFin, new Date(now));
  return { ...session, actor: { tipo: 'propietario', membresiaActiva } };
}

/** A cache of found values for a while. Misses are not cached. */
function remembering<T>(now: () => number) {
  const entries = new LRUCache<string, { value: T; readAt: number }>({ max: MAX_ENTRIES });
  let isInUse = false;
  /**
   * Rises when something is forgotten. A read that started before may return the old value, so it
   * is not cached.
   */
  let changes = 0;
  return {
    read: async (key: string, load: () => Promise<T | null>): Promise<T | null> => {
      const entry = entries.get(key);
      if (entry && now() - entry.readAt < FRESH_MS) return entry.value;
      const before = changes;
      const value = await load();
      entries.delete(key);
      if (value !== null && isInUse && changes === before) {
        entries.set(key, { value, readAt: now() });
      }
      return value;
    },
    forget: (isMeant: (value: T) => boolean) => {
      changes += 1;
      for (const [key, { value }] of entries) if (isMeant(value)) entries.delete(key);
    },
    use: (isNowInUse: boolean) => {
      changes += 1;
      isInUse = isNowInUse;
      entries.clear();
    },
  };
}
