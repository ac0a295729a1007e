import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { PrintBody, Printer } from '@comanda/contract/printing/printing';
import { ticketText } from '@comanda/contract/printing/ticket';
import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { isLocalId } from '../offline/local-id.ts';
import { printInBrowser } from './print-root.ts';
import { printedBy, rememberPrinted } from './printed-tickets.ts';
import { findTillPrinter, queueTicket } from './printing.api.ts';
import { watchJob } from './watch-job.ts';

const STILL_WAITING = 'El tiquete sigue en la cola de la impresora';
const BROWSER_COLUMNS = 48;

/** Prints an order's ticket: on the till's printer when one is there, else with the browser. */
export function usePrintTicket(order: Order) {
  const [isSending, setIsSending] = useState(false);
  const print = async () => {
    setIsSending(true);
    const jobId = await sendTicket(order);
    setIsSending(false);
    if (jobId) await reportJob(order, jobId);
  };
  return { print, isSending };
}

/** The job to watch; none when the browser printed it, or nobody did. */
async function sendTicket(order: Order): Promise<string | null> {
  // The server writes the ticket of an order that it has: not yet of one that waits to be sent.
  const isSent = !isLocalId(order._id);
  const printer = isSent ? await findTillPrinter(order.dbName).catch(() => null) : null;
  if (!printer) {
    printHere(order);
    return null;
  }
  try {
    const id = await queueTicket(ticketFor(order, printer), newId());
    toast.success(ordersMessages.printing, { id: toastId(order) });
    return id;
  } catch (error) {
    explain(order, ordersMessages.printFailed, error instanceof Error ? error.message : '');
    return null;
  }
}

async function reportJob(order: Order, jobId: string): Promise<void> {
  const job = await watchJob(order.dbName, jobId);
  if (!job) explain(order, STILL_WAITING, 'Revisa que esté encendida y con papel.');
  else if (job.estado === 'impreso') rememberPrinted(order._id, 'impresora');
  else explain(order, ordersMessages.printFailed, job.error ?? '');
}

function printHere(order: Order): void {
  const duplicate = printedBy(order._id) !== undefined;
  toast.success(ordersMessages.printing, { id: toastId(order) });
  try {
    printInBrowser(ticketText(order, sedeOf(), { columns: BROWSER_COLUMNS, duplicate }));
    rememberPrinted(order._id, 'navegador');
  } catch (error) {
    const description = error instanceof Error ? error.message : '';
    toast.error(ordersMessages.printFailed, { id: toastId(order), description });
  }
}

/** Stays until it is closed: a ticket that did not come out is still owed to somebody. */
function explain(order: Order, text: string, description: string): void {
  toast.error(text, {
    id: toastId(order),
    description,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Imprimir aquí', onClick: () => printHere(order) },
  });
}

/**
 * What comes out is written by the server from the order. It knows what its printers printed; what the
 * browser did, only this device. A server of the version before prints `text`.
 */
function ticketFor(order: Order, { target, columns }: Printer): PrintBody {
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
