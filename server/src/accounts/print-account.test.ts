import { randomUUID } from 'node:crypto';
import type { Account } from '@comanda/contract/accounts/accounts';
import type { AuditEntry } from '@comanda/contract/audit/audit';
import { ticketMessages } from '@comanda/contract/printing/printing.messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';
import { atTill, NO_TIP } from '../../test/till.ts';
import { dropOldTickets } from '../printing/printing.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let till: ReturnType<typeof atTill>;
let next = 0;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
  till = atTill(service);
  await till.settings({
    impuestos: { regimen: 'inc', tarifa: 8 },
    tiquete: { nit: '900123456-8', uvt: 0 },
  });
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const order = (cantidad: number, extra: object = {}) =>
  service.create({ mesa, productos: [line('BANDEJA', PRICE, { cantidad })], ...extra });
const print = (id: string | null, que: string, extra: object = {}, key?: string, token?: string) =>
  till.post(`/api/accounts/${id}/print`, { que, ...extra }, key, token);
const isDuplicate = (text: string) => text.includes(ticketMessages.duplicate);
const money = (text: string, words: string) =>
  new RegExp(`^ *${words} +-?\\$([\\d.]+)$`, 'm').exec(text)?.[1]?.replaceAll('.', '');

/** A table that was asked for its tip. */
async function asked(answer: object = NO_TIP): Promise<Account> {
  const account = await tables.at(mesa);
  const { body } = await tables.bill(account, { propina: answer });
  return body.data;
}

async function greet(target: string, columns: 32 | 48) {
  const { server, restaurant, sede } = service;
  const made = await server.call('POST', '/api/printers/agents', {
    token: restaurant.token,
    body: { dbName: sede.dbName, nombre: target },
  });
  const { token } = made.body.data;
  const post = (path: string, body: object) =>
    server.call('POST', `/api/printers/agent/${path}`, { token, body });
  await post('hello', { impresoras: [{ target, columns }] });
  return {
    claim: async () => (await post('claim', {})).body.data,
    finish: (id: string, outcome: object) => post(`jobs/${id}`, outcome),
  };
}

const TIPS = { sugerir: true, porcentaje: 10, directas: false, destino: 'el personal de servicio' };

describe('the ticket of an order', () => {
  const ticket = (orderId: string, target = 'caja') =>
    till.post('/api/printers/print', { storeId: service.sede.locationId, target, orderId });

  test.each(['caja', 'navegador'])(
    'of a table waits for the answer about the tip too: %s',
    async (target) => {
      const { _id } = await order(1);
      const early = await ticket(_id, target);
      expect([early.status, early.body.code]).toEqual([409, 'propina_sin_preguntar']);
      await asked();
      expect((await ticket(_id, target)).status).toBe(202);
      const next = await order(1);
      expect((await ticket(next._id, target)).body.code).toBe('propina_sin_preguntar');
      const { body } = await till.pay(next.cuentaId, {
        pagos: [{ metodo: 'nequi', valor: 2 * PRICE }],
      });
      expect(body.data.estado).toBe('cerrada');
      expect((await ticket(next._id, target)).status).toBe(202);
    },
  );

  test('of no table, or where the sede suggests no tip, is printed as ever', async () => {
    const counter = await order(1, { tipo: 'para_llevar', mesa: undefined });
    expect((await ticket(counter._id)).status).toBe(202);
    const { _id } = await order(1);
    await till.settings({ propina: { ...TIPS, sugerir: false } });
    expect((await ticket(_id)).status).toBe(202);
    await till.settings({ propina: TIPS });
  });

  test('that came out of a browser waits for no printer', async () => {
    const counter = await order(1, { tipo: 'para_llevar', mesa: undefined });
    const { body } = await ticket(counter._id, 'navegador');
    const { db } = service.server;
    const job = await db
      .selectFrom('print_jobs')
      .select(['estado', 'printed_at'])
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow();
    expect(job).toEqual({ estado: 'impreso', printed_at: expect.any(Date) });
  });
});

describe('the detail before payment', () => {
  test('waits for the answer about the tip, and again after a new round', async () => {
    const { cuentaId } = await order(2);
    const early = await print(cuentaId, 'detalle');
    expect([early.status, early.body.code]).toEqual([409, 'propina_sin_preguntar']);

    await asked({ respuesta: 'otro', valor: 5_000 });
    const { status, body } = await print(cuentaId, 'detalle');
    expect([status, body.data.id]).toEqual([200, null]);
    const { texto } = body.data;
    const { totales } = (await tables.at(mesa)) ?? {};
    expect(texto).toContain('DETALLE DE CONSUMO — no es factura');
    expect(texto).toContain('NIT 900.123.456-8');
    expect(texto).toContain(`Mesa ${mesa}\n`);
    expect(money(texto, 'TOTAL')).toBe(String(totales?.total));
    expect(money(texto, 'Incluye Impoconsumo 8 %')).toBe(String(totales?.impuestos[0]?.valor));
    expect(money(texto, 'TOTAL CON PROPINA')).toBe(String(2 * PRICE + 5_000));

    await order(1);
    expect((await print(cuentaId, 'detalle')).body.code).toBe('propina_sin_preguntar');
  });

  test('is printed without a question where the sede suggests no tip', async () => {
    const propina = { porcentaje: 10, directas: false, destino: 'todos' };
    await till.settings({ propina: { ...propina, sugerir: false } });
    const { cuentaId } = await order(1);
    const { status, body } = await print(cuentaId, 'detalle');
    expect(status).toBe(200);
    expect(body.data.texto).not.toContain('Propina voluntaria');
    await till.settings({ propina: { ...propina, sugerir: true } });
  });

  test('says DUPLICADO the second time, until something of the account changes', async () => {
    const { cuentaId } = await order(2);
    await asked();
    const printed = async () => isDuplicate((await print(cuentaId, 'detalle')).body.data.texto);
    expect([await printed(), await printed()]).toEqual([false, true]);
    await till.pay(cuentaId, { pagos: [{ metodo: 'nequi', valor: 10_000 }] });
    expect(await printed()).toBe(false);
  });

  test('of an account that is closed is refused, and so is one that nobody knows', async () => {
    const { cuentaId } = await order(1);
    await till.pay(cuentaId, { pagos: [{ metodo: 'nequi', valor: PRICE }] });
    expect((await print(cuentaId, 'detalle')).body.code).toBe('cuenta_cerrada');
    for (const id of [randomUUID(), 'x']) {
      expect((await print(id, 'detalle')).body.code).toBe('cuenta_desconocida');
    }
    expect((await print(cuentaId, 'detalle', {}, undefined, service.cook.token)).status).toBe(403);
  });
});

describe('the receipt', () => {
  const paid = async () => {
    const { cuentaId } = await order(2);
    const pagos = [
      { metodo: 'efectivo', valor: PRICE, recibido: 50_000 },
      { metodo: 'nequi', valor: PRICE, referencia: 'M-1\u001b@' },
    ];
    const { body } = await till.pay(cuentaId, { pagos });
    return { cuentaId, account: body.data as Account };
  };

  test('is made from what is stored: number, methods, change and references without commands', async () => {
    const { cuentaId, account } = await paid();
    const { texto } = (await print(cuentaId, 'comprobante')).body.data;
    expect(texto).toContain('COMPROBANTE DE PAGO — no es factura');
    expect(texto).toContain(`Cuenta ${account.numero}\n`);
    expect(money(texto, 'Vueltas')).toBe(String(50_000 - PRICE));
    expect(money(texto, 'TOTAL PAGADO')).toBe(String(2 * PRICE));
    expect(texto).toContain('Ref. M-1@');
    expect(texto.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('has nothing to say of an account without payments; of a part of it, it says what is left', async () => {
    const { cuentaId } = await order(2);
    const early = await print(cuentaId, 'comprobante');
    expect([early.status, early.body.code]).toEqual([422, 'regla_incumplida']);
    await till.pay(cuentaId, { pagos: [{ metodo: 'nequi', valor: PRICE }] });
    const { texto } = (await print(cuentaId, 'comprobante')).body.data;
    expect(texto).not.toContain('Cuenta ');
    expect(money(texto, 'FALTA')).toBe(String(PRICE));
  });

  test('asked for with one key is one paper; another one says DUPLICADO, also after its ticket is gone', async () => {
    const { cuentaId } = await paid();
    const key = randomUUID();
    const first = (await print(cuentaId, 'comprobante', {}, key)).body.data;
    expect((await print(cuentaId, 'comprobante', {}, key)).body.data).toEqual(first);
    expect((await print(cuentaId, 'detalle', {}, key)).body.code).toBe('clave_reutilizada');
    expect(isDuplicate(first.texto)).toBe(false);
    expect(isDuplicate((await print(cuentaId, 'comprobante')).body.data.texto)).toBe(true);

    const { db } = service.server;
    await db
      .updateTable('print_jobs')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('asunto', '=', `cuenta ${cuentaId}`)
      .execute();
    await dropOldTickets(db);
    expect(isDuplicate((await print(cuentaId, 'comprobante')).body.data.texto)).toBe(true);
  });

  test('is laid out for the printer if it is connected, and one that failed was not printed', async () => {
    const agent = await greet('angosta', 32);
    const { cuentaId } = await paid();
    const on = { impresora: 'angosta' };
    const first = (await print(cuentaId, 'comprobante', on)).body.data;
    const job = await agent.claim();
    expect(job).toMatchObject({ id: first.id, text: first.texto });
    expect(Math.max(...first.texto.split('\n').map((row: string) => row.length))).toBe(32);
    await agent.finish(job.id, { estado: 'fallido', error: 'Sin papel' });

    const here = (await print(cuentaId, 'comprobante', { ...on, navegador: true })).body.data;
    expect([here.id, isDuplicate(here.texto)]).toEqual([null, false]);
    expect(isDuplicate((await print(cuentaId, 'comprobante', on)).body.data.texto)).toBe(true);
  });

  test('is in the audit log with who printed it and where', async () => {
    const { cuentaId, account } = await paid();
    await print(cuentaId, 'comprobante');
    const { server, restaurant, cashier } = service;
    const [entry]: AuditEntry[] = (await server.call('GET', '/api/audit?limit=1', restaurant)).body
      .data;
    expect(entry).toMatchObject({
      actor: { id: cashier.id },
      accion: 'impreso',
      entidad: 'cuenta',
      entidadId: cuentaId,
      despues: {
        documento: 'comprobante',
        numero: account.numero,
        impresora: 'navegador',
        duplicado: false,
      },
    });
  });

  test('five at once are one receipt and four copies', async () => {
    const { cuentaId } = await paid();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => print(cuentaId, 'comprobante')),
    );
    const copies = answers.filter(({ body }) => isDuplicate(body.data.texto));
    expect(copies).toHaveLength(4);
  });
});
