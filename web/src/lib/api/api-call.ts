import type { Call, Endpoints, FormCall, Sent } from '@comanda/contract/endpoints';

/** A part of a call: none where the call has none, optional where nothing in it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? { [N in Name]?: never }
  : Partial<T> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** What a query may lack may also be null: neither is sent. */
type Query<T> = { [N in keyof T]: undefined extends T[N] ? T[N] | null : T[N] };

/** What a call takes, as the table in contract declares it. */
export type CallParts<C extends Call> = Part<'params', Sent<C, 'params'>> &
  Part<'query', Query<Sent<C, 'query'>>> &
  Part<C extends FormCall ? 'form' : 'body', Sent<C, 'body'>> &
  (Endpoints[C] extends { idempotencyKey: true } ? { idempotencyKey?: string } : unknown);

/** The same of any call, for those who only send it. */
export interface AnyParts {
  params?: Record<string, string>;
  query?: Record<string, string | number | null | undefined>;
  /** Goes as JSON. */
  body?: unknown;
  /** Goes as multipart: files and texts as they are, anything else as JSON. */
  form?: Record<string, unknown>;
  /** The same key twice is one action on the server. */
  idempotencyKey?: string;
}

/** 'PATCH /api/orders/edit/:id' with its params and query filled in: the method and the address. */
export function lineOf(call: string, { params, query }: AnyParts = {}): [string, string] {
  const [method = '', path = ''] = call.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''));
  return [method, url + queryString(query)];
}

export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const isPlain = typeof value === 'string' || value instanceof Blob;
    form.set(name, isPlain ? value : JSON.stringify(value));
  }
  return form;
}

function queryString(query: AnyParts['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
