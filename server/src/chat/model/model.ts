import type { Reply, Turn } from '@comanda/assistant/assistant';
import type { ChatMessage } from '@comanda/contract/chat/chat';
import type { CartLine } from '@comanda/contract/orders/orders';
import type { SedeMenu } from '../../menu/menu.cache.ts';

/** A language model run by somebody else, reached over the protocol of `/chat/completions`. */
export type ModelSettings = {
  baseUrl: string;
  apiKey: string;
  name: string;
  limits: ModelLimits;
};

export type ModelLimits = {
  /** From the message to the whole answer, all rounds together. */
  totalMs: number;
  /** From a question to the first word of its answer. */
  firstWordMs: number;
  /** Between two words. */
  pauseMs: number;
  /** After this many outages in a row, the model is not asked for this long. */
  restAfter: number;
  restMs: number;
};

export const MODEL_LIMITS: ModelLimits = {
  totalMs: 12_000,
  firstWordMs: 5_000,
  pauseMs: 4_000,
  restAfter: 3,
  restMs: 30_000,
};

/** Receives the answer while it is made; `signal` aborts when nobody listens any more. */
export type Listener = {
  onText: (piece: string) => void;
  onCart: (cart: readonly CartLine[]) => void;
  signal: AbortSignal;
};

/** A turn whose menu can be searched in the thread. */
export type ModelTurn = Turn & { menu: SedeMenu };

/** Throws `ModelFailure` when the model cannot be used; then the local assistant answers. */
export type Model = (
  turn: ModelTurn,
  history: readonly ChatMessage[],
  listener: Listener,
) => Promise<Reply>;

/** Its message is logged, so it never contains what a person wrote. */
export class ModelFailure extends Error {
  /** The model was down: no message would have got an answer. */
  readonly isOutage: boolean;

  constructor(reason: string, { isOutage = false } = {}) {
    super(reason);
    this.isOutage = isOutage;
  }
}
