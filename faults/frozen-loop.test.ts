import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { openService } from '../server/test/service.ts';
import type { Schema } from './json-bombs.ts';

const { server, restaurant, sede, draft } = await openService();
afterAll(() => server.close());

/** How long `/livez` may be delayed by any request, in milliseconds, on a quiet machine. */
const HELD = 200;

type Operation = { requestBody?: { content: Record<string, { schema?: Schema }> } };

let routes: { method: string; path: string; schema: Schema }[];
beforeAll(async () => {
  const { body } = await server.call('GET', '/api/docs/json');
  const paths = body.paths as Record<string, Record<string, Operation>>;
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [{ method: method.toUpperCase(), path, schema }] : [];
    }),
  );
});

/** Texts that almost match some pattern, over and over. */
const ENDLESS = [
  `\u0001${' '.repeat(100_000)}x`,
  ' '.repeat(100_000),
  `a${'\n '.repeat(50_000)}b`,
  `${'a.'.repeat(50_000)}@`,
  `${'1 a '.repeat(25_000)}x`,
];

test('the two requests that froze every restaurant are answered like any other', async () => {
  const order = draft({ nombreCliente: `\u0001${' '.repeat(130_000)}x` });
  const login = { email: ' '.repeat(80_000), password: 'una clave cualquiera' };
  const patience = await patienceHere();
  const create = () => send('POST', '/api/orders/create', order);
  expect(await heldAgain(create, patience)).toBeLessThan(patience);
  const enter = () => send('POST', '/api/admin/login', login);
  expect(await heldAgain(enter, patience)).toBeLessThan(patience);
});

test('no text of any request blocks the others', async () => {
  const patience = await patienceHere();
  let worst = 0;
  let sent = 0;
  for (const { method, path, schema } of routes) {
    const url = path.replace(/\{[^}]+\}/g, crypto.randomUUID());
    for (const text of ENDLESS) {
      for (const token of [undefined, restaurant.token]) {
        const body = { ...filledWith(text, schema), dbName: sede.dbName };
        const held = await heldAgain(() => send(method, url, body, token), patience);
        expect(held, `${method} ${path} ${JSON.stringify(text.slice(0, 8))}`).toBeLessThan(
          patience,
        );
        worst = Math.max(worst, held);
        sent += 1;
      }
    }
  }
  expect(sent).toBeGreaterThan(300);
  record(
    'freeze',
    `${sent} requests whose every text has 100,000 characters, over ${routes.length} calls`,
    `/livez waited ${Math.round(worst)} ms at most`,
  );
});

/** The longest time that `/livez` took while a request was under way. */
async function heldBy(request: () => Promise<number>): Promise<number> {
  let isDone = false;
  const done = request().then((status) => {
    isDone = true;
    expect(status).toBeLessThan(500);
  });
  let longest = 0;
  do {
    const began = performance.now();
    await (await fetch(`${server.origin}/livez`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
  } while (!isDone);
  await done;
  return longest;
}

/** What blocks the loop blocks it each time; what another program of the machine took for itself, once. */
async function heldAgain(request: () => Promise<number>, patience: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 4 && least >= patience; time++) {
    least = Math.min(least, await heldBy(request));
  }
  return least;
}

/** A busy machine is slow by itself. */
async function patienceHere(): Promise<number> {
  let idle = 0;
  for (let time = 0; time < 20; time++) {
    idle = Math.max(idle, await heldBy(async () => 200));
  }
  return HELD + 5 * idle;
}

async function send(method: string, url: string, body: object, token?: string): Promise<number> {
  const answer = await fetch(server.origin + url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** A value of the schema's shape with the text in every place for a text. */
function filledWith(text: string, schema: Schema): Record<string, unknown> {
  const fill = (part: Schema): unknown => {
    if (part.anyOf?.[0]) return fill(part.anyOf[0]);
    if (part.enum?.length) return part.enum[0];
    switch ([part.type].flat()[0]) {
      case 'object':
        return filledWith(text, part);
      case 'array':
        return [fill(part.items ?? {})];
      case 'boolean':
        return true;
      case 'integer':
      case 'number':
        return 1;
      default:
        return text;
    }
  };
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, part]) => [name, fill(part)]));
}
