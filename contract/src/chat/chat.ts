import { z } from 'zod';
import { cartLineSchema } from '../orders/line-schemas.ts';
import { DRAFT_ROOM, orderDraftLineSchema } from '../orders/orders.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  openedWith,
  text,
  wireText,
} from '../wire.ts';
import { TONOS } from './chat.rules.ts';
import { CHATBOT_LIMITS } from './chatbot-config.rules.ts';

// Types and lengths, rules in chatbot-config.rules.
const chatbotFieldsSchema = z.object({
  nombreAsistente: text(CHATBOT_LIMITS.nombreAsistente).nullish(),
  tono: z.enum(TONOS).nullish(),
  frasesConfirmacion: z.array(text(CHATBOT_LIMITS.frase)).max(DRAFT_ROOM).nullish(),
  instruccionesCorreccion: text(CHATBOT_LIMITS.instrucciones).nullish(),
  parametros: z
    .array(z.object({ titulo: text(CHATBOT_LIMITS.titulo), valor: text(CHATBOT_LIMITS.valor) }))
    .max(DRAFT_ROOM)
    .nullish(),
  redesSociales: z
    .object({
      whatsapp: text(CHATBOT_LIMITS.red).nullish(),
      instagram: text(CHATBOT_LIMITS.red).nullish(),
      facebook: text(CHATBOT_LIMITS.red).nullish(),
    })
    .nullish(),
});
const chatbotConfigInputSchema = chatbotFieldsSchema.extend({
  ...openedWith(chatbotFieldsSchema),
  dbName: dbNameSchema,
  // Sent by the spec's form; the assistant reads the sede's own menu instead.
  productos: z.unknown().optional(),
  categorias: z.unknown().optional(),
});

/** As it is stored and read back, with every field present. */
const chatbotConfigSchema = z.object({
  dbName: z.string(),
  nombreAsistente: z.string(),
  tono: z.enum(TONOS),
  frasesConfirmacion: z.array(z.string()),
  instruccionesCorreccion: z.string(),
  parametros: z.array(z.object({ titulo: z.string(), valor: z.string() })),
  redesSociales: z.object({ whatsapp: z.string(), instagram: z.string(), facebook: z.string() }),
});

/** Null until the owner saves one. */
const chatbotConfigAnswerSchema = z.object({ data: chatbotConfigSchema.nullable() });
const chatbotSavedSchema = z.object({ message: z.string(), data: chatbotConfigSchema });

// As lenient as an order's draft, plus what a screen needs to find its line again.
/** Longer input is cut, not refused: `CHAT_MESSAGE_MAX` characters of a message are read. */
const CHAT_ROOM = 10_000;

const sentCartLineSchema = orderDraftLineSchema.extend({
  // The screen makes it from the line's product, additions and note.
  itemId: wireText(4_000).nullish(),
  imagen: text(2_000).nullish(),
  nota: text(CHAT_ROOM).nullish(),
});

export const chatRequestSchema = z.object({
  mensaje: text(CHAT_ROOM).nullish(),
  mensajeUsuario: text(CHAT_ROOM).nullish(),
  dbName: dbNameSchema,
  sessionId: text(CHAT_ROOM).nullish(),
  carrito: z.array(sentCartLineSchema).max(DRAFT_ROOM).nullish(),
});

/** `productosSugeridos` are product `_id`s of that sede. */
const chatAnswerSchema = z.object({
  respuesta: z.string(),
  productosSugeridos: z.array(z.string()),
  redirigirACarrito: z.boolean(),
  carrito: z.array(cartLineSchema),
});

/** What the chat panel needs before the first message. */
const assistantQuerySchema = z.object({ dbName: dbNameSchema });
const assistantSchema = z.object({
  data: z.object({
    nombreAsistente: z.string(),
    tono: z.enum(TONOS),
    saludo: z.string(),
    /** Complete links; empty where the owner gave none. */
    redesSociales: z.object({ whatsapp: z.string(), instagram: z.string(), facebook: z.string() }),
  }),
});

/** How many conversations of this month's plan are used, over all sedes. */
const chatUsageSchema = z.object({
  data: z.object({ mes: z.string(), usados: z.int(), incluidos: z.int() }),
});

/**
 * The same answer in pieces, for callers that accept `text/event-stream`: the text as it is
 * written, the cart each time it changes, and at the end the whole answer, which is the one that
 * counts.
 */
export const chatStreamEventSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('texto'), texto: z.string() }),
  z.object({ tipo: z.literal('carrito'), carrito: z.array(cartLineSchema) }),
  z.object({ tipo: z.literal('fin'), respuesta: chatAnswerSchema }),
  z.object({ tipo: z.literal('error'), error: z.string(), code: z.string() }),
]);

export interface ChatMessage {
  from: 'user' | 'ai';
  text: string;
}

export type ChatbotConfigInput = z.infer<typeof chatbotConfigInputSchema>;
export type ChatbotConfig = z.infer<typeof chatbotConfigSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
export type Assistant = z.infer<typeof assistantSchema>['data'];
export type ChatUsage = z.infer<typeof chatUsageSchema>['data'];
export type ChatStreamEvent = z.infer<typeof chatStreamEventSchema>;

export const CHAT_ENDPOINTS = {
  'POST /api/chatV1/chatbot': {
    tag: 'Asistente',
    summary: 'Hablar con el asistente; con Accept: text/event-stream, palabra por palabra',
    action: 'public',
    body: chatRequestSchema,
    answer: chatAnswerSchema,
    events: chatStreamEventSchema,
  },

  'GET /api/chatV1/asistente': {
    tag: 'Asistente',
    summary: 'Quién atiende en el chat de una sede',
    action: 'public',
    query: assistantQuerySchema,
    answer: assistantSchema,
  },

  'GET /api/chatV1/uso': {
    tag: 'Asistente',
    summary: 'Cuántas conversaciones del plan van este mes',
    action: 'chatbot.configure',
    query: dbNameQuerySchema,
    answer: chatUsageSchema,
  },

  'GET /api/chatV1/chatbotConfig': {
    tag: 'Asistente',
    summary: 'Cómo está configurado el asistente de una sede',
    action: 'chatbot.configure',
    query: dbNameQuerySchema,
    answer: chatbotConfigAnswerSchema,
  },

  'POST /api/chatV1/createChatbot': {
    tag: 'Asistente',
    summary: 'Configurar el asistente de una sede',
    action: 'chatbot.configure',
    body: chatbotConfigInputSchema,
    answer: chatbotSavedSchema,
  },
} satisfies EndpointTable;
