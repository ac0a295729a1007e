import { createHash } from 'node:crypto';
import { coversNewest } from '@comanda/contract/accounts/tips.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { canPerform } from '@comanda/contract/permissions';
import type { PrintBody, TicketColumns } from '@comanda/contract/printing/printing';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { BROWSER_TARGET } from '@comanda/contract/printing/printing.words';
import { signedText, ticketText } from '@comanda/contract/printing/ticket';
import { cleanText, visible } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { selectAccounts } from '../tables/account-rows.ts';
import { earlierJob } from './earlier-job.ts';
import { findTicketHead, insertJob, lockTickets, wasPrinted } from './printing.db.ts';
import { columnsIn, listPrinters, type PrintingDeps } from './printing.service.ts';

export type TicketDeps = PrintingDeps & {
  menus: MenuCache;
  /** An order of the sede as it is now, given by the `orders` folder. */
  readOrder: (db: Db, sede: Sede, id: string) => Promise<Order>;
};

/** What is to be printed: an order of the sede, or free text. */
type Wanted = Pick<PrintBody, 'target' | 'duplicado'> & { orderId: string; text: string };

/**
 * Queues a ticket. The server writes the ticket of an order, whatever text is sent; free text is
 * signed. The job and the audit log say who asked. The same key is the same job.
 */
export async function queueTicket(
  deps: TicketDeps,
  sede: Sede,
  author: Session,
  { target, text, orderId, duplicado }: PrintBody,
  key: string | null,
): Promise<string> {
  const wanted = {
    target,
    duplicado,
    orderId: cleanText(orderId ?? ''),
    text: printable(text ?? ''),
  };
  if (!wanted.orderId) checkFreeText(author, wanted.text);
  const { propina } = (await deps.menus.read(sede)).ajustes;
  const id = await deps.db
    .transaction()
    .execute((tx) =>
      queueOnce(tx, deps, sede, author, { ...wanted, asksTip: propina.sugerir }, key),
    );
  deps.realtime.callPrinters(sede);
  return id;
}

async function queueOnce(
  tx: Db,
  { readOrder }: Pick<TicketDeps, 'readOrder'>,
  sede: Sede,
  author: Session,
  wanted: Wanted & { asksTip: boolean },
  key: string | null,
): Promise<string> {
  if (key) await lockTickets(tx, sede, key);
  if (wanted.orderId) await lockTickets(tx, sede, wanted.orderId);
  const request_hash = hashOf(author, wanted);
  const known = await earlierJob(tx, sede, key, request_hash);
  if (known) return known.id;
  const ticket = wanted.orderId
    ? await orderTicket(tx, sede, await readOrder(tx, sede, wanted.orderId), wanted)
    : await freeTicket(tx, sede, author, wanted);
  const id = await insertJob(tx, sede, {
    target: wanted.target,
    text: ticket.text,
    order_id: wanted.orderId || null,
    idempotency_key: key,
    request_hash: key ? request_hash : null,
    author_id: author.subjectId,
    author_nombre: nameOf(author),
    ...(wanted.target === BROWSER_TARGET && { estado: 'impreso', printed_at: new Date() }),
  });
  await recordAudit(tx, author, sede, { entityId: id, ...ticket.entry });
  return id;
}

/** An order of the sede as it is now, laid out for that printer's paper. */
async function orderTicket(
  tx: Db,
  sede: Sede,
  order: Order,
  { target, orderId, duplicado, asksTip }: Wanted & { asksTip: boolean },
) {
  if (asksTip) await requireTipAsked(tx, sede, order);
  const duplicate = duplicado === true || (await wasPrinted(tx, sede, orderId, target));
  const columns = await columnsOf(tx, sede, target);
  const text = ticketText(order, await findTicketHead(tx, sede), { columns, duplicate });
  const after = { impresora: target, duplicado: duplicate };
  return {
    text,
    entry: { action: 'impreso', entity: 'pedido', entityId: orderId, after } as const,
  };
}

/** Who serves must ask about the tip before guests of a table read what they pay (Ley 1935 de 2018). */
async function requireTipAsked(tx: Db, sede: Sede, { cuentaId, estado }: Order): Promise<void> {
  if (cuentaId === null || estado === 'facturado') return;
  const [account] = await selectAccounts(tx, sede, [cuentaId]);
  if (account?.tipo !== 'mesa' || account.estado !== 'abierta') return;
  const isAsked = account.propina !== null && coversNewest(account.propina, account.orders);
  if (!isAsked) throw new AppError('propina_sin_preguntar');
}

async function freeTicket(tx: Db, sede: Sede, author: Session, { target, text }: Wanted) {
  const columns = await columnsOf(tx, sede, target);
  const signed = signedText(text, { nombre: nameOf(author), at: new Date() }, columns);
  const after = { impresora: target, texto: text };
  return { text: signed, entry: { action: 'texto_libre', entity: 'impresora', after } as const };
}

function checkFreeText({ actor }: Session, text: string): void {
  if (!canPerform(actor, 'printing.text')) throw new AppError('texto_libre_denegado');
  if (text.trim() === '') {
    throw brokenRules([{ path: 'text', message: printingMessages.nothingToPrint }]);
  }
}

async function columnsOf(tx: Db, sede: Sede, target: string): Promise<TicketColumns> {
  return columnsIn(await listPrinters(tx, sede), target);
}

function nameOf({ nombre, email }: Session): string {
  return nombre || email;
}

/** For an order the sent text is ignored, so it is not part of the hash. */
function hashOf({ subjectId }: Session, { target, orderId, text }: Wanted): Buffer {
  const asked = [subjectId, target, orderId, orderId ? null : text];
  return createHash('sha256').update(JSON.stringify(asked)).digest();
}

/** Only plain lines: a printer must not take a text for a command. */
function printable(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(visible)
    .join('\n');
}
