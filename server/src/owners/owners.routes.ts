import { credentialsBodySchema, ownerLoginSchema } from '@comanda/contract/auth';
import { credentialProblems } from '@comanda/contract/auth.rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { brokenRules } from '../app-error.ts';
import type { Db } from '../db.ts';
import { logInOwner } from './owners.service.ts';

export const ownerRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.post(
    '/api/admin/login',
    {
      config: { action: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        tags: ['Propietarios'],
        summary: 'Ingreso del propietario de un restaurante',
        body: credentialsBodySchema,
        response: { 200: ownerLoginSchema },
      },
    },
    async (request) => {
      const problems = credentialProblems(request.body);
      if (problems.length > 0) throw brokenRules(problems);
      return logInOwner(db, request.body.email ?? '', request.body.password ?? '');
    },
  );
};
