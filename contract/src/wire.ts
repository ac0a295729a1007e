import { z } from 'zod';
import { isDay } from './days.ts';

const FIRST_DAY = '2000-01-01';

/** Whole pesos. */
export const pesosSchema = z.int();

/** Codes, tables and phone numbers: text to us, though some callers send them as numbers. */
export const wireTextSchema = z.union([z.string(), z.number().transform(String)]);

/** A day in America/Bogota, 'YYYY-MM-DD', of a time in which there is something to ask about. */
export const daySchema = z
  .string()
  .refine((text) => isDay(text) && text >= FIRST_DAY, { error: 'Fecha inválida' });

/** A call that only names its sede. */
export const dbNameQuerySchema = z.object({ dbName: z.string() });

/** An answer that only says what was done. */
export const messageSchema = z.object({ message: z.string() });
