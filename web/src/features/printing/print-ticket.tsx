import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { PrintBody, Printer } from '@comanda/contract/printing/printing';
import { BROWSER_TARGET } from '@comanda/contract/printing/printing.words';
import { ticketText } from '@comanda/contract/printing/ticket';
import { Printer as PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { storedObject } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isLocalId } from '../offline/outbox.ts';
import { printInBrowser } from './print-in-browser.ts';
import { findTillPrinter, queueTicket } from './printing.api.ts';
import { STILL_WAITING, watchJob } from './watch-job.ts';

/** For everybody who may print: caja, pedidos and the owner. */
export function PrintTicketButton({ order }: { order: Order }) {
  const { print, isSending } = usePrintTicket(order);
  return (
    <IconButton
      label={isSending ? ordersMessages.printing : `Imprimir ${shortId(order._id).toUpperCase()}`}
      variant="outline"
      size="lg"
      icon={isSending ? <Spinner /> : <PrinterIcon aria-hidden size={20} />}
      disabled={isSending}
      onClick={() => void print()}
    />
  );
}

type PrintedBy = 'impresora' | 'navegador';

/** Which orders this device printed, so that another ticket says DUPLICADO. */
const printed = storedObject<Record<string, PrintedBy>>(
  'tiquetes_impresos',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const REMEMBERED = 500;

function printedBy(orderId: string): PrintedBy | undefined {
  return printed.get()?.[orderId];
}

function rememberPrinted(orderId: string, by: PrintedBy): void {
  const others = Object.entries(printed.get() ?? {}).filter(([id]) => id !== orderId);
  printed.set(Object.fromEntries([...others.slice(1 - REMEMBERED), [orderId, by]]));
}

const BROWSER = { target: BROWSER_TARGET, columns: 48 } as const;

/** Prints an order's ticket on the till's printer if there is one, else in the browser. */
function usePrintTicket(order: Order) {
  const [isSending, setIsSending] = useState(false);
  const print = async () => {
    setIsSending(true);
    const jobId = await sendTicket(order);
    setIsSending(false);
    if (jobId) await reportJob(order, jobId);
  };
  return { print, isSending };
}

/** Resolves to the job to watch; null if the browser printed the ticket, or nobody did. */
async function sendTicket(order: Order): Promise<string | null> {
  // The server prints only orders that it has, so not one that waits to be sent.
  const isSent = !isLocalId(order._id);
  const printer = isSent ? await findTillPrinter(order.dbName).catch(() => null) : null;
  if (!printer) {
    await printAllowed(order);
    return null;
  }
  try {
    const id = await queueTicket(ticketFor(order, printer), newId());
    toast.success(ordersMessages.printing, { id: toastId(order) });
    return id;
  } catch (error) {
    explainRefused(order, error);
    return null;
  }
}

/**
 * Prints in the browser. Of a table's account that is not paid the server says first whether the guests were asked about the
 * tip: before that nobody prints what they pay.
 */
async function printAllowed(order: Order): Promise<void> {
  if (order.cuentaId === null || order.estado === 'facturado' || isLocalId(order._id)) {
    printHere(order);
    return;
  }
  try {
    await queueTicket(ticketFor(order, BROWSER), newId());
    printHere(order);
  } catch (error) {
    explainRefused(order, error);
  }
}

async function reportJob(order: Order, jobId: string): Promise<void> {
  const job = await watchJob(order.dbName, jobId);
  if (!job) explain(order, STILL_WAITING.text, STILL_WAITING.cause);
  else if (job.estado === 'impreso') rememberPrinted(order._id, 'impresora');
  else explain(order, ordersMessages.printFailed, job.error ?? '');
}

function explainRefused(order: Order, error: unknown): void {
  const cause = error instanceof Error ? error.message : '';
  if (order.cuentaId !== null && order.estado !== 'facturado') {
    toast.error(ordersMessages.printFailed, { id: toastId(order), description: cause });
  } else explain(order, ordersMessages.printFailed, cause);
}

function printHere(order: Order): void {
  const duplicate = printedBy(order._id) !== undefined;
  toast.success(ordersMessages.printing, { id: toastId(order) });
  try {
    printInBrowser(ticketText(order, sedeOf(), { columns: BROWSER.columns, duplicate }));
    rememberPrinted(order._id, 'navegador');
  } catch (error) {
    const description = error instanceof Error ? error.message : '';
    toast.error(ordersMessages.printFailed, { id: toastId(order), description });
  }
}

/** Stays until it is closed, because somebody still needs the ticket. */
function explain(order: Order, text: string, description: string): void {
  toast.error(text, {
    id: toastId(order),
    description,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Imprimir aquí', onClick: () => void printAllowed(order) },
  });
}

/**
 * The server writes the ticket from the order. It knows what its printers printed; only this device
 * knows what the browser printed. A server of the previous version prints `text`.
 */
function ticketFor(
  order: Order,
  { target, columns }: Pick<Printer, 'target' | 'columns'>,
): PrintBody {
  const duplicado = printedBy(order._id) === 'navegador';
  return {
    storeId: stored.location.get()?._id ?? '',
    target,
    orderId: order._id,
    duplicado,
    text: ticketText(order, sedeOf(), { columns, duplicate: duplicado }),
  };
}

function sedeOf() {
  return {
    nombre: stored.location.get()?.nombre ?? '',
    restaurante: stored.restaurant.get()?.nombre,
  };
}

function toastId({ _id }: Order): string {
  return `tiquete-${_id}`;
}
