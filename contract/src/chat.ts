import { z } from 'zod';
import { TONOS } from './chat.rules.ts';
import { cartLineSchema, orderDraftLineSchema } from './orders.ts';
import { wireTextSchema } from './wire.ts';

// Types only, rules in chatbot-config.rules.
export const chatbotConfigInputSchema = z.object({
  dbName: z.string(),
  nombreAsistente: z.string().nullish(),
  tono: z.enum(TONOS).nullish(),
  frasesConfirmacion: z.array(z.string()).nullish(),
  instruccionesCorreccion: z.string().nullish(),
  parametros: z.array(z.object({ titulo: z.string(), valor: z.string() })).nullish(),
  redesSociales: z
    .object({
      whatsapp: z.string().nullish(),
      instagram: z.string().nullish(),
      facebook: z.string().nullish(),
    })
    .nullish(),
  // Sent by the spec's form; the assistant reads the sede's own menu instead.
  productos: z.array(z.unknown()).nullish(),
  categorias: z.array(z.unknown()).nullish(),
});

/** As it is stored and read back, every field there. */
export const chatbotConfigSchema = z.object({
  dbName: z.string(),
  nombreAsistente: z.string(),
  tono: z.enum(TONOS),
  frasesConfirmacion: z.array(z.string()),
  instruccionesCorreccion: z.string(),
  parametros: z.array(z.object({ titulo: z.string(), valor: z.string() })),
  redesSociales: z.object({ whatsapp: z.string(), instagram: z.string(), facebook: z.string() }),
});

/** Null until the owner saves one. */
export const chatbotConfigAnswerSchema = z.object({ data: chatbotConfigSchema.nullable() });
export const chatbotSavedSchema = z.object({ message: z.string(), data: chatbotConfigSchema });

// As forgiving as an order's draft, with what a screen needs to find its line again.
const sentCartLineSchema = orderDraftLineSchema.extend({
  itemId: wireTextSchema.nullish(),
  imagen: z.string().nullish(),
});

export const chatRequestSchema = z.object({
  mensaje: z.string().nullish(),
  mensajeUsuario: z.string().nullish(),
  dbName: z.string(),
  sessionId: z.string().nullish(),
  carrito: z.array(sentCartLineSchema).nullish(),
});

/** `productosSugeridos` are product `_id`s of that sede. */
export const chatAnswerSchema = z.object({
  respuesta: z.string(),
  productosSugeridos: z.array(z.string()),
  redirigirACarrito: z.boolean(),
  carrito: z.array(cartLineSchema),
});

/** What a panel needs before the first word. */
export const assistantQuerySchema = z.object({ dbName: z.string() });
export const assistantSchema = z.object({
  data: z.object({
    nombreAsistente: z.string(),
    tono: z.enum(TONOS),
    saludo: z.string(),
    /** Links that open, empty where the owner gave none. */
    redesSociales: z.object({ whatsapp: z.string(), instagram: z.string(), facebook: z.string() }),
  }),
});

/** How many conversations of this month's plan are spent, over all sedes. */
export const chatUsageSchema = z.object({
  data: z.object({ mes: z.string(), usados: z.int(), incluidos: z.int() }),
});

/**
 * The same answer piece by piece, for who accepts `text/event-stream`: what is being said, the cart
 * each time it changes, and at the end the whole answer, which is what counts.
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
