import type { EndpointTable } from '../wire.ts';
import { auditListSchema, auditQuerySchema } from './audit.ts';

export const AUDIT_ENDPOINTS = {
  'GET /api/audit': {
    tag: 'Auditoría',
    summary: 'Quién hizo qué en el restaurante, de lo más nuevo a lo más viejo',
    action: 'audit.read',
    query: auditQuerySchema,
    answer: auditListSchema,
  },
} satisfies EndpointTable;
