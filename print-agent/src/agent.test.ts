import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../server/test/harness.ts';
import { freePort, startFakePrinter } from '../test/fake-printer.ts';
import { openRestaurant } from '../test/restaurant.ts';
import { startAgent } from './agent.ts';
import type { PrinterConfig } from './config.ts';
import { type Journal, openJournal } from './journal.ts';
import { openLog } from './log.ts';
import { openServerApi } from './server-api.ts';
import { openHints } from './server-hints.ts';

const LIMITS = { connectMs: 1_000, ticketMs: 1_000, retryMs: 1 };

let server: Awaited<ReturnType<typeof startTestApp>>;
let restaurant: Awaited<ReturnType<typeof openRestaurant>>;
let till: Awaited<ReturnType<typeof startFakePrinter>>;
let kitchen: Awaited<ReturnType<typeof startFakePrinter>>;
let dir: string;
let journal: Journal;
let lines: string[];
let agent: ReturnType<typeof startAgent> | undefined;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'comanda-agente-'));
  journal = openJournal(dir);
  lines = [];
  restaurant = await openRestaurant(server);
  [till, kitchen] = [await startFakePrinter(), await startFakePrinter()];
});
afterEach(async () => {
  await agent?.stop();
  agent = undefined;
  journal.close();
  await Promise.all([till.close(), kitchen.close()]);
  rmSync(dir, { recursive: true });
});

const printerAt = (target: string, port: number): PrinterConfig => ({
  target,
  host: '127.0.0.1',
  port,
  columns: 48,
  closesAfterTicket: true,
});

function start(
  printers = [printerAt('caja', till.port), printerAt('cocina', kitchen.port)],
  limits = LIMITS,
) {
  const account = { url: server.origin, token: restaurant.token };
  agent = startAgent({
    server: openServerApi(account),
    openHints: (onHint) => openHints(account, onHint),
    printers,
    journal,
    log: openLog('info', (line) => lines.push(line)),
    limits,
  });
}

const failure = (error: string) => ({ estado: 'fallido', error: expect.stringContaining(error) });

describe('an agent', () => {
  test('does not let a stalled printer delay the tickets of another', async () => {
    kitchen.become('stalls');
    const stuck = await restaurant.print('Para la cocina', 'cocina');
    const next = await restaurant.print('Para la caja', 'caja');
    start(undefined, { ...LIMITS, ticketMs: 8_000 });
    await restaurant.untilSettled(next).toMatchObject({ estado: 'impreso' });
    // The kitchen's ticket is still printing; the till did not wait for it.
    expect(await restaurant.jobs()).toContainEqual(
      expect.objectContaining({ id: stuck, estado: 'enviado' }),
    );
    await restaurant
      .untilSettled(stuck)
      .toMatchObject(failure(`La impresora cocina (127.0.0.1:${kitchen.port}) dejó de responder`));
    expect(till.tickets).toHaveLength(1);
  });

  test('says which printer refuses, and which closed the connection half-way', async () => {
    kitchen.become('drops');
    const port = await freePort();
    start([printerAt('caja', port), printerAt('cocina', kitchen.port)]);
    const refused = await restaurant.print('Uno', 'caja');
    const dropped = await restaurant.print('Dos', 'cocina');
    await restaurant
      .untilSettled(refused)
      .toMatchObject(failure(`La impresora caja (127.0.0.1:${port}) rechaza la conexión`));
    await restaurant.untilSettled(dropped).toMatchObject(failure('cortó la conexión'));
  });

  test('prints a ticket that it got before a crash and never started', async () => {
    start();
    const greeting = await restaurant.print('Hola');
    await restaurant.untilSettled(greeting).toMatchObject({ estado: 'impreso' });
    await agent?.stop();
    const id = await restaurant.print('Entregado');
    await server.call('POST', '/api/printers/agent/claim', { token: restaurant.token });
    expect((await restaurant.jobs())[0]).toMatchObject({ id, estado: 'enviado' });
    start();
    await restaurant.untilSettled(id).toMatchObject({ estado: 'impreso' });
    expect(till.tickets).toHaveLength(2);
  });

  test('only confirms a printed ticket when it gets it again', async () => {
    start();
    const id = await restaurant.print('Una vez');
    await restaurant.untilSettled(id).toMatchObject({ estado: 'impreso' });
    await server.db
      .updateTable('print_jobs')
      .set({ estado: 'enviado', printed_at: null })
      .where('location_id', '=', restaurant.sede.locationId)
      .where('id', '=', id)
      .execute();
    const next = await restaurant.print('Otra');
    await restaurant.untilSettled(next).toMatchObject({ estado: 'impreso' });
    await restaurant.untilSettled(id).toMatchObject({ estado: 'impreso' });
    expect(till.tickets).toHaveLength(2);
  });

  test('says so when a ticket is for a printer it no longer has', async () => {
    start();
    const greeting = await restaurant.print('Hola', 'cocina');
    await restaurant.untilSettled(greeting).toMatchObject({ estado: 'impreso' });
    await agent?.stop();
    const id = await restaurant.print('Huérfano', 'cocina');
    await server.call('POST', '/api/printers/agent/claim', { token: restaurant.token });
    start([printerAt('caja', till.port)]);
    await restaurant
      .untilSettled(id)
      .toMatchObject(failure('Este agente no tiene la impresora cocina'));
  });

  test('whose token was revoked says so', async () => {
    start();
    await restaurant.untilSettled(await restaurant.print('Hola')).toBeTruthy();
    await restaurant.removeAgent();
    await expect
      .poll(() => lines.join(''), { timeout: 60_000 })
      .toContain('Comanda no acepta el token');
  });

  test('prints many tickets for two printers, each once and in order', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      ids.push(await restaurant.print(`Tiquete ${at}`, at % 2 ? 'caja' : 'cocina'));
    }
    start();
    for (const id of ids) await restaurant.untilSettled(id).toMatchObject({ estado: 'impreso' });
    const printed = (tickets: Buffer[]) =>
      tickets.map((ticket) => Number(/Tiquete (\d+)/.exec(ticket.toString('latin1'))?.[1]));
    expect(printed(till.tickets)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(printed(kitchen.tickets)).toEqual([0, 2, 4, 6, 8, 10]);
  });
});
