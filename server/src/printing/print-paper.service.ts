import { createHash } from 'node:crypto';
import type { Audited } from '@comanda/contract/audit/audit.words';
import type { Paper, PaperBody, TicketColumns } from '@comanda/contract/printing/printing';
import { BROWSER_TARGET } from '@comanda/contract/printing/printing.words';
import type { TillTicketHead } from '@comanda/contract/till/bill-rows';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { earlierJob } from './earlier-job.ts';
import { findTicketHead, insertJob, lockTickets, wasPaperPrinted } from './printing.db.ts';
import { listPrinters, type PrintingDeps } from './printing.service.ts';

/** What the browser prints on: a till's roll of 80 mm. */
const BROWSER = { target: BROWSER_TARGET, columns: 48 } as const;

/** A paper of the till, as its own folder knows it. */
export type PaperDraft = {
  /** Which paper about the subject it is. */
  documento: string;
  /** Whether it was printed so long ago that its ticket is gone. */
  wasPrintedBefore: boolean;
  write: (options: { columns: TicketColumns; duplicate: boolean; at: Date }) => string;
  entry: { entity: Audited; entityId: string; after: object };
  /** Runs when it is printed. */
  remember: () => Promise<void>;
};

type Wanted = Pick<PaperBody, 'impresora' | 'navegador'> & {
  /** 'cuenta <id>', 'turno <id>'. */
  asunto: string;
  /** Whatever else was asked for under the key. */
  que: string;
};

/**
 * Prints a paper of the till, whose text the server alone writes: on the printer if it is connected, else in the browser
 * that asked. The second one says DUPLICADO, also where the first came out of a browser. The same key is the same paper.
 */
export async function printPaper(
  { db, realtime }: PrintingDeps,
  sede: Sede,
  author: Session,
  { impresora, navegador, asunto, que }: Wanted,
  key: string | null,
  draft: (tx: Db) => Promise<PaperDraft>,
): Promise<Paper> {
  const asked = JSON.stringify([author.subjectId, impresora, navegador, asunto, que]);
  const request_hash = createHash('sha256').update(asked).digest();
  const paper = await db.transaction().execute(async (tx): Promise<Paper> => {
    if (key) await lockTickets(tx, sede, key);
    await lockTickets(tx, sede, asunto);
    const known = await earlierJob(tx, sede, key, request_hash);
    if (known) return presentPaper(known);
    const { documento, wasPrintedBefore, write, entry, remember } = await draft(tx);
    const { target, columns } = navegador ? BROWSER : await printerNow(tx, sede, impresora);
    const duplicate = (await wasPaperPrinted(tx, sede, { asunto, documento })) ?? wasPrintedBefore;
    const at = new Date();
    const text = write({ columns, duplicate, at });
    const id = await insertJob(tx, sede, {
      target,
      text,
      order_id: null,
      asunto,
      documento,
      idempotency_key: key,
      request_hash: key ? request_hash : null,
      author_id: author.subjectId,
      author_nombre: author.nombre || author.email,
      ...(target === BROWSER.target && { estado: 'impreso', printed_at: at }),
    });
    await remember();
    const after = { ...entry.after, impresora: target, duplicado: duplicate };
    await recordAudit(tx, author, sede, { action: 'impreso', ...entry, after });
    return presentPaper({ id, target, text });
  });
  if (paper.id) realtime.callPrinters(sede);
  return paper;
}

/**
 * What stands at the head of every paper of the till. `nitOfSede`: for restaurants whose own one nobody has typed, because
 * each sede had its own first.
 */
export async function paperHead(db: Db, sede: Sede, nitOfSede: string): Promise<TillTicketHead> {
  const head = await findTicketHead(db, sede);
  return { ...head, nit: head.nit || nitOfSede };
}

async function printerNow(tx: Db, sede: Sede, wanted: string) {
  const printers = await listPrinters(tx, sede);
  return printers.find(({ target, conectado }) => target === wanted && conectado) ?? BROWSER;
}

function presentPaper({ id, target, text }: { id: string; target: string; text: string }): Paper {
  return { id: target === BROWSER.target ? null : id, texto: text };
}
