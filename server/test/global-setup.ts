import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { startCountingCluster } from './counting-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database with the schema in it, from which each test file copies its own. */
    templateUrl: string;
  }
}

/** One real PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-'));
  const cluster = await startCountingCluster(dataDir);
  const templateUrl = cluster.url.replace(/\/comanda$/, '/plantilla');
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('CREATE DATABASE plantilla');
  await client.end();
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
