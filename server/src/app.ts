import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { RedisClientType } from 'redis';
import { z } from 'zod';
import { es } from 'zod/locales';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { openLogins } from './auth/logins.ts';
import { exportRoutes } from './backup/export.routes.ts';
import { chatbotConfigRoutes, chatRoutes } from './chat/chat.routes.ts';
import { MODEL_LIMITS, type ModelLimits } from './chat/model/model.ts';
import { openModel } from './chat/model/open-model.ts';
import {
  ASSISTANT_THREAD_LIMITS,
  type AssistantThreadLimits,
  openAssistantThread,
} from './chat/thread/assistant-thread.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import type { Db } from './db/db.ts';
import type { Env } from './env/env.ts';
import { AppError } from './errors/app-error.ts';
import { manifestRoutes } from './first-view/manifest.routes.ts';
import { pageRoutes } from './first-view/pages.routes.ts';
import { openBuiltWeb } from './first-view/pages.ts';
import { guardRoutes } from './http/access.ts';
import {
  BOUNDS,
  type Bounds,
  boundConnections,
  openSocketBounds,
  visitorAddress,
} from './http/address-bounds.ts';
import { afterAnswers, requestLog } from './http/after-answers.ts';
import { apiDocs } from './http/api-docs.ts';
import { answerMalformed, handleErrors } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { metricsRoute } from './http/metrics.ts';
import { securityHeaders } from './http/security-headers.ts';
import { supportRoutes } from './http/support.routes.ts';
import { acceptForms } from './http/uploads.ts';
import { isPage, webFiles } from './http/web-files.ts';
import type { ImageStore } from './images/image-store.ts';
import { kitchenRoutes } from './kitchen/kitchen.routes.ts';
import { locationRoutes, tableRoutes } from './locations/locations.routes.ts';
import { sedeLifeRoutes } from './locations/sede-life.routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { openOutbox } from './mail/outbox.ts';
import { membershipRoutes } from './memberships/memberships.routes.ts';
import { openMenuCache } from './menu/menu.cache.ts';
import { categoryRoutes, menuRoutes, productRoutes, settingsRoutes } from './menu/menu.routes.ts';
import { menuTransferRoutes } from './menu/menu-transfer.routes.ts';
import { modifierRoutes } from './menu/modifiers.routes.ts';
import { stationsRoutes } from './menu/stations.routes.ts';
import { findFollowed } from './orders/list-orders.db.ts';
import { readOrder } from './orders/move-order.service.ts';
import { openOrderMails } from './orders/order-mails.ts';
import { presentToDiner } from './orders/orders.presenter.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { brandRoutes, ownerRoutes } from './owners/owners.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { createPaymentLink, listPayments } from './payments/payments.service.ts';
import { openWompi, wompiSettings } from './payments/wompi.ts';
import { printingRoutes } from './printing/printing.routes.ts';
import { startRealtime } from './realtime/realtime.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { openSessionCache } from './sessions/session-cache.ts';
import { pinRoutes } from './staff/pin.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { openMesaBoards } from './tables/mesa-board.ts';
import { planRoutes } from './tables/tables.routes.ts';
import { wouldTellCashier } from './till/blind.ts';
import { tillRoutes } from './till/till.routes.ts';
import { SIMULATOR_PATH } from './wompi-simulator/checkout-page.ts';
import { simulatorSettings, wompiSimulator } from './wompi-simulator/simulator.ts';
import { zonesRoutes } from './zones/zones.routes.ts';

export type AppOptions = {
  env: Env;
  db: Db;
  redis?: RedisClientType | null;
  images: ImageStore;
  mailer: Mailer;
  /** How long the mails about new orders wait for each other. */
  orderMailMs?: number;
  logger?: FastifyServerOptions['logger'];
  /** How long the payment simulator leaves a payment pending. */
  pendingMs?: number;
  /** How long a language model may take. */
  modelLimits?: ModelLimits;
  /** How long the assistant may take, and what its thread runs. */
  thinking?: { limits?: Partial<AssistantThreadLimits>; entry?: URL };
  /** What one address may hold open. */
  bounds?: Partial<Bounds>;
  /** False where another server serves the web: in development, and in tests of the API. */
  hasWeb?: boolean;
};

/**
 * With these in its options, Fastify does not load its own compilers. Its types expect JSON Schema
 * here.
 */
const ZOD_COMPILERS = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => serializerCompiler,
  },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

/** The whole product on one port. Everything it serves is registered here, in this order. */
export async function buildApp(options: AppOptions) {
  const { env, db, images, redis = null, hasWeb = false } = options;
  let isDraining = false;
  const bounds = { ...BOUNDS, ...options.bounds };
  const hasBalancer = env.TRUST_PROXY === 'on';
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Requests that still arrive while we close are served: a balancer needs a moment to send them
    // elsewhere.
    return503OnClosing: false,
    // There is one balancer: anybody may have written what comes before its own entry in the
    // header.
    trustProxy: (_address, hop) => hasBalancer && hop === 0,
    bodyLimit: 1_048_576,
    // Closes the connection of a client that sends a request too slowly.
    requestTimeout: bounds.requestMs,
    http: { headersTimeout: bounds.headersMs, connectionsCheckingInterval: bounds.checkMs },
    genReqId: () => crypto.randomUUID(),
    // Log lines name their request themselves, so no child logger is made for each request.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: (_error, _request, reply) => answerMalformed(reply as FastifyReply),
    routerOptions: { maxParamLength: 200 },
    schemaController: ZOD_COMPILERS,
  });
  z.config(es());

  const sessions = openSessionCache(db);
  sessions.open();
  app.addHook('onClose', async () => sessions.close());
  const adapter = redis && (await openAdapter(redis));
  const isBounded = env.RATE_LIMITS === 'on';
  if (isBounded && !hasBalancer) boundConnections(app.server, bounds);
  const socketBounds = isBounded
    ? openSocketBounds(bounds, (request) => visitorAddress(request, hasBalancer))
    : null;
  const realtime = startRealtime(app.server, db, {
    orders: { findFollowed, presentToDiner },
    adapter,
    onEnded: sessions.forgetSession,
    bounds: socketBounds,
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    realtime.release();
  });
  app.addHook('onClose', () => realtime.close());

  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection kept alive by its last answer would keep a closing server open.
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  const menus = openMenuCache(db);
  realtime.onMenuChanged(menus.changed);
  const boards = openMesaBoards(db);
  const menuDeps = { db, menus, images, realtime };
  const publicUrl = () => env.PUBLIC_URL ?? localUrl(app);
  const outbox = openOutbox(db, options.mailer, ({ name }) => {
    // Log only the kind of failure: the message of a mail server names people.
    app.log.warn({ failure: name }, 'correo sin enviar');
  });
  const logins = openLogins({ db, isLimited: env.RATE_LIMITS !== 'off', publicUrl });
  const realSettings = wompiSettings(env);
  const isSimulated = realSettings === null;
  const settings = realSettings ?? simulatorSettings(() => localUrl(app), publicUrl);
  const payments = { db, outbox, publicUrl, wompi: openWompi(settings) };
  const limits = options.modelLimits ?? MODEL_LIMITS;
  const thinking = { ...ASSISTANT_THREAD_LIMITS, ...options.thinking?.limits };
  const assistant = openAssistantThread(thinking, options.thinking?.entry);
  app.addHook('onClose', () => assistant.close());
  const model = env.ai && openModel({ ...env.ai, limits }, assistant);

  const answers = afterAnswers(app);
  requestLog(app, answers);
  handleErrors(app);
  metricsRoute(app, env, answers, realtime.countSockets);
  securityHeaders(app, env);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // No client of ours sends compressed bodies.
    globalDecompression: false,
  });
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    enableDraftSpec: true,
    ...(env.RATE_LIMITS === 'off' && { allowList: () => true }),
  });
  apiDocs(app);
  const routes = guardRoutes(app, db, sessions);

  healthRoutes(app, db, () => isDraining);
  await app.register(tableRoutes, { db, menus, publicUrl });
  await app.register(settingsRoutes, menuDeps);
  await app.register(sedeLifeRoutes, menuDeps);
  await app.register(planRoutes, menuDeps);
  await app.register(menuRoutes, menuDeps);
  const mails = openOrderMails({
    db,
    outbox,
    publicUrl,
    onFailure: ({ name }) => app.log.warn({ failure: name }, 'correos de pedidos sin escribir'),
    pauseMs: options.orderMailMs,
  });
  app.addHook('onClose', () => mails.close());
  await app.register(orderRoutes, { ...menuDeps, boards, mails });
  const accounts = { db, menus, boards, realtime };
  await app.register(accountRoutes, accounts);
  await app.register(tillRoutes, { db, menus, realtime });
  await app.register(kitchenRoutes, { db, menus, realtime });
  await app.register(authRoutes, { db, realtime, outbox, logins, publicUrl });
  await app.register(clientRoutes, { db, realtime, outbox });
  await app.register(staffRoutes, { db, realtime, outbox, publicUrl });
  await app.register(pinRoutes, { db, realtime });
  await app.register(printingRoutes, { db, realtime, menus, readOrder });
  await app.register(auditRoutes, { db });
  await app.register(reportRoutes, {
    db,
    hidesMethods: (sede, session, period) => wouldTellCashier({ db, menus }, sede, session, period),
  });
  await app.register(chatbotConfigRoutes, { db });
  await app.register(chatRoutes, { db, menus, assistant, model });
  await app.register(ownerRoutes, { db, menus, outbox, realtime, logins, publicUrl });
  await app.register(exportRoutes, { db, images, folder: env.DATA_DIR });
  await app.register(membershipRoutes, {
    db,
    createPaymentLink: (owner, planId) => createPaymentLink(payments, owner, planId),
    listPayments: (restaurantId) => listPayments(db, restaurantId),
  });
  await app.register(paymentRoutes, { ...payments, eventsSecret: settings.eventsSecret });
  await app.register(supportRoutes, { env });
  if (isSimulated) {
    await app.register(wompiSimulator, {
      prefix: SIMULATOR_PATH,
      settings,
      eventsUrl: () => `${localUrl(app)}/api/payments/events`,
      pendingMs: options.pendingMs ?? 5_000,
    });
  }
  // Only the routes registered below accept forms; the others skip the hooks for them.
  await acceptForms(app);
  await app.register(brandRoutes, { db, images });
  await app.register(locationRoutes, { db, images });
  await app.register(categoryRoutes, menuDeps);
  await app.register(productRoutes, menuDeps);
  await app.register(modifierRoutes, menuDeps);
  await app.register(stationsRoutes, menuDeps);
  await app.register(zonesRoutes, menuDeps);
  await app.register(menuTransferRoutes, {
    ...menuDeps,
    exampleMenu: () => openExampleMenu(images),
  });
  await images.serve(app);
  await app.register(manifestRoutes, { db, images });
  const sendPlain = (reply: FastifyReply) => reply.sendFile('index.html');
  if (hasWeb) {
    await webFiles(app);
    const web = await openBuiltWeb();
    await app.register(pageRoutes, { db, menus, publicUrl, web, sendPlain });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!hasWeb || !isPage(request)) throw new AppError('ruta_desconocida');
    return sendPlain(reply);
  });

  return {
    app,
    routes,
    payments,
    accounts,
    isSimulated,
    /**
     * From now on `/readyz` answers no, so that a balancer sends requests elsewhere before we
     * close.
     */
    drain: () => {
      isDraining = true;
    },
  };
}

/** Loaded only where there are several nodes. */
async function openAdapter(redis: RedisClientType) {
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  return createAdapter(redis);
}

/** Loaded on demand, because few owners use it. */
async function openExampleMenu(images: ImageStore) {
  const { storeExampleMenu } = await import('./demo/example-menu.service.ts');
  return storeExampleMenu(images);
}

/** The address of this process; known once it listens. */
function localUrl(app: FastifyInstance): string {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The server listens on no port yet.');
  const isAny = address.address === '0.0.0.0' || address.address === '::';
  const host = isAny ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
