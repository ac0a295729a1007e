// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../stored.ts';
import type { ApiError } from './api-client.ts';
import { uploadForm } from './upload.ts';

/** A stand-in for XMLHttpRequest that the test answers. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  sent: FormData | undefined;
  line = '';
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, path: string) {
    this.line = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  send(body: FormData) {
    this.sent = body;
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  stored.token.set('abc');
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.token.remove();
});

const upload = (onProgress?: (share: number) => void) =>
  uploadForm('POST /api/locations/create', {
    form: { email: 'marta@x.example', location: { nombre: 'Centro' }, logoUpload: undefined },
    ...(onProgress && { onProgress }),
  });

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error as ApiError,
  );

describe('an upload', () => {
  test('carries the token, lets the browser set the content type and answers with the body', async () => {
    const call = upload();
    FakeRequest.last.answer(201, '{"data":"x"}');
    expect(await call).toEqual({ data: 'x' });
    expect(FakeRequest.last.line).toBe('POST /api/locations/create');
    expect(FakeRequest.last.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer abc',
    });
    expect(Object.fromEntries(FakeRequest.last.sent ?? [])).toEqual({
      email: 'marta@x.example',
      location: '{"nombre":"Centro"}',
    });
  });

  test('reports how much was sent', () => {
    const onProgress = vi.fn();
    void upload(onProgress);
    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 45, total: 100 });
    FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 });
    expect(onProgress.mock.calls).toEqual([[0.45]]);
  });

  test('that is refused has the error of any other call', async () => {
    const call = failureOf(upload());
    const details = [{ path: 'direccion', message: 'Todos los campos son obligatorios' }];
    FakeRequest.last.answer(
      422,
      JSON.stringify({ error: 'Revisa los datos', code: 'regla_incumplida', details }),
    );
    expect(await call).toMatchObject({ status: 422, code: 'regla_incumplida', details });
  });

  test('ends an expired session', async () => {
    const call = failureOf(upload());
    FakeRequest.last.answer(401, '{"error":"Inicia sesión","code":"no_autenticado"}');
    await call;
    expect(stored.token.get()).toBeNull();
  });

  test('without network, or with an unreadable answer, has a message for a person', async () => {
    const lost = failureOf(upload());
    FakeRequest.last.onerror?.();
    expect(await lost).toMatchObject({ status: 0, code: 'sin_conexion' });
    const broken = failureOf(upload());
    FakeRequest.last.answer(502, '<h1>Bad gateway</h1>');
    expect(await broken).toMatchObject({ status: 502, code: 'respuesta_ilegible' });
  });
});
