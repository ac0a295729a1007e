import { z } from 'zod';
import { FACULTADES } from '../permissions.ts';
import { dbNameSchema, type EndpointTable, idSchema, wireText } from '../wire.ts';
import { personSchema } from './tablets.ts';

/** A colleague at the same sede who approves on the spot what the signed-in person may not do alone. */
export const autorizaSchema = z.object({ empleado: idSchema, pin: wireText(20) });

export type Autoriza = z.infer<typeof autorizaSchema>;

export const APPROVAL_ENDPOINTS = {
  'GET /api/employees/aprueban': {
    tag: 'Personal',
    summary: 'Quiénes de la sede pueden aprobar con su PIN lo que necesita una facultad',
    action: 'accounts.write',
    query: z.object({ dbName: dbNameSchema, facultad: z.enum(FACULTADES) }),
    answer: z.object({ data: z.array(personSchema) }),
  },
} satisfies EndpointTable;
