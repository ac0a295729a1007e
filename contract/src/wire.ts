import { z } from 'zod';
import { isDay } from './days.ts';
import type { Action } from './permissions.ts';
import { textMessages } from './text.messages.ts';
import { TEXT_LIMITS } from './text.ts';

const FIRST_DAY = '2000-01-01';

/** Whole pesos. */
export const pesosSchema = z.int();

/**
 * A text from outside. Its length is checked before anything else reads it, so a request costs no
 * more than texts that a person would type. A test looks for request texts without a limit.
 */
export function text(max: number) {
  return z.string().max(max, { error: textMessages.tooLong(max) });
}

/** Codes, tables and phone numbers: text to us, though some callers send them as numbers. */
export function wireText(max: number) {
  return z.union([text(max), z.number().transform(String)]);
}

/** The name of a printer, which the restaurant chooses: 'caja', 'cocina', 'barra'. */
export const targetSchema = text(60)
  .trim()
  .min(1)
  .regex(/^[\p{L}\p{N}_-]+$/u);

export const idSchema = text(TEXT_LIMITS.id);
export const dbNameSchema = text(TEXT_LIMITS.dbName);
export const emailSchema = text(TEXT_LIMITS.email);
export const tokenSchema = text(TEXT_LIMITS.token);
export const cursorSchema = text(TEXT_LIMITS.cursor);
/** Longer than any allowed password: a login does not say which rule a wrong one breaks. */
export const passwordSchema = text(TEXT_LIMITS.password);
/** What a person types into a search box. */
export const searchSchema = text(200);
/** The header by which a repeated request finds what the first one did. */
export const idempotencyKeySchema = z.object({ 'idempotency-key': text(200).min(1).optional() });
/** The last part of a path, which names one thing. */
export const idParamsSchema = z.object({ id: idSchema });

/** A day in America/Bogota, 'YYYY-MM-DD', within the years that can have data. */
export const daySchema = text(10).refine((text) => isDay(text) && text >= FIRST_DAY, {
  error: 'Fecha inválida',
});

/** The query of a call that only names its sede. */
export const dbNameQuerySchema = z.object({ dbName: dbNameSchema });

/**
 * For a menu or what is read with it. `version`: the reader knows of this version and wants none
 * older.
 */
export const menuQuerySchema = dbNameQuerySchema.extend({
  version: z.coerce.number<number>().int().min(0).optional(),
});

/** Multipart forms and queries send flags as texts. */
export const flagTextSchema = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** An answer that only says what was done. */
export const messageSchema = z.object({ message: z.string() });

/** A field that breaks a rule, and the text that says so. */
export const problemSchema = z.object({ path: z.string(), message: z.string() });
export const priceChangeSchema = z.object({
  id_sigo: z.string(),
  precio: z.int(),
  /** Of an option: how many of what was chosen of its group cost nothing now. */
  gratis: z.int().optional(),
});
/** How much an order lacks of the least that is delivered. */
export const belowMinimumSchema = z.object({ minimo: z.int(), falta: z.int() });
export interface Problem extends z.infer<typeof problemSchema> {
  /** The text of a rule about several fields: a form and an answer say it once, above all. */
  rule?: string;
}
export type PriceChange = z.infer<typeof priceChangeSchema>;

/**
 * For a call that edits: the values that the form was opened with. The server refuses to overwrite
 * what somebody else changed since. Callers may leave it out.
 */
export function openedWith<T extends z.ZodType>(fields: T) {
  return { antes: fields.nullish() };
}

/** A file of a form, in memory. It is stored only if the save it belongs to succeeds. */
export class Upload {
  readonly content: Uint8Array;
  constructor(content: Uint8Array) {
    this.content = content;
  }
  /** Checks that read a request as text skip files. */
  toJSON() {
    return null;
  }
}

/** The browser sends a Blob, the server reads an Upload. */
export const uploadSchema = z
  .custom<Upload>((value) => value instanceof Upload, { error: 'Debe ser un archivo' })
  .meta({ type: 'string', format: 'binary' }) as z.ZodType as z.ZodType<Upload, Blob>;

// JSON has no byte order mark.
const JSON_BYTES = new TextDecoder('utf-8', { ignoreBOM: true });

/** A form field that contains JSON; some senders make a file of it. */
export function jsonField<T extends z.ZodType>(schema: T): z.ZodType<z.output<T>, z.input<T>> {
  return z.preprocess((value, context) => {
    const text = value instanceof Upload ? JSON_BYTES.decode(value.content) : value;
    if (typeof text !== 'string') return text;
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'No es JSON' });
      return z.NEVER;
    }
  }, schema);
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: what it takes, what it answers and who may make it. */
export interface Endpoint {
  /** The heading under which /api/docs shows it. */
  tag: string;
  summary: string;
  description?: string;
  /** What the caller does; the table in permissions.ts says who may. */
  action: Action;
  /** The field of the body that names the sede by its id, where it is not `dbName`. */
  sedeIn?: 'storeId';
  /**
   * Set for calls that write and still work: in a read-only sede, or also for a read-only person.
   * They end what is open, remove an access, or let people sign in, sign out or be forgotten.
   */
  evenReadOnly?: 'in sede' | 'for anybody';
  /** The body is a multipart form, read only after the sender is known. */
  form?: true;
  /** Takes an Idempotency-Key: the same key twice is one action. */
  idempotencyKey?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Status of a success, 200 by default. With several, the handler chooses. */
  status?: 201 | 202 | readonly [200, 201];
  answer: z.ZodType | 'file';
  /** The events sent to callers that accept `text/event-stream`. */
  events?: z.ZodType;
}

export type EndpointTable = Record<`${Method} /api/${string}`, Endpoint>;
