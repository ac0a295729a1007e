import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PrinterConfig } from './config.ts';

/** Its message is for people: it goes to the screens of the restaurant. */
export class PrinterError extends Error {}

export type PrinterLimits = { connectMs: number; ticketMs: number; retryMs: number };

const PRINTER_LIMITS: PrinterLimits = {
  connectMs: 5_000,
  ticketMs: 15_000,
  retryMs: 1_000,
};

/** A printer serves one connection at a time and refuses the next for a moment. */
const CONNECT_TRIES = 3;
/** A printer accepts a very long ticket only as fast as it prints. */
const MS_PER_BYTE = 1;

/** Resolves when the printer has taken the last byte. */
export async function sendToPrinter(
  printer: PrinterConfig,
  bytes: Uint8Array,
  beforeFirstByte: () => void,
  limits: PrinterLimits = PRINTER_LIMITS,
): Promise<void> {
  const socket = await reach(printer, limits);
  try {
    beforeFirstByte();
    await write(socket, printer, bytes, limits.ticketMs + bytes.length * MS_PER_BYTE);
  } finally {
    socket.destroy();
  }
}

async function reach(printer: PrinterConfig, limits: PrinterLimits, tries = 1): Promise<Socket> {
  try {
    return await open(printer, limits.connectMs);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ECONNREFUSED') throw new PrinterError(unreached(printer, code));
    if (tries === CONNECT_TRIES) {
      throw new PrinterError(`La impresora ${nameOf(printer)} rechaza la conexión`);
    }
  }
  await pause(limits.retryMs);
  return reach(printer, limits, tries + 1);
}

function open({ host, port }: PrinterConfig, limitMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    const timer = setTimeout(() => socket.destroy(new Error('limit')), limitMs);
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

/** The printer's closing of the connection is the only receipt there is. */
function write(
  socket: Socket,
  printer: PrinterConfig,
  bytes: Uint8Array,
  limitMs: number,
): Promise<void> {
  const check = 'a mitad del tiquete: revisa qué salió y reimprime si hace falta';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => fail(`La impresora ${nameOf(printer)} dejó de responder ${check}`),
      limitMs,
    );
    const fail = (message: string) => {
      clearTimeout(timer);
      reject(new PrinterError(message));
    };
    const dropped = () => fail(`La impresora ${nameOf(printer)} cortó la conexión ${check}`);
    const taken = () => {
      clearTimeout(timer);
      resolve();
    };
    socket.on('error', dropped);
    // It closed the connection before it had everything.
    socket.on('end', () => (socket.writableFinished ? taken() : dropped()));
    if (!printer.closesAfterTicket) socket.on('finish', taken);
    // Some printers send their state without being asked.
    socket.resume();
    socket.end(bytes);
  });
}

function unreached(printer: PrinterConfig, code: string | undefined): string {
  const isLost = ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code ?? '');
  return `La impresora ${nameOf(printer)} ${isLost ? 'no se encuentra en la red' : 'no responde'}`;
}

const nameOf = ({ target, host, port }: PrinterConfig) => `${target} (${host}:${port})`;
