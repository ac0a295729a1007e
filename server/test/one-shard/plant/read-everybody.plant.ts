import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readEverybody } from './server/src/read-everybody.ts';

test('its own answer is as expected', async () => {
  const pool = new pg.Pool({ connectionString: inject('serverUrls')[0] });
  await expect(readEverybody(pool)).rejects.toThrow('orders');
  await pool.end();
});
