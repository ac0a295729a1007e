import { resolve } from 'node:path';
import type { TicketColumns } from '@comanda/contract/printing/printing';
import { targetSchema } from '@comanda/contract/wire';
import { z } from 'zod';

/** A reason not to start that a technician can fix: shown as a sentence, without a stack. */
export class StartError extends Error {}

export type PrinterConfig = {
  target: string;
  host: string;
  port: number;
  columns: TicketColumns;
  /** Most printers close the connection when they have the whole ticket; a few never do. */
  closesAfterTicket: boolean;
};

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const COLUMNS: Record<string, TicketColumns> = { '80': 48, '58': 32 };
const RAW_PORT = '9100';
const NEVER_CLOSES = 'sin-cierre';
const MOST_PRINTERS = 20;

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => blankAsMissing(given) ?? value, schema);
const required = (hint: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? `falta: ${hint}` : hint),
});

const URL_HINT = 'la dirección de Comanda, sin ruta, como https://comanda.example';

const configSchema = z.object({
  COMANDA_URL: z.preprocess(
    blankAsMissing,
    z.string(required(URL_HINT)).transform((value, { addIssue }) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
      if (!isOrigin || url.username) addIssue({ code: 'custom', message: `debe ser ${URL_HINT}` });
      return url?.origin ?? value;
    }),
  ),
  AGENT_TOKEN: z.preprocess(
    blankAsMissing,
    z
      .string(required('el token que Comanda mostró al crear el agente'))
      .regex(/^[\x21-\x7e]+$/, { error: 'no es un token de Comanda: tiene espacios o tildes' }),
  ),
  PRINTERS: z.preprocess(
    blankAsMissing,
    z
      .string(required('las impresoras, como caja=192.168.1.50:9100:80,cocina=192.168.1.51'))
      .transform((value, { addIssue }) => {
        const refuse = (message: string) => addIssue({ code: 'custom', message });
        return readPrinters(value, refuse);
      }),
  ),
  AGENT_DIR: withDefault(
    z.string().transform((value) => resolve(value)),
    './print-agent-data',
  ),
  LOG_LEVEL: withDefault(
    z.enum(LOG_LEVELS, { error: `debe ser ${LOG_LEVELS.join(', ')}` }),
    'info',
  ),
});

/** Reports every problem at once, so that a wrong set-up is fixed in one go. */
export function readConfig(source: Record<string, string | undefined>) {
  const parsed = configSchema.safeParse(source);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}: ${message}`,
    );
    throw new StartError(`Configuración inválida:\n${problems.join('\n')}`);
  }
  const { COMANDA_URL, AGENT_TOKEN, PRINTERS, AGENT_DIR, LOG_LEVEL } = parsed.data;
  return {
    url: COMANDA_URL,
    token: AGENT_TOKEN,
    printers: PRINTERS,
    dir: AGENT_DIR,
    logLevel: LOG_LEVEL,
  };
}

function readPrinters(value: string, refuse: (message: string) => void): PrinterConfig[] {
  const printers = value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => readPrinter(entry, refuse));
  const targets = printers.map(({ target }) => target);
  const repeated = targets.find((target, at) => targets.indexOf(target) !== at);
  if (repeated) refuse(`«${repeated}» está dos veces`);
  if (printers.length === 0) refuse('no nombra ninguna impresora');
  if (printers.length > MOST_PRINTERS) refuse(`no puede tener más de ${MOST_PRINTERS} impresoras`);
  return printers;
}

function readPrinter(entry: string, refuse: (message: string) => void): PrinterConfig {
  const [name = '', address = '', ...more] = entry.split('=');
  const [host = '', port = RAW_PORT, paper = '80', closing, ...rest] = address.trim().split(':');
  const target = targetSchema.safeParse(name);
  const columns = COLUMNS[paper];
  const problem = (message: string) => refuse(`«${entry}»: ${message}`);
  if (!target.success) problem('el nombre solo puede tener letras, números, - y _');
  if (!/^[a-z0-9.-]+$/i.test(host)) problem('falta la dirección de la impresora');
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    problem('el puerto debe ser un número entre 1 y 65535');
  }
  if (!columns) problem('el papel debe ser 80 o 58');
  if (more.length > 0 || rest.length > 0 || (closing !== undefined && closing !== NEVER_CLOSES)) {
    problem('sobra algo: se escribe nombre=dirección:puerto:papel');
  }
  return {
    target: target.data ?? name,
    host,
    port: Number(port),
    columns: columns ?? 48,
    closesAfterTicket: closing !== NEVER_CLOSES,
  };
}
