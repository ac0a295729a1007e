import { z } from 'zod';
import {
  cursorSchema,
  daySchema,
  dbNameSchema,
  type EndpointTable,
  idSchema,
  searchSchema,
} from '../wire.ts';
import { AUDITED } from './audit.words.ts';

const ACTOR_TIPOS = ['propietario', 'empleado', 'cliente', 'invitado', 'sistema'] as const;

/** Who did what, when and where, with the values before and after. */
const auditEntrySchema = z.object({
  _id: z.string(),
  fecha: z.string(),
  /** Null for an action on the whole restaurant. */
  sede: z.object({ dbName: z.string(), nombre: z.string() }).nullable(),
  actor: z.object({ tipo: z.enum(ACTOR_TIPOS), id: z.string().nullable(), nombre: z.string() }),
  accion: z.string(),
  entidad: z.enum(AUDITED),
  entidadId: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
});

const auditQuerySchema = z.object({
  /** Only this sede; without it the whole restaurant. */
  dbName: dbNameSchema.optional(),
  entidad: z.enum(AUDITED).optional(),
  /** The id of the person. */
  actor: idSchema.optional(),
  /** Matches the person's name, the action, or the thing it was done to. */
  q: searchSchema.optional(),
  desde: daySchema.optional(),
  hasta: daySchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  cursor: cursorSchema.optional(),
});

const auditListSchema = z.object({
  data: z.array(auditEntrySchema),
  nextCursor: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export type AuditList = z.infer<typeof auditListSchema>;

export const AUDIT_ENDPOINTS = {
  'GET /api/audit': {
    tag: 'Auditoría',
    summary: 'Quién hizo qué en el restaurante, de lo más nuevo a lo más viejo',
    action: 'audit.read',
    query: auditQuerySchema,
    answer: auditListSchema,
  },
} satisfies EndpointTable;
