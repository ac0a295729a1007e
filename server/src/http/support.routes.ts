import type { FastifyPluginAsync } from 'fastify';
import type { Env } from '../env/env.ts';
import { route } from './route.ts';

export const supportRoutes: FastifyPluginAsync<{
  env: Pick<Env, 'SUPPORT_EMAIL' | 'SUPPORT_PHONE'>;
}> = async (app, { env }) => {
  route(app, 'GET /api/support', async () => ({
    email: env.SUPPORT_EMAIL,
    phone: env.SUPPORT_PHONE,
  }));
};
