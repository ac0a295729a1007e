import type {
  PrintAgent,
  Printer,
  PrintJob,
  PrintOutcome,
  PrintStatus,
} from '@comanda/contract/printing/printing';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { cleanText, isTooLong, isUuid, TEXT_LIMITS } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { newAgentToken, type PrintingAgent } from '../sessions/print-agent.ts';
import { hashToken, type Sede, type Session } from '../sessions/session.ts';
import {
  type AgentRow,
  claimJob,
  deleteAgent,
  finishJob,
  holdStaleJobs,
  insertAgent,
  type JobRow,
  noteAgent,
  selectAgents,
  selectJobs,
} from './printing.db.ts';

export { dropAgents, dropOldTickets, dropPapersOf, dropTicketsOf } from './printing.db.ts';

export type PrintingDeps = { db: Db; realtime: Realtime };

/** An agent calls at least every half minute. */
export const SILENT_MS = 90_000;

export async function listJobs(db: Db, sede: Sede): Promise<PrintStatus[]> {
  await holdStaleJobs(db, sede);
  return (await selectJobs(db, sede)).map(presentStatus);
}

/** Every printer once; if two agents have it, a connected one counts. */
export async function listPrinters(db: Db, sede: Sede) {
  const printers = new Map<string, Printer & { conectado: boolean }>();
  for (const agent of (await selectAgents(db, sede)).map(presentAgent)) {
    for (const printer of agent.impresoras) {
      if (printers.get(printer.target)?.conectado) continue;
      printers.set(printer.target, { ...printer, conectado: agent.conectado });
    }
  }
  return [...printers.values()].sort((a, b) => a.target.localeCompare(b.target));
}

export async function listAgents(db: Db, sede: Sede): Promise<PrintAgent[]> {
  return (await selectAgents(db, sede)).map(presentAgent);
}

export async function createAgent(
  db: Db,
  sede: Sede,
  author: Session,
  name: string,
): Promise<PrintAgent & { token: string }> {
  const nombre = cleanText(name);
  if (nombre === '')
    throw brokenRules([{ path: 'nombre', message: printingMessages.nameRequired }]);
  if (isTooLong(nombre, TEXT_LIMITS.nombre)) {
    const message = textMessages.tooLong(TEXT_LIMITS.nombre);
    throw brokenRules([{ path: 'nombre', message }]);
  }
  const token = newAgentToken(sede.restaurantId);
  return db.transaction().execute(async (tx) => {
    const row = await insertAgent(tx, sede, { nombre, token_hash: hashToken(token) });
    const after = { nombre };
    const entry = { action: 'creado', entity: 'impresora', entityId: row.id, after } as const;
    await recordAudit(tx, author, sede, entry);
    return { ...presentAgent(row), token };
  });
}

export async function removeAgent(
  { db, realtime }: PrintingDeps,
  sede: Sede,
  author: Session,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const agent = (await selectAgents(tx, sede)).find((one) => one.id === id);
    if (!agent) throw new AppError('agente_desconocido');
    await deleteAgent(tx, sede, id);
    const before = { nombre: agent.nombre };
    const entry = { action: 'eliminado', entity: 'impresora', entityId: id, before } as const;
    await recordAudit(tx, author, sede, entry);
  });
  realtime.dismissAgent(id);
}

export async function greetAgent(
  { db, realtime }: PrintingDeps,
  { sede, id }: PrintingAgent,
  impresoras: readonly Printer[],
): Promise<void> {
  await noteAgent(db, sede, id, impresoras);
  realtime.callPrinters(sede);
}

export async function claimNext(
  db: Db,
  { sede, id, impresoras }: PrintingAgent,
  ocupadas: readonly string[],
): Promise<PrintJob | null> {
  await noteAgent(db, sede, id);
  await holdStaleJobs(db, sede);
  const targets = impresoras.map(({ target }) => target);
  const job = await claimJob(db, sede, id, targets, ocupadas);
  return job ? presentJob(job) : null;
}

/** Sent again after a lost answer, it changes nothing. */
export async function settleJob(
  db: Db,
  { sede, id: agentId }: PrintingAgent,
  jobId: string,
  { estado, error }: PrintOutcome,
): Promise<void> {
  const outcome = { estado, error: error && cleanText(error) };
  const isKnown = isUuid(jobId) && (await finishJob(db, sede, agentId, jobId, outcome));
  if (!isKnown) throw new AppError('impresion_desconocida');
}

function presentStatus(row: JobRow): PrintStatus {
  return {
    id: row.id,
    target: row.target,
    orderId: row.order_id,
    estado: row.estado,
    error: row.error,
    por: row.author_nombre,
    createdAt: row.created_at.toISOString(),
    printedAt: row.printed_at?.toISOString() ?? null,
  };
}

function presentJob({ id, target, text, created_at }: JobRow): PrintJob {
  return { id, target, text, createdAt: created_at.toISOString() };
}

function presentAgent({ id, nombre, last_seen_at, impresoras }: AgentRow): PrintAgent {
  return {
    _id: id,
    nombre,
    conectado: last_seen_at !== null && Date.now() - last_seen_at.getTime() < SILENT_MS,
    ultimaVez: last_seen_at?.toISOString() ?? null,
    impresoras,
  };
}
