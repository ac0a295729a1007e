import pg from 'pg';
import { inject, test } from 'vitest';
import { breakRules } from './server/src/break-rules.ts';

test('nothing here fails by itself', async () => {
  const pool = new pg.Pool({ connectionString: inject('serverUrls')[0] });
  await breakRules(pool);
  await pool.end();
});
