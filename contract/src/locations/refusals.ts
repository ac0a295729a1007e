import { z } from 'zod';
import { problemSchema } from '../wire.ts';
import { CANALES } from './channels.ts';

/** What belongs to the refusal of an order, by its code: see refusals.rules. The one with most fields stands first. */
export const refusalDetailSchemas = [
  problemSchema.extend({ siguientes: z.array(z.string()) }),
  z.object({ hasta: z.string().nullable(), motivo: z.string() }),
  z.object({ abre: z.string().nullable() }),
  z.object({ canal: z.enum(CANALES) }),
  z.object({ siguientes: z.array(z.string()) }),
] as const;
