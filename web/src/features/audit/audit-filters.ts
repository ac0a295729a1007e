import { AUDITED, type Audited } from '@comanda/contract/audit/audit.words';
import {
  type CompletedFilters,
  daysOf,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from '../completed-orders/completed-filters.ts';

/** What the owner narrowed the trail to, as it stands in the address. */
export interface AuditFilters extends Pick<CompletedFilters, 'q' | 'period' | 'desde' | 'hasta'> {
  /** A dbName; empty means all. */
  sede: string;
  entidad: Audited | '';
  /** A person's id; empty means everybody. */
  persona: string;
}

export const NO_AUDIT_FILTERS: AuditFilters = {
  q: '',
  period: null,
  desde: null,
  hasta: null,
  sede: '',
  entidad: '',
  persona: '',
};

export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const { q, period, desde, hasta } = readFilters(params);
  const sede = params.get('sede') ?? '';
  const entidad = AUDITED.find((one) => one === params.get('tipo')) ?? '';
  return { q, period, desde, hasta, sede, entidad, persona: params.get('persona') ?? '' };
}

export function writeAuditFilters(params: URLSearchParams, filters: AuditFilters): URLSearchParams {
  const next = writeFilters(params, asPeriodFilters(filters));
  const values = { sede: filters.sede, tipo: filters.entidad, persona: filters.persona };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function hasAuditFilters(filters: AuditFilters): boolean {
  const { sede, entidad, persona, period, desde, hasta } = filters;
  return [sede, entidad, persona, period, desde, hasta].some(Boolean);
}

/** As the shared choice of dates takes them. */
export function asPeriodFilters({ q, period, desde, hasta }: AuditFilters): CompletedFilters {
  return { ...NO_FILTERS, q, period, desde, hasta };
}

/** What the server is asked for. A '#' is how an order's number is written, not part of it. */
export function auditScope(filters: AuditFilters, q: string, now: Date) {
  const { sede, entidad, persona } = filters;
  return {
    ...daysOf(asPeriodFilters(filters), now),
    dbName: sede || null,
    entidad: entidad || null,
    actor: persona || null,
    q: q.replace(/^#/, '') || null,
  };
}
