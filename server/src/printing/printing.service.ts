import { randomBytes } from 'node:crypto';
import * as MESSAGES from '@comanda/contract/messages';
import type {
  PrintAgent,
  PrintBody,
  Printer,
  PrintJob,
  PrintOutcome,
  PrintStatus,
} from '@comanda/contract/printing';
import { cleanText, isTooLong, isUuid, TEXT_LIMITS, visible } from '@comanda/contract/text';
import { AppError, brokenRules } from '../app-error.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db.ts';
import type { Realtime } from '../realtime.ts';
import { hashToken, type PrintingAgent, type Sede, type Session } from '../session.ts';
import {
  type AgentRow,
  claimJob,
  deleteAgent,
  findJobByKey,
  finishJob,
  holdStaleJobs,
  insertAgent,
  insertJob,
  type JobRow,
  lockTickets,
  noteAgent,
  releasePrintKey,
  selectAgents,
  selectJobs,
  wasPrinted,
} from './printing.db.ts';

export type PrintingDeps = { db: Db; realtime: Realtime };

/** An agent says something at least every half minute. */
const SILENT_MS = 90_000;

/** Queued, not printed. The same key is the same job; the same order again says so on paper. */
export async function queueTicket(
  { db, realtime }: PrintingDeps,
  sede: Sede,
  { target, text, orderId: told }: PrintBody,
  key: string | null,
): Promise<string> {
  const plain = printable(text);
  const orderId = cleanText(told ?? '');
  if (plain.trim() === '') {
    throw brokenRules([{ path: 'text', message: MESSAGES.printing.nothingToPrint }]);
  }
  const id = await db.transaction().execute(async (tx) => {
    if (key) await lockTickets(tx, sede, key);
    if (orderId) await lockTickets(tx, sede, orderId);
    const known = key ? await findJobByKey(tx, sede, key) : undefined;
    if (known) {
      const isSame = known.target === target && [plain, asDuplicate(plain)].includes(known.text);
      if (!isSame) throw new AppError('clave_reutilizada');
      if (known.estado !== 'fallido') return known.id;
      await releasePrintKey(tx, sede, known.id);
    }
    const isAgain = orderId ? await wasPrinted(tx, sede, orderId, target) : false;
    return insertJob(tx, sede, {
      target,
      text: isAgain ? asDuplicate(plain) : plain,
      order_id: orderId || null,
      idempotency_key: key,
    });
  });
  realtime.callPrinters(sede);
  return id;
}

export async function listJobs(db: Db, sede: Sede): Promise<PrintStatus[]> {
  await holdStaleJobs(db, sede);
  return (await selectJobs(db, sede)).map(presentStatus);
}

/** Every printer once; of two agents that know it, one that is there counts. */
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
    throw brokenRules([{ path: 'nombre', message: MESSAGES.printing.nameRequired }]);
  if (isTooLong(nombre, TEXT_LIMITS.nombre)) {
    const message = MESSAGES.texts.tooLong(TEXT_LIMITS.nombre);
    throw brokenRules([{ path: 'nombre', message }]);
  }
  const token = `cmd_${randomBytes(32).toString('base64url')}`;
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

/** Said again after an answer that got lost, it changes nothing. */
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

function asDuplicate(text: string): string {
  if (text.includes(MESSAGES.ticket.duplicate)) return text;
  const width = Math.max(...text.split('\n').map((row) => row.length));
  const mark = `*** ${MESSAGES.ticket.duplicate} ***`;
  const start = ' '.repeat(Math.max(0, Math.floor((width - mark.length) / 2)));
  return `${start}${mark}\n${text}`;
}

/** Lines are all a ticket is made of: a printer must not take a text for a command. */
function printable(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(visible)
    .join('\n');
}

function presentStatus(row: JobRow): PrintStatus {
  return {
    id: row.id,
    target: row.target,
    orderId: row.order_id,
    estado: row.estado,
    error: row.error,
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
