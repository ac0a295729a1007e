import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import { ModelFailure, type ModelSettings } from './model.ts';

export type ToolCall = { id: string; name: string; arguments: string };

export type WireMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: WireToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

type WireToolCall = {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
};

export type WireTool = {
  type: 'function';
  function: { name: string; description: string; parameters: object; strict: true };
};

/** What the model said in one round, and the tool calls it wants answered before it continues. */
type Round = { text: string; calls: ToolCall[] };

type Question = { messages: readonly WireMessage[]; tools: readonly WireTool[] };

/** More than any answer of ours needs: a model that writes more is broken. */
const MAX_CHARACTERS = 20_000;

const chunkSchema = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.int().nullish(),
                  id: z.string().nullish(),
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

type Delta = NonNullable<
  NonNullable<NonNullable<z.infer<typeof chunkSchema>['choices']>[number]>['delta']
>;

/** One question to the model; its words are passed on as they come. */
export async function askModel(
  settings: ModelSettings,
  question: Question,
  { signal, onText }: { signal: AbortSignal; onText: (piece: string) => void },
): Promise<Round> {
  const patience = startPatience(settings.limits);
  try {
    const messages = await openStream(
      settings,
      question,
      AbortSignal.any([signal, patience.signal]),
    );
    const round = emptyRound();
    let isComplete = false;
    for await (const { data } of messages) {
      patience.renew();
      if (data === '[DONE]') {
        isComplete = true;
        break;
      }
      const choice = readChunk(data).choices?.[0];
      if (choice?.delta) takeDelta(round, choice.delta, onText);
      if (choice?.finish_reason === 'content_filter') throw new ModelFailure('respuesta vetada');
      isComplete ||= Boolean(choice?.finish_reason);
    }
    if (!isComplete) throw new ModelFailure('respuesta cortada');
    return { text: round.text, calls: round.calls.filter(({ name }) => name !== '') };
  } catch (error) {
    throw asFailure(error);
  } finally {
    patience.end();
  }
}

async function openStream(
  { baseUrl, apiKey, name }: ModelSettings,
  { messages, tools }: Question,
  signal: AbortSignal,
): Promise<ReadableStream<EventSourceMessage>> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ model: name, messages, tools, stream: true }),
    // The key must not be sent to another address.
    redirect: 'error',
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new ModelFailure(`estado ${response.status}`, { isOutage: true });
  }
  return response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_CHARACTERS }));
}

function readChunk(data: string) {
  const chunk = chunkSchema.safeParse(parseJson(data));
  if (!chunk.success || chunk.data.error) throw new ModelFailure('respuesta ilegible');
  return chunk.data;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a round has received so far. */
type OpenRound = Round & { characters: number; callAt: Map<number, ToolCall> };

function emptyRound(): OpenRound {
  return { text: '', calls: [], characters: 0, callAt: new Map() };
}

function takeDelta(round: OpenRound, delta: Delta, onText: (piece: string) => void) {
  const { content, tool_calls: pieces } = delta;
  if (content) {
    round.text += content;
    round.characters += content.length;
    onText(content);
  }
  for (const { index, id, function: part } of pieces ?? []) {
    const call = callOf(round, index, id);
    call.name ||= part?.name ?? '';
    call.arguments += part?.arguments ?? '';
    round.characters += 1 + (part?.arguments?.length ?? 0);
  }
  if (round.characters > MAX_CHARACTERS) throw new ModelFailure('respuesta sin fin');
}

/**
 * Calls come in pieces, several of them interleaved and distinguished by their index. Some servers
 * send whole calls instead, without an index or with the same one for all.
 */
function callOf(
  { calls, callAt }: OpenRound,
  index: number | null | undefined,
  id: string | null | undefined,
): ToolCall {
  const at = index ?? (id ? calls.length : calls.length - 1);
  const known = callAt.get(at);
  if (known && (!id || !known.id || known.id === id)) return known;
  const call = { id: id ?? '', name: '', arguments: '' };
  calls.push(call);
  callAt.set(at, call);
  return call;
}

/** Stops waiting for a model that says nothing; the caller limits the total time. */
function startPatience({ firstWordMs, pauseMs }: ModelSettings['limits']) {
  const controller = new AbortController();
  const giveUp = () =>
    controller.abort(new ModelFailure('sin palabras a tiempo', { isOutage: true }));
  let timer = setTimeout(giveUp, firstWordMs);
  return {
    signal: controller.signal,
    renew: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, pauseMs);
    },
    end: () => clearTimeout(timer),
  };
}

function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { name } = error as Error;
  if (name === 'TimeoutError') return new ModelFailure('sin respuesta a tiempo');
  return new ModelFailure(`conexión: ${name}`, { isOutage: true });
}
