import type { PrintJob, PrintOutcome } from '@comanda/contract/printing/printing';
import type { PrinterConfig } from './config.ts';
import { toEscPos } from './escpos.ts';
import type { Journal } from './journal.ts';
import type { Log } from './log.ts';
import { PrinterError, type PrinterLimits, sendToPrinter } from './tcp-printer.ts';

type Deps = { printers: PrinterConfig[]; journal: Journal; log: Log; limits?: PrinterLimits };

/** Prints a ticket it never saw, and records the outcome. */
export async function printTicket(job: PrintJob, deps: Deps): Promise<void> {
  const { journal, log } = deps;
  const outcome = await send(job, deps);
  if (outcome.estado === 'impreso') log.info(`Tiquete ${job.id} impreso en ${job.target}.`);
  else log.warn(`Tiquete ${job.id} no impreso: ${outcome.error}.`);
  journal.finish(job.id, outcome);
}

async function send(
  { id, target, text }: PrintJob,
  { printers, journal, limits }: Deps,
): Promise<PrintOutcome> {
  const printer = printers.find((known) => known.target === target);
  if (!printer) return { estado: 'fallido', error: `Este agente no tiene la impresora ${target}` };
  try {
    const bytes = toEscPos(text, printer.columns);
    await sendToPrinter(printer, bytes, () => journal.start(id), limits);
    return { estado: 'impreso' };
  } catch (error) {
    if (error instanceof PrinterError) return { estado: 'fallido', error: error.message };
    const reason = `El equipo de impresión falló: ${(error as Error).message}`;
    return { estado: 'fallido', error: reason.slice(0, 500) };
  }
}
