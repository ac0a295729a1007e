import { PERMISOS } from '@comanda/contract/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { createSession } from '../server/src/sessions/session.ts';
import { activateAccounts } from '../server/test/accounts.ts';
import {
  daysFromNow,
  makeClient,
  makeEmployee,
  makeRestaurant,
  makeSede,
} from '../server/test/factories.ts';
import { openService } from '../server/test/service.ts';
import { type Schema, wrongValue } from './json-bombs.ts';

const { server, sede, restaurant, draft, create } = await openService();
afterAll(() => server.close());

type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
type Route = { method: string; path: string; operation: Operation };

let routes: Route[];
let orderId: string;
/** Of a table, partly paid. */
let accountId: string;
let paymentId: string;
/** The token by which a guest follows that order. */
let seguimiento: string;

beforeAll(async () => {
  const made = await server.call('POST', '/api/orders/create', { body: draft() });
  orderId = made.body.data._id;
  seguimiento = made.body.seguimiento;
  expect(seguimiento).toMatch(/^.{32,}$/);
  await activateAccounts({ server, sede, restaurant });
  accountId = (await create()).cuentaId ?? '';
  const paid = await server.call('POST', `/api/accounts/${accountId}/pay`, {
    token: restaurant.token,
    body: {
      dbName: sede.dbName,
      propina: { respuesta: 'no', valor: 0 },
      pagos: [{ metodo: 'efectivo', valor: 1_000 }],
    },
  });
  paymentId = paid.body.data.pagos[0]._id;
  const { body } = await server.call('GET', '/api/docs/json');
  routes = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});

test('malformed requests over every route, as every role, never break the server', async () => {
  const each = size(3, 12);
  const statuses = new Map<number, number>();
  const before = memoryInUse();
  let sent = 0;
  const callers = (await everybody()).length;
  for (const route of routes) {
    for (const token of await everybody()) {
      for (const request of fc.sample(requestFor(route), each)) {
        const status = await send(route, token, request);
        const what = JSON.stringify({ ...route, operation: undefined, request }).slice(0, 2_000);
        expect(status, what).toBeLessThan(500);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        sent += 1;
      }
    }
  }
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  const grown = memoryInUse() / before;
  expect(grown).toBeLessThan(2);
  const list = [...statuses].sort(([a], [b]) => a - b).map(([code, times]) => `${times} × ${code}`);
  record(
    'malformed',
    `${sent} malformed requests over ${routes.length} routes as ${callers} callers`,
    `no 5xx (${list.join(', ')}); memory afterwards ${grown.toFixed(2)} times that before`,
  );
});

/**
 * Every role, a guest with the token of an order, people of another restaurant, an owner whose
 * membership is over, and somebody with a made-up session. New ones each time, because some calls
 * end a session.
 */
async function everybody(): Promise<(string | undefined)[]> {
  const { db } = server;
  const owner = await createSession(db, {
    tipo: 'propietario',
    restaurantId: restaurant.id,
    locationId: null,
    subjectId: restaurant.id,
  });
  const client = await makeClient(db, sede);
  const staff = await Promise.all(PERMISOS.map((permiso) => makeEmployee(db, sede, [permiso])));
  const stranger = await makeRestaurant(db);
  const theirs = await makeEmployee(db, await makeSede(db, stranger), [...PERMISOS]);
  const lapsed = await makeRestaurant(db, { fechaFin: daysFromNow(-1) });
  const people = [client, ...staff, stranger, theirs, lapsed].map(({ token }) => token);
  return [undefined, 'inventado', seguimiento, owner, ...people];
}

type Request = { params: string[]; query: Record<string, unknown>; body: unknown; type: string };

function requestFor({ operation }: Route): fc.Arbitrary<Request> {
  const parameters = operation.parameters ?? [];
  const query = parameters.filter((one) => one.in === 'query');
  const content = Object.entries(operation.requestBody?.content ?? {});
  const [, { schema = {} } = {}] = content[0] ?? [];
  // Half of them name the real sede and a real order, so that the rest of the request is read.
  const dbName = fc.option(fc.constant(sede.dbName), { nil: undefined, freq: 2 });
  return fc
    .record({
      params: fc.array(
        fc.oneof(fc.constantFrom(orderId, seguimiento, accountId, paymentId), text),
        {
          minLength: 3,
          maxLength: 3,
        },
      ),
      query: fc.record(
        Object.fromEntries(query.map((one) => [one.name, wrongValue(one.schema ?? {})])),
        { requiredKeys: [] },
      ),
      body: wrongValue(schema),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'ninguno',
      ),
      dbName,
    })
    .map(({ dbName: named, ...request }) => {
      if (named === undefined) return request;
      const { body } = request;
      const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
      return {
        ...request,
        query: { ...request.query, dbName: named },
        body: isObject ? { ...body, dbName: named } : body,
      };
    });
}

const text = fc.string({ minLength: 1, maxLength: 60 });

/** Over a real socket, because what the HTTP parser refuses counts as well. */
async function send(
  { method, path }: Route,
  token: string | undefined,
  { params, query, body, type }: Request,
): Promise<number> {
  const rest = [...params];
  const filled = path.replace(/\{[^}]+\}/g, () => encodeURIComponent(wellFormed(rest.pop() ?? '')));
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2_000),
  ]);
  const hasBody = method !== 'get' && body !== undefined;
  const answer = await fetch(`${server.origin}${filled}?${new URLSearchParams(pairs)}`, {
    method: method.toUpperCase(),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': type }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** A URL cannot contain lone surrogates. */
function wellFormed(typed: string): string {
  return typed.toWellFormed();
}

function memoryInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
