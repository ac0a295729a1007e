import type { Answer, EventCall, Received, Sent } from '@comanda/contract/endpoints';
import { lineOf } from './api-call.ts';
import { baseHeaders, noConnection, readJson, refusal } from './api-client.ts';

interface StreamOptions<Body, Event> {
  body: Body;
  /** Each event as it comes; true when no more of them are wanted. */
  onEvent: (event: Event) => boolean;
  signal: AbortSignal;
}

/**
 * As `api`, for an answer told piece by piece. Resolves with the body where the server answered
 * whole, with nothing once a stream has ended.
 */
export async function postForEvents<C extends EventCall>(
  call: C,
  options: StreamOptions<Sent<C, 'body'>, Received<C, 'events'>>,
): Promise<Answer<C> | undefined> {
  const { body, onEvent, signal } = options;
  const [method, url] = lineOf(call);
  const headers = baseHeaders();
  headers.set('Accept', 'text/event-stream, application/json;q=0.5');
  headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(url, { method, headers, body: JSON.stringify(body), signal });
    if (!response.ok) throw refusal(response.status, await readJson(response), headers);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return await response.json();
    for await (const data of eventsOf(response.body)) {
      if (onEvent(JSON.parse(data))) break;
    }
    return undefined;
  } catch (error) {
    // What fetch and a broken stream throw; anything else is somebody's own.
    throw error instanceof TypeError ? noConnection() : error;
  }
}

/** The data of each event. Events end with an empty line, whatever way the bytes arrive. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const events = rest.split(/\r?\n\r?\n/);
      rest = done ? '' : (events.pop() ?? '');
      for (const event of events) {
        const data = dataOf(event);
        if (data) yield data;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}
