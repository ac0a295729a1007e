import type { Account } from '@comanda/contract/accounts/accounts';
import type { AccountOrder } from '@comanda/contract/accounts/accounts.rules';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { adjustmentsJson, countedJson, paymentsJson, type StoredMoney } from './account-money.ts';

/** What is read of each order of an account. `alta`: the sede's revision when it joined. */
export type ListedOrder = AccountOrder & { id: string; alta: number };

export type AccountRow = Omit<
  Selectable<Tables['accounts']>,
  | 'restaurant_id'
  | 'location_id'
  | 'turno_id'
  | 'cerradaPor'
  | 'tocada'
  | 'hechos'
  | 'impresa'
  | 'contado'
> &
  StoredMoney & {
    /** Of the sede, at the same instant. */
    sede_revision: number;
    mesero_nombre: string | null;
    /** The newest answer about a tip. */
    propina: Account['propina'];
    orders: ListedOrder[];
  };

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

/** The orders of all of them are read once, from the time of the oldest on, until the last one closed. */
function accountsWhere(sede: Sede, wanted: RawBuilder<unknown>) {
  const here = (alias: string) => inSede(sede, alias);
  return sql<AccountRow>`
    SELECT c.revision AS sede_revision, a.id, a.tipo, a.estado, a.mesas, a.claves, a.nombre,
      a.comensales, a.mesero_id, e.nombre AS mesero_nombre, a."abiertaPor", a.abierta, a.desde,
      a."cuentaPedida", a."cuentaPedidaPor", a."unidaA", a.unidos, a.numero, a.cerrada, a.pedidos,
      a.totales, a.revision, coalesce(o.orders, '[]') AS orders, s.ajustes -> 'impuestos' AS impuestos,
      ${paymentsJson(here)} AS pagos, ${adjustmentsJson(here)} AS ajustes, (
        SELECT json_build_object('respuesta', t.respuesta, 'valor', t.valor, 'sugerido', t.sugerido,
          'hasta', t.hasta, 'canal', t.canal, 'fecha', t.at)
        FROM tip_consents t WHERE ${here('t')} AND t.cuenta_id = a.id
        ORDER BY t.at DESC, t.id LIMIT 1) AS propina
    FROM location_counters c
    LEFT JOIN location_settings s ON ${here('s')}
    LEFT JOIN accounts a ON ${inSede(sede, 'a')} AND ${wanted}
    LEFT JOIN employees e ON ${inSede(sede, 'e')} AND e.id = a.mesero_id
    LEFT JOIN (
      SELECT o."cuentaId", json_agg(${countedJson(here)}
        ORDER BY o."horaCreacion", o.id) AS orders
      FROM orders o
      WHERE ${inSede(sede, 'o')} AND o."cuentaId" IS NOT NULL AND o."horaCreacion" >= (
        SELECT min(a.desde) FROM accounts a WHERE ${inSede(sede, 'a')} AND ${wanted})
        AND o."horaCreacion" <= (SELECT max(coalesce(a.cerrada, 'infinity'))
          FROM accounts a WHERE ${inSede(sede, 'a')} AND ${wanted})
      GROUP BY o."cuentaId"
    ) o ON o."cuentaId" = a.id
    WHERE ${inSede(sede, 'c')}
    ORDER BY a.abierta, a.id`;
}

/** The round of its account that an order is: its place among all orders that the account ever had. Null without account. */
export async function roundOf(
  db: Db,
  sede: Sede,
  order: { id: string; cuentaId: string | null; horaCreacion: Date },
): Promise<number | null> {
  if (order.cuentaId === null) return null;
  const { rows } = await sql<{ ronda: number }>`
    SELECT count(*)::int AS ronda FROM orders o
    WHERE ${inSede(sede, 'o')} AND o."cuentaId" = ${order.cuentaId}
      AND o."horaCreacion" >= (SELECT a.desde FROM accounts a
        WHERE ${inSede(sede, 'a')} AND a.id = ${order.cuentaId})
      AND (o."horaCreacion", o.id) <= (${order.horaCreacion}::timestamptz, ${order.id})`.execute(
    db,
  );
  return rows[0]?.ronda ?? null;
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

/** The account, or the one that took it; null if that is over. */
export async function accountNow(db: Db, sede: Sede, id: string): Promise<AccountRow | null> {
  const seen = new Set<string>();
  for (let next: string | null = id; next && !seen.has(next); ) {
    seen.add(next);
    const [row]: AccountRow[] = await selectAccounts(db, sede, [next]);
    if (row?.estado === 'abierta') return row;
    next = row?.estado === 'unida' ? row.unidaA : null;
  }
  return null;
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
