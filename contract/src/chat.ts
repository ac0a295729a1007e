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

export interface ChatMessage {
  from: 'user' | 'ai';
  text: string;
}

export type ChatbotConfigInput = z.infer<typeof chatbotConfigInputSchema>;
export type ChatbotConfig = z.infer<typeof chatbotConfigSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
