import type { Plan } from '@comanda/contract/memberships/memberships';
import {
  addOneMonth,
  isPurchasable,
  PLAN_PRICES,
} from '@comanda/contract/memberships/memberships.rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { IS_CITUS } from '../../test/citus/is-citus.ts';
import {
  daysFromNow,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  PASSWORD,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import type { Db } from '../db/db.ts';
import { sweepOpenLinks } from '../payments/payments.service.ts';

const DAY_MS = 86_400_000;

let server: Awaited<ReturnType<typeof startTestApp>>;
let plans: Map<string, string>;
let owner: Restaurant;

beforeAll(async () => {
  server = await startTestApp();
  const { body } = await server.call('GET', '/api/memberships/getMemberships');
  plans = new Map(
    body.data.map(({ plan_name, _id }: { plan_name: string; _id: string }) => [plan_name, _id]),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await makeRestaurant(server.db, { plan: 'Starter', fechaFin: daysFromNow(-1) });
});

test('the plans are sold at the prices that the landing lists', async () => {
  const { body } = await server.call('GET', '/api/memberships/getMemberships');
  const sold = (body.data as Plan[]).filter(isPurchasable);
  const prices = sold.map(({ plan_name, precio_mensual_cop }) => [plan_name, precio_mensual_cop]);
  expect(Object.fromEntries(prices)).toEqual(PLAN_PRICES);
});

/** Pays for a plan at the simulator, without telling the server; returns the transaction. */
async function pay(plan: string): Promise<string> {
  const { body } = await server.call('POST', '/api/memberships/paymentLink', {
    token: owner.token,
    body: { planId: plans.get(plan) },
  });
  const resultado = new URLSearchParams({ resultado: 'aprobar' });
  const back = await fetch(body.url, { method: 'POST', redirect: 'manual', body: resultado });
  return new URL(back.headers.get('location') ?? '').searchParams.get('id') ?? '';
}

const confirm = (transactionId: string) =>
  server.call('POST', '/api/admin/update', { token: owner.token, body: { transactionId } });

async function buy(...names: string[]): Promise<void> {
  for (const plan of names) expect((await confirm(await pay(plan))).status).toBe(200);
}

async function fechaFin(): Promise<Date> {
  const row = await server.db
    .selectFrom('owners')
    .select('fechaFin')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return row.fechaFin ?? new Date(0);
}

const preview = async (plan: string) => {
  const { body } = await server.call('GET', '/api/memberships/preview', { token: owner.token });
  return body.data.find(({ planId }: { planId: string }) => planId === plans.get(plan));
};

const coverage = async () =>
  (await server.call('GET', '/api/memberships/coverage', { token: owner.token })).body.data;

const choose = (sedes: string[], personas: string[]) =>
  server.call('PUT', '/api/memberships/coverage', {
    token: owner.token,
    body: { sedes, personas },
  });

const activeSedes = async () =>
  (await coverage()).sedes
    .filter(({ activa }: { activa: boolean }) => activa)
    .map(({ _id }: { _id: string }) => _id);

async function threeSedes(): Promise<[TestSede, TestSede, TestSede]> {
  const made = [];
  for (const days of [30, 20, 10]) {
    const sede = await makeSede(server.db, owner);
    await server.db
      .updateTable('locations')
      .set({ created_at: daysFromNow(-days) })
      .where('id', '=', sede.locationId)
      .execute();
    made.push(sede);
  }
  return made as [TestSede, TestSede, TestSede];
}

const near = (one: Date, other: Date) =>
  expect(Math.abs(one.getTime() - other.getTime())).toBeLessThan(60_000);

describe('what is left of another plan', () => {
  test('three months of Starter and one of Pro are a month and what the three are worth', async () => {
    await buy('Starter', 'Starter', 'Starter');
    const left = (await fechaFin()).getTime() - Date.now();
    const previewed = await preview('Pro');
    const dias = Math.ceil(left / DAY_MS);
    const diasNuevos = Math.ceil((left * 2) / 3 / DAY_MS);
    expect(previewed.conversion).toEqual({ plan_name: 'Starter', dias, diasNuevos });
    await buy('Pro');
    near(await fechaFin(), addOneMonth(new Date(Date.now() + (left * 2) / 3)));
    // The preview before the payment matches the result.
    near(await fechaFin(), new Date(previewed.fechaFin));
  });

  test('is not shown where the plan is renewed, and a month is added to its end', async () => {
    await buy('Starter');
    const end = await fechaFin();
    const previewed = await preview('Starter');
    expect(previewed).toMatchObject({ conversion: null, fechaFin: addOneMonth(end).toISOString() });
    await buy('Starter');
    expect(await fechaFin()).toEqual(addOneMonth(end));
  });

  test('is worth what was paid for it, though the plan now has another price', async () => {
    await buy('Starter');
    const before = (await preview('Pro')).conversion;
    const set = (precio_mensual_cop: number) =>
      server.db
        .updateTable('plans')
        .set({ precio_mensual_cop })
        .where('plan_name', '=', 'Starter')
        .execute();
    await set(60_000);
    expect((await preview('Pro')).conversion).toEqual(before);
    await set(20_000);
  });

  test('is converted once, however often and in however many ways the payment is reported', async () => {
    await buy('Starter', 'Starter');
    const id = await pay('Pro');
    const heard = [
      ...Array.from({ length: 10 }, () => confirm(id)),
      sweepOpenLinks(server.payments),
    ];
    await Promise.all(heard);
    const end = await fechaFin();
    await Promise.all([confirm(id), sweepOpenLinks(server.payments)]);
    expect(await fechaFin()).toEqual(end);
    const { pagado_mes_centavos, pagado_plan_id } = await server.db
      .selectFrom('owners')
      .select(['pagado_mes_centavos', 'pagado_plan_id'])
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect([pagado_mes_centavos, pagado_plan_id]).toEqual([7_500_000, plans.get('Pro')]);
  });
});

describe('a smaller plan', () => {
  const edit = (sede: TestSede, name: string) =>
    server.call('POST', '/api/roles/registerRoles', {
      token: owner.token,
      body: { dbName: sede.dbName, roles: [{ nombre: name, descripcion: 'x' }] },
    });
  const rolesOf = async (sede: TestSede) =>
    (await server.call('GET', `/api/roles?dbName=${sede.dbName}`, { token: owner.token })).body.data
      .length;

  test('covers the oldest sede or the one the owner chose; the others keep their data', async () => {
    await buy('Pro');
    const sedes = await threeSedes();
    const [first, second, third] = sedes;
    for (const sede of sedes) expect((await edit(sede, 'Mesero')).status).toBe(200);
    expect((await preview('Starter')).sedes).toEqual({ tienes: 3, permite: 1 });
    await buy('Starter');
    expect(await activeSedes()).toEqual([first.locationId]);

    expect((await choose([first.locationId, third.locationId], [])).body.code).toBe(
      'limite_de_sedes',
    );
    expect((await choose([third.locationId], [])).status).toBe(200);
    for (const sede of [first, second]) {
      const refused = await edit(sede, 'Cajero');
      expect([refused.status, refused.body.code]).toEqual([403, 'sede_solo_lectura']);
      expect(await rolesOf(sede)).toBe(1);
    }
    expect((await edit(third, 'Cajero')).status).toBe(200);

    await buy('Pro');
    expect((await activeSedes()).sort()).toEqual(sedes.map((sede) => sede.locationId).sort());
    expect((await edit(first, 'Cajero')).status).toBe(200);
  });

  test('changes nothing while it is renewed: an owner who had more keeps it', async () => {
    await buy('Starter');
    const sedes = await threeSedes();
    expect((await preview('Starter')).sedes).toBeNull();
    await buy('Starter');
    expect(await activeSedes()).toEqual(sedes.map((sede) => sede.locationId));
  });

  test('leaves the newest employees read-only: they sign in and look, until the owner chooses them', async () => {
    await buy('Pro');
    const sede = await makeSede(server.db, owner);
    const people = [];
    for (let days = 12; days > 0; days--) {
      const person = await makeEmployee(server.db, sede, ['pedidos', 'empleados']);
      await server.db
        .updateTable('employees')
        .set({ created_at: daysFromNow(-days) })
        .where('id', '=', person.id)
        .execute();
      people.push(person);
    }
    expect((await preview('Starter')).usuarios).toEqual({ tienes: 12, permite: 10 });
    const newest = people.at(-1) ?? { id: '', email: '', token: '' };
    const write = () =>
      server.call('POST', '/api/roles/registerRoles', {
        token: newest.token,
        body: { dbName: sede.dbName, roles: [] },
      });
    expect((await write()).status).toBe(200);
    await buy('Starter');
    expect((await write()).body.code).toBe('usuario_solo_lectura');
    const login = await server.call('POST', '/api/auth/login', {
      body: { email: newest.email, password: PASSWORD, dbName: sede.dbName },
    });
    const token = login.body.tokens.empleado;
    const list = await server.call('GET', `/api/orders?dbName=${sede.dbName}`, { token });
    expect(list.status).toBe(200);
    const access = await server.call('GET', `/api/memberships/access?dbName=${sede.dbName}`, {
      token,
    });
    expect(access.body.data).toEqual({ soloLectura: 'usuario' });
    const states = (await coverage()).personas.map(({ activo }: { activo: boolean }) => activo);
    expect(states).toEqual([...Array(10).fill(true), false, false]);

    const ids = people.map(({ id }) => id);
    expect((await choose([sede.locationId], ids)).body.code).toBe('limite_de_usuarios');
    expect((await choose([sede.locationId], ids.slice(2))).status).toBe(200);
    expect((await write()).status).toBe(200);
  });

  test('the choice is limited to one’s own restaurant, and in the audit log', async () => {
    await buy('Starter');
    const [first, second] = await threeSedes();
    const stranger = await makeSede(server.db, await makeRestaurant(server.db));
    expect((await choose([stranger.locationId], [])).body.code).toBe('sede_desconocida');
    expect((await choose([], [crypto.randomUUID()])).body.code).toBe('empleado_desconocido');
    await choose([second.locationId], []);
    const { body } = await server.call('GET', '/api/audit?entidad=sede', { token: owner.token });
    expect(body.data).toContainEqual(
      expect.objectContaining({
        accion: 'en_solo_lectura',
        entidadId: first.locationId,
        actor: expect.objectContaining({ tipo: 'propietario' }),
      }),
    );
  });

  test('two choices at once run one after the other, and neither exceeds the plan', async () => {
    await buy('Starter');
    const sedes = await threeSedes();
    await Promise.all(sedes.map((sede) => choose([sede.locationId], [])));
    expect(await activeSedes()).toHaveLength(1);
  });
});

describe('a sede that is not covered', () => {
  let sede: TestSede;
  let waiter: string;
  const order = (token?: string, key: string = crypto.randomUUID()) =>
    server.call('POST', '/api/orders/create', {
      token,
      headers: { 'idempotency-key': key },
      body: {
        dbName: sede.dbName,
        tipo: 'para_llevar',
        nombreCliente: 'Nubia Rincón',
        email: 'nubia@correo.example',
        metodoPago: 'efectivo',
        productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
      },
    });

  beforeEach(async () => {
    await buy('Pro');
    sede = await makeSede(server.db, owner);
    await makeMenu(server.db, sede);
    waiter = (await makeEmployee(server.db, sede, ['pedidos', 'cocina', 'caja'])).token;
  });

  test('takes no order and says so; open orders can be finished', async () => {
    const key = crypto.randomUUID();
    const taken = await order(waiter, key);
    expect(taken.status).toBe(201);
    expect((await choose([], [])).status).toBe(200);

    const guest = await order();
    expect([guest.status, guest.body.code]).toEqual([403, 'restaurante_no_recibe_pedidos']);
    // No employee is covered now, so the owner acts for the staff.
    expect((await order(owner.token)).body.code).toBe('sede_solo_lectura');
    for (const estado of ['preparado', 'entregado', 'facturado']) {
      const moved = await server.call(
        'PATCH',
        `/api/orders/editOrderAttributes/${taken.body.data._id}`,
        { token: owner.token, body: { dbName: sede.dbName, updates: { estado } } },
      );
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    }
    // The answer was lost, the order was not: a repeated request finds it.
    const repeated = await order(waiter, key);
    expect([repeated.status, repeated.body.data._id]).toEqual([201, taken.body.data._id]);
  });

  test('is shown to diners as one that takes no orders, while the restaurant’s others go on', async () => {
    const other = await makeSede(server.db, owner);
    await choose([other.locationId], []);
    const { body } = await server.call(
      'GET',
      `/api/locations/getLocationsByPath?path=${owner.path}`,
    );
    expect(body.restaurante.recibePedidos).toBe(true);
    const states = body.data.map(({ _id, activa }: { _id: string; activa: boolean }) => [
      _id,
      activa,
    ]);
    expect(states).toEqual([
      [sede.locationId, false],
      [other.locationId, true],
    ]);
  });
});

// Citus waits for locks in its workers, where this test does not look.
test.skipIf(IS_CITUS)(
  'fifty employees hired at once, in two sedes, do not exceed the plan',
  async () => {
    await buy('Pro');
    const sedes = [await makeSede(server.db, owner), await makeSede(server.db, owner)];
    const cargos: string[] = [];
    for (const sede of sedes) {
      for (let i = 0; i < 8; i++) await makeEmployee(server.db, sede, []);
      const { body } = await server.call('GET', `/api/roles?dbName=${sede.dbName}`, {
        token: owner.token,
      });
      cargos.push(body.data[0]._id);
    }
    const hire = (at: number) =>
      server.call('POST', '/api/employees/createEmployees', {
        token: owner.token,
        body: {
          dbName: sedes[at % 2]?.dbName,
          employees: [
            {
              nombre: `Persona ${at}`,
              edad: 30,
              telefono: '3105550164',
              direccion: 'Calle 1',
              cargo: cargos[at % 2],
              email: `persona-${at}@equipo.example`,
              password: PASSWORD,
              permisos: [],
            },
          ],
        },
      });
    const hiring = await server.db.transaction().execute(async (tx) => {
      // Holds back every insert until several are under way.
      await sql`LOCK TABLE employees IN SHARE MODE`.execute(tx);
      const answers = Promise.all(Array.from({ length: 50 }, (_, at) => hire(at)));
      await vi.waitFor(async () => expect(await countWaiting(tx)).toBeGreaterThan(5), 30_000);
      // In an object, or the transaction would await it.
      return { answers };
    });
    const refused = (await hiring.answers).filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(46);
    const usage = await server.call('GET', '/api/memberships/usage', { token: owner.token });
    expect(usage.body.data.usuarios).toEqual({ usados: 20, permite: 20 });
    expect(usage.body.data.conversaciones).toMatchObject({ usados: 0 });
    // A busy machine may turn some away before it gets to the plan.
    const causes = new Set(refused.map(({ body }) => body.code));
    expect([...causes.difference(new Set(['servicio_no_disponible']))]).toEqual([
      'limite_de_usuarios',
    ]);
    expect((await coverage()).personas).toHaveLength(20);
  },
  60_000,
);

/** How many wait for a lock in this database. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM pg_locks WHERE NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  `.execute(db);
  return rows[0]?.count ?? 0;
}
