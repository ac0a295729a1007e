import type { AuditList, AuditQuery } from '@comanda/contract/audit/audit';
import type { Audited } from '@comanda/contract/audit/audit.words';
import { isInstant } from '@comanda/contract/days';
import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { readCursor, writeCursor } from '../db/page-cursor.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { presentAudit, rewriteEntries, selectAudit, selectEntriesOf } from './audit.db.ts';

type NewEntry = {
  /** What was done, as a participle: 'creado', 'agotado'. */
  action: string;
  entity: Audited;
  entityId: string;
  before?: object | null;
  after?: object | null;
};

/** A person, or the product itself. */
export type Author = Pick<Session, 'restaurantId' | 'nombre' | 'email'> & {
  subjectId: string | null;
  actor: { tipo: Session['actor']['tipo'] | 'invitado' | 'sistema' };
};

export function systemOf(restaurantId: string): Author {
  return { restaurantId, subjectId: null, nombre: '', email: '', actor: { tipo: 'sistema' } };
}

/** Written in the same transaction as the change, so that both exist or neither. */
export async function recordAudit(
  tx: Db,
  author: Author,
  sede: Pick<Sede, 'locationId'> | null,
  { action, entity, entityId, before = null, after = null }: NewEntry,
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      restaurant_id: author.restaurantId,
      location_id: sede?.locationId ?? null,
      actor_tipo: author.actor.tipo,
      actor_id: author.subjectId,
      actor_nombre: author.nombre || author.email,
      action,
      entity,
      entity_id: entityId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

/** Keeps who did what and the values before and after, without the people those values name. */
export async function anonymiseEntries(
  tx: Db,
  { restaurantId }: Pick<Sede, 'restaurantId'>,
  { entity, ids }: { entity: Audited; ids: readonly string[] },
  nobody: string,
): Promise<void> {
  const entries = await selectEntriesOf(tx, restaurantId, entity, ids);
  // What is called `nombre` elsewhere is a dish; of an account it is what somebody typed for its guests.
  const names = entity === 'cuenta' ? [...NAMES_A_PERSON, 'nombre'] : NAMES_A_PERSON;
  await rewriteEntries(tx, restaurantId, scrub(entries, nobody, names) as typeof entries);
}

/** The audit log of the restaurant, or of one of its sedes. */
export async function listAudit(
  db: Db,
  owner: Session,
  sede: Sede | null,
  query: AuditQuery,
): Promise<AuditList> {
  const cursor = query.cursor ? readCursor(query.cursor, isMoment, isUuid) : null;
  const rows = await selectAudit(db, owner.restaurantId, sede, { ...query, cursor });
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    data: page.map(presentAudit),
    nextCursor: last ? writeCursor(last.instant, last.id) : null,
  };
}

/** With microseconds, because entries of one transaction share their time. */
function isMoment(at: string): boolean {
  return /\.\d{6}Z$/.test(at) && isInstant(at.replace(/\d{3}Z$/, 'Z'));
}

const NAMES_A_PERSON: readonly string[] = ['nombreCliente', 'email', 'telefono', 'direccion'];
const FREE_TEXT: readonly string[] = ['nota', 'motivo'];

/**
 * The same record without the person: names, addresses and phones become `nobody`, free notes are
 * emptied. Dishes, amounts, prices and tables stay, so that the audit log still says what was
 * changed.
 */
export function withoutPerson<T>(value: T, nobody: string): T {
  return scrub(value, nobody, NAMES_A_PERSON) as T;
}

function scrub(value: unknown, nobody: string, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => scrub(one, nobody, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (FREE_TEXT.includes(name) && one) return [name, ''];
      if (names.includes(name) && typeof one === 'string') return [name, one && nobody];
      return [name, scrub(one, nobody, names)];
    }),
  );
}
