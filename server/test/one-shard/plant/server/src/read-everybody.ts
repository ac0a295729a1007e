import type pg from 'pg';

/** Planted: it stands where the product does, and reads the orders of every restaurant. */
export async function readEverybody(pool: pg.Pool): Promise<void> {
  await pool.query('SELECT id FROM orders');
}
