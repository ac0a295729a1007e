import {
  type AccountOrder,
  accountTotals,
  waitsForBill,
} from '@comanda/contract/accounts/accounts.rules';
import { DAY_MS, shiftStart } from '@comanda/contract/days';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import { type HomeSede, homeServiceSchema } from '@comanda/contract/owners/owners';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { SILENT_MS } from '../printing/printing.service.ts';
import {
  adjustmentsJson,
  countedJson,
  paymentsJson,
  type StoredMoney,
} from '../tables/account-money.ts';

const MINUTE_MS = 60_000;
/** How long a client counts as new. */
const NEW_MS = 7 * DAY_MS;
const SOLD_OUT_NAMES = 4;

type OpenAccount = Pick<StoredMoney, 'pagos' | 'ajustes'> & {
  cuentaPedida: string | null;
  orders: AccountOrder[];
};
type Shifts = NonNullable<HomeSede['turnos']>;
type HomeRow = Omit<HomeOfSede, 'cuentas' | 'turnos' | 'servicio'> & {
  accounts: OpenAccount[];
  shifts: Shifts;
  ajustes: object | null;
};

/** What the database knows of a sede. Whether its dishes can be ordered its menu knows. */
export interface HomeOfSede extends HomeSede {
  locationId: string;
  /** Whether some of its dishes need something of a group. */
  needsGroups: boolean;
}

/** Every sede of the restaurant as it is now, in the order of the owner's list. */
export async function readHome(db: Db, restaurantId: string, now: Date): Promise<HomeOfSede[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const amber = ago(KITCHEN.amberFromMinutes * MINUTE_MS);
  const red = ago(2 * KITCHEN.amberFromMinutes * MINUTE_MS);
  const here = sql`restaurant_id = ${restaurantId} AND location_id = l.id`;
  const { rows } = await sql<HomeRow>`
    SELECT l."dbName", l.id AS "locationId",
      EXISTS (SELECT FROM modifier_groups WHERE ${here} AND min > 0) AS "needsGroups", k.cocina, m.productos, m.agotados, a.accounts,
      c.clientes, c."clientesNuevos",
      ARRAY(SELECT nombre FROM products
        WHERE ${here} AND agotado ORDER BY nombre LIMIT ${SOLD_OUT_NAMES}) AS "platosAgotados",
      (SELECT count(*)::int FROM employees WHERE ${here}) AS personas,
      ARRAY(SELECT nombre FROM print_agents
        WHERE ${here} AND last_seen_at < ${ago(SILENT_MS)} ORDER BY nombre) AS "impresorasApagadas",
      coalesce((SELECT ajustes #> '{cuentas,activas}' = 'true' FROM location_settings
        WHERE ${here}), false) AS "cuentasActivas",
      (SELECT ajustes FROM location_settings WHERE ${here}) AS ajustes,
      json_build_object(
        'abiertos', (SELECT coalesce(json_agg(json_build_object(
          'caja', caja, 'nombre', nombre, 'abierto', abierto, 'base', base) ORDER BY abierto), '[]')
          FROM till_shifts WHERE ${here} AND cerrado IS NULL),
        'ultimo', (SELECT json_build_object('cerrado', cerrado, 'diferencia', diferencia)
          FROM till_shifts WHERE ${here} AND numero IS NOT NULL
          ORDER BY numero DESC LIMIT 1)) AS shifts
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
      SELECT count(*)::int AS clientes,
        (count(*) FILTER (WHERE fecha_registro >= ${ago(NEW_MS)}))::int AS "clientesNuevos"
      FROM clients WHERE ${here}) c
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object(
        'cuentaPedida', a."cuentaPedida", 'pagos', ${paymentsJson(() => here)},
        'ajustes', ${adjustmentsJson(() => here)}, 'orders', coalesce(o.orders, '[]'))), '[]') AS accounts
      FROM accounts a
      LEFT JOIN (
        SELECT "cuentaId", json_agg(${countedJson(() => here)}) AS orders
        FROM orders o
        WHERE ${here} AND "cuentaId" IS NOT NULL AND "horaCreacion" >= (
          SELECT min(desde) FROM accounts WHERE ${here} AND estado = 'abierta')
        GROUP BY "cuentaId"
      ) o ON o."cuentaId" = a.id
      WHERE ${here} AND estado = 'abierta') a
    WHERE l.restaurant_id = ${restaurantId} AND l.cerrada IS NULL
    ORDER BY l.created_at, l.nombre`.execute(db);
  return rows.map(({ accounts, shifts, ajustes, ...row }) => ({
    ...row,
    servicio: homeServiceSchema.parse(ajustes ?? {}),
    cuentas: summed(accounts),
    turnos: dated(shifts),
  }));
}

/** PostgreSQL writes a time into JSON with its zone. */
function dated({ abiertos, ultimo }: Shifts): Shifts {
  const iso = (time: string) => new Date(time).toISOString();
  return {
    abiertos: abiertos.map((one) => ({ ...one, abierto: iso(one.abierto) })),
    ultimo: ultimo && { ...ultimo, cerrado: iso(ultimo.cerrado) },
  };
}

function summed(accounts: readonly OpenAccount[]) {
  const open = accounts.map(({ pagos, ajustes, ...one }) => ({
    ...one,
    totales: accountTotals(one.orders, { pagos, ajustes }),
  }));
  return {
    abiertas: open.length,
    saldo: open.reduce((sum, { totales }) => sum + totales.saldo, 0),
    piden: open.filter((one) => waitsForBill(one, one.orders)).length,
  };
}
