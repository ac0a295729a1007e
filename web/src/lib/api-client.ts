import { stored } from './stored.ts';

interface ErrorDetail {
  path?: string;
  message?: string;
  id_sigo?: string;
  precio?: number;
}

/** An answer that is not a success, or none at all (`sin_conexion`). The message is for a person. */
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

interface ApiOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | null | undefined>;
  /** FormData goes as multipart, anything else as JSON. */
  body?: unknown;
  /** The same key twice is one action on the server. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Calls the API and answers with its body. Shows nothing: the screen that asked decides. */
export async function api<T>(path: string, options: ApiOptions = {}): Promise<T> {
  const { method = 'GET', query, body, idempotencyKey, signal } = options;
  const token = stored.token.get();
  const isForm = body instanceof FormData;
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');

  const response = await send(path + queryString(query), {
    method,
    headers,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer = await readJson(response);
  if (response.ok) return answer as T;
  const error = new ApiError(response.status, isRecord(answer) ? answer : {});
  rememberRefusal(error);
  throw error;
}

/** What the server said of the session itself holds for every screen: the guards look at it. */
function rememberRefusal({ code }: ApiError): void {
  if (code === 'no_autenticado') {
    stored.token.remove();
    stored.user.remove();
    stored.authUser.remove();
  }
  const owner = stored.authUser.get();
  if (code === 'membresia_inactiva' && owner) {
    stored.authUser.set({ ...owner, estadoMembresia: 'inactiva' });
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { code: 'sin_conexion', error: OFFLINE });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function queryString(query: ApiOptions['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
