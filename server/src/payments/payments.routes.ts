import {
  membershipUpdateBodySchema,
  membershipUpdatedSchema,
} from '@comanda/contract/memberships/memberships';
import { paymentMessages } from '@comanda/contract/memberships/payment.messages';
import { wompiEventSchema } from '@comanda/contract/memberships/payments';
import { messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownEmail, sessionIn } from '../http/access.ts';
import { AppError } from '../http/app-error.ts';
import { readAccount } from '../owners/owners.service.ts';
import { isSigned } from './event-signature.ts';
import { confirmPayment, type PaymentDeps, settleTransaction } from './payments.service.ts';

const tags = ['Pagos'];

export const paymentRoutes: FastifyPluginAsyncZod<PaymentDeps & { eventsSecret: string }> = async (
  app,
  deps,
) => {
  app.post(
    '/api/admin/update',
    {
      config: { action: 'membership.buy', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Activar la membresía con un pago que el proveedor aprobó',
        body: membershipUpdateBodySchema,
        response: { 200: membershipUpdatedSchema },
      },
    },
    async (request) => {
      const { email, transactionId } = request.body;
      if (email) ownEmail(request, email);
      const session = sessionIn(request);
      await confirmPayment(deps, session, transactionId);
      return { message: paymentMessages.confirmed, ...(await readAccount(deps.db, session)) };
    },
  );

  app.post(
    '/api/payments/events',
    {
      config: { action: 'public', rateLimit: { max: 600, timeWindow: '1 minute' } },
      bodyLimit: 65_536,
      schema: {
        tags,
        summary: 'Eventos firmados del proveedor de pagos',
        body: wompiEventSchema,
        response: { 200: messageSchema },
      },
    },
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
  );
};
