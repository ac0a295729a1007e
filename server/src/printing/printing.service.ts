import { largeRows } from '@comanda/contract/printing/kitchen-ticket';
import type {
  PrintAgent,
  Printer,
  PrintJob,
  PrintOutcome,
  PrintStatus,
  TicketColumns,
} from '@comanda/contract/printing/printing';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { cleanText, isTooLong, isUuid, TEXT_LIMITS } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { LRUCache } from 'lru-cache';
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
  SILENT_MS,
  selectAgents,
  selectJobs,
} from './printing.db.ts';

export {
  dropAgents,
  dropOldTickets,
  dropPapersOf,
  dropTicketsOf,
  SILENT_MS,
} from './printing.db.ts';

export type PrintingDeps = { db: Db; realtime: Realtime };

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

/** How long printers are believed to be as they were: every order of a sede that prints asks for the width of their paper. */
const KNOWN_MS = 10_000;
const known = new LRUCache<string, Promise<readonly Printer[]>>({ max: 1_000, ttl: KNOWN_MS });

/** The same as a moment ago, unless an agent has introduced itself here since. */
export function knownPrinters(db: Db, sede: Sede): Promise<readonly Printer[]> {
  const earlier = known.get(sede.locationId);
  if (earlier) return earlier;
  const asked = listPrinters(db, sede);
  known.set(sede.locationId, asked);
  asked.catch(() => known.delete(sede.locationId));
  return asked;
}

/** 80 mm, for a printer that no agent has named yet. */
const USUAL_COLUMNS = 48;

export function columnsIn(printers: readonly Printer[], target: string): TicketColumns {
  return printers.find((one) => one.target === target)?.columns ?? USUAL_COLUMNS;
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
  known.delete(sede.locationId);
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
  { estado, error, empezado }: PrintOutcome,
): Promise<void> {
  const outcome = { estado, error: error && cleanText(error), empezado };
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

function presentJob({ id, target, text, clase, created_at }: JobRow): PrintJob {
  const grandes = clase === null ? 0 : largeRows(text);
  return { id, target, text, grandes, createdAt: created_at.toISOString() };
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
