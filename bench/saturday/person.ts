import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Estado, Order, OrderDraft } from '@comanda/contract/orders/orders';
import { openScreen } from '../speed/screen.ts';
import type { Book } from './book.ts';

const TRIES = 5;
const AGAIN_MS = 300;
const ANSWER_LIMIT_MS = 15_000;

/** Somebody with a device of their own. */
export type Person = {
  url: string;
  /** Also their browser's name, by which the balancer chooses a node. */
  name: string;
  dbName: string;
  token?: string;
  book: Book;
  /** False once the doors are closed: who is inside is still served. */
  isOpen: () => boolean;
  /** Resolves when everything is over. */
  over: Promise<void>;
};

export type Call = { path: string; method?: string; body?: object; etag?: string; key?: string };

/** Calls as the web does: without an answer, or after a 5xx, again with the same key. */
export async function call(person: Person, { path, method = 'GET', body, etag, key }: Call) {
  const { url, book } = person;
  const headers = {
    'User-Agent': person.name,
    ...(person.token && { Authorization: `Bearer ${person.token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
    ...(etag && { 'If-None-Match': etag }),
    ...(key && { 'Idempotency-Key': key }),
  };
  for (let tried = 1; ; tried += 1) {
    book.call();
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => null);
    if (answer && answer.response.status < 500) return answer;
    if (tried === TRIES) {
      book.surprise(`${method} ${path}: ${answer?.text ?? 'sin respuesta'}`);
      return null;
    }
    book.retry();
    await pause(AGAIN_MS);
  }
}

type Created = { data: Order; seguimiento?: string | null };

export async function order(person: Person, draft: OrderDraft): Promise<Created | null> {
  const path = '/api/orders/create';
  const sentAt = performance.now();
  const body = { dbName: person.dbName, ...draft };
  const answer = await call(person, { path, method: 'POST', body, key: crypto.randomUUID() });
  if (!expect(person, answer, 201, path)) return null;
  const created = JSON.parse(answer.text) as Created;
  person.book.take(created.data._id, sentAt);
  return created;
}

export async function move(person: Person, id: string, estado: Estado): Promise<boolean> {
  const path = `/api/orders/editOrderAttributes/${id}`;
  const body = { dbName: person.dbName, updates: { estado } };
  const answer = await call(person, { path, method: 'PATCH', body });
  return expect(person, answer, 200, `${path} ${estado}`);
}

/** A table that owes something, or orders again meanwhile, stays as it is. */
export async function release(person: Person, account: string): Promise<void> {
  const path = `/api/accounts/${account}/release`;
  const answer = await call(person, { path, method: 'POST', body: { dbName: person.dbName } });
  if (answer?.response.status !== 409) expect(person, answer, 200, path);
}

/** Notes an answer with another status. */
export function expect(
  { book }: Person,
  answer: Awaited<ReturnType<typeof call>>,
  status: number,
  path: string,
): answer is NonNullable<typeof answer> {
  if (answer?.response.status === status) return true;
  if (answer) book.surprise(`${path}: ${answer.response.status} ${answer.text}`);
  return false;
}

/** Opens a screen of this person; a refusal is noted. */
export async function watch(
  { url, name, dbName, token, book }: Person,
  heard: (event: string, order: Order) => void,
  seguimiento?: string,
): Promise<() => void> {
  const auth = { dbName, ...(token && { token }), ...(seguimiento && { seguimiento }) };
  const read = (packet: string) => {
    const [event, payload] = JSON.parse(packet.slice(2)) as [string, Order];
    heard(event, payload);
  };
  return openScreen(url, auth, read, { 'User-Agent': name }).catch((error: Error) => {
    book.surprise(error.message);
    return () => undefined;
  });
}

/** What people take for something, in milliseconds. */
export type Span = readonly [least: number, most: number];

export function take([least, most]: Span): Promise<void> {
  return pause(least + Math.random() * (most - least));
}

const DISHES = ['BANDEJA', 'AJIACO', 'LIMONADA'] as const;

/** One to three dishes, one or two of each. */
export function someDishes(): OrderDraft['productos'] {
  return DISHES.slice(0, 1 + Math.floor(Math.random() * DISHES.length)).map((id_sigo) => ({
    id_sigo,
    cantidad: 1 + Math.floor(Math.random() * 2),
  }));
}
