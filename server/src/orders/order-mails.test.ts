import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeClient } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

const PUBLIC_URL = 'https://comanda.example';
const service = await openService({ PUBLIC_URL }, { orderMailMs: 10 });
const { server, sede } = service;
beforeEach(() => {
  server.mails.length = 0;
});
afterAll(() => server.close());

const post = (extra: object, { token, key }: { token?: string; key?: string } = {}) =>
  server.call('POST', '/api/orders/create', {
    body: service.draft(extra),
    token,
    ...(key && { headers: { 'idempotency-key': key } }),
  });

/** The mails after one that was asked for last, so that all earlier ones are there too. */
async function mailsTo(address: string) {
  const last = `ultimo-${crypto.randomUUID()}@correo.example`;
  await post({ email: last });
  await vi.waitFor(() => expect(server.mails.some(({ to }) => to === last)).toBe(true));
  return server.mails.filter(({ to }) => to === address);
}

const linkIn = (text: string) => new URL(/https:\S+/.exec(text)?.[0] ?? '');

async function follow(text: string): Promise<Order[]> {
  const { searchParams } = linkIn(text);
  const { body } = await server.call('POST', '/api/orders/seguimiento', {
    body: { dbName: searchParams.get('sede'), tokens: [searchParams.get('seguimiento')] },
  });
  return body.data.map(({ order }: { order: Order }) => order);
}

test('a guest gets one mail with the link that follows the order', async () => {
  const email = 'una@correo.example';
  const { body } = await post({ email });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  const [{ mail } = { mail: { subject: '', text: '' } }] = mails;
  expect(mail.subject).toContain(shortId(body.data._id).toUpperCase());
  expect(linkIn(mail.text).origin).toBe(PUBLIC_URL);
  expect(linkIn(mail.text).pathname).toBe('/pedido');
  expect(linkIn(mail.text).searchParams.get('seguimiento')).toBe(body.seguimiento);
  expect((await follow(mail.text)).map(({ _id }) => _id)).toEqual([body.data._id]);
});

test('the same order sent again, also at the same moment, is mailed once', async () => {
  const [email, key] = ['dos@correo.example', crypto.randomUUID()];
  const answers = await Promise.all(Array.from({ length: 10 }, () => post({ email }, { key })));
  answers.push(await post({ email }, { key }));
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an account gets the link by mail, and no token with the answer', async () => {
  const client = await makeClient(server.db, sede);
  const { body } = await post({ email: null }, { token: client.token });
  expect(body.seguimiento).toBeNull();
  const [sent] = await mailsTo(client.email);
  expect((await follow(sent?.mail.text ?? '')).map(({ _id }) => _id)).toEqual([body.data._id]);
});

test('an order that the staff take without e-mail is mailed to nobody', async () => {
  const { body } = await post({ email: null }, { token: service.waiter.token });
  expect(body.seguimiento).toBeNull();
  await mailsTo('nadie@correo.example');
  expect(server.mails).toHaveLength(1);
});

test('the mail repeats nothing that a stranger typed', async () => {
  const email = 'tres@correo.example';
  await post({ email, nombreCliente: 'Gana en https://malo.example', mesa: 'malo.example' });
  const [sent] = await mailsTo(email);
  expect(JSON.stringify(sent)).not.toContain('malo.example');
});
