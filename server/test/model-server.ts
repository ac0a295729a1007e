import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Body = {
  model: string;
  stream: boolean;
  tools: { function: { name: string; parameters: object; strict: boolean } }[];
  messages: { role: string; content: string | null; tool_call_id?: string }[];
};

/** How the stand-in answers one request. */
export type Part = (response: ServerResponse, body: Body) => void | Promise<void>;

/** A server that speaks `/chat/completions`, each answer as the test wrote it. The last one repeats. */
export async function startModelServer() {
  let parts: Part[] = [];
  const heard: { authorization: string | undefined; body: Body }[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
    const body: Body = JSON.parse(await text(request));
    heard.push({ authorization: request.headers.authorization, body });
    const part = parts.length > 1 ? parts.shift() : parts[0];
    await part?.(response, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: 'sk-prueba',
      AI_MODEL: 'modelo-de-prueba',
    },
    heard,
    plays: (...list: Part[]) => {
      parts = list;
      heard.length = 0;
    },
    /** What the tools have answered so far, as the model reads it. */
    results: () =>
      (heard.at(-1)?.body.messages ?? [])
        .filter(({ role }) => role === 'tool')
        .map(({ content }) => JSON.parse(content ?? 'null')),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** Says the pieces one after the other and ends. */
export function says(...pieces: string[]): Part {
  return (response) => {
    open(response);
    for (const content of pieces) chunk(response, { content });
    end(response, 'stop');
  };
}

/** Wants these tools called; the arguments arrive in halves, all calls interleaved. */
export function wants(...calls: { name: string; input: object | string }[]): Part {
  return (response) => {
    open(response);
    const sent = calls.map(({ input }) =>
      typeof input === 'string' ? input : JSON.stringify(input),
    );
    calls.forEach(({ name }, index) => {
      const call = { index, id: `c${index}`, type: 'function', function: { name, arguments: '' } };
      chunk(response, { tool_calls: [call] });
    });
    for (const half of [0, 1]) {
      sent.forEach((json, index) => {
        const middle = Math.ceil(json.length / 2);
        const part = half === 0 ? json.slice(0, middle) : json.slice(middle);
        chunk(response, { tool_calls: [{ index, function: { arguments: part } }] });
      });
    }
    end(response, 'tool_calls');
  };
}

/** Says the pieces and then nothing more, without ending. */
export function stallsAfter(...pieces: string[]): Part {
  return (response) => {
    open(response);
    for (const content of pieces) chunk(response, { content });
  };
}

/** Goes on saying one word, as long as anybody listens. */
export function goesOn(word: string, everyMs: number): Part {
  return (response) => {
    open(response);
    const timer = setInterval(() => chunk(response, { content: word }), everyMs);
    response.once('close', () => clearInterval(timer));
  };
}

export function fails(status: number): Part {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{}}');
  };
}

/** Sends exactly these bytes and ends. */
export function sends(raw: string): Part {
  return (response) => {
    open(response);
    response.end(raw);
  };
}

export const staysSilent: Part = () => undefined;

function open(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function chunk(response: ServerResponse, delta: object, finish_reason: string | null = null) {
  const choices = [{ index: 0, delta, finish_reason }];
  response.write(
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices })}\n\n`,
  );
}

function end(response: ServerResponse, reason: string) {
  chunk(response, {}, reason);
  response.end('data: [DONE]\n\n');
}
