import type { AuditEntry } from '@comanda/contract/audit/audit';
import { bogotaDateTime } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { printingMessages, ticketMessages } from '@comanda/contract/printing/printing.messages';
import { ticketText } from '@comanda/contract/printing/ticket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMenu, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let names: { nombre: string; restaurante: string };

beforeAll(async () => {
  service = await openService();
  const { server, restaurant, sede } = service;
  const { body } = await server.call(
    'GET',
    `/api/locations/getLocationsByPath?path=${restaurant.path}`,
  );
  const here = body.data.find(({ dbName }: { dbName: string }) => dbName === sede.dbName);
  names = { nombre: here.nombre, restaurante: body.restaurante.nombre };
});
afterAll(() => service.server.close());

const print = (body: object, token = service.cashier.token, key?: string) =>
  service.server.call('POST', '/api/printers/print', {
    token,
    body: { storeId: service.sede.locationId, target: 'caja', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function queued(body: object, token?: string) {
  const answer = await print(body, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return service.server.db
    .selectFrom('print_jobs')
    .selectAll()
    .where('id', '=', answer.body.data.id)
    .executeTakeFirstOrThrow();
}

async function newest(): Promise<AuditEntry> {
  const { server, restaurant } = service;
  return (await server.call('GET', '/api/audit?limit=1', { token: restaurant.token })).body.data[0];
}

async function greet(...impresoras: object[]) {
  const { server, restaurant, sede } = service;
  const made = await server.call('POST', '/api/printers/agents', {
    token: restaurant.token,
    body: { dbName: sede.dbName, nombre: 'Equipo' },
  });
  const { token } = made.body.data;
  await server.call('POST', '/api/printers/agent/hello', { token, body: { impresoras } });
  return async () =>
    (await server.call('POST', '/api/printers/agent/claim', { token, body: {} })).body.data;
}

const rows = (text: string) => text.split('\n');
const words = (text: string) => text.trim().replace(/\s+/g, ' ');
const isDuplicate = (text: string) => text.includes(ticketMessages.duplicate);

describe('the ticket of an order', () => {
  test('is written by the server from the order, whatever text comes with it', async () => {
    const order = await service.create({ mesa: '12' });
    const job = await queued({ orderId: order._id, text: 'TOTAL $1' });
    expect(job.text).toBe(ticketText(order, names, { columns: 48 }));
    expect((await queued({ orderId: order._id, target: 'barra' })).text).toBe(job.text);
  });

  test('shows the order as it is now, not as a screen remembers it', async () => {
    const order = await service.create({ mesa: '12' });
    const { server, waiter, draft } = service;
    await server.call('PATCH', `/api/orders/edit/${order._id}`, {
      token: waiter.token,
      body: draft({ mesa: '3', metodoPago: 'tarjeta' }),
    });
    const { text } = await queued({ orderId: order._id });
    expect(text).toContain('Mesa: 3\n');
    expect(text).toContain('Método de pago: Tarjeta');
  });

  test('is laid out for the paper of its printer', async () => {
    await greet({ target: 'angosta', columns: 32 });
    const order = await service.create();
    const { text } = await queued({ orderId: order._id, target: 'angosta' });
    expect(text).toBe(ticketText(order, names, { columns: 32 }));
  });

  test('records who asked for it, in the job, in the list and in the audit log', async () => {
    const { server, cashier, waiter, restaurant, sede } = service;
    const order = await service.create();
    const job = await queued({ orderId: order._id });
    expect(job).toMatchObject({ author_id: cashier.id, author_nombre: cashier.nombre });
    expect(await newest()).toMatchObject({
      actor: { id: cashier.id, nombre: cashier.nombre },
      accion: 'impreso',
      entidad: 'pedido',
      entidadId: order._id,
      despues: { impresora: 'caja', duplicado: false },
    });
    const list = await server.call('GET', `/api/printers/jobs?dbName=${sede.dbName}`, {
      token: cashier.token,
    });
    expect(list.body.data[0]).toMatchObject({ id: job.id, por: cashier.nombre });

    await queued({ orderId: order._id }, waiter.token);
    expect(await newest()).toMatchObject({
      actor: { id: waiter.id },
      accion: 'impreso',
      despues: { duplicado: true },
    });
    await queued({ orderId: order._id }, restaurant.token);
    expect(await newest()).toMatchObject({ actor: { tipo: 'propietario' }, accion: 'impreso' });
  });

  test('asked for twice with one key is one ticket and one audit entry', async () => {
    const order = await service.create();
    const key = crypto.randomUUID();
    const [first, second] = [
      await print({ orderId: order._id, text: 'a' }, undefined, key),
      await print({ orderId: order._id, text: 'b' }, undefined, key),
    ];
    expect(second.body.data.id).toBe(first.body.data.id);
    const other = await print({ orderId: (await service.create())._id }, undefined, key);
    expect(other.body.code).toBe('clave_reutilizada');
    const entries = await service.server.db
      .selectFrom('audit_entries')
      .select('id')
      .where('entity_id', '=', order._id)
      .where('action', '=', 'impreso')
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('printed before on that printer says DUPLICADO, of five at once four', async () => {
    const order = await service.create();
    const texts = (
      await Promise.all(Array.from({ length: 5 }, () => queued({ orderId: order._id })))
    ).map(({ text }) => text);
    expect(texts.filter(isDuplicate)).toHaveLength(4);
    expect(isDuplicate((await queued({ orderId: order._id, target: 'barra' })).text)).toBe(false);
  });

  test('that the sender printed on its own says DUPLICADO', async () => {
    const order = await service.create();
    expect(isDuplicate((await queued({ orderId: order._id, duplicado: true })).text)).toBe(true);
  });

  test('of another sede, or of none, is not found', async () => {
    const { server, restaurant, draft } = service;
    const sister = await makeSede(server.db, restaurant);
    await makeMenu(server.db, sister);
    const made = await server.call('POST', '/api/orders/create', {
      body: draft({ dbName: sister.dbName }),
    });
    const elsewhere: Order = made.body.data;
    for (const orderId of [elsewhere._id, 'f'.repeat(24), 'no existe']) {
      const { status, body } = await print({ orderId, text: 'Pedido' });
      expect([status, body.code]).toEqual([404, 'pedido_desconocido']);
    }
  });

  test('is not for the kitchen', async () => {
    const order = await service.create();
    expect((await print({ orderId: order._id }, service.cook.token)).status).toBe(403);
  });
});

describe('free text', () => {
  test.each(['cashier', 'restaurant'] as const)('is signed: %s', async (who) => {
    const author = service[who];
    const nombre = who === 'cashier' ? service.cashier.nombre : names.restaurante;
    const { text, created_at, ...job } = await queued({ text: 'Hoy no hay postre' }, author.token);
    const [first, blank, ...signature] = rows(text);
    expect([first, blank]).toEqual(['Hoy no hay postre', '']);
    // The second may change between the signature and the row.
    const moments = [created_at, new Date(created_at.getTime() + 1_000)];
    const signatures = moments.map((at) => ticketMessages.freeText(nombre, bogotaDateTime(at)));
    expect(signatures.map(words)).toContain(words(signature.join(' ')));
    expect(job).toMatchObject({ author_id: author.id, author_nombre: nombre, order_id: null });
  });

  test('is in the audit log with its words and its author', async () => {
    const { id } = await queued({ text: 'Cuenta\r\nTOTAL $1\u001b@' });
    expect(await newest()).toMatchObject({
      actor: { id: service.cashier.id },
      accion: 'texto_libre',
      entidad: 'impresora',
      entidadId: id,
      despues: { impresora: 'caja', texto: 'Cuenta\nTOTAL $1@' },
    });
  });

  test('needs a permission of its own, which waiters do not have', async () => {
    const { status, body } = await print({ text: 'Pedido: D3D2A' }, service.waiter.token);
    expect([status, body.code, body.error]).toEqual([
      403,
      'texto_libre_denegado',
      printingMessages.freeTextDenied,
    ]);
    const order = await service.create();
    await queued({ orderId: order._id }, service.waiter.token);
  });

  test('is neither empty nor endless', async () => {
    expect((await print({})).body.error).toBe(printingMessages.nothingToPrint);
    expect((await print({ text: ' \n' })).status).toBe(422);
    expect((await print({ text: 'x'.repeat(20_001) })).status).toBe(422);
  });

  test('with the key of another text is an error; the same again is the same ticket', async () => {
    const key = crypto.randomUUID();
    const { id } = (await print({ text: 'Uno' }, undefined, key)).body.data;
    expect((await print({ text: 'Uno' }, undefined, key)).body.data.id).toBe(id);
    for (const text of ['Uno\nDos', 'Un']) {
      expect((await print({ text }, undefined, key)).body.code).toBe('clave_reutilizada');
    }
  });
});

test('a ticket queued by the version before is printed as it was', async () => {
  const { server, sede } = service;
  const claim = await greet({ target: 'vieja', columns: 48 });
  await server.db
    .insertInto('print_jobs')
    .values({
      restaurant_id: sede.restaurantId,
      location_id: sede.locationId,
      target: 'vieja',
      text: 'Como estaba',
      order_id: 'a'.repeat(24),
      idempotency_key: 'antes',
    })
    .execute();
  expect(await claim()).toMatchObject({ text: 'Como estaba' });
});
