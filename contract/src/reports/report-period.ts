import { z } from 'zod';
import { daySchema, dbNameSchema } from '../wire.ts';

/** Inclusive days in America/Bogota; without them, today. */
const period = { desde: daySchema.optional(), hasta: daySchema.optional() };

export const reportQuerySchema = z.object({ dbName: dbNameSchema, ...period });
/** All sedes of the restaurant. */
export const restaurantReportQuerySchema = z.object(period);
