import {
  type AccountOrder,
  accountTotals,
  pideCuenta,
} from '@comanda/contract/accounts/accounts.rules';
import { DAY_MS, shiftStart } from '@comanda/contract/days';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import type { HomeSede } from '@comanda/contract/owners/owners';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { SILENT_MS } from '../printing/printing.service.ts';

const MINUTE_MS = 60_000;
/** How long a client counts as new. */
const NEW_MS = 7 * DAY_MS;

type OpenAccount = { cuentaPedida: string | null; orders: AccountOrder[] };
type HomeRow = Omit<HomeSede, 'cuentas'> & { accounts: OpenAccount[] };

/** Every sede of the restaurant as it is now, in the order of the owner's list. */
export async function readHome(db: Db, restaurantId: string, now: Date): Promise<HomeSede[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const amber = ago(KITCHEN.amberFromMinutes * MINUTE_MS);
  const red = ago(KITCHEN.redFromMinutes * MINUTE_MS);
  const here = sql`restaurant_id = ${restaurantId} AND location_id = l.id`;
  const { rows } = await sql<HomeRow>`
    SELECT l."dbName", k.cocina, m.productos, m.agotados, a.accounts,
      (SELECT count(*)::int FROM employees WHERE ${here}) AS personas,
      ARRAY(SELECT nombre FROM print_agents
        WHERE ${here} AND last_seen_at < ${ago(SILENT_MS)} ORDER BY nombre) AS "impresorasApagadas",
      coalesce((SELECT ajustes #> '{cuentas,activas}' = 'true' FROM location_settings
        WHERE ${here}), false) AS "cuentasActivas",
      (SELECT count(*)::int FROM clients
        WHERE ${here} AND fecha_registro >= ${ago(NEW_MS)}) AS "clientesNuevos"
    FROM locations l
    CROSS JOIN LATERAL (
      SELECT jsonb_build_object(
        'aTiempo', count(*) FILTER (WHERE "horaCreacion" > ${amber}),
        'demorados', count(*) FILTER (WHERE "horaCreacion" <= ${amber} AND "horaCreacion" > ${red}),
        'tarde', count(*) FILTER (WHERE "horaCreacion" <= ${red})) AS cocina
      FROM orders
      WHERE ${here} AND estado = 'enviado' AND "horaCreacion" >= ${shiftStart(now)}) k
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS productos, (count(*) FILTER (WHERE agotado))::int AS agotados
      FROM products WHERE ${here}) m
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object(
        'cuentaPedida', a."cuentaPedida", 'orders', coalesce(o.orders, '[]'))), '[]') AS accounts
      FROM accounts a
      LEFT JOIN (
        SELECT "cuentaId", json_agg(json_build_object(
          'estado', estado, 'total', total, 'horaCreacion', "horaCreacion")) AS orders
        FROM orders
        WHERE ${here} AND "cuentaId" IS NOT NULL AND "horaCreacion" >= (
          SELECT min(desde) FROM accounts WHERE ${here} AND estado = 'abierta')
        GROUP BY "cuentaId"
      ) o ON o."cuentaId" = a.id
      WHERE ${here} AND estado = 'abierta') a
    WHERE l.restaurant_id = ${restaurantId}
    ORDER BY l.created_at, l.nombre`.execute(db);
  return rows.map(({ accounts, ...row }) => ({ ...row, cuentas: summed(accounts) }));
}

function summed(accounts: readonly OpenAccount[]) {
  return {
    abiertas: accounts.length,
    saldo: accounts.reduce((sum, { orders }) => sum + accountTotals(orders).saldo, 0),
    piden: accounts.filter((account) => pideCuenta(account, account.orders)).length,
  };
}
