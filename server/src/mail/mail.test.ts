import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import type { Letter } from '../db/tables.ts';
import { composeLetter } from './letters.ts';
import { openMailer } from './mailer.ts';
import { openOutbox } from './outbox.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let smtp: SMTPServer;
let smtpUrl: string;
let isRefusing = false;
const received: { to: string; raw: string }[] = [];
const MAIL_FROM = 'Comanda <no-responder@comanda.example>';
const letter: Letter = { kind: 'verificar_correo', code: '012345' };

beforeAll(async () => {
  database = await openTestDatabase();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      if (isRefusing) return done(new Error('buzón lleno'));
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      received.push({ to, raw: Buffer.concat(chunks).toString() });
      done();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  isRefusing = false;
  received.length = 0;
  await database.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.close();
});

const outboxOver = (SMTP_URL: string | undefined, DATA_DIR = '/nada') =>
  openOutbox(
    database.db,
    openMailer({ SMTP_URL, MAIL_FROM, DATA_DIR }, () => undefined),
    () => undefined,
  );

test('a mail goes through SMTP with its HTML and its text', async () => {
  const outbox = outboxOver(smtpUrl);
  await outbox.write(database.db, 'ana@correo.example', letter);
  await outbox.deliver();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toBe('ana@correo.example');
  expect(received[0]?.raw).toContain('Content-Type: text/plain');
  expect(received[0]?.raw).toContain('Content-Type: text/html');
  expect(received[0]?.raw).toContain('012345');
});

test('the mail about an order names the restaurant and holds the link, in both forms', async () => {
  const url = 'https://comanda.example/pedido?sede=centro&seguimiento=abc';
  const outbox = outboxOver(smtpUrl);
  await outbox.write(database.db, 'ana@correo.example', {
    kind: 'pedido_recibido',
    restaurante: 'La Sazon',
    sede: 'Centro',
    pedido: 'A1B2C',
    total: 32_900,
    url,
  });
  await outbox.deliver();
  const raw = (received[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(raw).toContain('Subject: La Sazon: recibimos tu pedido A1B2C');
  expect(raw).toContain('$32.900 COP');
  expect(raw).toContain(`\r\n${url}\r\n`);
  expect(raw).toContain(`href="${url.replace('&', '&amp;')}"`);
});

test('the content of a sent mail is not kept, only that it was sent', async () => {
  const outbox = outboxOver(smtpUrl);
  await outbox.write(database.db, 'ana@correo.example', letter);
  await outbox.deliver();
  const rows = await database.db.selectFrom('mails').selectAll().execute();
  expect(rows[0]?.sent_at).not.toBeNull();
  expect(JSON.stringify(rows)).not.toContain('012345');
});

test('a mail that was refused waits and is sent at a later try', async () => {
  const outbox = outboxOver(smtpUrl);
  isRefusing = true;
  await outbox.write(database.db, 'ana@correo.example', letter);
  await outbox.deliver();
  expect(received).toHaveLength(0);
  isRefusing = false;
  await outbox.deliver();
  expect(received).toHaveLength(0);
  await database.db.updateTable('mails').set({ next_try_at: new Date() }).execute();
  await outbox.deliver();
  expect(received).toHaveLength(1);
});

test('a round that failed does not end the later ones', async () => {
  const outbox = outboxOver(smtpUrl);
  await database.db.schema.alterTable('mails').renameTo('cartas').execute();
  await expect(outbox.deliver()).rejects.toThrow();
  await database.db.schema.alterTable('cartas').renameTo('mails').execute();
  await outbox.write(database.db, 'ana@correo.example', letter);
  await outbox.deliver();
  expect(received).toHaveLength(1);
});

test('two nodes that send at once send each mail once', async () => {
  const nodes = [outboxOver(smtpUrl), outboxOver(smtpUrl)] as const;
  for (let n = 0; n < 10; n++) await nodes[0].write(database.db, `p${n}@correo.example`, letter);
  await Promise.all(nodes.map((node) => node.deliver()));
  expect(received.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 10 }, (_, n) => `p${n}@correo.example`).sort(),
  );
});

test('a mail of a transaction that failed is never sent', async () => {
  const outbox = outboxOver(smtpUrl);
  const work = database.db.transaction().execute(async (tx) => {
    await outbox.write(tx, 'ana@correo.example', letter);
    throw new Error('algo falló');
  });
  await expect(work).rejects.toThrow();
  await outbox.deliver();
  expect(received).toHaveLength(0);
});

test('without SMTP each mail is a file that a mail program opens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-'));
  const outbox = outboxOver(undefined, folder);
  await outbox.write(database.db, 'ana@correo.example', letter);
  await outbox.deliver();
  const [file] = await readdir(join(folder, 'mail'));
  expect(file).toMatch(/\.eml$/);
  const text = await readFile(join(folder, 'mail', file ?? ''), 'utf8');
  expect(text).toContain('To: ana@correo.example');
  await rm(folder, { recursive: true });
});

test('what people typed cannot become markup in a mail', () => {
  const { html } = composeLetter({
    kind: 'recibo_de_pago',
    plan: '<script>alert(1)</script>',
    pesos: 50_000,
    transactionId: '1-2-3',
    fechaFin: '2026-12-12T12:00:00.000Z',
    url: 'https://comanda.example/"onload="x',
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('"onload');
  expect(html).toContain('12 de diciembre de 2026');
});
