import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { atSede, closedIn, inTrail, LAST_EVENT, monthOf, type Window } from './facts.db.ts';
import { columnsOf, type Rollup } from './rollups.db.ts';

export type SedeKey = { restaurantId: string; locationId: string };

export type DatabaseClock = { now: Date; oldestTransaction: Date | null };

/** The database's time, and the start of the oldest open transaction, if there is one. */
export async function readClock(db: Db): Promise<DatabaseClock> {
  const { rows } = await sql<DatabaseClock>`
    SELECT now() AS now, min(xact_start) AS "oldestTransaction" FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend'
      AND pid <> pg_backend_pid()`.execute(db);
  return rows[0] ?? { now: new Date(0), oldestTransaction: null };
}

export async function selectSedesBehind(db: Db, until: Date, limit: number): Promise<SedeKey[]> {
  const { rows } = await sql<SedeKey>`
    SELECT l.restaurant_id AS "restaurantId", l.id AS "locationId"
    FROM locations l
    LEFT JOIN report_sedes s ON s.restaurant_id = l.restaurant_id AND s.location_id = l.id
    WHERE s.live_from IS NULL OR s.live_from < ${until}
    ORDER BY s.live_from NULLS FIRST, l.restaurant_id, l.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Up to when everything is closed; for a sede that never closed, the day of its first order. */
export async function lockLiveFrom(tx: Db, key: SedeKey, until: Date): Promise<Date> {
  const { restaurantId, locationId } = key;
  await sql`
    INSERT INTO report_sedes (restaurant_id, location_id, live_from)
    SELECT ${restaurantId}, ${locationId}, coalesce(date_trunc('day', min("horaCreacion"), 'America/Bogota'),
      ${until})
    FROM orders WHERE restaurant_id = ${restaurantId} AND location_id = ${locationId}
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ liveFrom: Date }>`
    SELECT live_from AS "liveFrom" FROM report_sedes
    WHERE restaurant_id = ${restaurantId} AND location_id = ${locationId} FOR UPDATE`.execute(tx);
  return rows[0]?.liveFrom ?? until;
}

export async function setLiveFrom(tx: Db, key: SedeKey, liveFrom: Date): Promise<void> {
  await sql`
    UPDATE report_sedes SET live_from = ${liveFrom}
    WHERE restaurant_id = ${key.restaurantId} AND location_id = ${key.locationId}`.execute(tx);
}

/** False where certainly nothing happened, as for most of a night. */
export async function hasEvents(tx: Db, window: Window): Promise<boolean> {
  const { from, to } = window;
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM orders o
      WHERE ${atSede(window)} AND ${LAST_EVENT} >= ${from} AND o."horaCreacion" < ${to}
    ) OR EXISTS (
      SELECT 1 FROM account_payments p WHERE ${atSede(window, 'p')} AND p.at >= ${from} AND p.at < ${to}
    ) OR EXISTS (
      SELECT 1 FROM accounts a WHERE ${closedIn(window)}
    ) OR EXISTS (
      SELECT 1 FROM audit_entries t WHERE ${inTrail(window, 't')}
    ) AS has`.execute(tx);
  return rows[0]?.has ?? false;
}

/** Adds to what the day already has. */
export async function addToDays(tx: Db, rollup: Rollup, window: Window): Promise<void> {
  const grain = rollup.isMonthly ? ['grano'] : [];
  const keys = ['restaurant_id', 'location_id', ...grain, 'dia', ...rollup.keys];
  const kept = (column: string) => sql`kept.${sql.ref(column)}`;
  const added = (column: string) => sql`excluded.${sql.ref(column)}`;
  const changes = [
    ...rollup.sums.map((sum) => sql`${sql.ref(sum)} = ${kept(sum)} + ${added(sum)}`),
    ...(rollup.hasUltima ? [sql`ultima = GREATEST(${kept('ultima')}, ${added('ultima')})`] : []),
  ];
  const columns = refs(columnsOf(rollup));
  await sql`
    INSERT INTO ${sql.table(rollup.table)} AS kept (
      restaurant_id, location_id, ${rollup.isMonthly ? sql`grano,` : sql``} dia, ${columns}
    )
    SELECT ${window.restaurantId}::uuid, location_id, ${rollup.isMonthly ? sql`'dia',` : sql``} dia, ${columns}
    FROM (${rollup.source(window)}) AS added_up
    ON CONFLICT (${refs(keys)}) DO UPDATE SET ${sql.join(changes)}`.execute(tx);
}

/** Also sums the days of a finished month into one row. */
export async function addUpMonth(
  tx: Db,
  rollup: Rollup,
  key: SedeKey,
  month: { first: string; next: string },
): Promise<void> {
  const columns = [
    ...rollup.sums.map((column) => sql`sum(${sql.ref(column)})`),
    ...(rollup.hasUltima ? [sql`max(ultima)`] : []),
  ];
  await sql`
    INSERT INTO ${sql.table(rollup.table)} (restaurant_id, location_id, grano, dia, ${refs(columnsOf(rollup))})
    SELECT restaurant_id, location_id, 'mes', ${month.first}::date, ${refs(rollup.keys)}, ${sql.join(columns)}
    FROM ${sql.table(rollup.table)}
    WHERE restaurant_id = ${key.restaurantId} AND location_id = ${key.locationId} AND grano = 'dia'
      AND dia >= ${month.first}::date AND dia < ${month.next}::date
    GROUP BY restaurant_id, location_id, ${refs(rollup.keys)}`.execute(tx);
}

/** Deletes from a day on; a month goes with any of its days. */
export async function deleteFrom(tx: Db, rollup: Rollup, key: SedeKey, day: string): Promise<void> {
  const from = rollup.isMonthly
    ? sql`CASE WHEN grano = 'mes' THEN ${monthOf(day)}::date ELSE ${day}::date END`
    : sql`${day}::date`;
  await sql`
    DELETE FROM ${sql.table(rollup.table)}
    WHERE restaurant_id = ${key.restaurantId} AND location_id = ${key.locationId}
      AND dia >= ${from}`.execute(tx);
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}
