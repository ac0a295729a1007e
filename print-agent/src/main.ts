import { setTimeout as pause } from 'node:timers/promises';
import { startAgent } from './agent.ts';
import { readConfig, StartError } from './config.ts';
import { openJournal } from './journal.ts';
import { openLog } from './log.ts';
import { openServerApi } from './server-api.ts';
import { openHints } from './server-hints.ts';

/** Longer than printing a ticket and reporting it may take. */
const STOP_LIMIT_MS = 40_000;

try {
  start();
} catch (error) {
  const text = error instanceof StartError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function start() {
  const { url, token, printers, dir, logLevel } = readConfig(process.env);
  const log = openLog(logLevel);
  const journal = openJournal(dir);
  log.info(`Agente de impresión de Comanda para ${url}.`);
  const agent = startAgent({
    server: openServerApi({ url, token }),
    openHints: (onHint) => openHints({ url, token }, onHint),
    printers,
    journal,
    log,
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.once(signal, async () => {
      log.info('Terminando: se acaba el tiquete en curso.');
      await Promise.race([agent.stop(), pause(STOP_LIMIT_MS)]);
      journal.close();
      process.exit(0);
    });
  }
}
