import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  makeMenu,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../test/factories.ts';
import { startNode, startTestApp } from '../test/harness.ts';
import { guardRoutes } from './http/access.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let restaurant: Restaurant;
let sede: TestSede;

beforeAll(async () => {
  server = await startTestApp();
  restaurant = await makeRestaurant(server.db);
  sede = await makeSede(server.db, restaurant, 'Zona  Ñandú');
  await makeMenu(server.db, sede);
});
afterAll(() => server.close());

describe('health', () => {
  test('the process answers and is ready', async () => {
    expect((await server.call('GET', '/livez')).status).toBe(200);
    const { status, body } = await server.call('GET', '/readyz');
    expect(status).toBe(200);
    expect(body.checks).toEqual({ database: true, migrations: true, draining: false });
  });

  test('a node that is draining, or lacks a migration, is alive but not ready', async () => {
    const other = await startTestApp();
    await other.db.deleteFrom('schema_migrations').where('name', 'like', '002%').execute();
    expect((await other.call('GET', '/readyz')).body.checks.migrations).toBe(false);
    other.drain();
    const { status, body } = await other.call('GET', '/readyz');
    expect(status).toBe(503);
    expect(body.checks.draining).toBe(true);
    expect((await other.call('GET', '/livez')).status).toBe(200);
    await other.close();
  });
});

describe('metrics', () => {
  test('this machine reads them, with routes and without addresses of people', async () => {
    await server.call('GET', `/api/locations/getLocationsByPath?path=${restaurant.path}`);
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    expect(text).toContain('route="/api/locations/getLocationsByPath"');
    expect(text).not.toContain(restaurant.path);
    expect(text).toContain('sockets_connected 0');
  });

  test('they say how long the event loop was blocked', async () => {
    const read = async () => {
      const text = await (await fetch(`${server.origin}/metrics`)).text();
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
    };
    // Each read of the metrics resets this figure.
    const hold = () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
    };
    await vi.waitFor(
      async () => {
        hold();
        expect(await read()).toBeGreaterThan(0.2);
      },
      { timeout: 20_000 },
    );
  });

  test('others need the token', async () => {
    const other = await startTestApp({ METRICS_TOKEN: 'x'.repeat(20) });
    const from = { 'x-forwarded-for': '203.0.113.7' };
    expect((await other.call('GET', '/metrics', { headers: from })).status).toBe(403);
    const { status } = await other.call('GET', '/metrics', {
      headers: from,
      token: 'x'.repeat(20),
    });
    expect(status).toBe(200);
    await other.close();
  });
});

describe('every answer', () => {
  test.each([
    ['a good one', '/livez'],
    ['a refusal', '/api/orders/mine'],
    ['one of nothing', '/api/nada'],
  ])(
    'carries a request id and forbids foreign scripts, styles and frames: %s',
    async (_what, url) => {
      const { headers } = await server.call('GET', url);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('to an unknown call is a 404 in Spanish', async () => {
    const { status, body } = await server.call('GET', '/api/nada');
    expect(status).toBe(404);
    expect(body).toEqual({ error: '404 | Not Found', code: 'ruta_desconocida' });
  });

  test('to broken JSON is a 400 that shows nothing internal', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email": ',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'La solicitud no es válida.',
      code: 'solicitud_invalida',
    });
  });

  test('to a compressed body is a 400: it is not decompressed', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify({ email: restaurant.email, password: 'otra' })),
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'solicitud_invalida']);
  });

  test('to a body that is too large is a 413', async () => {
    const { status, body } = await server.call('POST', '/api/admin/login', {
      body: { email: 'x'.repeat(1_100_000) },
    });
    expect([status, body.code]).toEqual([413, 'cuerpo_demasiado_grande']);
  });

  test('is compressed when it is long', async () => {
    const { headers } = await fetch(`${server.origin}/api/docs/json`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
  });
});

describe('a NUL in a text', () => {
  const NUL = '\u0000';

  test.each([
    ['GET', '/api/products?dbName=%00', {}],
    ['GET', '/api/locations/getLocationsByPath?path=a%00b', {}],
    ['POST', '/api/admin/login', { email: `a${NUL}@b.co`, password: 'x' }],
    ['POST', '/api/admin/forgotPassword', { email: `a${NUL}@b.co` }],
    ['POST', '/api/auth/login', { email: 'a@b.co', password: 'x', dbName: NUL }],
  ] as const)('is malformed: %s %s', async (method, url, body) => {
    const options = method === 'GET' ? {} : { body };
    expect((await server.call(method, url, options)).status).toBe(400);
  });
});

test('two different sedes in one call are malformed', async () => {
  const { status } = await server.call('POST', '/api/orders/create?dbName=una', {
    body: { dbName: 'otra' },
  });
  expect(status).toBe(400);
});

test('an address that the router cannot read is a 400 like any other', async () => {
  const { status, body } = await server.call('GET', '/api/%zz');
  expect([status, body.code]).toEqual([400, 'solicitud_invalida']);
});

test('a menu without a sede is refused in the words of the spec', async () => {
  const { status, body } = await server.call('GET', '/api/products');
  expect([status, body.error]).toEqual([422, 'Location is a required parameter']);
});

test('the limits count the visitors of a balancer, if it is trusted', async () => {
  const tries = async (TRUST_PROXY: string) => {
    const node = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY });
    const statuses = new Set<number>();
    for (let n = 0; n < 25; n++) {
      const { status } = await node.call('POST', '/api/admin/login', {
        body: { email: `a${n}@x.example`, password: 'equivocada' },
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
      });
      statuses.add(status);
    }
    await node.close();
    return [...statuses];
  };
  expect(await tries('on')).toEqual([401]);
  expect(await tries('off')).toEqual([401, 429]);
});

test('a visitor of the balancer cannot fake addresses', async () => {
  const node = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const statuses = new Set<number>();
  for (let n = 0; n < 25; n++) {
    const { status } = await node.call('POST', '/api/admin/login', {
      body: { email: `b${n}@x.example`, password: 'equivocada' },
      headers: { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` },
    });
    statuses.add(status);
  }
  await node.close();
  expect([...statuses]).toEqual([401, 429]);
});

test('too many logins from one address are refused with the time to wait', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  const tries = [];
  for (let count = 0; count < 21; count++) {
    const body = { email: `nadie-${count}@prueba.example`, password: 'clave-falsa' };
    tries.push(await limited.call('POST', '/api/admin/login', { body }));
  }
  expect(tries.slice(0, 20).every(({ status }) => status === 401)).toBe(true);
  const last = tries.at(-1);
  expect([last?.status, last?.body.code]).toEqual([429, 'demasiadas_solicitudes']);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

describe('the public link', () => {
  const byPath = (path: string) =>
    server.call('GET', `/api/locations/getLocationsByPath?path=${encodeURIComponent(path)}`);

  test('leads to the sedes by slug or by id, each with its dbName', async () => {
    const { status, body } = await byPath(restaurant.path);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ nombre: 'Zona  Ñandú', dbName: 'zona_ñandú' });
    expect(body.restaurante).toMatchObject({ _id: restaurant.id, recibePedidos: true, sedes: 1 });
    expect((await byPath(restaurant.id)).body).toEqual(body);
  });

  test('that is wrong is not found', async () => {
    expect((await byPath('no-existe')).body.code).toBe('restaurante_desconocido');
  });
});

test('the menu is open to anyone: products with prices, hidden categories marked', async () => {
  const dbName = encodeURIComponent(sede.dbName);
  const products = await server.call('GET', `/api/products?dbName=${dbName}`);
  expect(products.body).toHaveLength(9);
  expect(products.body).toContainEqual(
    expect.objectContaining({ id_sigo: 'BANDEJA', precio: 32_900, agotado: false }),
  );
  const categories = await server.call('GET', `/api/categories?dbName=${dbName}`);
  const hidden = categories.body.filter(({ active }: { active: boolean }) => !active);
  expect(hidden.map(({ name }: { name: string }) => name)).toEqual(['Postres']);
});

test('an owner lists only their own sedes, by their own e-mail', async () => {
  const ask = (email: string) =>
    server.call('GET', `/api/locations/getLocationsByEmail?email=${encodeURIComponent(email)}`, {
      token: restaurant.token,
    });
  expect((await ask(restaurant.email)).body.data).toHaveLength(1);
  expect((await ask('otra@prueba.example')).body.code).toBe('correo_ajeno');
});

test('a route that does not declare its action cannot be registered', () => {
  const app = fastify();
  guardRoutes(app, server.db);
  expect(() => app.get('/api/secreta', () => 'todo')).toThrow(
    'GET /api/secreta declares no action',
  );
});

test('the API describes itself: every call, its schemas and its errors', async () => {
  const { status, body } = await server.call('GET', '/api/docs/json');
  expect(status).toBe(200);
  expect(Object.keys(body.paths)).toContain('/api/orders/create');
  const { responses, requestBody } = body.paths['/api/orders/create'].post;
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '4XX']));
  expect(JSON.stringify(requestBody)).toContain('metodoPago');
  expect((await server.call('GET', '/api/docs')).status).toBe(200);
});

test('the log says which call took how long and nothing about people', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const logged = await startNode(server.db, {}, null, { level: 'trace', stream });
  await logged.call('GET', '/api/locations/getLocationsByEmail?email=ana@correo.example', {
    token: 'token-secreto',
  });
  await logged.call('POST', '/api/auth/login', {
    body: { email: 'ana@correo.example', password: 'clave-secreta', dbName: sede.dbName },
  });
  await logged.close();
  const log = lines.join('');
  expect(log).toContain('"route":"/api/auth/login","status":401');
  expect(log).not.toMatch(/ana@correo|secret/);
});

test('closing lets a request under way finish', async () => {
  const node = await startNode(server.db);
  const answer = fetch(`${node.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nadie@prueba.example', password: 'clave-falsa' }),
  });
  await new Promise<void>((resolve) => node.app.server.once('request', () => resolve()));
  await node.close();
  expect((await answer).status).toBe(401);
});

test('closing disconnects the sockets', async () => {
  const other = await startTestApp();
  const owner = await makeRestaurant(other.db);
  const own = await makeSede(other.db, owner);
  const socket = io(other.origin, {
    auth: { token: owner.token, dbName: own.dbName },
    reconnection: false,
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await other.close();
  await closed;
});

test('JSON that is nested too deep is malformed, not a failure of ours', async () => {
  const server = await startTestApp();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '['.repeat(20_000) + ']'.repeat(20_000),
  });
  expect(answer.statusCode).toBe(400);
  await server.close();
});
