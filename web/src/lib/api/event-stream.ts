import type { Answer, EventCall, Received, Sent } from '@comanda/contract/endpoints';
import { createParser } from 'eventsource-parser';
import { baseHeaders, lineOf, noConnection, readJson, refusal } from './api-client.ts';

interface StreamOptions<Body, Event> {
  body: Body;
  /** Called for each event; returns true to stop. */
  onEvent: (event: Event) => boolean;
  signal: AbortSignal;
}

/**
 * The same as `api`, for an answer that is a stream of events. Resolves to the body if the server
 * did not stream, and to nothing once a stream has ended.
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
    // `fetch` and a broken stream throw a TypeError; any other error comes from the caller's code.
    throw error instanceof TypeError ? noConnection() : error;
  }
}

/** The data of each event, however the bytes are split. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const heard: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => heard.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* heard.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
