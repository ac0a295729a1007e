import type {
  Answer,
  Call,
  Endpoints,
  FileCall,
  FormCall,
  JsonCall,
  Sent,
} from '@comanda/contract/endpoints';
import { setClockBy } from '../clock.ts';
import { stored } from '../stored.ts';
import { reportReached, SAVED_HEADER } from './connection.ts';

interface ErrorDetail {
  path?: string;
  message?: string;
  id_sigo?: string;
  precio?: number;
  gratis?: number;
}

/** An answer that is not a success, or no answer (`sin_conexion`). The message is for a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetail[];
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.error === 'string' ? body.error : UNREADABLE);
    this.name = 'ApiError';
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : 'respuesta_ilegible';
    this.details = Array.isArray(body.details) ? body.details : [];
    this.body = body;
  }
}

const UNREADABLE = 'Algo falló de nuestro lado. Intenta de nuevo.';
const OFFLINE = 'No hay conexión. Revisa tu internet e intenta de nuevo.';

interface SendOptions {
  signal?: AbortSignal;
  /** Sends the request even while the page closes. */
  keepalive?: boolean;
  /** Sends no token: the answer is the same for everybody, so it may be cached. */
  anonymous?: boolean;
}

type Options<C extends Call> = CallParts<C> & SendOptions;
/** The options of a call, optional if none of them is required. */
type Rest<O> = Partial<O> extends O ? [options?: O] : [options: O];

/**
 * Calls the API and resolves to the answer's body. It shows nothing; the calling screen decides.
 * The server checks its answers against the table of endpoints, so they are not checked again here.
 */
export function api<C extends JsonCall>(call: C, ...rest: Rest<Options<C>>): Promise<Answer<C>>;
export async function api(call: string, options: AnyParts & SendOptions = {}) {
  return readJson(await request(call, options));
}

/** The same as `api`, for an answer that is a file. */
export function apiFile<C extends FileCall>(call: C, ...rest: Rest<Options<C>>): Promise<Blob>;
export async function apiFile(call: string, options: AnyParts & SendOptions = {}) {
  return (await request(call, options)).blob();
}

/** Asks whether the server can be reached. Any answer tells every screen that it can. */
export async function askWhetherReached(): Promise<void> {
  await send('/livez', { headers: baseHeaders(true) });
}

/** The headers of every call. */
export function baseHeaders(anonymous = false): Headers {
  const token = anonymous ? null : stored.token.get();
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** The error for an answer. If it says something about the session, that is stored. */
export function refusal(status: number, answer: unknown, sent: Headers): ApiError {
  const error = new ApiError(status, isRecord(answer) ? answer : {});
  rememberRefusal(error, sent);
  return error;
}

export function noConnection(): ApiError {
  return new ApiError(0, { code: 'sin_conexion', error: OFFLINE });
}

async function request(call: string, options: AnyParts & SendOptions): Promise<Response> {
  const { body, form, idempotencyKey, signal, keepalive, anonymous } = options;
  const [method, url] = lineOf(call, options);
  const headers = baseHeaders(anonymous);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined) headers.set('Content-Type', 'application/json');

  const response = await send(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: formOf(form) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  if (response.ok) return response;
  throw refusal(response.status, await readJson(response), headers);
}

const sessionEndListeners = new Set<() => void>();

/**
 * Calls the listener when the server no longer knows the session. Returns a function that stops it.
 */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/** Stores what the server said about the session, because the guards of every screen read it. */
function rememberRefusal({ code }: ApiError, sent: Headers): void {
  // If the session was replaced meanwhile, for example by a new password, the answer is about the
  // old one.
  const isOfNow = sent.get('Authorization') === baseHeaders().get('Authorization');
  if (code === 'no_autenticado' && isOfNow) {
    stored.token.remove();
    stored.user.remove();
    stored.authUser.remove();
    for (const listener of sessionEndListeners) listener();
  }
  const owner = stored.authUser.get();
  if (code === 'membresia_inactiva' && owner) {
    stored.authUser.set({ ...owner, estadoMembresia: 'inactiva' });
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    const isSaved = response.headers.has(SAVED_HEADER);
    reportReached(!isSaved);
    if (!isSaved) setClockBy(response);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    reportReached(false);
    throw noConnection();
  }
}

/** Null if the answer is no JSON. */
export function readJson(response: Response) {
  return response.json().catch(() => null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A part of a call: absent if the call has none, optional if nothing in it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? { [N in Name]?: never }
  : Partial<T> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** Optional values of a query may also be null; then they are not sent. */
type Query<T> = { [N in keyof T]: undefined extends T[N] ? T[N] | null : T[N] };

/** What a call takes, as the contract's table declares it. */
export type CallParts<C extends Call> = Part<'params', Sent<C, 'params'>> &
  Part<'query', Query<Sent<C, 'query'>>> &
  Part<C extends FormCall ? 'form' : 'body', Sent<C, 'body'>> &
  (Endpoints[C] extends { idempotencyKey: true } ? { idempotencyKey?: string } : unknown);

/** The same for any call, for code that only sends it. */
export interface AnyParts {
  params?: Record<string, string>;
  query?: Record<string, string | number | null | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart: files and texts as they are, anything else as JSON. */
  form?: Record<string, unknown>;
  /** The same key twice makes one action on the server. */
  idempotencyKey?: string;
}

/** Fills params and query into 'PATCH /api/orders/edit/:id'. Returns the method and the address. */
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
