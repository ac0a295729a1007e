import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAgentProcess } from '../print-agent/test/agent-process.ts';
import { startFakePrinter } from '../print-agent/test/fake-printer.ts';
import { DEMO, ownerToken } from './api.ts';
import { expect } from './product.ts';

/** The till's printer on a port of its own, and the agent beside it. */
export async function startTillPrinter(url: string) {
  const printer = await startFakePrinter();
  const agent = await startPrintAgent(url, 'caja', printer.port);
  return {
    /** What was printed so far; letters with accents stand in the code page of the printer. */
    tickets: () => printer.tickets.map((bytes) => bytes.toString('latin1')),
    stop: async () => {
      await agent.stop();
      await printer.close();
    },
  };
}

/** An agent that knows one printer, whether or not that is on. */
export async function startPrintAgent(url: string, target: string, port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-agent-'));
  const agent = startAgentProcess({
    COMANDA_URL: url,
    AGENT_TOKEN: await newAgent(url),
    PRINTERS: `${target}=127.0.0.1:${port}:80`,
    AGENT_DIR: folder,
  });
  await expect.poll(() => isConnected(url, target)).toBe(true);
  return {
    stop: async () => {
      await agent.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newAgent(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/printers/agents`, {
    method: 'POST',
    headers: await owner(url),
    body: JSON.stringify({ dbName: DEMO.dbName, nombre: 'Equipo de caja' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function isConnected(url: string, target: string): Promise<boolean> {
  const headers = await owner(url);
  const answer = await fetch(`${url}/api/printers?dbName=${DEMO.dbName}`, { headers });
  const { data } = (await answer.json()) as { data: { target: string; conectado: boolean }[] };
  return data.some((printer) => printer.target === target && printer.conectado);
}

async function owner(url: string) {
  return {
    authorization: `Bearer ${await ownerToken(url)}`,
    'content-type': 'application/json',
  };
}
