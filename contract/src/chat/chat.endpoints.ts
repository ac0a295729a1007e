import { dbNameQuerySchema, type EndpointTable } from '../wire.ts';
import {
  assistantQuerySchema,
  assistantSchema,
  chatAnswerSchema,
  chatbotConfigAnswerSchema,
  chatbotConfigInputSchema,
  chatbotSavedSchema,
  chatRequestSchema,
  chatStreamEventSchema,
  chatUsageSchema,
} from './chat.ts';

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
