import { hash, randomBytes } from 'node:crypto';
import { isActive } from '@comanda/contract/memberships/memberships.rules';
import { ACTIONS, type Action, type Actor, canPerform } from '@comanda/contract/permissions';
import { closingMessages } from '@comanda/contract/sede-life/closing.messages';
import { isUuid } from '@comanda/contract/text';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { SessionTipo } from '../db/tables.ts';
import { AppError } from '../errors/app-error.ts';

const SESSION_HOURS = 12;

export type Session = {
  tokenHash: Buffer;
  expiresAt: Date;
  restaurantId: string;
  /** The one sede of an employee or client; an owner has all of its restaurant. */
  locationId: string | null;
  subjectId: string;
  nombre: string;
  email: string;
  actor: Exclude<Actor, { tipo: 'invitado' }>;
  /** The restaurant's plan does not cover this employee. */
  isReadOnly: boolean;
};

declare const authorised: unique symbol;

/**
 * A sede that the caller may act on. Every query over a sede's rows takes one, and only this folder
 * makes them, so no query can reach rows without a check.
 */
export type Sede = {
  readonly [authorised]: true;
  readonly restaurantId: string;
  readonly locationId: string;
  readonly dbName: string;
  /** False while the restaurant's membership is not active, or does not cover the sede. */
  readonly takesOrders: boolean;
  /** The restaurant's plan does not cover it, or it closed for good. */
  readonly isReadOnly: boolean;
  /** It closed for good: its owner reads its history. */
  readonly isClosed: boolean;
};

type Subject = {
  tipo: SessionTipo;
  restaurantId: string;
  locationId: string | null;
  subjectId: string;
  /** The shared tablet on which it opens. */
  tabletId?: string;
};

/** Returns the token; the database keeps only its hash. */
export async function createSession(db: Db, subject: Subject): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      tipo: subject.tipo,
      restaurant_id: subject.restaurantId,
      location_id: subject.locationId,
      subject_id: subject.subjectId,
      tablet_id: subject.tabletId ?? null,
      expires_at: new Date(Date.now() + SESSION_HOURS * 3_600_000),
    })
    .execute();
  return token;
}

export async function endSession(db: Db, session: Session): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
    await tellPeopleChanged(tx, session.restaurantId);
  });
}

/** The channel on which nodes announce that sessions, names or a membership changed. */
export const PEOPLE_CHANNEL = 'comanda_personas';

/** With the commit, every node forgets the people of this restaurant. */
export async function tellPeopleChanged(tx: Db, restaurantId: string): Promise<void> {
  await sql`SELECT pg_notify(${PEOPLE_CHANNEL}, ${restaurantId})`.execute(tx);
}

/** Ends every session of a person and returns them, so that their sockets can be closed too. */
export async function endSessionsOf(
  db: Db,
  restaurantId: string,
  subjectId: string,
): Promise<Pick<Session, 'tokenHash'>[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where('restaurant_id', '=', restaurantId)
    .where('subject_id', '=', subjectId)
    .returning('token_hash')
    .execute();
  await tellPeopleChanged(db, restaurantId);
  return rows.map((row) => ({ tokenHash: row.token_hash }));
}

/** The same for everybody of a sede that closes: its staff and its diners. */
export async function endSessionsIn(
  tx: Db,
  { restaurantId, locationId }: Sede,
): Promise<Pick<Session, 'tokenHash'>[]> {
  const rows = await tx
    .deleteFrom('sessions')
    .where('restaurant_id', '=', restaurantId)
    .where('location_id', '=', locationId)
    .returning('token_hash')
    .execute();
  await tellPeopleChanged(tx, restaurantId);
  return rows.map((row) => ({ tokenHash: row.token_hash }));
}

/** The same for everybody of a restaurant that closes. */
export async function endAllSessions(
  tx: Db,
  restaurantId: string,
): Promise<Pick<Session, 'tokenHash'>[]> {
  const rows = await tx
    .deleteFrom('sessions')
    .where('restaurant_id', '=', restaurantId)
    .returning('token_hash')
    .execute();
  await tellPeopleChanged(tx, restaurantId);
  return rows.map((row) => ({ tokenHash: row.token_hash }));
}

export async function dropOldSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', new Date()).execute();
}

/**
 * Who holds the token now, with today's permisos and membership; null once it is no longer valid.
 */
export async function readSession(db: Db, token: string): Promise<Session | null> {
  return (await readSessionByHash(db, hashToken(token)))?.session ?? null;
}

/** `fechaFin`: end of the owner's membership, from which the session was made. */
export type ReadSession = { session: Session; fechaFin: Date | null };

export async function readSessionByHash(db: Db, tokenHash: Buffer): Promise<ReadSession | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('owners as o', 'o.id', 's.restaurant_id')
    .select([
      's.tipo',
      's.restaurant_id',
      's.location_id',
      's.subject_id',
      's.expires_at',
      'o.nombre',
      'o.email',
      'o.fechaFin',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', new Date())
    .executeTakeFirst();
  if (!row) return null;

  const holder = await findHolder(db, row);
  if (!holder) return null;
  const session = {
    tokenHash,
    expiresAt: row.expires_at,
    restaurantId: row.restaurant_id,
    locationId: row.location_id,
    subjectId: row.subject_id,
    ...holder,
  };
  return { session, fechaFin: row.fechaFin };
}

type SessionRow = {
  tipo: SessionTipo;
  restaurant_id: string;
  location_id: string | null;
  subject_id: string;
  /** Of the owner. */
  nombre: string;
  email: string;
  fechaFin: Date | null;
};

type Holder = Pick<Session, 'nombre' | 'email' | 'actor' | 'isReadOnly'>;

/** The person of a session, looked up by key; null once they are gone. */
async function findHolder(db: Db, row: SessionRow): Promise<Holder | null> {
  if (row.tipo === 'propietario') {
    const { nombre, email } = row;
    const membresiaActiva = isActive(row.fechaFin, new Date());
    return { nombre, email, actor: { tipo: 'propietario', membresiaActiva }, isReadOnly: false };
  }
  const isHolder = sql<boolean>`restaurant_id = ${row.restaurant_id}
    AND location_id = ${row.location_id} AND id = ${row.subject_id}`;
  if (row.tipo === 'cliente') {
    const client = await db
      .selectFrom('clients')
      .select(['nombre', 'email'])
      .where(isHolder)
      .where('forgotten_at', 'is', null)
      .executeTakeFirst();
    if (!client?.email) return null;
    const { nombre, email } = client;
    return { nombre, email, actor: { tipo: 'cliente' }, isReadOnly: false };
  }
  const employee = await db
    .selectFrom('employees')
    .select(['nombre', 'email', 'permisos', 'facultades', 'activo'])
    .where(isHolder)
    .executeTakeFirst();
  if (!employee) return null;
  const { permisos, facultades, activo, ...person } = employee;
  return { ...person, actor: { tipo: 'empleado', permisos, facultades }, isReadOnly: !activo };
}

/**
 * Reads the caller again, for calls that take long between the first check and the write: a person
 * dismissed in between does nothing more. A transaction that may change the caller's row must hold
 * it locked.
 */
export async function stillThere(tx: Db, session: Session): Promise<Session> {
  const now = await readSessionByHash(tx, session.tokenHash);
  if (!now) throw new AppError('no_autenticado');
  return now.session;
}

const GUEST: Actor = { tipo: 'invitado' };

/** Refuses with 401 a guest who must sign in, with 403 a person who may not. */
export function requireAction(session: Session | null, action: Action): void {
  const actor = session?.actor ?? GUEST;
  if (canPerform(actor, action)) return;
  if (actor.tipo === 'invitado') throw new AppError('no_autenticado');
  const isUnpaid = actor.tipo === 'propietario' && !actor.membresiaActiva;
  throw new AppError(isUnpaid ? 'membresia_inactiva' : 'permiso_denegado');
}

/**
 * What a plan does not cover can be read and not written. Diners get the same message as wherever
 * no order can be placed, because plans are not their concern.
 */
export function refuseReadOnly(session: Session | null, sede: Sede | null): void {
  if (session?.isReadOnly) throw new AppError('usuario_solo_lectura');
  if (!sede?.isReadOnly) return;
  if (sede.isClosed) throw new AppError('sede_cerrada_definitivamente');
  const isDiner = !session || session.actor.tipo === 'cliente';
  throw new AppError(isDiner ? 'restaurante_no_recibe_pedidos' : 'sede_solo_lectura');
}

/**
 * Resolves the sede that a person names by name or id: it exists, the caller belongs to it and may
 * do this there.
 */
export async function authoriseSede(
  db: Db,
  session: Session | null,
  action: Action,
  named: string | { locationId: string },
): Promise<Sede> {
  return admitTo(await findSede(db, named), session, action);
}

/** A sede found by its name or id, before the caller's rights are checked. */
export type FoundSede = {
  dbName: string;
  restaurant_id: string;
  location_id: string;
  activa: boolean;
  cerrada: Date | null;
  fechaFin: Date | null;
};

export async function findSede(
  db: Db,
  named: string | { locationId: string },
): Promise<FoundSede | null> {
  if (typeof named !== 'string' && !isUuid(named.locationId)) return null;
  const name = await db
    .selectFrom('location_names as n')
    .innerJoin('owners as o', 'o.id', 'n.restaurant_id')
    .select(['n.dbName', 'n.restaurant_id', 'n.location_id', 'o.fechaFin'])
    .where((eb) =>
      typeof named === 'string'
        ? eb('n.dbName', '=', named)
        : eb('n.location_id', '=', named.locationId),
    )
    .where('o.closed_at', 'is', null)
    .executeTakeFirst();
  if (!name) return null;
  const sede = await db
    .selectFrom('locations')
    .select(['activa', 'cerrada'])
    .where('restaurant_id', '=', name.restaurant_id)
    .where('id', '=', name.location_id)
    .executeTakeFirst();
  return sede ? { ...name, ...sede } : null;
}

export function admitTo(found: FoundSede | null, session: Session | null, action: Action): Sede {
  if (!found) throw new AppError('sede_desconocida');
  // To everybody else it is gone.
  const isClosed = found.cerrada !== null;
  if (isClosed && !isOwnedBy(session, found)) {
    throw new AppError('sede_desconocida', { message: closingMessages.goneForDiners });
  }
  if (session && !isOpenToAnyone(action) && !belongsTo(session, found)) {
    throw new AppError('sede_ajena');
  }
  requireAction(session, action);
  return {
    restaurantId: found.restaurant_id,
    locationId: found.location_id,
    dbName: found.dbName,
    takesOrders: found.activa && !isClosed && isActive(found.fechaFin, new Date()),
    isReadOnly: !found.activa || isClosed,
    isClosed,
  } as Sede;
}

export function isOpenToAnyone(action: Action): boolean {
  return (ACTIONS[action] as readonly string[]).includes('cualquiera');
}

function isOwnedBy(session: Session | null, sede: { restaurant_id: string }): boolean {
  return session?.actor.tipo === 'propietario' && session.restaurantId === sede.restaurant_id;
}

function belongsTo(session: Session, sede: { restaurant_id: string; location_id: string }) {
  if (session.restaurantId !== sede.restaurant_id) return false;
  return session.locationId === null || session.locationId === sede.location_id;
}

/** The database stores only this hash of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
