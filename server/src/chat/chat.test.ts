import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { bogotaDay } from '@comanda/contract/days';
import { MENU_LIMITS } from '@comanda/contract/menu/menu.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf, openChat } from '../../test/chat.ts';
import { daysFromNow, makeMenu, makeRestaurant, makeSede } from '../../test/factories.ts';
import { startNode } from '../../test/harness.ts';
import { fillMenu, nonsenseMessage } from '../../test/long-menu.ts';
import { line } from '../../test/service.ts';
import { deleteOldTalks } from './chat.db.ts';

const PRO_CHATS = 2_000;
let chat: Awaited<ReturnType<typeof openChat>>;

beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.server.close());
beforeEach(async () => {
  await chat.server.db.deleteFrom('chat_sessions').execute();
  await chat.server.db.deleteFrom('chat_usage').execute();
  await chat.includes(PRO_CHATS);
});

const saidIn = async () =>
  (await chat.talks()).map(({ history }) => history.map(({ text }) => text));
const restSince = (ms: number) =>
  chat.server.db
    .updateTable('chat_sessions')
    .set({ last_at: new Date(Date.now() - ms) })
    .execute();

describe('a message', () => {
  test('is answered with words, suggestions and the cart', async () => {
    const { status, body } = await chat.say('hola', { carrito: [line('AJIACO', 27_500)] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.respuesta).not.toBe('');
    expect(body.productosSugeridos).toBeInstanceOf(Array);
    expect(body.redirigirACarrito).toBe(false);
    expect(body.carrito).toMatchObject([{ id_sigo: 'AJIACO', nombre: 'Ajiaco', cantidad: 1 }]);
  });

  test('may come in either field', async () => {
    await chat.say('', { mensaje: 'buenas tardes', mensajeUsuario: null });
    await chat.say('buenas noches', { mensaje: 'otra cosa' });
    const first = (await saidIn()).map(([text]) => text);
    expect(first.sort()).toEqual(['buenas noches', 'buenas tardes']);
  });

  test('that is blank is not understood and spends nothing', async () => {
    const { status, body } = await chat.say(' \n\u200b ', { carrito: [line('PAPA', 6_000)] });
    expect([status, body.respuesta]).toEqual([200, chatMessages.notUnderstood]);
    expect(body.carrito).toMatchObject([{ id_sigo: 'PAPA' }]);
    expect(await chat.usage()).toMatchObject({ usados: 0 });
  });

  test('is cut safely in the middle of a character', async () => {
    const { status } = await chat.say(`una limonada sin a${'\u{20000}'.repeat(40)}`);
    expect(status).toBe(200);
  });

  test('is cut at five hundred characters and loses what cannot be seen', async () => {
    await chat.say(`ho\u0007la${'😀'.repeat(400)}`);
    const [text = ''] = (await saidIn())[0] ?? [];
    expect(text.startsWith('hola😀')).toBe(true);
    expect(text).toHaveLength(500);
    expect(text.isWellFormed()).toBe(true);
  });

  test('that is far too long is refused', async () => {
    expect((await chat.say('a'.repeat(140_000))).status).toBe(413);
  });

  test('finds nobody in a sede that does not exist', async () => {
    expect((await chat.say('hola', { dbName: 'nadie' })).status).toBe(404);
  });

  test('is refused where the restaurant takes no orders', async () => {
    const lapsed = await makeRestaurant(chat.server.db, { fechaFin: daysFromNow(-1) });
    const { dbName } = await makeSede(chat.server.db, lapsed);
    const { status, body } = await chat.say('hola', { dbName });
    expect([status, body.code]).toEqual([403, 'restaurante_no_recibe_pedidos']);
  });

  test('is answered at today’s prices, whatever the cart says', async () => {
    const sent = line('BANDEJA', 1, {
      cantidad: 900,
      nombre: 'Gratis',
      imagen: 'https://x.example',
    });
    const { body } = await chat.say('hola', { carrito: [sent, line('NADA', 5)] });
    expect(body.carrito).toHaveLength(1);
    expect(body.carrito[0]).toMatchObject({
      nombre: 'Bandeja paisa',
      precio: 32_900,
      cantidad: 100,
      imagen: '/images/p/1280.webp',
    });
  });
});

test('a dish of which nothing is left to choose is sold out in words too', async () => {
  const { token } = chat.owner;
  const { dbName } = chat.sede;
  const path = '/api/modifiers/termino';
  const opciones = [{ nombre: 'Medio', agotado: true }];
  const body = { dbName, nombre: 'Término', min: 1, max: 1, opciones, productos: ['AJIACO'] };
  await chat.server.call('PUT', path, { token, body });
  const { respuesta, carrito } = (await chat.say('un ajiaco')).body;
  expect(respuesta).toContain('agotó por hoy: Ajiaco');
  expect(carrito).toEqual([]);
  await chat.server.call('DELETE', `${path}?dbName=${dbName}&quitar=true`, { token });
});

describe('a streamed answer', () => {
  test('comes as events, the last of them whole, and no proxy may buffer it', async () => {
    const response = await chat.listen('hola', { carrito: [line('AJIACO', 27_500)] });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    const events = await Array.fromAsync(eventsOf(response));
    const last = events.at(-1);
    expect(last?.tipo).toBe('fin');
    const { body } = await chat.say('hola', { carrito: [line('AJIACO', 27_500)] });
    expect(last).toEqual({ tipo: 'fin', respuesta: body });
  });

  test('that is refused is refused like any other', async () => {
    const response = await chat.listen('hola', { dbName: 'nadie' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'sede_desconocida' });
  });
});

describe('a talk', () => {
  test('is remembered from one message to the next and spends one chat', async () => {
    const sessionId = crypto.randomUUID();
    await chat.say('hola', { sessionId });
    await chat.say('una bandeja', { sessionId });
    const [said = []] = await saidIn();
    expect(said).toHaveLength(4);
    expect([said[0], said[2]]).toEqual(['hola', 'una bandeja']);
    expect(await chat.usage()).toMatchObject({ usados: 1, incluidos: PRO_CHATS });
  });

  test('continues where it was: a correction finds what it corrects', async () => {
    const sessionId = crypto.randomUUID();
    const first = await chat.say('me regalas una bandeja paisa', { sessionId });
    expect(first.body.carrito).toMatchObject([{ id_sigo: 'BANDEJA', cantidad: 1 }]);
    const { carrito } = first.body;
    const second = await chat.say('mejor dos', { sessionId, carrito });
    expect(second.body.carrito).toMatchObject([{ id_sigo: 'BANDEJA', cantidad: 2 }]);
  });

  test('keeps its last twenty messages', async () => {
    const sessionId = crypto.randomUUID();
    for (let n = 1; n <= 12; n++) await chat.say(`mensaje ${n}`, { sessionId });
    const [said = []] = await saidIn();
    expect(said).toHaveLength(20);
    expect([said[0], said.at(-2)]).toEqual(['mensaje 3', 'mensaje 12']);
  });

  test('loses no message of several at once, and is one talk', async () => {
    const sessionId = crypto.randomUUID();
    const messages = Array.from({ length: 10 }, (_, n) => `mensaje ${n}`);
    await Promise.all(messages.map((message) => chat.say(message, { sessionId })));
    const [said = []] = await saidIn();
    expect(said.filter((text) => messages.includes(text)).sort()).toEqual(messages);
    expect(await chat.usage()).toMatchObject({ usados: 1 });
  });

  test('starts again after two hours of silence', async () => {
    const sessionId = crypto.randomUUID();
    await chat.say('hola', { sessionId });
    await restSince(2 * 3_600_000 + 1_000);
    await chat.say('otra vez', { sessionId });
    expect((await saidIn())[0]?.[0]).toBe('otra vez');
    expect(await chat.usage()).toMatchObject({ usados: 2 });
  });

  test('of another sede is not found by its id', async () => {
    const sessionId = crypto.randomUUID();
    await chat.say('mi dirección es secreta', { sessionId });
    await chat.say('hola', { sessionId, dbName: chat.sister.dbName });
    const [theirs] = await chat.talks(chat.sister);
    expect(JSON.stringify(theirs)).not.toContain('secreta');
    expect((await saidIn())[0]).toHaveLength(2);
    expect(await chat.usage()).toMatchObject({ usados: 2 });
  });

  test('without an id is a talk of one message', async () => {
    await chat.say('hola', { sessionId: null });
    await chat.say('hola', { sessionId: ' ' });
    expect(await chat.talks()).toHaveLength(2);
  });

  test('with a very long id is kept under its first hundred characters', async () => {
    await chat.say('hola', { sessionId: 'x'.repeat(5_000) });
    expect((await chat.talks())[0]?.id).toHaveLength(100);
  });

  test('is deleted after a day', async () => {
    await chat.say('hola');
    await restSince(23 * 3_600_000);
    await deleteOldTalks(chat.server.db);
    expect(await chat.talks()).toHaveLength(1);
    await restSince(25 * 3_600_000);
    await deleteOldTalks(chat.server.db);
    expect(await chat.talks()).toHaveLength(0);
  });
});

describe('the chats of a plan', () => {
  test('are used up to the last one, however many ask at once', async () => {
    await chat.includes(3);
    await chat.say('hola');
    await chat.say('hola');
    const answers = await Promise.all(Array.from({ length: 50 }, () => chat.say('hola')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const resting = answers.filter(({ body }) => body.respuesta === chatMessages.resting);
    expect(resting).toHaveLength(49);
    expect(await chat.usage()).toMatchObject({ usados: 3, incluidos: 3 });
    expect(await chat.talks()).toHaveLength(3);
  });

  test('when used up, leave the talks under way and everybody’s cart alone', async () => {
    await chat.includes(1);
    const sessionId = crypto.randomUUID();
    await chat.say('hola', { sessionId });
    const { body } = await chat.say('una bandeja', { carrito: [line('AJIACO', 27_500)] });
    expect(body).toMatchObject({
      respuesta: chatMessages.resting,
      productosSugeridos: [],
      redirigirACarrito: false,
      carrito: [{ id_sigo: 'AJIACO', cantidad: 1 }],
    });
    const going = await chat.say('buenas', { sessionId });
    expect(going.body.respuesta).not.toBe(chatMessages.resting);
  });

  test('are counted over all sedes of the restaurant, and only for this month', async () => {
    const { restaurantId } = chat.sede;
    const values = { restaurant_id: restaurantId, mes: '2020-01-01', usados: 5 };
    await chat.server.db.insertInto('chat_usage').values(values).execute();
    await chat.say('hola');
    await chat.say('hola', { dbName: chat.sister.dbName });
    expect(await chat.usage()).toEqual({
      mes: bogotaDay(new Date()).slice(0, 7),
      usados: 2,
      incluidos: PRO_CHATS,
    });
  });

  test('are none without a plan', async () => {
    await chat.includes(0);
    expect((await chat.say('hola')).body.respuesta).toBe(chatMessages.resting);
    expect(await chat.talks()).toHaveLength(0);
  });

  test('cannot be used up by one address in an hour, and neither can the assistant’s time', async () => {
    const node = await startNode(chat.server.db, { RATE_LIMITS: 'on' });
    const say = async (sessionId: string, remoteAddress: string, sede = chat.sede) => {
      const payload = { dbName: sede.dbName, mensaje: 'hola', sessionId };
      const url = '/api/chatV1/chatbot';
      return (await node.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
    };
    try {
      for (let n = 0; n < 40; n++) expect(await say(`s${n}`, '10.0.0.1')).toBe(200);
      expect(await say('s40', '10.0.0.1'), 'a talk too many').toBe(429);
      expect(await say('s7', '10.0.0.1'), 'a talk under way').toBe(200);
      expect(await say('s40', '10.0.0.1', chat.sister), 'another sede').toBe(200);
      expect(await say('s41', '10.0.0.2'), 'another address').toBe(200);
      for (let n = 0; n < 17; n++) expect(await say('s7', '10.0.0.1')).toBe(200);
      expect(await say('s7', '10.0.0.1'), 'the sixty-first of a minute').toBe(429);
    } finally {
      await node.close();
    }
  });
});

describe('the longest menu', () => {
  test('and a message of nonsense hardly delay the loop that serves orders', async () => {
    const sede = await makeSede(chat.server.db, chat.owner);
    await fillMenu(chat.server.db, sede, MENU_LIMITS.products);
    await chat.server.call('GET', `/api/products?dbName=${sede.dbName}`);
    const before = process.threadCpuUsage();
    const { status, body } = await chat.say(nonsenseMessage(1), { dbName: sede.dbName });
    const { user, system } = process.threadCpuUsage(before);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.respuesta).not.toBe(chatMessages.tooMuch);
    expect((user + system) / 1_000, 'ms').toBeLessThan(50);
  });
});

describe('a message that would take forever', () => {
  test('is answered in time, and so is the next one', async () => {
    const entry = new URL('../../test/stubborn-thread.ts', import.meta.url);
    const stubborn = await openChat({}, { thinking: { entry, limits: { thinkMs: 200 } } });
    try {
      const carrito = [line('AJIACO', 27_500)];
      const { status, body } = await stubborn.say('piensa sin fin', { carrito });
      expect([status, body.respuesta]).toEqual([200, chatMessages.tooMuch]);
      expect(body.carrito).toMatchObject([{ id_sigo: 'AJIACO', cantidad: 1 }]);
      expect((await stubborn.say('hola')).body.respuesta).toBe('hola: 1, menú nuevo');
    } finally {
      await stubborn.server.close();
    }
  });

  test('is refused with a reason when too many wait, also when it is streamed', async () => {
    const waiting = { each: 0, all: 0 };
    const full = await openChat({}, { thinking: { limits: { waiting } } });
    try {
      const { status, body, headers } = await full.say('hola');
      expect([status, body.code]).toEqual([503, 'asistente_ocupado']);
      expect(headers['retry-after']).toBe('2');
      const [event] = await Array.fromAsync(eventsOf(await full.listen('hola')));
      expect(event).toEqual({
        tipo: 'error',
        error: chatMessages.busy,
        code: 'asistente_ocupado',
      });
    } finally {
      await full.server.close();
    }
  });
});

describe('the assistant', () => {
  const meet = async (dbName: string) =>
    (await chat.server.call('GET', `/api/chatV1/asistente?dbName=${dbName}`)).body.data;

  test('has a name and a greeting before its owner configures it', async () => {
    const data = await meet(chat.sister.dbName);
    expect(data).toMatchObject({
      nombreAsistente: 'Asistente',
      tono: 'calido',
      redesSociales: { whatsapp: '', instagram: '', facebook: '' },
    });
    expect(data.saludo).not.toBe('');
  });

  test('is as its owner configured it, with links that open', async () => {
    const fresh = await makeSede(chat.server.db, chat.owner);
    await makeMenu(chat.server.db, fresh);
    await chat.server.call('POST', '/api/chatV1/createChatbot', {
      token: chat.owner.token,
      body: {
        dbName: fresh.dbName,
        nombreAsistente: 'Martica',
        tono: 'juvenil',
        redesSociales: { whatsapp: '310 555 0164', instagram: '@lasazon' },
      },
    });
    const data = await meet(fresh.dbName);
    expect(data).toMatchObject({
      nombreAsistente: 'Martica',
      tono: 'juvenil',
      redesSociales: {
        whatsapp: 'https://wa.me/573105550164',
        instagram: 'https://www.instagram.com/lasazon',
        facebook: '',
      },
    });
    expect(data.saludo).toContain('Martica');
  });
});
