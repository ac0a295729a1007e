import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FailedTicket } from '@comanda/contract/printing/failed-tickets';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPrintingKitchen } from '../../server/test/printing-kitchen.ts';
import { line } from '../../server/test/service.ts';
import { freePort, startFakePrinter } from '../test/fake-printer.ts';
import { startAgent } from './agent.ts';
import { type Journal, openJournal } from './journal.ts';
import { openLog } from './log.ts';
import { openServerApi } from './server-api.ts';
import { openHints } from './server-hints.ts';

let kitchen: Awaited<ReturnType<typeof openPrintingKitchen>>;
let token: string;
let dir: string;
let journal: Journal;
let grill: Awaited<ReturnType<typeof startFakePrinter>>;
let bar: Awaited<ReturnType<typeof startFakePrinter>>;
let agent: ReturnType<typeof startAgent> | undefined;

beforeAll(async () => {
  kitchen = await openPrintingKitchen();
  const made = await kitchen.server.call('POST', '/api/printers/agents', {
    token: kitchen.restaurant.token,
    body: { dbName: kitchen.sede.dbName, nombre: 'Cocina' },
  });
  token = made.body.data.token;
});
afterAll(() => kitchen.server.close());

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'comanda-agente-'));
  journal = openJournal(dir);
  [grill, bar] = [await startFakePrinter(), await startFakePrinter()];
});
afterEach(async () => {
  await agent?.stop();
  journal.close();
  await Promise.all([grill.close(), bar.close()]);
  rmSync(dir, { recursive: true });
});

function start(ports = { parrilla: grill.port, barra: bar.port }) {
  const account = { url: kitchen.server.origin, token };
  agent = startAgent({
    server: openServerApi(account),
    openHints: (onHint) => openHints(account, onHint),
    printers: Object.entries(ports).map(([target, port]) => ({
      ...{ target, port, host: '127.0.0.1', columns: 32, closesAfterTicket: true },
    })),
    journal,
    log: openLog('info', () => {}),
    limits: { connectMs: 1_000, ticketMs: 1_000, retryMs: 1 },
  });
}

/** Until then nobody knows how wide its papers are. */
const untilGreeted = () =>
  expect
    .poll(async () => {
      const path = `/api/printers?dbName=${kitchen.sede.dbName}`;
      return (await kitchen.server.call('GET', path, kitchen.cashier)).body.data;
    })
    .toHaveLength(2);

const failed = async (): Promise<FailedTicket[]> => {
  const path = `/api/printers/failed?dbName=${kitchen.sede.dbName}`;
  return (await kitchen.server.call('GET', path, kitchen.cook)).body.data;
};
const retry = (tickets: readonly FailedTicket[]) =>
  kitchen.server.call('POST', '/api/printers/failed/retry', {
    token: kitchen.cook.token,
    body: { dbName: kitchen.sede.dbName, ids: tickets.map(({ id }) => id) },
  });
const LARGE = '\x1d!\x11';
const COMMANDS = ['\x1b@', '\x1c.', '\x1bM\x00', '\x1bt\x02', LARGE, '\x1d!\x00', '\x1dV\x01'];
/** What stands on the paper, without the commands of the printer. */
const rowsOf = (ticket: Buffer | undefined) =>
  COMMANDS.reduce((bytes, command) => bytes.replaceAll(command, ''), text(ticket))
    .split('\n')
    .filter((row) => row !== '');
const text = (ticket: Buffer | undefined) => ticket?.toString('latin1') ?? '';

test('an order from a diner’s phone comes out at its stations, with the table large and no browser open', async () => {
  start();
  await untilGreeted();
  const productos = [
    line('BANDEJA', 32_900, { nota: 'alergia al maní' }),
    line('LIMONADA', 11_500),
  ];
  await kitchen.create({ ...(await kitchen.scanTable('7')), productos }, null);
  await Promise.all([grill.untilPrinted(1), bar.untilPrinted(1)]);
  expect(rowsOf(grill.tickets[0])).toEqual([
    '    ALERGIA',
    '     Mesa 7',
    '='.repeat(32),
    expect.stringMatching(/^PARRILLA {19}[0-9A-F]{5}$/),
    expect.stringMatching(/^\d+:\d\d [ap]\. m\.$/),
    '** Bandeja paisa: alergia al',
    'man\xa1 **',
    '-'.repeat(32),
    '1 x Bandeja paisa',
    '  Nota: alergia al man\xa1',
  ]);
  expect(text(grill.tickets[0]).split(LARGE)).toHaveLength(3);
  expect(text(grill.tickets[0])).toContain('1 x Bandeja paisa\n');
  expect(text(bar.tickets[0])).toContain('1 x Limonada de coco\n');
  expect(text(bar.tickets[0])).not.toContain('Bandeja');
});

test('a ticket that a printer refused is listed, and comes out once when it is asked for again', async () => {
  const port = await freePort();
  start({ parrilla: port, barra: bar.port });
  const order = await kitchen.create();
  await expect.poll(failed, { timeout: 20_000 }).toMatchObject([
    {
      pedido: order._id,
      estacion: 'parrilla',
      error: expect.stringContaining('rechaza la conexión'),
    },
  ]);
  await grill.close();
  grill = await startFakePrinter('records', port);
  const missing = await failed();
  await Promise.all([retry(missing), retry(missing)]);
  await grill.untilPrinted(1);
  await expect
    .poll(async () => (await kitchen.tickets(order)).map(({ estado }) => estado))
    .toEqual(['fallido', 'impreso']);
  expect(await failed()).toEqual([]);
  expect(grill.tickets).toHaveLength(1);
  // The agent knows that nothing of the first one came out.
  expect(text(grill.tickets[0])).not.toContain('DUPLICADO');
});

test('a ticket that broke off says DUPLICADO when it is printed again', async () => {
  grill.become('drops');
  start();
  await kitchen.create();
  await expect.poll(failed, { timeout: 20_000 }).toHaveLength(1);
  grill.become('records');
  const before = grill.tickets.length;
  await retry(await failed());
  await grill.untilPrinted(before + 1);
  expect(text(grill.tickets.at(-1))).toContain('DUPLICADO');
});
