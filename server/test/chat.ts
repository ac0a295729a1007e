import { type ChatStreamEvent, chatStreamEventSchema } from '@comanda/contract/chat/chat';
import type { Product } from '@comanda/contract/menu/menu';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { expect } from 'vitest';
import { makeMenu, makeRestaurant, makeSede, type TestSede } from './factories.ts';
import { startTestApp } from './harness.ts';

/** A sede with a menu whose assistant answers over the API. */
export async function openChat(...start: Parameters<typeof startTestApp>) {
  const server = await startTestApp(...start);
  const owner = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, owner);
  await makeMenu(server.db, sede);
  const sister = await makeSede(server.db, owner);
  await makeMenu(server.db, sister);
  const bodyOf = (mensajeUsuario: string, extra: object = {}) => ({
    dbName: sede.dbName,
    mensajeUsuario,
    sessionId: crypto.randomUUID(),
    carrito: [],
    ...extra,
  });
  return {
    server,
    owner,
    sede,
    sister,
    say: (message: string, extra: object = {}) =>
      server.call('POST', '/api/chatV1/chatbot', { body: bodyOf(message, extra) }),
    /** Over a real connection, because the timing of the pieces matters. */
    listen: (message: string, extra: object = {}, init: RequestInit = {}) =>
      fetch(`${server.origin}/api/chatV1/chatbot`, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          'accept-encoding': 'br, gzip',
          'content-type': 'application/json',
        },
        body: JSON.stringify(bodyOf(message, extra)),
        ...init,
      }),
    product: async (id_sigo: string, at: TestSede = sede) => {
      const { body } = await server.call('GET', `/api/products?dbName=${at.dbName}`);
      const found = (body as Product[]).find((one) => one.id_sigo === id_sigo);
      expect(found, id_sigo).toBeDefined();
      return found as Product;
    },
    talks: (at: TestSede = sede) =>
      server.db
        .selectFrom('chat_sessions')
        .selectAll()
        .where('location_id', '=', at.locationId)
        .execute(),
    usage: async () => {
      const url = `/api/chatV1/uso?dbName=${sede.dbName}`;
      return (await server.call('GET', url, { token: owner.token })).body.data;
    },
    /** Sets how many chats the owner's plan includes from now on. */
    includes: async (chats_included: number) => {
      const plan = await server.db
        .insertInto('plans')
        .values({
          plan_name: `Plan ${crypto.randomUUID()}`,
          description: 'De prueba',
          includes: [],
          precio_mensual_cop: 1_000,
          plan_type: 2,
          chats_included,
          sedes: 3,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await server.db
        .updateTable('owners')
        .set({ plan_id: plan.id })
        .where('id', '=', owner.id)
        .execute();
    },
  };
}

export async function* eventsOf(response: Response): AsyncGenerator<ChatStreamEvent> {
  if (!response.body) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) yield chatStreamEventSchema.parse(JSON.parse(data));
}
