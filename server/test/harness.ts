import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyServerOptions, InjectOptions } from 'fastify';
import pg from 'pg';
import type { RedisClientType } from 'redis';
import { inject } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { type Db, openDatabase } from '../src/db/db.ts';
import { parseEnv } from '../src/env/env.ts';
import { openImageStore } from '../src/images/image-store.ts';
import type { Mail } from '../src/mail/letters.ts';
import { IS_CITUS } from './citus/is-citus.ts';

type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  options?: {
    token?: string | undefined;
    /** FormData goes as multipart, anything else as JSON. */
    body?: object;
    headers?: Record<string, string>;
  },
) => Promise<Answer>;

type TestOptions = Pick<AppOptions, 'modelLimits' | 'thinking' | 'bounds' | 'orderMailMs'>;

type Answer = {
  status: number;
  headers: Record<string, unknown>;
  /** What `response.json()` gives: tests say what they expect of it. */
  body: ReturnType<typeof JSON.parse>;
};

/** A new database with the schema and nothing else. */
export async function openTestDatabase() {
  const templateUrl = inject('templateUrl');
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  await onServers(`CREATE DATABASE ${name} TEMPLATE plantilla`);
  const url = templateUrl.replace(/\/plantilla$/, `/${name}`);
  const { db, close } = openDatabase(url);
  return {
    db,
    url,
    close: async () => {
      await close();
      await onServers(`DROP DATABASE ${name} WITH (FORCE)`).catch((error) => {
        // What Citus still has open there is over by the next run, which deletes it.
        if (!IS_CITUS) throw error;
      });
    },
  };
}

/** The real app on a real port with its own database. */
export async function startTestApp(env: Record<string, string> = {}, options: TestOptions = {}) {
  const database = await openTestDatabase();
  const node = await startNode(database.db, env, null, false, options).catch(async (error) => {
    await database.close();
    throw error;
  });
  return {
    ...node,
    db: database.db,
    close: async () => {
      await node.close();
      await database.close();
    },
  };
}

/** Another node over the same database. */
export async function startNode(
  db: Db,
  env: Record<string, string> = {},
  redis: RedisClientType | null = null,
  logger: FastifyServerOptions['logger'] = false,
  options: TestOptions = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-'));
  const mails: { to: string; mail: Mail }[] = [];
  const settings = parseEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env });
  const { app, routes, drain, payments, accounts } = await buildApp({
    env: settings,
    db,
    images: await openImageStore(settings),
    redis,
    logger,
    mailer: async (to, mail) => {
      mails.push({ to, mail });
    },
    pendingMs: 50,
    // Later than any test, except those about these mails.
    orderMailMs: 600_000,
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call: Call = async (method, url, { token, body, headers = {} } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    };
    const response = await app.inject(request);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.body,
    };
  };
  return {
    app,
    routes,
    call,
    drain,
    payments,
    accounts,
    mails,
    dataDir,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServers(statement: string) {
  for (const connectionString of inject('serverUrls')) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}
