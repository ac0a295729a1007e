import fastify from 'fastify';
import type { WompiSettings } from '../src/payments/wompi.ts';
import { wompiSimulator } from '../src/wompi-simulator/simulator.ts';

type Options = { privateKey: string; eventsSecret: string; eventsUrl: () => string };

/** The stand-in for Wompi on its own port, whose events and answers a test can delay. */
export async function startProvider({ privateKey, eventsSecret, eventsUrl }: Options) {
  let isSending = false;
  let pendingMs = 0;
  let failure: number | null = null;
  let rewrite: ((transaction: Record<string, unknown>) => object) | null = null;
  const app = fastify();
  const settings: WompiSettings = {
    environment: 'sandbox',
    privateKey,
    eventsSecret,
    baseUrl: () => '',
    checkoutUrl: () => '',
  };
  await app.register(wompiSimulator, {
    settings,
    eventsUrl: () => (isSending ? eventsUrl() : 'http://127.0.0.1:1'),
    get pendingMs() {
      return pendingMs;
    },
  });
  app.addHook('preHandler', async (request, reply) => {
    const isAsked = request.url.startsWith('/v1/transactions');
    if (isAsked && failure) await reply.status(failure).send({ error: {} });
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { data } = payload as { data?: Record<string, unknown> };
    const isOne = /^\/v1\/transactions\/[^?]/.test(request.url);
    return isOne && data && rewrite ? { data: rewrite(data) } : payload;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    sendsEvents: (value: boolean) => {
      isSending = value;
    },
    /** How long a payment with the outcome "pending" stays so. */
    pendsFor: (ms: number) => {
      pendingMs = ms;
    },
    answersWith: (status: number | null) => {
      failure = status;
      rewrite = null;
    },
    tellsOtherwise: (change: typeof rewrite) => {
      rewrite = change;
    },
    close: () => app.close(),
  };
}
