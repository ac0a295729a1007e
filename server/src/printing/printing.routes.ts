import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import type { FastifyPluginAsync } from 'fastify';
import { agentIn, sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { listFailed, retryFailed } from './failed-tickets.service.ts';
import {
  claimNext,
  createAgent,
  greetAgent,
  listAgents,
  listJobs,
  listPrinters,
  removeAgent,
  settleJob,
} from './printing.service.ts';
import { queueTicket, type TicketDeps } from './queue-ticket.service.ts';

export const printingRoutes: FastifyPluginAsync<TicketDeps> = async (app, deps) => {
  const { db } = deps;

  route(app, 'POST /api/printers/print', async (request) => {
    const key = request.headers['idempotency-key'] ?? null;
    const id = await queueTicket(deps, sedeOf(request), sessionIn(request), request.body, key);
    return { message: ordersMessages.printing, data: { id } };
  });

  route(app, 'GET /api/printers', async (request) => ({
    data: await listPrinters(db, sedeOf(request)),
  }));

  route(app, 'GET /api/printers/jobs', async (request) => ({
    data: await listJobs(db, sedeOf(request)),
  }));

  route(app, 'GET /api/printers/failed', async (request) =>
    listFailed(deps, sedeOf(request), request.query.estacion),
  );

  route(app, 'POST /api/printers/failed/retry', async (request) =>
    retryFailed(deps, sedeOf(request), sessionIn(request), request.body.ids),
  );

  route(app, 'GET /api/printers/agents', async (request) => ({
    data: await listAgents(db, sedeOf(request)),
  }));

  route(app, 'POST /api/printers/agents', async (request) => {
    const { nombre } = request.body;
    const data = await createAgent(db, sedeOf(request), sessionIn(request), nombre);
    return { message: printingMessages.agentCreated, data };
  });

  route(app, 'DELETE /api/printers/agents/:id', async (request) => {
    await removeAgent(deps, sedeOf(request), sessionIn(request), request.params.id);
    return { message: printingMessages.agentRemoved };
  });

  route(app, 'POST /api/printers/agent/hello', async (request) => {
    const agent = agentIn(request);
    await greetAgent(deps, agent, request.body.impresoras);
    return { data: { sede: agent.sede.dbName, nombre: agent.nombre } };
  });

  route(app, 'POST /api/printers/agent/claim', async (request) => ({
    data: await claimNext(db, agentIn(request), request.body?.ocupadas ?? []),
  }));

  route(app, 'POST /api/printers/agent/jobs/:id', async (request) => {
    await settleJob(db, agentIn(request), request.params.id, request.body);
    return { message: printingMessages.settled };
  });
};
