import { z } from 'zod';

/** Why a sede is closed for a time, and until when. */
export const cierreSchema = z.object({
  /** The day on which it takes orders again; null: nobody knows yet. */
  vuelve: z.string().nullable(),
  motivo: z.string(),
});

export type Cierre = z.infer<typeof cierreSchema>;
