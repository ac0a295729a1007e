import type { Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** Which account is at which table of a sede. */
export type MesaBoard = {
  version: number;
  /** Table, by `mesaClave` → account. */
  byClave: Map<string, string>;
  /** Account → its tables. */
  mesasOf: Map<string, readonly string[]>;
  /** Account that was joined → the open account that has its orders now. */
  joinedTo: ReadonlyMap<string, string>;
};

/**
 * The boards in memory. A copy may be old: an order is written only if the version it was seated by still holds, so whoever
 * finds another version forgets the copy and tries again.
 */
export type MesaBoards = {
  read: (sede: Sede) => Promise<MesaBoard>;
  /** An order opened this account, by which the board came to `version`. */
  opened: (
    sede: Sede,
    version: number,
    account: { id: string; mesa: string; clave: string },
  ) => void;
  forget: (sede: Sede) => void;
};

const MAX_BOARDS = 1_000;

export function openMesaBoards(db: Db): MesaBoards {
  const boards = new LRUCache<string, MesaBoard>({ max: MAX_BOARDS });
  const loading = new Map<string, Promise<MesaBoard>>();

  const drop = ({ locationId }: Sede) => {
    loading.delete(locationId);
    boards.delete(locationId);
  };

  /** Readers that come while a board is loading share that load. */
  const load = (sede: Sede) => {
    const key = sede.locationId;
    const underway = loading.get(key);
    if (underway) return underway;
    const mine = loadBoard(db, sede)
      .then((board) => {
        // A read that started before a change may return the old board, so it is not kept.
        if (loading.get(key) === mine) boards.set(key, board);
        return board;
      })
      .finally(() => {
        if (loading.get(key) === mine) loading.delete(key);
      });
    loading.set(key, mine);
    return mine;
  };

  return {
    read: async (sede) => boards.get(sede.locationId) ?? load(sede),
    opened: (sede, version, { id, mesa, clave }) => {
      const before = boards.get(sede.locationId);
      // Somebody else changed the board in between.
      if (before?.version !== version - 1) return drop(sede);
      // Who still holds the board of before is refused by its version.
      before.byClave.set(clave, id);
      before.mesasOf.set(id, [mesa]);
      boards.set(sede.locationId, { ...before, version });
    },
    forget: drop,
  };
}

/** The version is read first, so a board may be newer than its version, never older. */
export async function loadBoard(db: Db, sede: Sede): Promise<MesaBoard> {
  const { mesas_version: version } = await db
    .selectFrom('location_counters')
    .select('mesas_version')
    .where(inSede(sede))
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('accounts')
    .select(['id', 'mesas', 'claves', 'unidos'])
    .where(inSede(sede))
    .where('estado', '=', 'abierta')
    .execute();
  return {
    version,
    byClave: new Map(open.flatMap(({ id, claves }) => claves.map((clave) => [clave, id] as const))),
    mesasOf: new Map(open.map(({ id, mesas }) => [id, mesas])),
    joinedTo: await joinedTo(db, sede, open),
  };
}

type Joining = Pick<Selectable<Tables['accounts']>, 'id' | 'unidos'>;

/** Follows what was joined to the open accounts, and what had been joined to those. */
async function joinedTo(
  db: Db,
  sede: Sede,
  open: readonly Joining[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let level = open;
  while (level.length > 0) {
    const joined = level.flatMap(({ id, unidos }) =>
      unidos.map(({ cuenta }) => [cuenta, found.get(id) ?? id] as const),
    );
    const fresh = joined.filter(([cuenta]) => !found.has(cuenta));
    for (const [cuenta, account] of fresh) found.set(cuenta, account);
    level = await selectJoined(
      db,
      sede,
      fresh.map(([cuenta]) => cuenta),
    );
  }
  return found;
}

async function selectJoined(db: Db, sede: Sede, ids: readonly string[]): Promise<Joining[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('accounts')
    .select(['id', 'unidos'])
    .where(inSede(sede))
    .where('id', 'in', ids)
    .execute();
}
