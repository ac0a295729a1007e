import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { openCitusTemplate } from './citus/template.ts';
import { startCountingCluster } from './counting-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database with the schema in it, from which each test file copies its own. */
    templateUrl: string;
    /** Where its copies are made: one server, or all of a Citus. */
    serverUrls: string[];
  }
}

/**
 * Nothing outlives the run, and to wait for the disk at each of its hundreds of databases is most of
 * what they cost. Tests that kill PostgreSQL have a durable one of their own.
 */
const NOT_DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** One real PostgreSQL for the whole run, or the Citus that `CITUS_URL` names. */
export default async function setup(project: TestProject) {
  if (process.env.CITUS_URL) {
    const { templateUrl, serverUrls } = await openCitusTemplate(process.env.CITUS_URL);
    project.provide('templateUrl', templateUrl);
    project.provide('serverUrls', serverUrls);
    return undefined;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-'));
  const cluster = await startCountingCluster(dataDir);
  const templateUrl = cluster.url.replace(/\/comanda$/, '/plantilla');
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  for (const setting of NOT_DURABLE) await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
  await client.query('CREATE DATABASE plantilla');
  await client.end();
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  project.provide('serverUrls', [templateUrl.replace(/\/plantilla$/, '/postgres')]);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
