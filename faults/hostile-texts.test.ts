import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { startAgent } from '../print-agent/src/agent.ts';
import { openJournal } from '../print-agent/src/journal.ts';
import { openLog } from '../print-agent/src/log.ts';
import { openServerApi } from '../print-agent/src/server-api.ts';
import { startFakePrinter } from '../print-agent/test/fake-printer.ts';
import { makeMenu, makeRestaurant, makeSede } from '../server/test/factories.ts';
import { startTestApp } from '../server/test/harness.ts';
import { HOSTILE, UNSEEN } from './hostile-texts.ts';
import { openWriter } from './hostile-writer.ts';
import type { Schema } from './json-bombs.ts';
import { writeEverywhere } from './write-everywhere.ts';

const server = await startTestApp();
afterAll(() => server.close());
const owner = await makeRestaurant(server.db);
const sede = await makeSede(server.db, owner);
await makeMenu(server.db, sede);
const place = {
  url: server.origin,
  email: owner.email,
  dbName: sede.dbName,
  storeId: sede.locationId,
};
const { token } = owner;

test('hostile texts in every field of the API are stored as harmless text, on paper and in sheets too', async () => {
  const fields = new Set<string>();
  const writer = openWriter(server.origin, token, fields);
  const orders: Order[] = [];
  const texts = Object.values(HOSTILE).slice(0, size(5, 12));
  for (const text of texts) {
    orders.push((await writeEverywhere(writer(text), place, text)).order);
  }
  const free = (await textFields()).filter((field) => !NOT_FREE.test(field));
  expect(free.filter((field) => !fields.has(field))).toEqual([]);

  const stored = await storedTexts();
  expect(stored.filter((text) => UNSEEN.test(text.replaceAll('\n', '')))).toEqual([]);
  expect(stored.some((text) => text.includes(HOSTILE.picture ?? ''))).toBe(true);

  const bytes = await printed(orders);
  const cells = await sheetCells();
  expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell) && !/^-?[\d.,]+$/.test(cell))).toEqual([]);
  for (const { mail } of server.mails) expect(`${mail.subject}${mail.html}`).not.toContain('<img');

  const nul = { dbName: sede.dbName, roles: [{ nombre: 'Uno\u0000', descripcion: 'dos' }] };
  const refused = await server.call('POST', '/api/roles/registerRoles', { token, body: nul });
  expect(refused.status).toBe(400);
  record(
    'texts',
    `${texts.length} hostile texts in each of ${free.length} text fields of the API`,
    `${stored.length} stored texts without a control or hidden character; ${orders.length * 2} tickets of 80 and 58 mm, ` +
      `${bytes} bytes, with only the commands of a ticket; ${cells.length} cells of sheets, no formula`,
  );
});

/**
 * Names of things, secrets, addresses that a mail proves, and what a form was opened with: not free
 * text, and not stored as such.
 */
const NOT_FREE =
  /\.antes\.|(\.(dbName|_id|id|ids\[\]|categoryId|productId|subcategoryIds\[\]|copiaDe|planId|origen|storeId|email|password|actual|nueva|code|registro|token|tokens\[\]|firma|visita|cuenta|mesero|pedido|employee|empleado|pin|cargo|facultades\[\]|estacion|clave|platos\[\]|tipo|metodoPago|turnoId|pedidos\[\]|impresora|fecha|transactionId|aplicar|confirmacion|codigo|codigos\[\]|opcion|grupos\[\]|productos\[\]|antes\[\])|(\.id_sigo)|Upload|archivo)$|\/payments\/events|\/visits\/bill|\/admin\/(login|update|verifyCode)/;

/** Every text that the API takes in a body. */
async function textFields(): Promise<string[]> {
  const { body } = await server.call('GET', '/api/docs/json');
  const found = new Set<string>();
  const walk = (schema: Schema, at: string) => {
    for (const one of schema.anyOf ?? []) walk(one, at);
    const isFree = !schema.enum && schema.format !== 'uuid';
    if ([schema.type].flat().includes('string') && isFree) found.add(at);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      walk(field, `${at}.${name}`);
    }
    if (schema.items) walk(schema.items, `${at}[]`);
  };
  type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
  const paths: Record<string, Record<string, Operation>> = body.paths;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const [content] = Object.values(requestBody?.content ?? {});
      if (content) walk(content.schema, `${method.toUpperCase()} ${path} `);
    }
  }
  return [...found];
}

/** Every text in every column of every table, those inside JSON too. */
async function storedTexts(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    SELECT table_name AS "table", column_name AS "column", data_type AS type
    FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb', 'ARRAY')
      AND table_name NOT IN ('schema_migrations', 'plans')
      AND is_generated = 'NEVER'`.execute(server.db);
  const texts: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: unknown }>`
      SELECT to_jsonb(${sql.ref(column)}) AS value FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} IS NOT NULL`.execute(server.db);
    for (const { value } of rows) texts.push(...textsIn(value));
  }
  return texts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(textsIn)];
}

/** How a ticket starts, and how it is fed and cut: the only commands allowed. */
const START = '\x1b@\x1c.\x1bM\x00\x1bt\x02';
const END = '\n\n\n\n\x1dV\x01\n';

/** Prints each order on both papers through an agent, and returns the number of bytes. */
async function printed(orders: Order[]): Promise<number> {
  const printers = [await startFakePrinter(), await startFakePrinter()];
  const papers = [
    { target: 'ancha', columns: 48 },
    { target: 'angosta', columns: 32 },
  ] as const;
  const dir = mkdtempSync(join(tmpdir(), 'comanda-agente-'));
  const journal = openJournal(dir);
  const made = await server.call('POST', '/api/printers/agents', {
    token,
    body: { dbName: sede.dbName, nombre: 'Caja' },
  });
  const account = { url: server.origin, token: String(made.body.data.token) };
  await openServerApi(account).hello([...papers]);
  for (const order of orders) {
    for (const { target } of papers) {
      const body = { storeId: sede.locationId, target, orderId: order._id };
      expect((await server.call('POST', '/api/printers/print', { token, body })).status).toBe(202);
    }
  }
  const agent = startAgent({
    server: openServerApi(account),
    openHints: () => ({ listen: () => undefined, close: () => undefined }),
    printers: papers.map(({ target, columns }, at) => ({
      target,
      columns,
      host: '127.0.0.1',
      port: printers[at]?.port ?? 0,
      closesAfterTicket: true,
    })),
    journal,
    log: openLog('silent', () => undefined),
  });
  await expect
    .poll(() => printers.map(({ tickets }) => tickets.length), { timeout: 120_000 })
    .toEqual([orders.length, orders.length]);
  await agent.stop();
  journal.close();
  rmSync(dir, { recursive: true });
  let bytes = 0;
  for (const [at, printer] of printers.entries()) {
    for (const ticket of printer.tickets) {
      const all = ticket.toString('latin1');
      expect([all.slice(0, START.length), all.slice(-END.length)]).toEqual([START, END]);
      const rows = all.slice(START.length, -END.length).split('\n');
      const letters = Buffer.from(rows.join(''), 'latin1');
      expect([...letters].filter((byte) => byte < 0x20 || byte === 0x7f)).toEqual([]);
      const widest = Math.max(...rows.map((row) => row.length));
      expect(widest).toBeLessThanOrEqual(papers[at]?.columns ?? 0);
      bytes += ticket.length;
    }
    await printer.close();
  }
  return bytes;
}

/** The cells of every sheet that an owner can download. */
async function sheetCells(): Promise<string[]> {
  const of = `dbName=${sede.dbName}`;
  const cells: string[] = [];
  for (const url of [
    `/api/menu/export?${of}`,
    `/api/reports/summary.csv?${of}`,
    '/api/reports/restaurant.csv',
  ]) {
    const { status, body } = await server.call('GET', url, { token });
    expect(status).toBe(200);
    cells.push(...cellsOf(String(body)));
  }
  return cells;
}

/** Splits a sheet as a spreadsheet does. */
function cellsOf(sheet: string): string[] {
  const separator = sheet.split('\n')[0]?.includes(';') ? ';' : ',';
  const cell = new RegExp(`"((?:[^"]|"")*)"|[^${separator}\\r\\n"]+`, 'g');
  return [...sheet.replace(/^\ufeff/, '').matchAll(cell)].map(
    ([whole, quoted]) => quoted?.replaceAll('""', '"') ?? whole,
  );
}
