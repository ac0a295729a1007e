import type { PrintJob, PrintOutcome } from '@comanda/contract/printing/printing';
import type { PrinterConfig } from './config.ts';
import { toEscPos } from './escpos.ts';
import type { Journal } from './journal.ts';
import type { Log } from './log.ts';
import { type ServerApi, ServerAway, TokenRefused } from './server-api.ts';
import type { ServerHints } from './server-hints.ts';
import { PrinterError, type PrinterLimits, sendToPrinter } from './tcp-printer.ts';

type AgentDeps = {
  server: ServerApi;
  openHints: (onHint: () => void) => ServerHints;
  printers: PrinterConfig[];
  journal: Journal;
  log: Log;
  limits?: PrinterLimits;
};

const POLL_MS = 30_000;
const REFUSED_PAUSE_MS = 60_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Only the loop talks to the server; each printer works on its own ticket meanwhile. */
export function startAgent({ server, openHints, printers, journal, log, limits }: AgentDeps) {
  const wakeUp = makeWakeUp();
  const hints = openHints(wakeUp.now);
  const inHand = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let isGreeted = false;
  let trouble: string | null = null;
  let failures = 0;

  async function run() {
    while (!stopping.signal.aborted) {
      await wakeUp.wait(await nextPause());
    }
  }

  async function nextPause(): Promise<number> {
    try {
      await round();
      hints.listen();
      if (trouble) log.info('Todo en orden otra vez.');
      trouble = null;
      failures = 0;
      return POLL_MS;
    } catch (error) {
      return explain(error as Error);
    }
  }

  async function round() {
    if (!isGreeted) await greet();
    await deliver();
    while (!stopping.signal.aborted && inHand.size < printers.length) {
      const job = await server.claim([...inHand.keys()]);
      // Stopped in the meantime: the agent gets the job again at the next start.
      if (!job || inHand.has(job.target) || stopping.signal.aborted) return;
      if (journal.knows(job.id)) {
        journal.owe(job.id);
        await deliver();
      } else {
        take(job);
      }
    }
  }

  async function greet() {
    const { sede, nombre } = await server.hello(
      printers.map(({ target, columns }) => ({ target, columns })),
    );
    isGreeted = true;
    const names = printers.map(({ target, host, port }) => `${target} (${host}:${port})`);
    log.info(`Conectado a la sede ${sede} como «${nombre}». Impresoras: ${names.join(', ')}.`);
  }

  async function deliver() {
    for (const { id, outcome } of journal.unsettled()) {
      const isWaitedFor = await server.settle(id, outcome);
      journal.settle(id);
      if (!isWaitedFor) log.debug(`Comanda ya no espera noticias del tiquete ${id}.`);
    }
  }

  function take(job: PrintJob) {
    const work = printTicket(job, { printers, journal, log, ...(limits && { limits }) })
      .finally(() => inHand.delete(job.target))
      // If the disk cannot be written, it is not tried again at once.
      .then(wakeUp.now, ({ message }) => log.error(`No se pudo anotar un tiquete: ${message}.`));
    inHand.set(job.target, work);
  }

  /** Logs the problem once, however long it lasts, and returns how long to wait. */
  function explain(error: Error): number {
    const isRefused = error instanceof TokenRefused;
    const text = isRefused
      ? 'Comanda no acepta el token: revisa AGENT_TOKEN o crea otro agente en Impresoras.'
      : error instanceof ServerAway
        ? `Sin conexión con Comanda: ${error.message}. Se sigue intentando.`
        : `Falla en este equipo: ${error.message}. Se sigue intentando.`;
    if (text !== trouble) log.warn(text);
    trouble = text;
    isGreeted &&= !isRefused;
    if (isRefused) return REFUSED_PAUSE_MS;
    failures += 1;
    const longest = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures);
    // Many agents lose the server at once and must not reconnect at once.
    return SHORTEST_PAUSE_MS + Math.random() * (longest - SHORTEST_PAUSE_MS);
  }

  const running = run();

  return {
    /** Finishes the current tickets and reports them. */
    stop: async () => {
      stopping.abort();
      hints.close();
      wakeUp.now();
      await running;
      await Promise.all(inHand.values());
      await deliver().catch(() => undefined);
    },
  };
}

/** Waits for a time, or until it is woken; a wake-up that nobody waited for is not lost. */
function makeWakeUp() {
  let isDue = false;
  let wake: (() => void) | undefined;

  return {
    now: () => {
      isDue = true;
      wake?.();
    },
    wait: async (ms: number) => {
      if (!isDue) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      isDue = false;
    },
  };
}

type Deps = { printers: PrinterConfig[]; journal: Journal; log: Log; limits?: PrinterLimits };

/** Prints a ticket it never saw, and records the outcome before it tells of it. */
async function printTicket(job: PrintJob, deps: Deps): Promise<void> {
  const { journal, log } = deps;
  const outcome = await send(job, deps);
  journal.finish(job.id, outcome);
  if (outcome.estado === 'impreso') log.info(`Tiquete ${job.id} impreso en ${job.target}.`);
  else log.warn(`Tiquete ${job.id} no impreso: ${outcome.error}.`);
}

async function send(
  { id, target, text, grandes }: PrintJob,
  { printers, journal, limits }: Deps,
): Promise<PrintOutcome> {
  const printer = printers.find((known) => known.target === target);
  if (!printer) {
    const error = `Este agente no tiene la impresora ${target}`;
    return { estado: 'fallido', error, empezado: false };
  }
  let empezado = false;
  try {
    const bytes = toEscPos(text, printer.columns, grandes);
    const begin = () => {
      empezado = true;
      journal.start(id);
    };
    await sendToPrinter(printer, bytes, begin, limits);
    return { estado: 'impreso' };
  } catch (error) {
    if (error instanceof PrinterError) return { estado: 'fallido', error: error.message, empezado };
    const reason = `El equipo de impresión falló: ${(error as Error).message}`;
    return { estado: 'fallido', error: reason.slice(0, 500), empezado };
  }
}
