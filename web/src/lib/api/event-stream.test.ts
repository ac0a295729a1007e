import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { postForEvents } from './event-stream.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => vi.unstubAllGlobals());

/** A response whose bytes arrive in these pieces. */
function stream(...pieces: (string | Uint8Array)[]): Response {
  const body = new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      for (const one of pieces) {
        controller.enqueue(typeof one === 'string' ? encoder.encode(one) : one);
      }
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function post(answer: Response | Error, limit = 10) {
  fetchMock.mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const heard: unknown[] = [];
  const onEvent = (event: unknown) => heard.push(event) >= limit;
  const { signal } = new AbortController();
  const body = { dbName: 'centro' };
  const whole = await postForEvents('POST /api/chatV1/chatbot', { body, onEvent, signal });
  return { heard, whole };
}

test('reports each event as it arrives, however the bytes are split', async () => {
  const [first, second] = ['data: {"n":', '1}\n\ndata: {"t":"piña"}\r\n\r\n: latido\n\ndata:[3]'];
  const bytes = new TextEncoder().encode(second);
  // In the middle of the ñ.
  const cut = bytes.indexOf(0xc3) + 1;
  const { heard, whole } = await post(
    stream(first ?? '', bytes.slice(0, cut), bytes.slice(cut), '\n\n'),
  );
  expect(heard).toEqual([{ n: 1 }, { t: 'piña' }, [3]]);
  expect(whole).toBeUndefined();
});

test('stops reading once no more events are wanted', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2\n\n')),
  });
  const open = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  expect((await post(open, 1)).heard).toEqual([1]);
});

test('answers with the body if the server does not stream', async () => {
  const { heard, whole } = await post(Response.json({ respuesta: 'Hola' }));
  expect([heard, whole]).toEqual([[], { respuesta: 'Hola' }]);
});

test('a refusal has the message of the server', async () => {
  const refused = Response.json({ error: 'Espera un momento.', code: 'limite' }, { status: 429 });
  await expect(post(refused)).rejects.toMatchObject({
    message: 'Espera un momento.',
    status: 429,
  });
});

test('no network, or a stream that breaks off, is reported as no connection', async () => {
  const broken = new Response(
    new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
  for (const answer of [new TypeError('Failed to fetch'), broken]) {
    const failure = await post(answer).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'sin_conexion' });
  }
});
