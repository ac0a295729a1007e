import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import { dbNameSchema, idSchema, text, tokenSchema } from '../wire.ts';

/** 80 mm paper has 48 columns, 58 mm has 32. */
export const TICKET_COLUMNS = [48, 32] as const;
export type TicketColumns = (typeof TICKET_COLUMNS)[number];

/** A job older than this is held for a person to decide: the ticket may be of yesterday. */
export const STALE_JOB_MINUTES = 30;

/** Named by the restaurant: 'caja', 'cocina', 'barra'. */
export const targetSchema = text(60)
  .trim()
  .min(1)
  .regex(/^[\p{L}\p{N}_-]+$/u);

/** `storeId` is the sede's `_id`; `target` names a printer of that sede, such as 'caja'. */
export const printBodySchema = z.object({
  storeId: idSchema,
  target: targetSchema,
  /** Free text, for who may print it. Nobody reads it where `orderId` names an order. */
  text: text(20_000).nullish(),
  /** The order of the ticket: the server writes it. A second one for the same printer says DUPLICADO. */
  orderId: idSchema.nullish(),
  /** The sender has printed this order on its own, so this one says DUPLICADO. */
  duplicado: z.boolean().nullish(),
});

/** 202: the job is queued, not printed. */
export const printQueuedSchema = z.object({
  message: z.string(),
  data: z.object({ id: z.string() }),
});

export const PRINT_ESTADOS = ['pendiente', 'enviado', 'impreso', 'fallido'] as const;

/** What became of a ticket. */
export const printStatusSchema = z.object({
  id: z.string(),
  target: z.string(),
  orderId: z.string().nullable(),
  estado: z.enum(PRINT_ESTADOS),
  error: z.string().nullable(),
  /** Who asked for it, by name; null for a ticket of a version that did not ask who. */
  por: z.string().nullable(),
  createdAt: z.string(),
  printedAt: z.string().nullable(),
});
export const printStatusListSchema = z.object({ data: z.array(printStatusSchema) });

export const printerSchema = z.object({
  target: targetSchema,
  columns: z.union([z.literal(48), z.literal(32)]),
});

/** The printers that the sede's agents know; `conectado`: an agent was heard of a moment ago. */
export const printerListSchema = z.object({
  data: z.array(printerSchema.extend({ conectado: z.boolean() })),
});

/** An agent as its owner sees it. */
export const printAgentSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  conectado: z.boolean(),
  ultimaVez: z.string().nullable(),
  impresoras: z.array(printerSchema),
});
export const printAgentListSchema = z.object({ data: z.array(printAgentSchema) });
export const newPrintAgentBodySchema = z.object({
  dbName: dbNameSchema,
  nombre: text(TEXT_LIMITS.nombre),
});

/** The token is shown this once. */
export const printAgentCreatedSchema = z.object({
  message: z.string(),
  data: printAgentSchema.extend({ token: z.string() }),
});

// What the agent and the server say to each other. The agent's token names its sede.

/** A namespace of its own; `auth: {token}`. */
export const PRINT_NAMESPACE = '/impresion';

export interface PrintEvents {
  /** There is something to print: claim it. */
  print_job: () => void;
}

export const agentHandshakeSchema = z.object({ token: tokenSchema });

export const agentHelloBodySchema = z.object({ impresoras: z.array(printerSchema).max(20) });
export const agentHelloSchema = z.object({
  data: z.object({ sede: z.string(), nombre: z.string() }),
});

/** What the agent pulls; it prints an `id` once however often it is handed over. */
export const printJobSchema = z.object({
  id: z.string(),
  target: z.string(),
  text: z.string(),
  createdAt: z.string(),
});
/** Printers that are at work: a ticket for another one need not wait for them. */
export const printClaimBodySchema = z.object({
  ocupadas: z.array(text(60)).max(20).default([]),
});

/** Its own unfinished job first, then the oldest that waits; null when there is none. */
export const printClaimSchema = z.object({ data: printJobSchema.nullable() });

export const printOutcomeBodySchema = z.object({
  estado: z.enum(['impreso', 'fallido']),
  /** Why it failed, for a person. */
  error: text(500).nullish(),
});

export type PrintBody = z.infer<typeof printBodySchema>;
export type PrintJob = z.infer<typeof printJobSchema>;
export type PrintStatus = z.infer<typeof printStatusSchema>;
export type Printer = z.infer<typeof printerSchema>;
export type PrintAgent = z.infer<typeof printAgentSchema>;
export type PrintOutcome = z.infer<typeof printOutcomeBodySchema>;
