import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** When an order is wanted and which slot counts it. */
export type Later = {
  programado: Date | null;
  /** When the kitchen begins with it; null: when it comes. */
  inicio: Date | null;
  /** Null: no slot counts it. */
  franja: Date | null;
  /** How many orders the slot takes; null: nothing stops this one. */
  cupo: number | null;
  /** Whether the kitchen is told of it only at `inicio`. */
  espera: boolean;
};

/** How many orders each slot has, by its start in milliseconds; slots without any are not there. */
export async function selectUsed(
  db: Db,
  sede: Sede,
  from: Date,
  to: Date,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_slots')
    .select(['franja', 'usados'])
    .where(inSede(sede))
    .where('franja', '>=', from)
    .where('franja', '<', to)
    .execute();
  return new Map(rows.map(({ franja, usados }) => [franja.getTime(), usados]));
}

/** Fewer orders than this are chance. */
const ENOUGH = 3;
const HOUR_MS = 3_600_000;

/** The minutes from the start of the kitchen until `preparado`, on average over the last hour; null where there were few. */
export async function selectPreparation(db: Db, sede: Sede, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { rows } = await sql<{ minutos: number | null }>`
    SELECT CASE WHEN count(*) >= ${ENOUGH} THEN ceil(avg(extract(epoch FROM
        greatest(o."fechaPreparado" - coalesce(o."inicioCocina", o."horaCreacion"), interval '0'))) / 60)::integer
      END AS minutos
    FROM orders o
    WHERE ${inSede(sede, 'o')} AND o."fechaPreparado" >= ${since} AND o."movidoDe" IS NULL
      AND o."horaCreacion" >= ${new Date(now.getTime() - KEPT_MS)}`.execute(db);
  return rows[0]?.minutos ?? null;
}

/** Nobody asks for a slot that is long over. */
export async function dropOldSlots(db: Db): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS);
  await db.deleteFrom('order_slots').where('franja', '<', before).execute();
}

const KEPT_MS = 86_400_000;

/** The sedes with orders that the kitchen is to be told of now. */
export async function sedesWithStarts(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('kitchen_starts')
    .select('location_id')
    .distinct()
    .where('inicio', '<=', now)
    .execute();
  return rows.map((row) => row.location_id);
}

/** Which orders of a sede these are. */
export async function selectStarts(db: Db, sede: Sede, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('kitchen_starts')
    .select('order_id')
    .where(inSede(sede))
    .where('inicio', '<=', now)
    .orderBy('inicio')
    .limit(200)
    .execute();
  return rows.map((row) => row.order_id);
}

/** False if another node told the kitchen of it meanwhile. */
export async function deleteStart(tx: Db, sede: Sede, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('kitchen_starts')
    .where(inSede(sede))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
