import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { startTestApp } from '../server/test/harness.ts';
import { openTenant, requestsOf, SECRET, type Tenant, type TenantRequest } from './tenant.ts';

const server = await startTestApp();
afterAll(() => server.close());

test('every request of one restaurant, replayed by another, reads and changes nothing', async () => {
  const first = await openTenant(server.db);
  const second = await openTenant(server.db);
  await hideSecrets(first);
  const requests = await requestsOf(server, first);
  const before = await rowsOf(first);

  let replays = 0;
  for (const request of requests) {
    for (const token of [...Object.values(second.tokens), undefined]) {
      for (const aimed of [request, aimedAt(second, first, request)]) {
        const answer = await send(aimed, token);
        const what = `${aimed.method} ${aimed.url} ${answer.status} ${JSON.stringify(answer.body)}`;
        expect(what.replaceAll(`q=${SECRET}`, '')).not.toContain(SECRET);
        expect(answer.status, what).toBeLessThan(500);
        replays += 1;
      }
    }
  }
  expect(await rowsOf(first)).toEqual(before);

  // Refused because of who asked, and for no other reason.
  for (const request of requests) {
    const { status, body } = await send(request, first.tokens[request.as]);
    const what = `${request.method} ${request.url} ${JSON.stringify(body)}`;
    expect(status, what).toBeLessThan(300);
  }
  record(
    'tenants',
    `${requests.length} requests of one restaurant replayed with the sessions of another`,
    `${replays} replays, at its sede and at their own: nothing read, nothing changed`,
  );
});

const SECRET_COLUMNS = [
  ['clients', 'nombre'],
  ['clients', 'direccion'],
  ['employees', 'direccion'],
  ['roles', 'descripcion'],
] as const;

async function hideSecrets({ owner }: Tenant): Promise<void> {
  for (const [table, column] of SECRET_COLUMNS) {
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${SECRET}
      WHERE restaurant_id = ${owner.id}`.execute(server.db);
  }
}

function send({ method, url, body }: TenantRequest, token: string | undefined) {
  return server.call(method, url, { token, ...(body && { body }) });
}

/** The same request for the other's own sede and account, with the first one's ids still in it. */
function aimedAt(other: Tenant, from: Tenant, request: TenantRequest): TenantRequest {
  const swap = (text: string) =>
    text
      .replaceAll(from.sede.dbName, other.sede.dbName)
      .replaceAll(from.owner.email, other.owner.email);
  const { body } = request;
  if (!body) return { ...request, url: swap(request.url) };
  if (!(body instanceof FormData)) {
    return { ...request, url: swap(request.url), body: JSON.parse(swap(JSON.stringify(body))) };
  }
  const form = new FormData();
  for (const [name, value] of body)
    form.append(name, typeof value === 'string' ? swap(value) : value);
  return { ...request, url: swap(request.url), body: form };
}

/** Everything a restaurant has, table by table. */
async function rowsOf({ owner }: Tenant): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'restaurant_id'
    ORDER BY 1`.execute(server.db);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(t) AS row FROM ${sql.table(name)} t
      WHERE t.restaurant_id = ${owner.id} ORDER BY 1`.execute(server.db);
    all[name] = rows;
  }
  return all;
}
