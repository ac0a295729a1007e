import { dbNameQuerySchema, type EndpointTable, idParamsSchema, messageSchema } from '../wire.ts';
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
} from './printing.ts';

export const PRINTING_ENDPOINTS = {
  'POST /api/printers/print': {
    tag: 'Impresión',
    summary: 'Poner un tiquete en la cola de una impresora de la sede',
    description:
      'Con `orderId` el servidor escribe el tiquete del pedido y no lee `text`. Sin él, `text` es texto libre: ' +
      'lo imprimen la caja y el propietario, y sale firmado con quién lo pidió y cuándo. ' +
      'El historial de cambios dice quién imprimió qué.',
    action: 'printing.print',
    sedeIn: 'storeId',
    idempotencyKey: true,
    body: printBodySchema,
    status: 202,
    answer: printQueuedSchema,
  },

  'GET /api/printers': {
    tag: 'Impresión',
    summary: 'Impresoras de la sede, según sus agentes',
    action: 'printing.print',
    query: dbNameQuerySchema,
    answer: printerListSchema,
  },

  'GET /api/printers/jobs': {
    tag: 'Impresión',
    summary: 'Qué pasó con los últimos tiquetes',
    action: 'printing.print',
    query: dbNameQuerySchema,
    answer: printStatusListSchema,
  },

  'GET /api/printers/agents': {
    tag: 'Impresión',
    summary: 'Agentes de impresión de la sede',
    action: 'printing.manage',
    query: dbNameQuerySchema,
    answer: printAgentListSchema,
  },

  'POST /api/printers/agents': {
    tag: 'Impresión',
    summary: 'Crear un agente; su token se muestra esta sola vez',
    action: 'printing.manage',
    body: newPrintAgentBodySchema,
    status: 201,
    answer: printAgentCreatedSchema,
  },

  'DELETE /api/printers/agents/:id': {
    tag: 'Impresión',
    summary: 'Quitar un agente; su token deja de servir en el acto',
    action: 'printing.manage',
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    query: dbNameQuerySchema,
    answer: messageSchema,
  },

  'POST /api/printers/agent/hello': {
    tag: 'Impresión',
    summary: 'Un agente se presenta con sus impresoras',
    action: 'printing.agent',
    body: agentHelloBodySchema,
    answer: agentHelloSchema,
  },

  'POST /api/printers/agent/claim': {
    tag: 'Impresión',
    summary: 'El próximo tiquete para este agente',
    action: 'printing.agent',
    body: printClaimBodySchema.nullish(),
    answer: printClaimSchema,
  },

  'POST /api/printers/agent/jobs/:id': {
    tag: 'Impresión',
    summary: 'Un agente dice qué pasó con un tiquete',
    action: 'printing.agent',
    params: idParamsSchema,
    body: printOutcomeBodySchema,
    answer: messageSchema,
  },
} satisfies EndpointTable;
