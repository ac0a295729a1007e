import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startNode, startTestApp } from '../../server/test/harness.ts';
import { killAgentProcesses, startAgentProcess } from '../test/agent-process.ts';
import { startFakePrinter } from '../test/fake-printer.ts';
import { startRelay } from '../test/relay.ts';
import { openRestaurant } from '../test/restaurant.ts';
import { HALF_DONE } from './journal.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let restaurant: Awaited<ReturnType<typeof openRestaurant>>;
let printer: Awaited<ReturnType<typeof startFakePrinter>>;
let relay: Awaited<ReturnType<typeof startRelay>>;
let dir: string;
let restarted: Awaited<ReturnType<typeof startNode>> | undefined;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'comanda-agente-'));
  restaurant = await openRestaurant(server);
  printer = await startFakePrinter();
  relay = await startRelay(server.origin);
});
afterEach(async () => {
  killAgentProcesses();
  relay.close();
  await restarted?.close();
  restarted = undefined;
  await printer.close();
  rmSync(dir, { recursive: true, force: true });
});

const start = (extra: Record<string, string> = {}) =>
  startAgentProcess({
    COMANDA_URL: relay.origin,
    AGENT_TOKEN: restaurant.token,
    PRINTERS: `caja=127.0.0.1:${printer.port}`,
    AGENT_DIR: dir,
    ...extra,
  });

describe('the program', () => {
  test('prints a ticket once, byte by byte, and ends on a signal', async () => {
    const agent = start();
    const id = await restaurant.print('Jalapeño ¿sí? $32.900');
    await restaurant.untilSettled(id).toMatchObject({ estado: 'impreso', error: null });
    const [ticket = '', ...others] = printer.tickets.map((bytes) => bytes.toString('latin1'));
    expect(others).toEqual([]);
    const head = '\x1b@\x1c.\x1bM\x00\x1bt\x02Jalape\xa4o \xa8s\xa1? $32.900\n\nTexto libre de ';
    const cut = '\n\n\n\n\n\x1dV\x01\n';
    expect([ticket.slice(0, head.length), ticket.slice(-cut.length)]).toEqual([head, cut]);
    // Between them is the rest of the signature.
    expect(ticket.slice(head.length, -cut.length)).toMatch(/^\P{Cc}+(\n\P{Cc}+)?$/u);
    expect(await agent.end('SIGTERM')).toBe(0);
    expect(agent.output()).toContain(`Conectado a la sede ${restaurant.sede.dbName}`);
    expect(printer.tickets).toHaveLength(1);
  });

  test('hears of a ticket at once', async () => {
    const agent = start();
    await expect.poll(agent.output, { timeout: 60_000 }).toContain('Conectado');
    for (let count = 1; count <= 3; count += 1) {
      const id = await restaurant.print(`Tiquete ${count}`);
      await restaurant.untilSettled(id, 5_000).toMatchObject({ estado: 'impreso' });
    }
    expect(printer.tickets).toHaveLength(3);
  });

  test('killed in the middle of a ticket reports it and does not print it again', async () => {
    printer.become('keeps open');
    const agent = start();
    const id = await restaurant.print('A medias');
    await printer.untilPrinted(1);
    await agent.end('SIGKILL');
    expect(await restaurant.jobs()).toMatchObject([{ estado: 'enviado' }]);
    printer.become('records');
    start();
    await restaurant.untilSettled(id).toMatchObject({ estado: 'fallido', error: HALF_DONE });
    const next = await restaurant.print('El siguiente');
    await restaurant.untilSettled(next).toMatchObject({ estado: 'impreso' });
    expect(printer.tickets).toHaveLength(2);
  });

  test('reports later what it printed while the server was down, even if it was killed meanwhile', async () => {
    printer.become('stalls');
    const agent = start();
    const id = await restaurant.print('Sin servidor');
    await printer.untilConnected();
    relay.cut();
    printer.become('records');
    await expect.poll(agent.output, { timeout: 60_000 }).toContain(`Tiquete ${id} impreso`);
    await agent.end('SIGKILL');
    expect(await restaurant.jobs()).toMatchObject([{ estado: 'enviado' }]);
    restarted = await startNode(server.db);
    start();
    relay.leadTo(restarted.origin);
    await restaurant.untilSettled(id).toMatchObject({ estado: 'impreso' });
    expect(printer.tickets).toHaveLength(1);
  });

  test('finishes the current ticket before it ends', async () => {
    printer.become('stalls');
    const agent = start();
    const id = await restaurant.print('El último');
    await printer.untilConnected();
    const ended = agent.end('SIGTERM');
    await expect.poll(agent.output, { timeout: 60_000 }).toContain('Terminando');
    printer.become('records');
    expect(await ended).toBe(0);
    expect((await restaurant.jobs()).find((job) => job.id === id)?.estado).toBe('impreso');
  });

  test('does not start twice with one folder, nor with a wrong set-up', async () => {
    const first = start();
    await expect.poll(first.output, { timeout: 60_000 }).toContain('Conectado');
    const second = start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('otro agente de impresión ya usa');
    const wrong = start({ PRINTERS: 'caja', AGENT_TOKEN: '' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toMatch(/AGENT_TOKEN: falta.*\n.*PRINTERS: «caja»/);
  });
});
