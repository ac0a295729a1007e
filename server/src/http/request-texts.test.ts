import { handshakeAuthSchema, menuHandshakeSchema } from '@comanda/contract/events';
import { agentHandshakeSchema } from '@comanda/contract/printing/printing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeMenu, makeRestaurant, makeSede, type TestSede } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

let server: Awaited<ReturnType<typeof startTestApp>>;
let sede: TestSede;
beforeAll(async () => {
  server = await startTestApp();
  sede = await makeSede(server.db, await makeRestaurant(server.db));
  await makeMenu(server.db, sede);
});
afterAll(() => server.close());

test('every text and every list of every request has a length', async () => {
  const { body } = await server.call('GET', '/api/docs/json');
  const paths = Object.entries(body.paths as Record<string, Record<string, Operation>>);
  const endless = paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.flatMap(({ name, schema }) => endlessIn(schema, `${method} ${path} ${name}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        endlessIn(schema, `${method} ${path} body`),
      ),
    ]),
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(endless).toEqual([]);
});

test.each([
  ['a person', handshakeAuthSchema],
  ['a menu', menuHandshakeSchema],
  ['a printing agent', agentHandshakeSchema],
])('every text of the handshake of %s has a length', (who, schema) => {
  expect(endlessIn(z.toJSONSchema(schema) as Schema, who)).toEqual([]);
});

function endlessIn(schema: Schema | undefined, where: string): string[] {
  if (!schema) return [];
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      endlessIn(one, `${where}.${name}`),
    ),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => endlessIn(one, where)),
    ...endlessIn(schema.items, `${where}[]`),
  ];
  const types = [schema.type].flat();
  const isBounded =
    schema.enum || 'const' in schema || ['binary', 'uuid'].includes(schema.format ?? '');
  const isEndlessText = types.includes('string') && !isBounded && schema.maxLength === undefined;
  const isEndlessList = types.includes('array') && schema.maxItems === undefined;
  return isEndlessText || isEndlessList ? [where, ...inside] : inside;
}

const order = (more: object) => ({
  dbName: sede.dbName,
  tipo: 'para_llevar',
  nombreCliente: 'Nubia Rincón',
  email: 'nubia@correo.example',
  metodoPago: 'efectivo',
  productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
  ...more,
});

test('a text that is too long is a broken rule, named by its field and its limit', async () => {
  const { status, body } = await server.call('POST', '/api/orders/create', {
    body: order({ nombreCliente: 'a'.repeat(201) }),
  });
  expect(status).toBe(422);
  expect(body).toEqual({
    error: 'El texto no puede pasar de 200 caracteres.',
    code: 'regla_incumplida',
    details: [{ path: 'nombreCliente', message: 'El texto no puede pasar de 200 caracteres.' }],
  });
});

test('a text of the wrong type beside one that is too long is a malformed request', async () => {
  const { status, body } = await server.call('POST', '/api/orders/create', {
    body: order({ nombreCliente: 'a'.repeat(201), direccion: 7 }),
  });
  expect([status, body.code]).toEqual([400, 'solicitud_invalida']);
});

test.each(['ana\u0001@correo.example', 'ana@correo\u200b.example', 'ana@correo.example\u0007'])(
  'an e-mail with an invisible character is refused (%j)',
  async (email) => {
    const { status, body } = await server.call('POST', '/api/orders/create', {
      body: order({ email }),
    });
    expect([status, body.details?.[0]?.path]).toEqual([422, 'email']);
  },
);

test('a sede whose name is too long is not looked up', async () => {
  const answer = await server.call('GET', `/api/products?dbName=${'x'.repeat(5_000)}`);
  expect([answer.status, answer.body.code]).toEqual([400, 'solicitud_invalida']);
});
