import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, stop } from './product-process.ts';

/** The data of a product that was started once: its database with the demo. */
export async function makeDemoFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-demo-'));
  const dataDir = join(folder, 'data');
  const { server } = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  await stop(server, 'SIGTERM');
  return { dataDir, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** With such data a product has a fourth of the work to start. Each file keeps its owner, as PostgreSQL wants it. */
export function copyDemo(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
