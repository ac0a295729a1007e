import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAgent } from './agent.ts';
import { type Journal, openJournal } from './journal.ts';
import { openLog } from './log.ts';
import { type ServerApi, ServerAway, TokenRefused } from './server-api.ts';

let dir: string;
let journal: Journal;
let lines: string[];

beforeEach(() => {
  vi.useFakeTimers();
  dir = mkdtempSync(join(tmpdir(), 'comanda-agente-'));
  journal = openJournal(dir);
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
  journal.close();
  rmSync(dir, { recursive: true });
});

/** A server that answers as `answer` does. */
function startWith(answer: () => Promise<void>) {
  const hello = vi.fn(async () => {
    await answer();
    return { sede: 'centro', nombre: 'Equipo de caja' };
  });
  const server: ServerApi = {
    hello,
    claim: () => answer().then(() => null),
    settle: async () => true,
  };
  const agent = startAgent({
    server,
    openHints: () => ({ listen: () => undefined, close: () => undefined }),
    printers: [],
    journal,
    log: openLog('info', (line) => lines.push(line)),
  });
  return { agent, hello };
}

const said = (text: string) => lines.filter((line) => line.includes(text)).length;

describe('an agent without its server', () => {
  test('asks once a minute with a refused token, says so once, and recovers by itself', async () => {
    let isRefused = true;
    const { agent, hello } = startWith(async () => {
      if (isRefused) throw new TokenRefused();
    });
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    expect(hello).toHaveBeenCalledTimes(10);
    expect(said('no acepta el token')).toBe(1);
    isRefused = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said('Conectado a la sede centro')).toBe(1);
    await agent.stop();
  });

  test('asks less and less often while the server is down, and says so once', async () => {
    const { agent, hello } = startWith(async () => {
      throw new ServerAway('no se llega');
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(hello.mock.calls.length).toBeGreaterThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    const inAnHour = hello.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(hello.mock.calls.length - inAnHour).toBeGreaterThanOrEqual(60 * 2 - 1);
    expect(hello.mock.calls.length - inAnHour).toBeLessThan(60 * 6);
    expect(said('Sin conexión con Comanda: no se llega.')).toBe(1);
    await agent.stop();
  });
});
