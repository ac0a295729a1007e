import { EMPTY_MEMORY, greeting, type Reply, type Turn } from '@comanda/assistant/assistant';
import type {
  Assistant,
  ChatAnswer,
  ChatMessage,
  ChatRequest,
  ChatUsage,
} from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { CHAT_MESSAGE_MAX, MODEL_MESSAGES_MAX } from '@comanda/contract/chat/chat.rules';
import { DEFAULT_ASSISTANT, REDES, socialLink } from '@comanda/contract/chat/chatbot-config.rules';
import { bogotaDay } from '@comanda/contract/days';
import type { CartLine } from '@comanda/contract/orders/orders';
import { cleanText, isBlank } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import type { Sede } from '../sessions/session.ts';
import {
  beginTalk,
  continueTalk,
  dropTalk,
  findChatbotConfig,
  findPlace,
  findQuota,
  findTalk,
  spendChat,
  type Talk,
} from './chat.db.ts';
import { type Listener, type Model, ModelFailure, type ModelTurn } from './model/model.ts';
import { cutText } from './model/plain-text.ts';
import { readSentCart } from './sent-cart.ts';
import type { AssistantThread } from './thread/assistant-thread.ts';

export { deleteOldTalks } from './chat.db.ts';

const SESSION_ID_MAX = 100;

export type ChatDeps = {
  db: Db;
  menus: MenuCache;
  assistant: AssistantThread;
  /** Null where no language model is set up: the local assistant answers everything. */
  model: Model | null;
  /** Called before a talk begins, because each one is paid for. */
  beforeNew: () => Promise<void>;
  /** False for an address that has used up its share of the model today. */
  mayAskModel: () => Promise<boolean>;
  onModelFailure: (reason: string) => void;
};

/** Makes the answer; the message has already been accepted. */
export type Answering = (listener: Listener) => Promise<ChatAnswer>;

/** Checks the message and the talk it belongs to. The function it returns makes the answer. */
export async function hearMessage(
  deps: ChatDeps,
  sede: Sede,
  request: ChatRequest,
): Promise<Answering> {
  if (!sede.takesOrders) throw new AppError('restaurante_no_recibe_pedidos');
  const menu = await deps.menus.read(sede);
  const cart = readSentCart(request.carrito ?? [], menu);
  const message = messageOf(request);
  if (message === '') return only(chatMessages.notUnderstood, cart);
  const id = sessionIdOf(request);
  const talk = await talkOf(deps, sede, id);
  if (!talk) return only(chatMessages.resting, cart);

  const facts = await readFacts(deps.db, sede);
  const { mensajes = 0, ...kept } = talk.memory;
  const memory = { ...EMPTY_MEMORY, ...kept };
  const hasModel = deps.model && mensajes < MODEL_MESSAGES_MAX && (await deps.mayAskModel());
  const model = hasModel ? deps.model : null;
  const place = { ...facts.sede, zonas: menu.zonas };
  const { horas, ultimaOrdenMin, pausa } = menu.ajustes;
  const servicio = { horas, ultimaOrdenMin, pausa };
  const asked = { cart, memory, message, now: new Date() };
  const turn: ModelTurn = { ...facts, sede: place, servicio, menu, ...asked };
  return async (listener) => {
    const reply = await replyTo({ ...deps, model }, turn, talk.history, listener);
    const said: ChatMessage[] = [
      { from: 'user', text: message },
      { from: 'ai', text: cutText(reply.respuesta, CHAT_MESSAGE_MAX) },
    ];
    await continueTalk(deps.db, sede, id, said, reply.memory);
    return answerOf(reply);
  };
}

/** Name and greeting of the sede's assistant, before the first message. */
export async function presentAssistant(db: Db, sede: Sede): Promise<Assistant> {
  const { config, sede: place } = await readFacts(db, sede);
  const links = REDES.map((red) => [red, socialLink(red, config.redesSociales[red]) ?? '']);
  return {
    nombreAsistente: config.nombreAsistente,
    tono: config.tono,
    saludo: greeting({ config, sede: place }),
    redesSociales: Object.fromEntries(links) as Assistant['redesSociales'],
  };
}

export function readUsage(
  db: Db,
  { restaurantId }: Pick<Sede, 'restaurantId'>,
): Promise<ChatUsage> {
  return findQuota(db, restaurantId, thisMonth());
}

/**
 * The model answers where there is one; when it fails, the local assistant answers from the cart as
 * it was sent.
 */
async function replyTo(
  { model, assistant, onModelFailure }: ChatDeps,
  turn: ModelTurn,
  history: readonly ChatMessage[],
  listener: Listener,
): Promise<Reply> {
  if (model) {
    try {
      return await model(turn, history, listener);
    } catch (error) {
      onModelFailure(error instanceof ModelFailure ? error.message : (error as Error).name);
    }
  }
  const { menu, ...rest } = turn;
  return (await assistant.ask(menu, 'answer', rest)) ?? tooMuch(turn);
}

/** A message that would take too long changes nothing. */
function tooMuch({ cart, memory }: Turn): Reply {
  const nothing = { productosSugeridos: [], redirigirACarrito: false };
  return { respuesta: chatMessages.tooMuch, ...nothing, cart, memory };
}

/** The talk of this session, a new one while the month has some left, or none. */
async function talkOf(deps: ChatDeps, sede: Sede, id: string): Promise<Talk | null> {
  const known = await findTalk(deps.db, sede, id);
  if (known) return known;
  await deps.beforeNew();
  const quota = await findQuota(deps.db, sede.restaurantId, thisMonth());
  if (quota.usados >= quota.incluidos) return null;
  return deps.db.transaction().execute(async (tx) => {
    const isNew = await beginTalk(tx, sede, id);
    if (!isNew) return (await findTalk(tx, sede, id)) ?? null;
    if (await spendChat(tx, sede.restaurantId, quota)) return { history: [], memory: {} };
    await dropTalk(tx, sede, id);
    return null;
  });
}

async function readFacts(db: Db, sede: Sede): Promise<Pick<Turn, 'config' | 'sede'>> {
  const [config, place] = await Promise.all([findChatbotConfig(db, sede), findPlace(db, sede)]);
  return { config: config ?? UNCONFIGURED, sede: place };
}

/** Used until the owner saves a configuration. */
const UNCONFIGURED: Turn['config'] = {
  nombreAsistente: DEFAULT_ASSISTANT,
  tono: 'calido',
  frasesConfirmacion: [],
  instruccionesCorreccion: '',
  parametros: [],
  redesSociales: { whatsapp: '', instagram: '', facebook: '' },
};

function messageOf({ mensajeUsuario, mensaje }: ChatRequest): string {
  const text = isBlank(mensajeUsuario) ? mensaje : mensajeUsuario;
  return cutText(cleanText(text ?? ''), CHAT_MESSAGE_MAX).trim();
}

/** A request without a session is a talk of one message. */
function sessionIdOf({ sessionId }: ChatRequest): string {
  return cutText(cleanText(sessionId ?? ''), SESSION_ID_MAX) || crypto.randomUUID();
}

function only(respuesta: string, carrito: CartLine[]): Answering {
  const nothing = { productosSugeridos: [], redirigirACarrito: false };
  return async () => ({ respuesta, ...nothing, carrito });
}

function answerOf({ respuesta, productosSugeridos, redirigirACarrito, cart }: Reply): ChatAnswer {
  return {
    respuesta: isBlank(respuesta) ? chatMessages.notUnderstood : respuesta,
    productosSugeridos: [...productosSugeridos],
    redirigirACarrito,
    carrito: [...cart],
  };
}

function thisMonth(): string {
  return bogotaDay(new Date()).slice(0, 7);
}
