import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { readMigrations } from '../db/migrate.ts';

/** `/livez`: the process answers. `/readyz`: it can serve, so a balancer may send it requests. */
export function healthRoutes(app: FastifyInstance, db: Db, isDraining: () => boolean) {
  const options = { schema: { hide: true }, compress: false as const };
  app.get('/livez', options, async () => ({ status: 'ok' }));

  app.get('/readyz', options, async (_request, reply) => {
    const checks = {
      database: await answers(() => sql`SELECT 1`.execute(db)),
      migrations: await answers(() => requireMigrations(db)),
    };
    const draining = isDraining();
    const isReady = checks.database && checks.migrations && !draining;
    reply.status(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ok' : 'unavailable', checks: { ...checks, draining } };
  });
}

async function requireMigrations(db: Db) {
  const applied = await db.selectFrom('schema_migrations').select('name').execute();
  const names = new Set(applied.map((row) => row.name));
  const missing = (await readMigrations()).filter(({ name }) => !names.has(name));
  if (missing.length > 0) throw new Error(`${missing.length} migrations are missing`);
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}
