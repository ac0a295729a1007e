import { z } from 'zod';
import { idSchema, wireText } from '../wire.ts';

/** A colleague at the same sede who approves on the spot what the signed-in person may not do alone. */
export const autorizaSchema = z.object({ empleado: idSchema, pin: wireText(20) });

export type Autoriza = z.infer<typeof autorizaSchema>;
