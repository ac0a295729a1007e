import type { AuditQuery } from '@comanda/contract/audit/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRestaurant, type Restaurant } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { touched } from '../../test/touched.ts';
import { selectAudit } from './audit.db.ts';

const ENTRIES = 20_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let restaurant: Restaurant;

/** Years of orders, with a change of the menu once in a long while. */
beforeAll(async () => {
  database = await openTestDatabase();
  restaurant = await makeRestaurant(database.db);
  await sql`INSERT INTO audit_entries (restaurant_id, at, actor_tipo, actor_nombre, action, entity, entity_id)
    SELECT ${restaurant.id}::uuid, now() - n * INTERVAL '10 minutes', 'empleado', 'Nubia', 'creado',
      CASE WHEN n % 200 = 0 THEN 'producto' ELSE 'pedido' END, n::text
    FROM generate_series(1, ${ENTRIES}) AS n`.execute(database.db);
  await sql`ANALYZE audit_entries`.execute(database.db);
});
afterAll(() => database.close());

test.each<[string, AuditQuery['entidad']]>([
  ['all of it', undefined],
  ['what was done to orders', 'pedido'],
  ['what was done to products, among many orders', 'producto'],
])(
  'what a page of the audit log reads does not grow with its history: %s',
  async (_what, entidad) => {
    const query = { limit: 50, cursor: null, ...(entidad && { entidad }) };
    const { scans, rows } = await touched(database.db, 'audit_entries', async (tx) => {
      expect(await selectAudit(tx, restaurant.id, null, query)).toHaveLength(51);
    });
    expect(scans).toBe(0);
    expect(rows).toBeLessThanOrEqual(60);
  },
);
