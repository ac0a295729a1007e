import { PIN_TRIES } from '@comanda/contract/staff/pin.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

const SPAN_MS = PIN_TRIES.minutes * 60_000;
const MAX = sql.lit(PIN_TRIES.max);

/** Whether the tries that were counted last are still to be counted. */
function isCounted(now: Date) {
  return sql<boolean>`coalesce(pin_tries_since > ${new Date(now.getTime() - SPAN_MS)}, false)`;
}

/** Who signs in by PIN here: people with a PIN whom the plan covers. */
export async function selectPinPeople(db: Db, sede: Sede) {
  return db
    .selectFrom('employees as e')
    .innerJoin('roles as r', (join) =>
      join
        .onRef('r.restaurant_id', '=', 'e.restaurant_id')
        .onRef('r.location_id', '=', 'e.location_id')
        .onRef('r.id', '=', 'e.role_id'),
    )
    .select([
      'e.id',
      'e.nombre',
      'e.email',
      'e.permisos',
      'e.facultades',
      'e.role_id',
      'r.nombre as role_nombre',
    ])
    .where(inSede(sede, 'e'))
    .where('e.pin_hash', 'is not', null)
    .where('e.activo', '=', true)
    .execute();
}

/** Counts a try before it is checked, so that many at once are no more than a few. Null when none is left or for nobody. */
export async function takePinTry(db: Db, sede: Sede, id: string) {
  const now = new Date();
  const { rows } = await sql<{ pin_hash: string; nombre: string; pin_tries: number }>`
    UPDATE employees SET
      pin_tries = CASE WHEN ${isCounted(now)} THEN pin_tries + 1 ELSE 1 END,
      pin_tries_since = CASE WHEN ${isCounted(now)} THEN pin_tries_since ELSE ${now} END
    WHERE ${inSede(sede)} AND id = ${id} AND pin_hash IS NOT NULL AND activo
      AND NOT (${isCounted(now)} AND pin_tries >= ${MAX})
    RETURNING pin_hash, nombre, pin_tries`.execute(db);
  return rows[0] ?? null;
}

/** The seconds until this person may try again; 0 if they may now. */
export async function pinWait(db: Db, sede: Sede, id: string): Promise<number> {
  const now = new Date();
  const { rows } = await sql<{ since: Date }>`
    SELECT pin_tries_since AS since FROM employees
    WHERE ${inSede(sede)} AND id = ${id} AND ${isCounted(now)} AND pin_tries >= ${MAX}`.execute(db);
  const since = rows[0]?.since;
  return since ? Math.ceil((since.getTime() + SPAN_MS - now.getTime()) / 1_000) : 0;
}

/** Takes back the try of a right PIN. False if the PIN or the person changed since it was checked. */
export async function returnPinTry(
  tx: Db,
  sede: Sede,
  id: string,
  pinHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ pin_tries: sql`greatest(pin_tries - 1, 0)` })
    .where(inSede(sede))
    .where('id', '=', id)
    .where('pin_hash', '=', pinHash)
    .where('activo', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
