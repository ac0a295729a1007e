import type pg from 'pg';

/** Planted, one of each kind: what a distributed database would not run on one shard, and why. */
export const PLANTS: readonly [problem: string, statement: string][] = [
  ['orders is not bound to a restaurant', 'SELECT id FROM orders'],
  [
    'clients is not bound to a restaurant',
    `SELECT id FROM orders WHERE restaurant_id = $1
       AND client_id IN (SELECT id FROM clients WHERE email = $1)`,
  ],
  [
    'a write inside WITH',
    `WITH gone AS (DELETE FROM orders WHERE restaurant_id = $1 RETURNING id) SELECT id FROM gone`,
  ],
  [
    'a subselect in VALUES',
    `INSERT INTO categories (restaurant_id, orden)
     VALUES ($1, (SELECT count(*) FROM categories WHERE restaurant_id = $1))`,
  ],
  [
    'a function that is not immutable inside CASE or COALESCE of a write',
    `UPDATE clients SET forgotten_at = coalesce(forgotten_at, now()) WHERE restaurant_id = $1`,
  ],
  [
    'a VOLATILE function in an UPDATE or DELETE',
    'UPDATE clients SET forgotten_at = clock_timestamp() WHERE restaurant_id = $1',
  ],
  ['several statements in a query', 'DELETE FROM mails; DELETE FROM sessions'],
];

/** Stands where the product does. What the database answers is nobody's concern. */
export async function breakRules(pool: pg.Pool): Promise<void> {
  for (const [, statement] of PLANTS) await pool.query(statement).catch(() => undefined);
}
