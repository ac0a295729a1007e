import * as MESSAGES from '@comanda/contract/messages';
import type { Order } from '@comanda/contract/orders';
import type { Printer } from '@comanda/contract/printing';
import { ticketText } from '@comanda/contract/ticket';
import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
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
  const printer = await findTillPrinter(order.dbName).catch(() => null);
  if (!printer) {
    printHere(order);
    return null;
  }
  try {
    const id = await queueTicket(ticketFor(order, printer), newId());
    toast.success(MESSAGES.orders.printing, { id: toastId(order) });
    return id;
  } catch (error) {
    explain(order, MESSAGES.orders.printFailed, error instanceof Error ? error.message : '');
    return null;
  }
}

async function reportJob(order: Order, jobId: string): Promise<void> {
  const job = await watchJob(order.dbName, jobId);
  if (!job) explain(order, STILL_WAITING, 'Revisa que esté encendida y con papel.');
  else if (job.estado === 'impreso') rememberPrinted(order._id, 'impresora');
  else explain(order, MESSAGES.orders.printFailed, job.error ?? '');
}

function printHere(order: Order): void {
  const duplicate = printedBy(order._id) !== undefined;
  toast.success(MESSAGES.orders.printing, { id: toastId(order) });
  try {
    printInBrowser(ticketText(order, sedeOf(), { columns: BROWSER_COLUMNS, duplicate }));
    rememberPrinted(order._id, 'navegador');
  } catch (error) {
    const description = error instanceof Error ? error.message : '';
    toast.error(MESSAGES.orders.printFailed, { id: toastId(order), description });
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

/** The server knows what its printers printed; what the browser did, only this device. */
function ticketFor(order: Order, { target, columns }: Printer) {
  const duplicate = printedBy(order._id) === 'navegador';
  return {
    storeId: stored.location.get()?._id ?? '',
    target,
    text: ticketText(order, sedeOf(), { columns, duplicate }),
    orderId: order._id,
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
