import { randomBytes } from 'node:crypto';
import {
  type WompiStatus,
  wompiLinkRequestSchema,
} from '@comanda/contract/memberships/memberships';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { eventChecksum, type WompiSettings } from '../payments/wompi.ts';
import {
  CHECKOUT_STYLE,
  checkoutPage,
  closedPage,
  OUTCOMES,
  type Outcome,
  SIMULATOR_PATH,
} from './checkout-page.ts';
import { openLedger, type SimulatedLink, type SimulatedTransaction } from './ledger.ts';

const MINIMUM_CENTS = 150_000;

type Options = {
  settings: WompiSettings;
  /** Where this product receives the provider's events. */
  eventsUrl: () => string;
  /** How long a pending payment stays so. */
  pendingMs: number;
};

/** Speaks Wompi's protocol on our own port, so that a whole payment runs on a laptop. */
export const wompiSimulator: FastifyPluginAsync<Options> = async (app, options) => {
  const ledger = openLedger();
  const { settings } = options;

  // The provider's calls are not part of our API's description.
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(String(body))),
  );

  const hasKey = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization === `Bearer ${settings.privateKey}`) return;
    const error = { type: 'INVALID_ACCESS_TOKEN', reason: 'La llave proporcionada no es válida' };
    return reply.status(401).send({ error });
  };

  app.post('/v1/payment_links', { preHandler: hasKey }, async (request, reply) => {
    const parsed = wompiLinkRequestSchema.safeParse(request.body);
    if (!parsed.success) {
      const messages = Object.fromEntries(
        parsed.error.issues.map((issue) => [issue.path.join('.'), [issue.message]]),
      );
      return reply.status(422).send({ error: { type: 'INPUT_VALIDATION_ERROR', messages } });
    }
    return reply.status(201).send({ data: ledger.addLink(parsed.data) });
  });

  app.get<{ Params: { id: string } }>(
    '/v1/transactions/:id',
    { preHandler: hasKey },
    async (request, reply) => {
      const transaction = ledger.findTransaction(request.params.id);
      if (transaction) return { data: transaction };
      const error = { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' };
      return reply.status(404).send({ error });
    },
  );

  app.get<{
    Querystring: { from_date: string; until_date: string; page?: string; page_size?: string };
  }>('/v1/transactions', { preHandler: hasKey }, async ({ query }) => {
    const size = Number(query.page_size ?? 50);
    const first = (Number(query.page ?? 1) - 1) * size;
    const all = ledger.listTransactions(new Date(query.from_date), new Date(query.until_date));
    return { data: all.slice(first, first + size) };
  });

  app.get('/estilo.css', async (_request, reply) => reply.type('text/css').send(CHECKOUT_STYLE));

  app.get<{ Params: { id: string } }>('/l/:id', async (request, reply) => {
    const problem = unusable(ledger.findLink(request.params.id));
    const link = ledger.findLink(request.params.id);
    reply.type('text/html').status(problem ? 410 : 200);
    return problem || !link ? closedPage(problem ?? '') : checkoutPage(link);
  });

  app.post<{ Params: { id: string }; Body: { resultado?: string } }>(
    '/l/:id',
    async (request, reply) => {
      const link = ledger.findLink(request.params.id);
      const problem = unusable(link);
      if (problem || !link)
        return reply
          .type('text/html')
          .status(410)
          .send(closedPage(problem ?? ''));
      const chosen = request.body?.resultado ?? '';
      const outcome = Object.hasOwn(OUTCOMES, chosen)
        ? OUTCOMES[chosen as Outcome]
        : OUTCOMES.fallar;
      const transaction = ledger.addTransaction(link, outcome.status);
      if (outcome.status === 'PENDING') {
        setTimeout(() => settle(transaction, link, 'APPROVED'), options.pendingMs).unref();
      } else {
        await tell(transaction);
      }
      return reply.redirect(`${link.redirect_url}?id=${transaction.id}&env=test`, 303);
    },
  );

  async function settle(
    transaction: SimulatedTransaction,
    link: SimulatedLink,
    status: WompiStatus,
  ) {
    ledger.finish(transaction, link, status);
    await tell(transaction);
  }

  /** An event that does not arrive is not an error: the product asks by itself. */
  async function tell(transaction: SimulatedTransaction) {
    const event = {
      event: 'transaction.updated',
      data: { transaction },
      environment: 'test' as const,
      signature: {
        properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
        checksum: '',
      },
      timestamp: Math.floor(Date.now() / 1_000),
      sent_at: new Date().toISOString(),
    };
    event.signature.checksum = eventChecksum(event, settings.eventsSecret);
    await fetch(options.eventsUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-event-checksum': event.signature.checksum },
      body: JSON.stringify(event),
    }).catch((error) => app.log.warn({ err: error }, 'evento simulado sin entregar'));
  }
};

function unusable(link: SimulatedLink | undefined): string | null {
  if (!link) return 'Este enlace de pago no existe.';
  if (link.isPaid) return 'Este link ya se pagó.';
  if (new Date(link.expires_at) < new Date()) return 'Este link venció.';
  return link.amount_in_cents < MINIMUM_CENTS ? 'El valor es menor al mínimo de $1.500.' : null;
}

/** Keys of this process only, so that nobody outside can sign an event for it. */
export function simulatorSettings(localUrl: () => string, publicUrl: () => string): WompiSettings {
  return {
    environment: 'sandbox',
    privateKey: `prv_test_${randomBytes(24).toString('hex')}`,
    eventsSecret: `test_events_${randomBytes(24).toString('hex')}`,
    baseUrl: () => `${localUrl()}${SIMULATOR_PATH}`,
    checkoutUrl: () => `${publicUrl()}${SIMULATOR_PATH}`,
  };
}
