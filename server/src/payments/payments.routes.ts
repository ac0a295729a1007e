import { paymentMessages } from '@comanda/contract/memberships/memberships.messages';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { ownEmail, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { readAccount } from '../owners/owners.service.ts';
import { confirmPayment, type PaymentDeps, settleTransaction } from './payments.service.ts';
import { isSigned } from './wompi.ts';

export const paymentRoutes: FastifyPluginAsync<PaymentDeps & { eventsSecret: string }> = async (
  app,
  deps,
) => {
  route(
    app,
    'POST /api/admin/update',
    async (request) => {
      const { email, transactionId } = request.body;
      if (email) ownEmail(request, email);
      const session = sessionIn(request);
      await confirmPayment(deps, session, transactionId);
      return { message: paymentMessages.confirmed, ...(await readAccount(deps.db, session)) };
    },
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  route(
    app,
    'POST /api/payments/events',
    async ({ body }) => {
      if (!isSigned(body, deps.eventsSecret)) throw new AppError('firma_invalida');
      const environment = body.environment === 'prod' ? 'production' : 'sandbox';
      if (environment !== deps.wompi.environment) throw new AppError('entorno_ajeno');
      const { transaction } = body.data;
      if (body.event === 'transaction.updated' && transaction) {
        await settleTransaction(deps, transaction.id);
      }
      return { message: paymentMessages.eventReceived };
    },
    { rateLimit: { max: 600, timeWindow: '1 minute' }, bodyLimit: 65_536 },
  );
};
