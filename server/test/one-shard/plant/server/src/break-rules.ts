import type pg from 'pg';

/** Planted, one of each kind: what a distributed database would not run on one shard, and why. */
export const PLANTS: readonly [problem: string, statement: string, values?: string[]][] = [
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
  [
    'a function that is not immutable over a column in a write',
    `UPDATE clients SET forgotten_at = created_at + interval '1 day' WHERE restaurant_id = $1`,
  ],
  [
    'a function that is not immutable in RETURNING',
    'UPDATE clients SET nombre = $2 WHERE restaurant_id = $1 RETURNING now()',
  ],
  [
    'a function that is not immutable in ON CONFLICT',
    'INSERT INTO mails (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET sent_at = now()',
  ],
  [
    'CASE with an operand in a write, which Citus writes wrongly for a shard',
    'UPDATE orders SET total = CASE tipo WHEN $2 THEN 1 END WHERE restaurant_id = $1',
  ],
  [
    'a row that goes to another restaurant',
    'UPDATE orders SET restaurant_id = $2 WHERE restaurant_id = $1',
  ],
  [
    'MERGE',
    `MERGE INTO orders o USING clients c ON o.restaurant_id = $1 AND c.restaurant_id = $1
     WHEN MATCHED THEN DELETE`,
  ],
  [
    'bound to several restaurants',
    'SELECT o.id FROM orders o JOIN clients c ON c.restaurant_id = $2 WHERE o.restaurant_id = $1',
    ['one', 'another'],
  ],
  ['several statements in a query', 'DELETE FROM mails; DELETE FROM sessions'],
];

/** Stands where the product does. What the database answers is nobody's concern. */
export async function breakRules(pool: pg.Pool): Promise<void> {
  for (const [, text, values = []] of PLANTS) {
    await pool.query(text, values).catch(() => undefined);
  }
}
