/**
 * The least a server can do to take an order and to list fifty: Fastify, pg, one statement each, no
 * checks, no sessions, no events. The benches compare the product with it.
 * DATABASE_URL=… PORT=… STATIC_FILE=… node server/test/reference-server.ts
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL, PORT, STATIC_FILE } = process.env;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = fastify();

app.get('/readyz', async () => {
  await pool.query('SELECT 1');
  return { status: 'ok' };
});

app.post<{ Body: { dbName: string } }>('/orders', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'insert',
    text: 'INSERT INTO reference.orders (sede, body) VALUES ($1, $2) RETURNING id, body',
    values: [request.body.dbName, request.body],
  });
  reply.status(201);
  return { data: { _id: rows[0].id, ...rows[0].body } };
});

app.get<{ Querystring: { dbName: string } }>('/orders', async (request) => {
  const { rows } = await pool.query({
    name: 'list',
    text: 'SELECT body FROM reference.orders WHERE sede = $1 ORDER BY id DESC LIMIT 50',
    values: [request.query.dbName],
  });
  return { data: rows.map(({ body }) => body) };
});

if (STATIC_FILE) await serveFile(STATIC_FILE);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

/** The file with its tag, as a static file is served, and `/bytes` with only its content. */
async function serveFile(path: string): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  await app.register(fastifyStatic, { root: dirname(path) });
  const content = readFileSync(path);
  app.get('/bytes', async (_request, reply) => reply.type('application/json').send(content));
}
