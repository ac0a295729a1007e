import {
  chatbotConfigAnswerSchema,
  chatbotConfigInputSchema,
  chatbotSavedSchema,
} from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { dbNameQuerySchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../db/db.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { findChatbotConfig } from './chatbot-config.db.ts';
import { configureChatbot } from './chatbot-config.service.ts';

export const chatbotConfigRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/chatV1/chatbotConfig',
    {
      config: { action: 'chatbot.configure' },
      schema: {
        tags: ['Asistente'],
        summary: 'Cómo está configurado el asistente de una sede',
        querystring: dbNameQuerySchema,
        response: { 200: chatbotConfigAnswerSchema },
      },
    },
    async (request) => ({ data: await findChatbotConfig(db, sedeOf(request)) }),
  );

  app.post(
    '/api/chatV1/createChatbot',
    {
      config: { action: 'chatbot.configure' },
      schema: {
        tags: ['Asistente'],
        summary: 'Configurar el asistente de una sede',
        body: chatbotConfigInputSchema,
        response: { 200: chatbotSavedSchema },
      },
    },
    async (request) => {
      const author = sessionIn(request);
      const data = await configureChatbot(db, sedeOf(request), author, request.body);
      return { message: chatMessages.configured, data };
    },
  );
};
