import pg from 'pg';
import { distribute } from '../../src/distribution/distribute.ts';

/**
 * The template of the tests' databases on a real Citus: on each of its servers a database of the
 * same name, so that a copy of all of them is again a distributed database. `url`: a database of the
 * coordinator in which its workers are registered.
 */
export async function openCitusTemplate(url: string) {
  const servers = await query<{ host: string; port: number }>(
    url,
    `SELECT nodename AS host, nodeport AS port FROM pg_dist_node
     WHERE noderole = 'primary' ORDER BY groupid`,
  );
  const at = ({ host, port }: { host: string; port: number }, database: string) => {
    const address = new URL(url);
    Object.assign(address, { hostname: host, port: String(port), pathname: `/${database}` });
    return String(address);
  };
  const [coordinator, ...workers] = servers;
  if (!coordinator || workers.length === 0) throw new Error('CITUS_URL: no workers registered.');
  const serverUrls = servers.map((server) => at(server, 'postgres'));
  for (const admin of serverUrls) {
    const left = await query<{ name: string }>(
      admin,
      `SELECT datname AS name FROM pg_database WHERE datname = 'plantilla' OR datname ~ '^prueba_'`,
    );
    for (const { name } of left) await query(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
  // Off unless it is asked for, and the tests count with it.
  await query(at(coordinator, 'postgres'), 'ALTER SYSTEM SET citus.enable_stat_counters = on');
  await query(at(coordinator, 'postgres'), 'SELECT pg_reload_conf()');
  const templateUrl = await openCitusDatabase(serverUrls, 'plantilla');
  await distribute(templateUrl);
  // Citus keeps a process in each of its databases, and a database in use cannot be copied.
  for (const admin of serverUrls) {
    await query(admin, 'ALTER DATABASE plantilla ALLOW_CONNECTIONS false');
    await query(
      admin,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'plantilla'`,
    );
  }
  return { templateUrl, serverUrls };
}

/** A new database with its servers, the coordinator first, and no tables. */
export async function openCitusDatabase(
  serverUrls: readonly string[],
  name: string,
): Promise<string> {
  const urls = serverUrls.map((admin) => String(Object.assign(new URL(admin), { pathname: name })));
  for (const [at, url] of urls.entries()) {
    await query(serverUrls[at] ?? '', `CREATE DATABASE ${name} TEMPLATE template0`);
    await query(url, 'CREATE EXTENSION citus');
  }
  const [coordinator = '', ...workers] = urls;
  const place = (url: string) => {
    const { hostname, port } = new URL(url);
    return [hostname, port || '5432'];
  };
  await query(coordinator, 'SELECT citus_set_coordinator_host($1, $2)', place(coordinator));
  for (const worker of workers) {
    await query(coordinator, 'SELECT citus_add_node($1, $2)', place(worker));
  }
  return coordinator;
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
