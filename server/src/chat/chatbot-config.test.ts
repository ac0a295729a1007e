import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeEmployee,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;

beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
});
afterAll(() => server.close());

const save = (config: object, token = owner.token) =>
  server.call('POST', '/api/chatV1/createChatbot', {
    token,
    body: { dbName: sede.dbName, ...config },
  });
const read = async (dbName = sede.dbName) =>
  (await server.call('GET', `/api/chatV1/chatbotConfig?dbName=${dbName}`, { token: owner.token }))
    .body.data;

const config = {
  nombreAsistente: 'Marta',
  tono: 'juvenil',
  frasesConfirmacion: ['hágale pues', 'sisas'],
  instruccionesCorreccion: 'Si cambian de plato,\npregunta la cantidad.',
  parametros: [
    { titulo: 'Dirección', valor: 'Calle 12 # 5-43' },
    { titulo: 'Horarios', valor: 'Lunes a sábado' },
  ],
  redesSociales: { whatsapp: '310 555 0164', instagram: '@lasazon', facebook: '' },
};

test('the settings of the assistant are stored and read back, every field', async () => {
  expect(await read()).toBeNull();
  const { status, body } = await save({ ...config, productos: [{}], categorias: [] });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.message).toBe(chatMessages.configured);
  expect(await read()).toEqual({ dbName: sede.dbName, ...config });
  await save({ ...config, tono: 'elegante', parametros: [] });
  expect(await read()).toMatchObject({ tono: 'elegante', parametros: [] });
});

test('two tabs that change different settings keep both; the same one is refused', async () => {
  await save(config);
  await save({ ...config, tono: 'elegante', antes: config });
  await save({ ...config, nombreAsistente: 'Rosa', antes: config });
  expect(await read()).toMatchObject({ tono: 'elegante', nombreAsistente: 'Rosa' });
  const late = await save({ ...config, tono: 'persuasivo', antes: config });
  expect([late.status, late.body.details[0].path]).toEqual([409, 'tono']);
  expect(late.body.data).toMatchObject({ tono: 'elegante' });
});

test('each sede has its own', async () => {
  const sister = await makeSede(server.db, owner);
  await save(config);
  expect(await read(sister.dbName)).toBeNull();
});

test('missing fields get a sensible value', async () => {
  await save({ frasesConfirmacion: [' de una ', 'de una', ''] });
  expect(await read()).toEqual({
    dbName: sede.dbName,
    nombreAsistente: 'Asistente',
    tono: 'calido',
    frasesConfirmacion: ['de una'],
    instruccionesCorreccion: '',
    parametros: [],
    redesSociales: { whatsapp: '', instagram: '', facebook: '' },
  });
});

test.each([
  ['instagram', 'javascript:alert(1)', chatMessages.instagramInvalid],
  ['facebook', 'https://malo.example/facebook.com', chatMessages.facebookInvalid],
  ['whatsapp', 'llámame', chatMessages.whatsappInvalid],
])('a link leads to its own network: %s is not %s', async (red, text, message) => {
  const { status, body } = await save({ redesSociales: { [red]: text } });
  expect([status, body.error]).toEqual([422, message]);
  expect(body.details[0].path).toBe(`redesSociales.${red}`);
});

test('an unknown tone is malformed', async () => {
  expect((await save({ tono: 'gritón' })).status).toBe(400);
});

test('only the owner configures it', async () => {
  const keeper = await makeEmployee(server.db, sede, ['menu', 'pedidos', 'empleados']);
  expect((await save(config, keeper.token)).status).toBe(403);
  const stranger = await makeRestaurant(server.db);
  expect((await save(config, stranger.token)).body.code).toBe('sede_ajena');
});
