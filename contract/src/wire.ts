import { z } from 'zod';
import { isDay } from './days.ts';
import { textMessages } from './text.messages.ts';
import { TEXT_LIMITS } from './text.ts';

const FIRST_DAY = '2000-01-01';

/** Whole pesos. */
export const pesosSchema = z.int();

/**
 * A text from outside. Its length is checked before anything else reads it, so a request costs no more
 * than the texts a person would type. A test looks for request texts without one.
 */
export function text(max: number) {
  return z.string().max(max, { error: textMessages.tooLong(max) });
}

/** Codes, tables and phone numbers: text to us, though some callers send them as numbers. */
export function wireText(max: number) {
  return z.union([text(max), z.number().transform(String)]);
}

export const idSchema = text(TEXT_LIMITS.id);
export const dbNameSchema = text(TEXT_LIMITS.dbName);
export const emailSchema = text(TEXT_LIMITS.email);
export const tokenSchema = text(TEXT_LIMITS.token);
export const cursorSchema = text(TEXT_LIMITS.cursor);
/** Longer than any password may be: which rule a wrong one breaks is not said here. */
export const passwordSchema = text(TEXT_LIMITS.password);
/** What a person types into a search box. */
export const searchSchema = text(200);
/** The header with which a repeated request finds what the first one did. */
export const idempotencyKeySchema = z.object({ 'idempotency-key': text(200).min(1).optional() });
/** The last part of an address that names one thing. */
export const idParamsSchema = z.object({ id: idSchema });

/** A day in America/Bogota, 'YYYY-MM-DD', of a time in which there is something to ask about. */
export const daySchema = text(10).refine((text) => isDay(text) && text >= FIRST_DAY, {
  error: 'Fecha inválida',
});

/** A call that only names its sede. */
export const dbNameQuerySchema = z.object({ dbName: dbNameSchema });

/** An answer that only says what was done. */
export const messageSchema = z.object({ message: z.string() });
