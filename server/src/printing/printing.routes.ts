import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import {
  agentHelloBodySchema,
  agentHelloSchema,
  newPrintAgentBodySchema,
  printAgentCreatedSchema,
  printAgentListSchema,
  printBodySchema,
  printClaimBodySchema,
  printClaimSchema,
  printerListSchema,
  printOutcomeBodySchema,
  printQueuedSchema,
  printStatusListSchema,
} from '@comanda/contract/printing/printing';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import {
  dbNameQuerySchema,
  idempotencyKeySchema,
  idParamsSchema,
  messageSchema,
} from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { agentIn, sedeOf, sessionIn } from '../http/access.ts';
import {
  claimNext,
  createAgent,
  greetAgent,
  listAgents,
  listJobs,
  listPrinters,
  type PrintingDeps,
  removeAgent,
  settleJob,
} from './printing.service.ts';
import { queueTicket } from './queue-ticket.service.ts';

const tags = ['Impresión'];

export const printingRoutes: FastifyPluginAsyncZod<PrintingDeps> = async (app, deps) => {
  const { db } = deps;

  app.post(
    '/api/printers/print',
    {
      config: { action: 'printing.print', sedeIn: 'storeId' },
      schema: {
        tags,
        summary: 'Poner un tiquete en la cola de una impresora de la sede',
        description:
          'Con `orderId` el servidor escribe el tiquete del pedido y no lee `text`. Sin él, `text` es texto libre: ' +
          'lo imprimen la caja y el propietario, y sale firmado con quién lo pidió y cuándo. ' +
          'El historial de cambios dice quién imprimió qué.',
        headers: idempotencyKeySchema,
        body: printBodySchema,
        response: { 202: printQueuedSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const id = await queueTicket(deps, sedeOf(request), sessionIn(request), request.body, key);
      reply.status(202);
      return { message: ordersMessages.printing, data: { id } };
    },
  );

  app.get(
    '/api/printers',
    {
      config: { action: 'printing.print' },
      schema: {
        tags,
        summary: 'Impresoras de la sede, según sus agentes',
        querystring: dbNameQuerySchema,
        response: { 200: printerListSchema },
      },
    },
    async (request) => ({ data: await listPrinters(db, sedeOf(request)) }),
  );

  app.get(
    '/api/printers/jobs',
    {
      config: { action: 'printing.print' },
      schema: {
        tags,
        summary: 'Qué pasó con los últimos tiquetes',
        querystring: dbNameQuerySchema,
        response: { 200: printStatusListSchema },
      },
    },
    async (request) => ({ data: await listJobs(db, sedeOf(request)) }),
  );

  app.get(
    '/api/printers/agents',
    {
      config: { action: 'printing.manage' },
      schema: {
        tags,
        summary: 'Agentes de impresión de la sede',
        querystring: dbNameQuerySchema,
        response: { 200: printAgentListSchema },
      },
    },
    async (request) => ({ data: await listAgents(db, sedeOf(request)) }),
  );

  app.post(
    '/api/printers/agents',
    {
      config: { action: 'printing.manage' },
      schema: {
        tags,
        summary: 'Crear un agente; su token se muestra esta sola vez',
        body: newPrintAgentBodySchema,
        response: { 201: printAgentCreatedSchema },
      },
    },
    async (request, reply) => {
      const { nombre } = request.body;
      const data = await createAgent(db, sedeOf(request), sessionIn(request), nombre);
      reply.status(201);
      return { message: printingMessages.agentCreated, data };
    },
  );

  app.delete(
    '/api/printers/agents/:id',
    {
      config: { action: 'printing.manage', evenReadOnly: 'in sede' },
      schema: {
        tags,
        summary: 'Quitar un agente; su token deja de servir en el acto',
        params: idParamsSchema,
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await removeAgent(deps, sedeOf(request), sessionIn(request), request.params.id);
      return { message: printingMessages.agentRemoved };
    },
  );

  app.post(
    '/api/printers/agent/hello',
    {
      config: { action: 'printing.agent' },
      schema: {
        tags,
        summary: 'Un agente se presenta con sus impresoras',
        body: agentHelloBodySchema,
        response: { 200: agentHelloSchema },
      },
    },
    async (request) => {
      const agent = agentIn(request);
      await greetAgent(deps, agent, request.body.impresoras);
      return { data: { sede: agent.sede.dbName, nombre: agent.nombre } };
    },
  );

  app.post(
    '/api/printers/agent/claim',
    {
      config: { action: 'printing.agent' },
      schema: {
        tags,
        summary: 'El próximo tiquete para este agente',
        body: printClaimBodySchema.nullish(),
        response: { 200: printClaimSchema },
      },
    },
    async (request) => ({
      data: await claimNext(db, agentIn(request), request.body?.ocupadas ?? []),
    }),
  );

  app.post(
    '/api/printers/agent/jobs/:id',
    {
      config: { action: 'printing.agent' },
      schema: {
        tags,
        summary: 'Un agente dice qué pasó con un tiquete',
        params: idParamsSchema,
        body: printOutcomeBodySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await settleJob(db, agentIn(request), request.params.id, request.body);
      return { message: printingMessages.settled };
    },
  );
};
