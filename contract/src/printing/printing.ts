import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  idParamsSchema,
  idSchema,
  messageSchema,
  targetSchema,
  text,
  tokenSchema,
} from '../wire.ts';

/** 80 mm paper has 48 columns, 58 mm has 32. */
const TICKET_COLUMNS = [48, 32] as const;
export type TicketColumns = (typeof TICKET_COLUMNS)[number];

/** What a ticket tells a station of the kitchen. */
export const TICKET_CLASES = ['comanda', 'cambio', 'anulado', 'marchar', 'mesa'] as const;
export type TicketClase = (typeof TICKET_CLASES)[number];

/** A job older than this becomes `fallido`, because the ticket may be from yesterday. A person decides. */
export const STALE_JOB_MINUTES = 30;

/** `storeId` is the sede's `_id`; `target` names a printer of that sede, such as 'caja'. */
const printBodySchema = z.object({
  storeId: idSchema,
  target: targetSchema,
  /** Free text, for people who may print it. Ignored where `orderId` names an order. */
  text: text(20_000).nullish(),
  /**
   * The order of the ticket, whose text the server writes. A second one for the same printer says
   * DUPLICADO.
   */
  orderId: idSchema.nullish(),
  /** The sender has already printed this order, so this ticket says DUPLICADO. */
  duplicado: z.boolean().nullish(),
});

/** A paper of the till: where it goes. What it says is for the server to decide. */
export const paperBodySchema = z.object({
  dbName: dbNameSchema,
  impresora: targetSchema.default('caja'),
  /** The browser prints it, also where the printer is connected. */
  navegador: z.boolean().default(false),
});

/** `id`: the job to watch; null where no printer is connected, or none is wanted, and the browser prints `texto`. */
export const paperAnswerSchema = messageSchema.extend({
  data: z.object({ id: z.string().nullable(), texto: z.string() }),
});

/** Answered with 202: the job is queued, not printed. */
const printQueuedSchema = z.object({
  message: z.string(),
  data: z.object({ id: z.string() }),
});

const PRINT_ESTADOS = ['pendiente', 'enviado', 'impreso', 'fallido'] as const;

/** The state of a ticket. */
const printStatusSchema = z.object({
  id: z.string(),
  target: z.string(),
  orderId: z.string().nullable(),
  estado: z.enum(PRINT_ESTADOS),
  error: z.string().nullable(),
  /** Name of the person who asked for it; null for a ticket from an older version. */
  por: z.string().nullable(),
  createdAt: z.string(),
  printedAt: z.string().nullable(),
});
const printStatusListSchema = z.object({ data: z.array(printStatusSchema) });

const printerSchema = z.object({
  target: targetSchema,
  columns: z.union([z.literal(48), z.literal(32)]),
});

/** The printers that the sede's agents know; `conectado`: an agent called a moment ago. */
const printerListSchema = z.object({
  data: z.array(printerSchema.extend({ conectado: z.boolean() })),
});

/** An agent as its owner sees it. */
const printAgentSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  conectado: z.boolean(),
  ultimaVez: z.string().nullable(),
  impresoras: z.array(printerSchema),
});
const printAgentListSchema = z.object({ data: z.array(printAgentSchema) });
const newPrintAgentBodySchema = z.object({
  dbName: dbNameSchema,
  nombre: text(TEXT_LIMITS.nombre),
});

/** The token is shown this once. */
const printAgentCreatedSchema = z.object({
  message: z.string(),
  data: printAgentSchema.extend({ token: z.string() }),
});

// The protocol between agent and server. The agent's token identifies its sede.

/** Its own namespace; `auth: {token}`. */
export const PRINT_NAMESPACE = '/impresion';

export interface PrintEvents {
  /** A job is waiting: claim it. */
  print_job: () => void;
}

export const agentHandshakeSchema = z.object({ token: tokenSchema });

const agentHelloBodySchema = z.object({ impresoras: z.array(printerSchema).max(20) });
export const agentHelloSchema = z.object({
  data: z.object({ sede: z.string(), nombre: z.string() }),
});

/** What the agent fetches; it prints an `id` once however often it gets it. */
const printJobSchema = z.object({
  id: z.string(),
  target: z.string(),
  text: z.string(),
  /** How many of its first rows are printed large. Servers of before said none. */
  grandes: z.int().default(0),
  createdAt: z.string(),
});
/** Printers that are busy: a ticket for another printer need not wait for them. */
export const printClaimBodySchema = z.object({
  ocupadas: z.array(text(60)).max(20).default([]),
});

/** The agent's own unfinished job first, then the oldest that waits; null when there is none. */
export const printClaimSchema = z.object({ data: printJobSchema.nullable() });

const printOutcomeBodySchema = z.object({
  estado: z.enum(['impreso', 'fallido']),
  /** Why it failed, as people read it. */
  error: text(500).nullish(),
  /** False where nothing of it can have come out. Agents of before do not say. */
  empezado: z.boolean().nullish(),
});

export type PaperBody = z.infer<typeof paperBodySchema>;
export type Paper = z.infer<typeof paperAnswerSchema>['data'];
export type PrintBody = z.infer<typeof printBodySchema>;
export type PrintJob = z.infer<typeof printJobSchema>;
export type PrintStatus = z.infer<typeof printStatusSchema>;
export type Printer = z.infer<typeof printerSchema>;
export type PrintAgent = z.infer<typeof printAgentSchema>;
export type PrintOutcome = z.infer<typeof printOutcomeBodySchema>;

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
