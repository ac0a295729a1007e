import type { PrintJob } from '@comanda/contract/printing/printing';
import { makeBell } from './bell.ts';
import type { PrinterConfig } from './config.ts';
import type { Journal } from './journal.ts';
import type { Log } from './log.ts';
import { printTicket } from './print-ticket.ts';
import { type ServerApi, ServerAway, TokenRefused } from './server-api.ts';
import type { ServerHints } from './server-hints.ts';
import type { PrinterLimits } from './tcp-printer.ts';

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

/** Only the loop talks to the server; each printer works off its own ticket meanwhile. */
export function startAgent({ server, openHints, printers, journal, log, limits }: AgentDeps) {
  const bell = makeBell();
  const hints = openHints(bell.ring);
  const inHand = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let isGreeted = false;
  let trouble: string | null = null;
  let failures = 0;

  async function run() {
    while (!stopping.signal.aborted) {
      await bell.wait(await nextPause());
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
      // Stopped meanwhile: it is handed over again at the next start.
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
      // A disk that takes no notes is not asked again at once.
      .then(bell.ring, ({ message }) => log.error(`No se pudo anotar un tiquete: ${message}.`));
    inHand.set(job.target, work);
  }

  /** Said once, however long it lasts; then how long to wait. */
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
    // Many agents lose the server at once and must not come back at once.
    return SHORTEST_PAUSE_MS + Math.random() * (longest - SHORTEST_PAUSE_MS);
  }

  const running = run();

  return {
    /** Finishes what it has in hand, and tells. */
    stop: async () => {
      stopping.abort();
      hints.close();
      bell.ring();
      await running;
      await Promise.all(inHand.values());
      await deliver().catch(() => undefined);
    },
  };
}
