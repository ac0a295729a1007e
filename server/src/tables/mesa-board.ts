import { LRUCache } from 'lru-cache';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** Which account is at which table of a sede. */
export type MesaBoard = {
  version: number;
  /** Table, by `mesaClave` → account. */
  byClave: Map<string, string>;
  /** Account → its tables. */
  mesasOf: Map<string, readonly string[]>;
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
  return {
    read: async (sede) => {
      const kept = boards.get(sede.locationId);
      if (kept) return kept;
      const board = await loadBoard(db, sede);
      boards.set(sede.locationId, board);
      return board;
    },
    opened: (sede, version, { id, mesa, clave }) => {
      const before = boards.get(sede.locationId);
      // Somebody else changed the board in between.
      if (before?.version !== version - 1) return void boards.delete(sede.locationId);
      // Who still holds the board of before is refused by its version.
      before.byClave.set(clave, id);
      before.mesasOf.set(id, [mesa]);
      boards.set(sede.locationId, { ...before, version });
    },
    forget: (sede) => void boards.delete(sede.locationId),
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
    .select(['id', 'mesas', 'claves'])
    .where(inSede(sede))
    .where('estado', '=', 'abierta')
    .execute();
  return {
    version,
    byClave: new Map(open.flatMap(({ id, claves }) => claves.map((clave) => [clave, id] as const))),
    mesasOf: new Map(open.map(({ id, mesas }) => [id, mesas])),
  };
}
