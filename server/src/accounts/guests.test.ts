import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 900;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

const place = (extra: object) =>
  service.server.call('POST', '/api/orders/create', { body: service.draft(extra) });

test('a guest who scans a free table sees that it has no account, and opens none by looking', async () => {
  const scanned = await service.scanTable(mesa);
  const { status, body } = await tables.visit(scanned);
  expect([status, body]).toEqual([200, { data: null }]);
  expect(await tables.at(mesa)).toBeUndefined();
  const asked = await tables.askFromTable(scanned);
  expect([asked.status, asked.body.code]).toEqual([404, 'visita_desconocida']);
});

test('a guest whose account has ended orders by the code of the table, and without it joins nobody', async () => {
  const scanned = await service.scanTable(mesa);
  const first = await place(scanned);
  const { visita, data } = first.body;
  await service.move(data, 'cancelado', service.waiter.token);
  expect((await tables.release(await tables.at(mesa))).status).toBe(200);
  const others = await service.create({ mesa });

  const byTable = await place({ ...scanned, visita });
  expect(byTable.body.data).toMatchObject({ cuentaId: others.cuentaId, mesaConfirmada: true });
  const alone = await place({ mesa, visita });
  expect(alone.body.data).toMatchObject({ cuentaId: null, mesaConfirmada: false });
  expect((await tables.at(mesa))?.pedidos).toEqual([others._id, byTable.body.data._id]);
});

test('a guest who only says where they sit opens no table', async () => {
  const { body } = await place({ mesa });
  expect(body.data).toMatchObject({ cuentaId: null, mesaConfirmada: false });
  expect(await tables.at(mesa)).toBeUndefined();
});

test('guests read dishes and prices of their table, and of nobody a name, mail, phone or note about the account', async () => {
  const client = {
    nombreCliente: 'Nubia Prada',
    email: 'nubia@correo.example',
    telefono: '3005551234',
  };
  await tables.open({ mesa, nombre: 'Los Rincón', comensales: 2 });
  await service.create({ mesa, ...client });
  const { body } = await tables.visit(await service.scanTable(mesa));
  expect(body.data.rondas[0].lineas[0]).toMatchObject({ cantidad: 1 });
  const { nombre } = service.waiter;
  for (const hidden of [...Object.values(client), 'Rincón', nombre]) {
    expect(JSON.stringify(body)).not.toContain(hidden);
  }
});

test('a guest chooses neither course nor seat', async () => {
  const productos = [line('BANDEJA', 32_900, { tiempo: 2, puesto: 3 })];
  const { body } = await place({ ...(await service.scanTable(mesa)), productos });
  expect(body.data.productos[0].puesto).toBeUndefined();
  expect(body.data.productos[0].tiempo).not.toBe(2);
});
