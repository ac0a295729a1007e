import { supportSchema } from '@comanda/contract/locations/support';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../start/env.ts';

export const supportRoutes: FastifyPluginAsyncZod<{
  env: Pick<Env, 'SUPPORT_EMAIL' | 'SUPPORT_PHONE'>;
}> = async (app, { env }) => {
  app.get(
    '/api/support',
    {
      config: { action: 'public' },
      schema: {
        tags: ['Soporte'],
        summary: 'A quién escribir y llamar',
        response: { 200: supportSchema },
      },
    },
    async () => ({ email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE }),
  );
};
