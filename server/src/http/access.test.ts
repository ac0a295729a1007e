import { type Call, ENDPOINTS } from '@comanda/contract/endpoints';
import { FACULTADES, type Facultad, PERMISOS, type Permiso } from '@comanda/contract/permissions';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  daysFromNow,
  giveFacultades,
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { createSession } from '../sessions/session.ts';
import { guardRoutes } from './access.ts';

const ANYONE = 'anyone';
type Who = 'guest' | 'diner' | 'owner' | 'lapsed owner' | 'employee' | Permiso | Facultad;

/** The permisos of which a facultad needs one, typed by hand like the table. */
const STANDS_ON: Record<Facultad, readonly Permiso[]> = {
  cobrar: ['pedidos'],
  descuentos: ['pedidos', 'caja'],
  anulaciones: ['caja'],
  arqueo: ['caja'],
  sede: ['reportes', 'menu', 'empleados', 'cocina', 'caja', 'pedidos'],
};

/**
 * Who may call what, typed by hand from the design and not from the table the server uses, so each
 * checks the other. `of: 'sede'` are calls about a sede; the others are about oneself.
 */
const MAY_CALL: Record<Call, { who: readonly Who[] | typeof ANYONE; of?: 'sede' }> = {
  'GET /api/products': { who: ANYONE, of: 'sede' },
  'GET /api/categories': { who: ANYONE, of: 'sede' },
  'GET /api/categories/subcategories': { who: ANYONE, of: 'sede' },
  'GET /api/locations/getLocationsByPath': { who: ANYONE },
  'GET /api/locations/mesa': { who: ANYONE },
  'GET /api/locations/ajustes': { who: ANYONE, of: 'sede' },
  'POST /api/orders/seguimiento': { who: ANYONE, of: 'sede' },
  'POST /api/chatV1/chatbot': { who: ANYONE, of: 'sede' },
  'GET /api/chatV1/asistente': { who: ANYONE, of: 'sede' },
  'GET /api/memberships/getMemberships': { who: ANYONE },
  'GET /api/support': { who: ANYONE },
  'POST /api/clients/create': { who: ANYONE, of: 'sede' },
  'POST /api/auth/login': { who: ANYONE, of: 'sede' },
  'GET /api/auth/tableta': { who: ANYONE, of: 'sede' },
  'POST /api/auth/pin': { who: ANYONE, of: 'sede' },
  'POST /api/auth/forgotPassword': { who: ANYONE, of: 'sede' },
  'POST /api/auth/resetPassword': { who: ANYONE, of: 'sede' },
  'POST /api/admin/login': { who: ANYONE },
  'POST /api/admin/registerUser': { who: ANYONE },
  'POST /api/admin/verifyCode': { who: ANYONE },
  'POST /api/admin/resendCode': { who: ANYONE },
  'POST /api/admin/forgotPassword': { who: ANYONE },
  'POST /api/admin/resetPassword': { who: ANYONE },
  'POST /api/payments/events': { who: ANYONE },

  'POST /api/orders/create': { who: ['guest', 'diner', 'pedidos', 'owner'], of: 'sede' },
  'GET /api/orders': { who: ['owner', 'pedidos', 'cocina', 'caja', 'reportes'], of: 'sede' },
  'GET /api/accounts/meseros': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'GET /api/accounts': { who: ['owner', 'pedidos', 'caja', 'cocina'], of: 'sede' },
  'POST /api/accounts/open': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'PATCH /api/accounts/:id': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/move': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/lines': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/unmerge': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/release': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/bill': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/pay': { who: ['owner', 'caja', 'cobrar'], of: 'sede' },
  'POST /api/accounts/direct': { who: ['owner', 'caja', 'cobrar'], of: 'sede' },
  'POST /api/accounts/:id/adjust': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'GET /api/accounts/closed': { who: ['owner', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/payments/:pid/correct': { who: ['owner', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/payments/:pid/replace': { who: ['owner', 'caja', 'cobrar'], of: 'sede' },
  'POST /api/accounts/:id/reopen': { who: ['owner', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/refund': { who: ['owner', 'caja'], of: 'sede' },
  'DELETE /api/accounts/:id/adjust/:ajuste': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/accounts/:id/print': { who: ['owner', 'caja', 'pedidos'], of: 'sede' },
  'GET /api/till': { who: ['owner', 'caja'], of: 'sede' },
  'GET /api/till/open': { who: ['owner', 'caja', 'cobrar'], of: 'sede' },
  'GET /api/till/day': { who: ['owner', 'caja'], of: 'sede' },
  'GET /api/till/:id': { who: ['owner', 'caja'], of: 'sede' },
  'POST /api/till/open': { who: ['owner', 'caja'], of: 'sede' },
  'POST /api/till/:id/move': { who: ['owner', 'caja'], of: 'sede' },
  'POST /api/till/:id/close': { who: ['owner', 'caja'], of: 'sede' },
  'POST /api/till/:id/force': { who: ['owner', 'arqueo'], of: 'sede' },
  'POST /api/till/:id/recount': { who: ['owner', 'arqueo'], of: 'sede' },
  'POST /api/till/:id/print': { who: ['owner', 'caja'], of: 'sede' },
  'GET /api/tables': { who: ['owner', 'pedidos', 'caja', 'cocina', 'sede'], of: 'sede' },
  'PUT /api/tables': { who: ['owner', 'sede'], of: 'sede' },
  'POST /api/tables/:id/renew': { who: ['owner', 'sede'], of: 'sede' },
  'PATCH /api/kitchen/fire/:pedido': { who: ['owner', 'pedidos', 'cocina'], of: 'sede' },
  'PATCH /api/kitchen/platos/:pedido': { who: ['owner', 'cocina'], of: 'sede' },
  'GET /api/stations': { who: ['owner', 'pedidos', 'cocina', 'caja', 'menu', 'sede'], of: 'sede' },
  'PUT /api/stations': { who: ['owner', 'sede'], of: 'sede' },
  'GET /api/zones': { who: 'anyone', of: 'sede' },
  'PUT /api/zones': { who: ['owner', 'sede'], of: 'sede' },
  'GET /api/visits': { who: ANYONE, of: 'sede' },
  'POST /api/visits/bill': { who: ANYONE, of: 'sede' },
  'GET /api/orders/clientes': { who: ['owner', 'pedidos'], of: 'sede' },
  'PATCH /api/orders/edit/:id': { who: ['owner', 'pedidos'], of: 'sede' },
  'PATCH /api/orders/confirmTable/:id': { who: ['owner', 'pedidos'], of: 'sede' },
  'POST /api/locations/ajustes/imagen': { who: ['owner'], of: 'sede' },
  'PATCH /api/locations/quienPide': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'POST /api/sede/pause': { who: ['owner', 'pedidos', 'caja', 'cocina'], of: 'sede' },
  'POST /api/sede/resume': { who: ['owner', 'pedidos', 'caja', 'cocina'], of: 'sede' },
  'POST /api/sede/extra': { who: ['owner', 'pedidos', 'caja', 'cocina'], of: 'sede' },
  'GET /api/locations/slots': { who: ANYONE, of: 'sede' },
  'GET /api/sede/ritmo': { who: ['owner', 'sede'], of: 'sede' },
  'PATCH /api/orders/editOrderAttributes/:id': {
    who: ['owner', 'pedidos', 'cocina', 'caja'],
    of: 'sede',
  },

  'GET /api/modifiers': { who: ANYONE, of: 'sede' },
  'PUT /api/modifiers/:codigo': { who: ['owner', 'menu'], of: 'sede' },
  'DELETE /api/modifiers/:codigo': { who: ['owner', 'menu'], of: 'sede' },
  'PUT /api/modifiers/:codigo/productos': { who: ['owner', 'menu'], of: 'sede' },
  'PATCH /api/modifiers/:codigo/agotado': { who: ['owner', 'menu'], of: 'sede' },
  'PATCH /api/modifiers/reorder': { who: ['owner', 'menu'], of: 'sede' },
  'POST /api/modifiers/pasar': { who: ['owner', 'menu'], of: 'sede' },
  'GET /api/modifiers/sheet': { who: ['owner', 'menu'], of: 'sede' },
  'POST /api/modifiers/sheet': { who: ['owner', 'menu'], of: 'sede' },
  'POST /api/products/upsert': { who: ['owner', 'menu'], of: 'sede' },
  'PATCH /api/products/agotado': { who: ['owner', 'menu', 'cocina'], of: 'sede' },
  'PATCH /api/products/reorder': { who: ['owner', 'menu'], of: 'sede' },
  'DELETE /api/products/delete/:id': { who: ['owner', 'menu'], of: 'sede' },
  'POST /api/categories/create': { who: ['owner', 'menu'], of: 'sede' },
  'PATCH /api/categories/update/:id': { who: ['owner', 'menu'], of: 'sede' },
  'PATCH /api/categories/toggle/': { who: ['owner', 'menu'], of: 'sede' },
  'PATCH /api/categories/toggle': { who: ['owner', 'menu'], of: 'sede' },
  'PATCH /api/categories/reorder': { who: ['owner', 'menu'], of: 'sede' },
  'DELETE /api/categories/delete/:id': { who: ['owner', 'menu'], of: 'sede' },
  'GET /api/menu/export': { who: ['owner', 'menu'], of: 'sede' },
  'POST /api/menu/import': { who: ['owner', 'menu'], of: 'sede' },
  'POST /api/menu/example': { who: ['owner', 'menu'], of: 'sede' },
  'POST /api/menu/copy': { who: ['owner', 'menu'], of: 'sede' },

  'GET /api/employees': { who: ['owner', 'empleados'], of: 'sede' },
  'POST /api/employees/createEmployees': { who: ['owner', 'empleados'], of: 'sede' },
  'POST /api/employees/inviteAgain': { who: ['owner', 'empleados'], of: 'sede' },
  'PUT /api/employees/update': { who: ['owner', 'empleados'], of: 'sede' },
  'DELETE /api/employees/deleteEmployee': { who: ['owner', 'empleados'], of: 'sede' },
  'GET /api/employees/aprueban': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'GET /api/employees/tabletas': { who: ['owner'], of: 'sede' },
  'DELETE /api/employees/tabletas/:id': { who: ['owner'], of: 'sede' },
  'GET /api/roles': { who: ['owner', 'empleados'], of: 'sede' },
  'POST /api/roles/registerRoles': { who: ['owner', 'empleados'], of: 'sede' },
  'PATCH /api/roles/update/:id': { who: ['owner', 'empleados'], of: 'sede' },
  'DELETE /api/roles/delete/:id': { who: ['owner', 'empleados'], of: 'sede' },

  'POST /api/printers/print': { who: ['owner', 'caja', 'pedidos'], of: 'sede' },
  'GET /api/printers': { who: ['owner', 'caja', 'pedidos'], of: 'sede' },
  'GET /api/printers/jobs': { who: ['owner', 'caja', 'pedidos'], of: 'sede' },
  'GET /api/printers/failed': { who: ['owner', 'cocina'], of: 'sede' },
  'POST /api/printers/failed/retry': { who: ['owner', 'cocina'], of: 'sede' },
  'GET /api/printers/agents': { who: ['owner'], of: 'sede' },
  'POST /api/printers/agents': { who: ['owner'], of: 'sede' },
  'DELETE /api/printers/agents/:id': { who: ['owner'], of: 'sede' },
  'POST /api/printers/agent/hello': { who: [] },
  'POST /api/printers/agent/claim': { who: [] },
  'POST /api/printers/agent/jobs/:id': { who: [] },

  'GET /api/orders/mine': { who: ['diner'], of: 'sede' },
  'POST /api/orders/cancelOwn/:id': { who: ['guest', 'diner'], of: 'sede' },
  'GET /api/clients/me': { who: ['diner'], of: 'sede' },
  'PATCH /api/clients/me': { who: ['diner'], of: 'sede' },
  'POST /api/clients/me/password': { who: ['diner'], of: 'sede' },
  'POST /api/clients/me/emailCode': { who: ['diner'], of: 'sede' },
  'POST /api/clients/me/email': { who: ['diner'], of: 'sede' },
  'DELETE /api/clients/me/orders': { who: ['diner'], of: 'sede' },
  'DELETE /api/clients/me': { who: ['diner'], of: 'sede' },

  'GET /api/locations/ajustes/completos': { who: ['owner', 'sede'], of: 'sede' },
  'GET /api/locations/ajustes/cobro': { who: ['owner', 'pedidos', 'caja'], of: 'sede' },
  'PATCH /api/locations/ajustes': { who: ['owner', 'sede'], of: 'sede' },
  'GET /api/locations/mesas': { who: ['owner', 'sede'], of: 'sede' },
  'GET /api/locations/mesas.pdf': { who: ['owner', 'sede'], of: 'sede' },
  'GET /api/locations/personal.pdf': { who: ['owner'], of: 'sede' },
  'GET /api/clients': { who: ['owner'], of: 'sede' },
  'GET /api/clients/clients.csv': { who: ['owner'], of: 'sede' },
  'GET /api/clients/:clientId/orders': { who: ['owner'], of: 'sede' },
  'DELETE /api/clients/delete/:clientId': { who: ['owner'], of: 'sede' },
  'GET /api/chatV1/chatbotConfig': { who: ['owner'], of: 'sede' },
  'POST /api/chatV1/createChatbot': { who: ['owner'], of: 'sede' },
  'GET /api/chatV1/uso': { who: ['owner'], of: 'sede' },
  'GET /api/audit': { who: ['owner'], of: 'sede' },
  'GET /api/reports/summary': { who: ['owner', 'reportes'], of: 'sede' },
  'GET /api/reports/summary.csv': { who: ['owner', 'reportes'], of: 'sede' },
  'GET /api/reports/restaurant': { who: ['owner'] },
  'GET /api/reports/restaurant.csv': { who: ['owner'] },
  'GET /api/reports/tips': { who: ['owner', 'reportes'], of: 'sede' },
  'GET /api/reports/restaurant/tips': { who: ['owner'] },
  'GET /api/reports/discounts': { who: ['owner', 'reportes'], of: 'sede' },
  'GET /api/reports/restaurant/discounts': { who: ['owner'] },
  'GET /api/reports/closings': { who: ['owner', 'arqueo'], of: 'sede' },
  'GET /api/reports/closings.csv': { who: ['owner', 'arqueo'], of: 'sede' },
  'GET /api/reports/restaurant/closings': { who: ['owner'] },
  'GET /api/reports/restaurant/closings.csv': { who: ['owner'] },
  'GET /api/locations/getLocationsByEmail': { who: ['owner'] },
  'POST /api/locations/create': { who: ['owner'] },
  'PATCH /api/locations/update/:locationId': { who: ['owner'] },
  'GET /api/admin/verifyPath': { who: ['owner'] },
  'POST /api/admin/addPath': { who: ['owner'] },
  'PATCH /api/admin/restaurant': { who: ['owner'] },
  'GET /api/admin/restaurant': { who: ['owner'] },
  'PUT /api/locations/cierre': { who: ['owner'], of: 'sede' },
  'DELETE /api/locations/cierre': { who: ['owner'], of: 'sede' },
  'POST /api/locations/cerrar': { who: ['owner'], of: 'sede' },
  'POST /api/locations/reabrir': { who: ['owner'], of: 'sede' },
  'GET /api/admin/home': { who: ['owner'] },

  'GET /api/memberships/coverage': { who: ['owner'] },
  'GET /api/memberships/usage': { who: ['owner'] },
  'PUT /api/memberships/coverage': { who: ['owner'] },
  'GET /api/memberships/preview': { who: ['owner', 'lapsed owner'] },
  'GET /api/memberships/access': { who: ['diner', 'owner', 'employee'], of: 'sede' },
  'POST /api/memberships/paymentLink': { who: ['owner', 'lapsed owner'] },
  'GET /api/memberships/payments': { who: ['owner', 'lapsed owner'] },
  'POST /api/admin/update': { who: ['owner', 'lapsed owner'] },
  'GET /api/admin/export': { who: ['owner', 'lapsed owner'] },
  'POST /api/admin/password': { who: ['owner', 'lapsed owner'] },
  'DELETE /api/admin/account': { who: ['owner', 'lapsed owner'] },
  'POST /api/auth/logout': { who: ['diner', 'owner', 'lapsed owner', 'employee'] },
  'POST /api/admin/logout': { who: ['diner', 'owner', 'lapsed owner', 'employee'] },
};

type Caller = {
  name: string;
  /** What the table calls this caller; nothing for one who may do only what anyone may. */
  as: readonly Who[];
  /** From another restaurant: allowed only where the call is about oneself. */
  isStranger?: boolean;
  /** Their session ended. */
  isOver?: boolean;
  /** Opens a session. */
  token: () => Promise<string | undefined>;
};

/** After these calls everybody signs in again. */
const ENDS_SESSIONS: readonly Call[] = [
  'POST /api/auth/logout',
  'POST /api/admin/logout',
  'POST /api/admin/password',
  'DELETE /api/admin/account',
  'POST /api/clients/me/password',
  'POST /api/clients/me/email',
  'DELETE /api/clients/me',
];
const tokens = new Map<Caller, string | undefined>();

let server: Awaited<ReturnType<typeof startTestApp>>;
let sede: TestSede;
let callers: Caller[];

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server;
  const owner = await makeRestaurant(db);
  sede = await makeSede(db, owner);
  // With a menu of its own the sede does not get the example menu.
  await makeMenu(db, sede);
  const sister = await makeSede(db, owner);
  const stranger = await makeRestaurant(db);
  const lapsed = await makeRestaurant(db, { fechaFin: daysFromNow(-1) });

  const session =
    (tipo: 'propietario' | 'empleado' | 'cliente', subjectId: string, at: TestSede | string) =>
    () =>
      createSession(db, {
        tipo,
        subjectId,
        restaurantId: typeof at === 'string' ? at : at.restaurantId,
        locationId: typeof at === 'string' ? null : at.locationId,
      });
  const staffOf = async (at: TestSede, permisos: Permiso[], facultades: Facultad[] = []) => {
    const person = await makeEmployee(db, at, permisos);
    await giveFacultades(db, person, facultades);
    return session('empleado', person.id, at);
  };

  const gone = await makeEmployee(db, sede, [...PERMISOS]);
  await db.deleteFrom('employees').where('id', '=', gone.id).execute();
  const expired = await makeEmployee(db, sede, [...PERMISOS]);

  callers = [
    { name: 'a guest', as: ['guest'], token: async () => undefined },
    {
      name: 'a diner',
      as: ['diner'],
      token: session('cliente', (await makeClient(db, sede)).id, sede),
    },
    { name: 'the owner', as: ['owner'], token: session('propietario', owner.id, owner.id) },
    {
      name: 'the owner of another restaurant',
      as: ['owner'],
      isStranger: true,
      token: session('propietario', stranger.id, stranger.id),
    },
    {
      name: 'an owner without membership',
      as: ['lapsed owner'],
      isStranger: true,
      token: session('propietario', lapsed.id, lapsed.id),
    },
    {
      name: 'a session that expired',
      as: [],
      isOver: true,
      token: async () => {
        const token = await session('empleado', expired.id, sede)();
        await db
          .updateTable('sessions')
          .set({ expires_at: new Date() })
          .where('subject_id', '=', expired.id)
          .execute();
        return token;
      },
    },
    {
      name: 'a deleted employee',
      as: [],
      isOver: true,
      token: session('empleado', gone.id, sede),
    },
  ];
  callers.push(
    {
      name: 'an employee of another restaurant with everything',
      as: ['employee', ...PERMISOS, ...FACULTADES],
      isStranger: true,
      token: await staffOf(await makeSede(db, stranger), [...PERMISOS], [...FACULTADES]),
    },
    {
      name: 'an employee with every facultad and no permiso',
      as: ['employee'],
      token: await staffOf(sede, [], [...FACULTADES]),
    },
  );
  for (const permiso of PERMISOS) {
    callers.push(
      {
        name: `an employee with ${permiso}`,
        as: ['employee', permiso],
        token: await staffOf(sede, [permiso]),
      },
      {
        name: `an employee with ${permiso} and every facultad in another sede of the restaurant`,
        as: ['employee', permiso],
        isStranger: true,
        token: await staffOf(sister, [permiso], [...FACULTADES]),
      },
    );
    for (const facultad of FACULTADES) {
      callers.push({
        name: `an employee with ${permiso} and ${facultad}`,
        as: ['employee', permiso, ...(STANDS_ON[facultad].includes(permiso) ? [facultad] : [])],
        token: await staffOf(sede, [permiso], [facultad]),
      });
    }
  }
});
afterAll(() => server.close());

const sedeNamedFor = (route: string) =>
  route === 'POST /api/printers/print' ? { storeId: sede.locationId } : { dbName: sede.dbName };

const CALLS = Object.keys(ENDPOINTS) as Call[];

test('the server has the routes of the table of endpoints, and only those', () => {
  const routes = server.routes.map(({ method, url }) => `${method} ${url}`);
  expect(routes.sort()).toEqual(CALLS.toSorted());
});

test('the test says of every endpoint who may call it', () => {
  expect(Object.keys(MAY_CALL).sort()).toEqual(CALLS.toSorted());
});

test('a route that declares no action stops the start', () => {
  const app = fastify();
  guardRoutes(app, server.db);
  expect(() => app.get('/api/sin-permiso', async () => null)).toThrow(/declares no action/);
  expect(() => app.get('/fuera', async () => null)).not.toThrow();
});

describe.each(CALLS)('%s', (route) => {
  const { who, of } = MAY_CALL[route];
  test('answers exactly those who may call it', async () => {
    const [method = '', path = ''] = route.split(' ');
    const url = path.replace(/:\w+/, crypto.randomUUID());
    const named: Record<string, string> = of === 'sede' ? sedeNamedFor(route) : {};
    const isForAgents = path.startsWith('/api/printers/agent/');
    const inQuery = method === 'GET' || method === 'DELETE';
    for (const caller of callers) {
      if (!tokens.has(caller)) tokens.set(caller, await caller.token());
      const token = tokens.get(caller);
      const answer = await server.app.inject({
        method: method as 'GET',
        url: inQuery ? `${url}?${new URLSearchParams(named)}` : url,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(!inQuery && { payload: named }),
      });
      const isListed =
        who === ANYONE ||
        (caller.as.some((one) => who.includes(one)) && !(caller.isStranger && of === 'sede'));
      const isRefused = answer.statusCode === 401 || answer.statusCode === 403;
      expect(isRefused, `${caller.name}: ${answer.statusCode} ${answer.body}`).toBe(!isListed);
      expect(answer.statusCode, `${caller.name}: ${answer.body}`).toBeLessThan(500);
      const isNobody = token === undefined || caller.isOver === true;
      if (isRefused && !isForAgents) {
        expect(answer.statusCode, caller.name).toBe(isNobody ? 401 : 403);
      }
    }
    if (ENDS_SESSIONS.includes(route)) tokens.clear();
  });
});
