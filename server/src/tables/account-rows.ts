import type { AccountOrder } from '@comanda/contract/accounts/accounts.rules';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** What is read of each order of an account. `alta`: the sede's revision when it joined. */
export type ListedOrder = AccountOrder & { id: string; alta: number };

export type AccountRow = Omit<
  Selectable<Tables['accounts']>,
  'restaurant_id' | 'location_id' | 'turno_id' | 'cerradaPor' | 'tocada' | 'hechos'
> & { mesero_nombre: string | null; orders: ListedOrder[] };

/** The open accounts of a sede, oldest first, and its revision at the same instant. */
export async function selectOpenAccounts(db: Db, sede: Sede) {
  const { rows } = await accountsWhere(sede, sql`a.estado = 'abierta'`).execute(db);
  return { accounts: rows.filter(({ id }) => id !== null), revision: rows[0]?.sede_revision ?? 0 };
}

export async function selectAccounts(
  db: Db,
  sede: Sede,
  ids: readonly string[],
): Promise<AccountRow[]> {
  const { rows } = await accountsWhere(sede, sql`a.id = ANY(${ids}::uuid[])`).execute(db);
  return rows.filter(({ id }) => id !== null);
}

/** The orders of all of them are read once, from the time of the oldest on. */
function accountsWhere(sede: Sede, wanted: RawBuilder<unknown>) {
  return sql<AccountRow & { sede_revision: number }>`
    SELECT c.revision AS sede_revision, a.id, a.tipo, a.estado, a.mesas, a.claves, a.nombre,
      a.comensales, a.mesero_id, e.nombre AS mesero_nombre, a."abiertaPor", a.abierta, a.desde,
      a."cuentaPedida", a."cuentaPedidaPor", a."unidaA", a.unidos, a.numero, a.cerrada, a.pedidos,
      a.totales, a.revision, coalesce(o.orders, '[]') AS orders
    FROM location_counters c
    LEFT JOIN accounts a ON ${inSede(sede, 'a')} AND ${wanted}
    LEFT JOIN employees e ON ${inSede(sede, 'e')} AND e.id = a.mesero_id
    LEFT JOIN (
      SELECT o."cuentaId", json_agg(json_build_object('id', o.id, 'estado', o.estado,
        'total', o.total, 'horaCreacion', o."horaCreacion", 'alta', o."cuentaRevision")
        ORDER BY o."horaCreacion", o.id) AS orders
      FROM orders o
      WHERE ${inSede(sede, 'o')} AND o."cuentaId" IS NOT NULL AND o."horaCreacion" >= (
        SELECT min(a.desde) FROM accounts a WHERE ${inSede(sede, 'a')} AND ${wanted})
      GROUP BY o."cuentaId"
    ) o ON o."cuentaId" = a.id
    WHERE ${inSede(sede, 'c')}
    ORDER BY a.abierta, a.id`;
}

/** The open account at one of these tables; with several, the oldest. */
export async function findAccountAt(
  db: Db,
  sede: Sede,
  claves: readonly string[],
): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where(inSede(sede))
    .where('estado', '=', 'abierta')
    .where(sql<boolean>`claves && ${claves}::text[]`)
    .orderBy('abierta')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The sedes, by their ids, that have an account which was opened before. */
export async function sedesWithTables(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('location_id')
    .distinct()
    .where('estado', '=', 'abierta')
    .where('abierta', '<', before)
    .execute();
  return rows.map((row) => row.location_id);
}
