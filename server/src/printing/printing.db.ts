import {
  type Printer,
  type PrintOutcome,
  STALE_JOB_MINUTES,
} from '@comanda/contract/printing/printing';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

export type JobRow = Pick<
  Selectable<Tables['print_jobs']>,
  | 'id'
  | 'target'
  | 'text'
  | 'order_id'
  | 'clase'
  | 'estado'
  | 'error'
  | 'author_nombre'
  | 'created_at'
  | 'printed_at'
>;
export type AgentRow = Pick<
  Selectable<Tables['print_agents']>,
  'id' | 'nombre' | 'last_seen_at' | 'impresoras'
>;

const JOB = [
  'id',
  'target',
  'text',
  'order_id',
  'clase',
  'estado',
  'error',
  'author_nombre',
  'created_at',
  'printed_at',
] as const;
const NEWEST = 50;
/** An agent calls at least every half minute. */
export const SILENT_MS = 90_000;

const STALE = 'Pasó demasiado tiempo sin imprimirse. Imprímelo otra vez si hace falta.';

export async function findJobByKey(db: Db, sede: Sede, key: string) {
  return db
    .selectFrom('print_jobs')
    .select(['id', 'estado', 'request_hash', 'target', 'text'])
    .where(inSede(sede))
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/**
 * Tickets of one order are queued one after the other, because the second must know of the first.
 */
export async function lockTickets(tx: Db, sede: Sede, what: string): Promise<void> {
  const key = `tiquete ${sede.locationId} ${what}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Frees the key, so that a failed ticket may be asked for again with it. */
export async function releasePrintKey(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ idempotency_key: null })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

/** Tickets of the kitchen are no earlier ones of the till's, also where both come out of one printer. */
export async function wasPrinted(db: Db, sede: Sede, orderId: string, target: string) {
  const earlier = await db
    .selectFrom('print_jobs')
    .select('id')
    .where(inSede(sede))
    .where('order_id', '=', orderId)
    .where('target', '=', target)
    .where('clase', 'is', null)
    .where('estado', '<>', 'fallido')
    .executeTakeFirst();
  return earlier !== undefined;
}

/** The names at the head of a ticket. */
export async function findTicketHead(db: Db, sede: Sede) {
  return db
    .selectFrom('locations as l')
    .innerJoin('owners as o', 'o.id', 'l.restaurant_id')
    .select(['l.nombre', 'o.nombre as restaurante', 'o.nit', 'l.direccion', 'l.telefono'])
    .where('l.restaurant_id', '=', sede.restaurantId)
    .where('l.id', '=', sede.locationId)
    .executeTakeFirstOrThrow();
}

/** Whether a paper about something was printed: false if every try failed, null if none is known. */
export async function wasPaperPrinted(
  db: Db,
  sede: Sede,
  { asunto, documento }: { asunto: string; documento: string },
): Promise<boolean | null> {
  const rows = await db
    .selectFrom('print_jobs')
    .select('estado')
    .where(inSede(sede))
    .where('asunto', '=', asunto)
    .where('documento', '=', documento)
    .execute();
  return rows.length === 0 ? null : rows.some(({ estado }) => estado !== 'fallido');
}

export async function insertJob(
  db: Db,
  sede: Sede,
  job: Pick<
    Selectable<Tables['print_jobs']>,
    | 'target'
    | 'text'
    | 'order_id'
    | 'idempotency_key'
    | 'request_hash'
    | 'author_id'
    | 'author_nombre'
  > &
    Partial<
      Pick<
        Selectable<Tables['print_jobs']>,
        'asunto' | 'documento' | 'estado' | 'printed_at' | 'clase' | 'estacion' | 'revision'
      >
    >,
): Promise<string> {
  const row = await db
    .insertInto('print_jobs')
    .values({ ...sedeKeys(sede), ...job })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function selectJobs(db: Db, sede: Sede): Promise<JobRow[]> {
  return db
    .selectFrom('print_jobs')
    .select(JOB)
    .where(inSede(sede))
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute();
}

/** Marks jobs that waited too long as failed: a ticket of an hour ago would only confuse. */
export async function holdStaleJobs(db: Db, sede: Sede): Promise<void> {
  await db
    .updateTable('print_jobs')
    .set({ estado: 'fallido', error: STALE })
    .where(inSede(sede))
    .where('estado', 'in', ['pendiente', 'enviado'])
    .where('created_at', '<', new Date(Date.now() - STALE_JOB_MINUTES * 60_000))
    .execute();
}

/** The agent's own unfinished job first, because only the agent knows whether it was printed. */
export async function claimJob(
  db: Db,
  sede: Sede,
  agentId: string,
  targets: readonly string[],
  busy: readonly string[],
): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    UPDATE print_jobs j
    SET estado = 'enviado', agent_id = ${agentId}::uuid, claimed_at = now(), tries = j.tries + 1
    WHERE ${inSede(sede, 'j')} AND j.id = (
      SELECT id FROM print_jobs
      WHERE ${inSede(sede)}
        AND (
          (estado = 'enviado' AND agent_id = ${agentId}::uuid)
          OR (estado = 'pendiente' AND target = ANY(${targets}))
        )
        AND target <> ALL(${busy})
      ORDER BY estado = 'pendiente', created_at, id
      LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING ${sql.join(JOB.map((column) => sql.ref(`j.${column}`)))}`.execute(db);
  return rows[0];
}

/** False when the job is not this agent's, or was already settled. */
export async function finishJob(
  db: Db,
  sede: Sede,
  agentId: string,
  id: string,
  { estado, error, empezado }: PrintOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('print_jobs')
    .set({
      estado,
      error: estado === 'fallido' ? (error ?? null) : null,
      empezado: empezado ?? null,
      printed_at: estado === 'impreso' ? new Date() : null,
    })
    .where(inSede(sede))
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    // A job that was marked as failed in the meantime was printed after all.
    .where((eb) =>
      estado === 'impreso'
        ? eb('estado', 'in', ['enviado', 'impreso', 'fallido'])
        : eb('estado', 'in', ['enviado', 'fallido']),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function selectAgents(db: Db, sede: Sede): Promise<AgentRow[]> {
  return db
    .selectFrom('print_agents')
    .select(['id', 'nombre', 'last_seen_at', 'impresoras'])
    .where(inSede(sede))
    .orderBy('created_at')
    .execute();
}

export async function insertAgent(
  tx: Db,
  sede: Sede,
  agent: { nombre: string; token_hash: Buffer },
): Promise<AgentRow> {
  return tx
    .insertInto('print_agents')
    .values({ ...sedeKeys(sede), ...agent })
    .returning(['id', 'nombre', 'last_seen_at', 'impresoras'])
    .executeTakeFirstOrThrow();
}

/** Marks the agent's unfinished jobs as failed, because nobody knows whether they were printed. */
export async function deleteAgent(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ estado: 'fallido', error: 'Se quitó el agente que lo tenía.' })
    .where(inSede(sede))
    .where('agent_id', '=', id)
    .where('estado', '=', 'enviado')
    .execute();
  await tx.deleteFrom('print_agents').where(inSede(sede)).where('id', '=', id).execute();
}

export async function noteAgent(
  db: Db,
  sede: Sede,
  id: string,
  impresoras?: readonly Printer[],
): Promise<void> {
  await db
    .updateTable('print_agents')
    .set({
      last_seen_at: new Date(),
      ...(impresoras && { impresoras: JSON.stringify(impresoras) }),
    })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}

export async function dropTicketsOf(tx: Db, sede: Sede, orderIds: readonly string[]) {
  if (orderIds.length === 0) return;
  await tx.deleteFrom('print_jobs').where(inSede(sede)).where('order_id', 'in', orderIds).execute();
}

/** The papers about these accounts, which may name people. */
export async function dropPapersOf(tx: Db, sede: Sede, accounts: readonly string[]) {
  if (accounts.length === 0) return;
  const asuntos = accounts.map((id) => `cuenta ${id}`);
  await tx.deleteFrom('print_jobs').where(inSede(sede)).where('asunto', 'in', asuntos).execute();
}

/** Tickets contain names and addresses; after a week nobody prints them again. */
export async function dropOldTickets(db: Db): Promise<void> {
  await db
    .deleteFrom('print_jobs')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}

/** A closed restaurant prints nothing: its agents lose their token, its tickets are deleted. */
export async function dropAgents(tx: Db, restaurantId: string): Promise<void> {
  await tx.deleteFrom('print_jobs').where('restaurant_id', '=', restaurantId).execute();
  await tx.deleteFrom('print_agents').where('restaurant_id', '=', restaurantId).execute();
}
