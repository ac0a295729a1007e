/**
 * The least a server can do to take an order and to list fifty: Fastify, pg, one statement each, no
 * checks, no sessions, no events. The benches hold the product against it.
 *
 *   DATABASE_URL=… PORT=… STATIC_FILE=… node server/test/reference-server.ts
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

if (STATIC_FILE) serveFile(STATIC_FILE);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

/** A file kept in memory with its tag. */
function serveFile(path: string): void {
  const content = readFileSync(path);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  app.get('/file.json', async (request, reply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(content);
  });
}
