import { z } from 'zod';
import { isDay } from './days.ts';

/** Whole pesos. */
export const pesosSchema = z.int();

/** Codes, tables and phone numbers: text to us, though some callers send them as numbers. */
export const wireTextSchema = z.union([z.string(), z.number().transform(String)]);

/** A day in America/Bogota, 'YYYY-MM-DD'. */
export const daySchema = z.string().refine(isDay, { error: 'Fecha inválida' });

/** A call that only names its sede. */
export const dbNameQuerySchema = z.object({ dbName: z.string() });

/** An answer that only says what was done. */
export const messageSchema = z.object({ message: z.string() });
