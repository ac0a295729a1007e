import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventsOf, openChat } from '../../../test/chat.ts';
import {
  fails,
  type ModelServer,
  says,
  stallsAfter,
  startModelServer,
  staysSilent,
  wants,
} from '../../../test/model-server.ts';
import { MODEL_LIMITS } from './model.ts';

const limits = { ...MODEL_LIMITS, totalMs: 25_000, firstWordMs: 20_000, pauseMs: 20_000 };

let model: ModelServer;
let chat: Awaited<ReturnType<typeof openChat>>;
let isClosed: boolean;

beforeEach(async () => {
  isClosed = false;
  model = await startModelServer();
  chat = await openChat(model.env, { modelLimits: { ...limits, restAfter: 2 } });
});
afterEach(async () => {
  if (!isClosed) await chat.server.close();
  await model.close();
});

/** The request that the model is answering right now. */
function hears(part: (response: ServerResponse) => void) {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  model.plays((response) => {
    part(response);
    resolve(response);
  });
  return promise;
}

test('words arrive while the model still writes, and the cart when it changes', async () => {
  const { _id: productoId } = await chat.product('AJIACO');
  const input = { productoId, cantidad: 1, nota: null, adiciones: [], combo: null, opciones: [] };
  const { promise: speaking, resolve } = Promise.withResolvers<ServerResponse>();
  model.plays(wants({ name: 'agregar', input }), (response) => {
    stallsAfter('Va un ', 'ajiaco. ', '¿Al')(response, {} as never);
    resolve(response);
  });
  const events = eventsOf(await chat.listen('un ajiaco'));
  expect((await events.next()).value).toMatchObject({
    tipo: 'carrito',
    carrito: [{ id_sigo: 'AJIACO', precio: 27_500 }],
  });
  let heard = '';
  while (heard !== 'Va un ajiaco.') {
    const { value } = await events.next();
    expect(value).toMatchObject({ tipo: 'texto' });
    if (value?.tipo === 'texto') heard += value.texto;
  }
  const delta = { content: 'go más?' };
  (await speaking).end(
    `data: ${JSON.stringify({ choices: [{ delta, finish_reason: 'stop' }] })}\n\n`,
  );
  const rest = await Array.fromAsync(events);
  expect(rest.at(-1)).toMatchObject({
    tipo: 'fin',
    respuesta: { respuesta: 'Va un ajiaco. ¿Algo más?', carrito: [{ id_sigo: 'AJIACO' }] },
  });
});

test('what a failing model began is replaced at the end', async () => {
  const { _id: productoId } = await chat.product('AJIACO');
  const input = { productoId, cantidad: 1, nota: null, adiciones: [], combo: null, opciones: [] };
  model.plays(wants({ name: 'agregar', input }), fails(503));
  const events = await Array.fromAsync(eventsOf(await chat.listen('hola')));
  expect(events.map(({ tipo }) => tipo)).toEqual(['carrito', 'fin']);
  expect(events.at(-1)).toMatchObject({ respuesta: { carrito: [] } });
});

test('a panel that is closed ends the call to the model', async () => {
  const speaking = hears((response) => stallsAfter('Hola ', 'a ', 'todos ')(response, {} as never));
  const panel = new AbortController();
  const events = eventsOf(await chat.listen('hola', {}, { signal: panel.signal }));
  await events.next();
  const closed = once(await speaking, 'close');
  panel.abort();
  await closed;
  await expect(events.next()).rejects.toThrow();
});

test('a server that stops leaves nobody waiting for the model', async () => {
  const speaking = hears((response) => staysSilent(response, {} as never));
  const answer = chat.listen('hola').then((response) => Array.fromAsync(eventsOf(response)));
  await speaking;
  isClosed = true;
  const closed = chat.server.close();
  expect((await answer).at(-1)?.tipo).toBe('fin');
  await closed;
});

test('a model with an outage is not asked for a while', async () => {
  model.plays(fails(500));
  await chat.say('hola');
  await chat.say('hola');
  model.plays(says('MODELO'));
  const { body } = await chat.say('hola');
  expect(body.respuesta).not.toBe('MODELO');
  expect(model.heard).toHaveLength(0);
});

test('a call that nobody waits for any more is aborted as well', async () => {
  const speaking = hears((response) => staysSilent(response, {} as never));
  const caller = new AbortController();
  const headers = { 'content-type': 'application/json' };
  const answer = chat.listen('hola', {}, { headers, signal: caller.signal });
  const closed = once(await speaking, 'close');
  caller.abort();
  await expect(answer).rejects.toThrow();
  await closed;
});

test('a failure of ours in the middle of an answer is reported in the stream', async () => {
  model.plays(async (response, body) => {
    await sql`ALTER TABLE chat_sessions RENAME TO mudada`.execute(chat.server.db);
    says('Hola')(response, body);
  });
  const events = await Array.fromAsync(eventsOf(await chat.listen('hola')));
  expect(events.at(-1)).toEqual({
    tipo: 'error',
    error: chatMessages.failed,
    code: 'error_interno',
  });
});
