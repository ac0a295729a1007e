import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { makeClient, makeEmployee, PASSWORD } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';
import { forgetClosed } from '../owners/close-account.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 6_000;
let [mesa, other] = ['', ''];

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 2;
  [mesa, other] = [String(next), String(next + 1)];
});
afterAll(() => service.server.close());

type Named = { _id: string };
async function trail({ _id }: Named) {
  const { server, sede, restaurant } = service;
  const { body } = await server.call('GET', `/api/audit?dbName=${sede.dbName}`, restaurant);
  return body.data.filter(({ entidadId }: { entidadId: string }) => entidadId === _id);
}

describe('the audit log of an account', () => {
  test('says who served it before and who does now', async () => {
    const { body } = await tables.open({ mesa, comensales: 2 });
    const { id, nombre } = await makeEmployee(service.server.db, service.sede, ['pedidos']);
    await tables.change(body.data, { mesero: id });
    await tables.change(body.data, { mesero: null });
    const [nobody, changed] = await trail(body.data);
    const same = { mesa, comensales: 2, nombre: null };
    expect([changed.antes, changed.despues]).toEqual([
      { ...same, mesero: service.waiter.nombre },
      { ...same, mesero: nombre },
    ]);
    expect(nobody.despues).toEqual({ ...same, mesero: null });
  });

  test('says which dishes of which order went where, without what was noted on them', async () => {
    const order: Order = await service.create({
      mesa,
      productos: [line('BANDEJA', 32_900, { cantidad: 3, nota: 'para Inés' })],
    });
    const account = await tables.at(mesa);
    await tables.lines(account, {
      destino: { mesa: other },
      lineas: [{ pedido: order._id, linea: 1, cantidad: 2 }],
    });
    const [entry] = await trail({ _id: account?._id ?? '' });
    expect(entry).toMatchObject({ accion: 'platos_pasados', antes: { mesa } });
    expect(entry.despues).toEqual({
      mesa: other,
      total: 65_800,
      platos: ['2 × Bandeja paisa'],
      pedidos: [shortId(order._id).toUpperCase()],
    });
  });

  test('says who asked for the bill', async () => {
    const scanned = await service.scanTable(mesa);
    await service.create(scanned, null);
    await tables.askFromTable(scanned);
    const account = await tables.at(mesa);
    await tables.bill(account);
    const [staff, guest] = await trail({ _id: account?._id ?? '' });
    expect(staff).toMatchObject({ accion: 'pedida', despues: { mesa } });
    expect(staff.actor.nombre).toBe(service.waiter.nombre);
    expect(guest).toMatchObject({
      accion: 'pedida',
      actor: { tipo: 'sistema' },
      despues: { mesa, por: 'comensal' },
    });
  });
});

describe('the name typed for an account', () => {
  const stored = (_id: string) =>
    service.server.db
      .selectFrom('accounts')
      .select(['nombre', 'comensales'])
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();

  test('goes with the client who sat there, and no other', async () => {
    const client = await makeClient(service.server.db, service.sede);
    const { body } = await tables.open({ mesa, nombre: 'Inés Duarte', comensales: 2 });
    await tables.open({ mesa: other, nombre: 'Los Rincón' });
    const renamed = await tables.change(body.data, { nombre: 'Doña Inés' });
    const scanned = await service.scanTable(mesa);
    const mine = await service.create({ ...scanned, email: client.email }, client.token);
    await service.move(mine, 'cancelado', service.waiter.token);
    await tables.release(await tables.at(mesa));

    const { server, sede, restaurant } = service;
    const gone = await server.call(
      'DELETE',
      `/api/clients/delete/${client.id}?dbName=${sede.dbName}`,
      restaurant,
    );
    expect(gone.status).toBe(200);
    expect(await stored(renamed.body.data._id)).toEqual({
      nombre: clientsMessages.deleted,
      comensales: 2,
    });
    const entries = await trail(body.data);
    expect(JSON.stringify(entries)).not.toContain('Inés');
    expect(entries.map(({ accion }: { accion: string }) => accion)).toEqual([
      'liberada',
      'cambiada',
      'abierta',
    ]);
    expect((await tables.at(other))?.nombre).toBe('Los Rincón');
  });

  test('goes when the restaurant closes its account, also where only the audit log has it', async () => {
    const closing = await openService();
    await activateAccounts(closing);
    const there = atTables(closing);
    const kept = await there.open({ mesa, nombre: 'Inés Duarte' });
    const cleared = await there.open({ mesa: other, nombre: 'Inés Duarte' });
    await there.change(cleared.body.data, { nombre: null });
    const { server, restaurant } = closing;
    const body = { password: PASSWORD, confirmacion: 'CERRAR' };
    const { status } = await server.call('DELETE', '/api/admin/account', { ...restaurant, body });
    expect(status).toBe(200);
    await forgetClosed(server.db);
    const rows = await server.db
      .selectFrom('accounts')
      .select(['id', 'nombre'])
      .where('restaurant_id', '=', restaurant.id)
      .execute();
    expect(new Map(rows.map(({ id, nombre }) => [id, nombre]))).toEqual(
      new Map([
        [kept.body.data._id, clientsMessages.deleted],
        [cleared.body.data._id, null],
      ]),
    );
    const entries = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('restaurant_id', '=', restaurant.id)
      .execute();
    expect(JSON.stringify(entries)).not.toContain('Inés');
    expect(entries.filter(({ entity }) => entity === 'cuenta')).toHaveLength(3);
    await server.close();
  });
});
