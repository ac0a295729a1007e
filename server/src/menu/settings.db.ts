import type { SedeSettings } from '@comanda/contract/locations/sede-settings';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';

/** Parts that are not named stay as they are, also those that only a newer version knows. */
export async function mergeSettings(
  tx: Db,
  sede: Sede,
  ajustes: Partial<SedeSettings>,
): Promise<void> {
  await sql`
    INSERT INTO location_settings AS s (restaurant_id, location_id, ajustes)
    VALUES (${sede.restaurantId}, ${sede.locationId}, ${JSON.stringify(ajustes)}::jsonb)
    ON CONFLICT (restaurant_id, location_id)
    DO UPDATE SET ajustes = s.ajustes || excluded.ajustes, updated_at = now()`.execute(tx);
}
