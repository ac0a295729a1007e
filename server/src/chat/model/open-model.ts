import { EMPTY_MEMORY, type Reply, type Turn } from '@comanda/assistant/assistant';
import type { ChatMessage } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { fold } from '@comanda/contract/fold';
import type { AssistantThread } from '../thread/assistant-thread.ts';
import { askModel, type ToolCall, type WireMessage } from './completions.ts';
import {
  type Listener,
  type Model,
  ModelFailure,
  type ModelLimits,
  type ModelSettings,
} from './model.ts';
import { openPlainStream, ownLinks, plainText } from './plain-text.ts';
import { systemPrompt } from './system-prompt.ts';
import { openWorkbench, type Workbench, wireTools } from './tools.ts';

const MAX_ROUNDS = 6;
const MAX_CALLS = 8;
const MAX_SUGGESTED = 6;
const MAX_MENTIONED = 10;

/**
 * The model writes the answer; its tools change a cart of ours. If anything fails, that cart is
 * discarded.
 */
export function openModel(settings: ModelSettings, assistant: AssistantThread): Model {
  return restAfterOutages(async (turn, history, listener) => {
    const total = AbortSignal.timeout(settings.limits.totalMs);
    const signal = AbortSignal.any([listener.signal, total]);
    const bench = openWorkbench(turn, assistant);
    const messages: WireMessage[] = openingOf(turn, history);
    const said: string[] = [];
    const plain = openPlainStream(ownLinks(turn.config));
    const onText = (piece: string) => {
      const more = plain(piece);
      if (more !== '') listener.onText(more);
    };

    for (let round = 0; round < MAX_ROUNDS; round++) {
      const question = { messages, tools: wireTools() };
      const { text, calls } = await askModel(settings, question, { signal, onText });
      if (text.trim() !== '') said.push(text);
      if (calls.length === 0) return replyOf(turn, bench, said.join(PARAGRAPH));
      if (text.trim() !== '') onText(PARAGRAPH);
      messages.push(...(await carryOut(bench, text, calls, listener)));
    }
    throw new ModelFailure('demasiadas vueltas');
  }, settings.limits);
}

const PARAGRAPH = '\n\n';

function openingOf(turn: Turn, history: readonly ChatMessage[]): WireMessage[] {
  return [
    { role: 'system', content: systemPrompt(turn) },
    ...history.map(
      ({ from, text }): WireMessage => ({
        role: from === 'user' ? 'user' : 'assistant',
        content: text,
      }),
    ),
    { role: 'user', content: turn.message },
  ];
}

/** The protocol requires an answer to every call; only the first few are carried out. */
async function carryOut(
  bench: Workbench,
  text: string,
  calls: readonly ToolCall[],
  listener: Listener,
): Promise<WireMessage[]> {
  const named = calls.map((call, at) => ({ ...call, id: call.id || `llamada-${at}` }));
  const results: WireMessage[] = [];
  for (const [at, call] of named.entries()) {
    const before = bench.cart;
    const result =
      at < MAX_CALLS ? await bench.run(call) : { error: 'Demasiadas llamadas a la vez.' };
    if (bench.cart !== before) listener.onCart(bench.cart);
    results.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(result) });
  }
  return [
    {
      role: 'assistant',
      content: text || null,
      tool_calls: named.map(({ id, name, arguments: sent }) => ({
        id,
        type: 'function',
        function: { name, arguments: sent },
      })),
    },
    ...results,
  ];
}

function replyOf(turn: Turn, bench: Workbench, said: string): Reply {
  const respuesta = plainText(said, ownLinks(turn.config));
  const hasChanged = bench.cart !== turn.cart;
  // A change that the answer does not mention is refused.
  if (respuesta === '' && hasChanged) throw new ModelFailure('cambio sin palabras');
  const suggested = suggestedIn(respuesta, bench);
  const added = bench.added.map(({ _id }) => _id);
  const isAsking = bench.wantsConfirmation && bench.cart.length > 0;
  return {
    respuesta: respuesta || chatMessages.notUnderstood,
    productosSugeridos: suggested,
    redirigirACarrito: isAsking,
    cart: bench.cart,
    memory: {
      ...EMPTY_MEMORY,
      mentioned: [...new Set([...added, ...suggested, ...turn.memory.mentioned])].slice(
        0,
        MAX_MENTIONED,
      ),
      shown: suggested,
      touched: bench.touched.slice(-MAX_MENTIONED),
      pending: isAsking ? { asks: 'confirm' } : null,
    },
  };
}

/** Products that its calls found and its answer names, without those it already put in the cart. */
function suggestedIn(respuesta: string, { named, added }: Workbench): string[] {
  const spoken = fold(respuesta);
  const placed = [...new Set(named)]
    .filter((product) => !added.includes(product))
    .map(({ _id, nombre }) => ({ _id, at: spoken.indexOf(fold(nombre)) }))
    .filter(({ at }) => at >= 0);
  return placed
    .sort((a, b) => a.at - b.at)
    .slice(0, MAX_SUGGESTED)
    .map(({ _id }) => _id);
}

/** After outages the model is not asked for a while, so that nobody waits for it in vain. */
function restAfterOutages(
  model: Model,
  { restAfter, restMs }: Pick<ModelLimits, 'restAfter' | 'restMs'>,
): Model {
  let outages = 0;
  let restsUntil = 0;
  return async (turn, history, listener) => {
    if (Date.now() < restsUntil) throw new ModelFailure('en pausa');
    try {
      const reply = await model(turn, history, listener);
      outages = 0;
      return reply;
    } catch (error) {
      const isOutage = error instanceof ModelFailure && error.isOutage;
      if (isOutage && !listener.signal.aborted) outages++;
      if (outages >= restAfter) restsUntil = Date.now() + restMs;
      throw error;
    }
  };
}
