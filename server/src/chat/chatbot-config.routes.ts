import { chatMessages } from '@comanda/contract/chat/chat.messages';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../db/db.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { findChatbotConfig } from './chatbot-config.db.ts';
import { configureChatbot } from './chatbot-config.service.ts';

export const chatbotConfigRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  route(app, 'GET /api/chatV1/chatbotConfig', async (request) => ({
    data: await findChatbotConfig(db, sedeOf(request)),
  }));

  route(app, 'POST /api/chatV1/createChatbot', async (request) => {
    const author = sessionIn(request);
    const data = await configureChatbot(db, sedeOf(request), author, request.body);
    return { message: chatMessages.configured, data };
  });
};
