import { bogotaDay } from '@comanda/contract/days';
import { PERMISOS } from '@comanda/contract/permissions';
import type { Db } from '../server/src/db/db.ts';
import {
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
} from '../server/test/factories.ts';
import { formOf, picture } from '../server/test/forms.ts';
import type { startTestApp } from '../server/test/harness.ts';

/** In every text of the first restaurant that others must not see. */
export const SECRET = 'secreto-de-la-primera';

export type Server = Awaited<ReturnType<typeof startTestApp>>;
export type Tenant = Awaited<ReturnType<typeof openTenant>>;
export type TenantRequest = {
  as: keyof Tenant['tokens'];
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  body?: object;
};

/** A restaurant with its sede, accounts and courses, menu, somebody who may do everything there, and a client. */
export async function openTenant(db: Db) {
  const owner = await makeRestaurant(db);
  const sede = await makeSede(db, owner);
  await makeMenu(db, sede);
  const cuentas = { activas: true, qrSoloMesaAbierta: false };
  await db
    .insertInto('location_settings')
    .values({
      restaurant_id: sede.restaurantId,
      location_id: sede.locationId,
      ajustes: JSON.stringify({ cuentas, cocina: { tiempos: true } }),
    })
    .execute();
  const staff = await makeEmployee(db, sede, [...PERMISOS]);
  const hired = await makeEmployee(db, sede, ['cocina']);
  const client = await makeClient(db, sede);
  const former = await makeClient(db, sede);
  const tokens = { owner: owner.token, staff: staff.token, client: client.token };
  return { owner, sede, staff, hired, client, former, tokens };
}

/** What its people do in a day, with the ids of their own things; deletions come last. */
export async function requestsOf(server: Server, tenant: Tenant): Promise<TenantRequest[]> {
  const { owner, sede, hired, client, former } = tenant;
  const { dbName, locationId } = sede;
  const of = `dbName=${dbName}`;
  const product = await anyProduct(server.db, locationId);
  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  const order = {
    dbName,
    tipo: 'en_local',
    mesa: '4',
    nombreCliente: 'Otra',
    email: 'otra@correo.example',
    metodoPago: 'efectivo',
    productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
  };
  const { body } = await server.call('POST', '/api/orders/create', {
    token: client.token,
    body: { ...order, productos: [{ id_sigo: 'AJIACO', cantidad: 1, nota: SECRET }] },
  });
  const orderId: string = body.data._id;
  const employee = {
    id: hired.id,
    nombre: 'Otra',
    edad: 30,
    telefono: '3001234567',
    direccion: 'Otra',
    cargo: role.id,
    email: hired.email,
    permisos: ['cocina'],
  };
  const moved = (estado: string) => ({ dbName, updates: { estado } });
  const move = `/api/orders/editOrderAttributes/${orderId}`;
  const reads = [
    `/api/orders?${of}`,
    `/api/orders?${of}&q=${SECRET}`,
    `/api/clients?${of}`,
    `/api/employees?${of}`,
    `/api/roles?${of}`,
    `/api/audit?${of}`,
    `/api/printers/jobs?${of}`,
    `/api/printers/agents?${of}`,
    `/api/locations/mesas?${of}`,
    `/api/chatV1/chatbotConfig?${of}`,
    `/api/chatV1/uso?${of}`,
    `/api/menu/export?${of}`,
    `/api/reports/summary?${of}`,
    `/api/reports/summary.csv?${of}`,
    '/api/reports/restaurant',
    '/api/memberships/payments',
    '/api/memberships/coverage',
    '/api/memberships/preview',
    `/api/memberships/access?${of}`,
    `/api/accounts?${of}`,
    `/api/tables?${of}`,
    `/api/till?${of}`,
    `/api/till/day?${of}&dia=${bogotaDay(new Date())}`,
    `/api/locations/ajustes/completos?${of}`,
    `/api/admin/verifyPath?email=${owner.email}`,
    `/api/locations/getLocationsByEmail?email=${owner.email}`,
  ].map((url): TenantRequest => ({ as: 'owner', method: 'GET', url }));

  return [
    ...reads,
    { as: 'client', method: 'GET', url: `/api/orders/mine?${of}` },
    ...(await atTables(server, tenant, order)),
    ...(await atTheTill(server, tenant)),
    { as: 'staff', method: 'PATCH', url: `/api/orders/edit/${orderId}`, body: order },
    { as: 'staff', method: 'PATCH', url: move, body: moved('preparado') },
    {
      as: 'owner',
      method: 'POST',
      url: '/api/chatV1/createChatbot',
      body: { dbName, nombreAsistente: 'Otra', instruccionesCorreccion: 'Otra' },
    },
    {
      as: 'owner',
      method: 'PATCH',
      url: `/api/locations/update/${locationId}`,
      body: formOf({
        email: owner.email,
        location: {
          nombre: 'Otra',
          direccion: 'Otra',
          telefono: '6015550100',
          horario: 'Lunes, 8 a. m. – 10 p. m.',
        },
      }),
    },
    {
      as: 'owner',
      method: 'PATCH',
      url: `/api/categories/update/${product.category_id}`,
      body: formOf({ dbName, category: { name: 'Otra' }, imageUpload: await picture() }),
    },
    {
      as: 'owner',
      method: 'PATCH',
      url: '/api/categories/toggle',
      body: { dbName, categoryId: product.category_id },
    },
    {
      as: 'owner',
      method: 'POST',
      url: '/api/products/upsert',
      body: formOf({
        dbName,
        product: {
          _id: product.id,
          categoryId: product.category_id,
          nombre: 'Otro',
          descripcion: 'Otro',
          precio: 1,
          id_sigo: 'OTRO',
        },
      }),
    },
    {
      as: 'owner',
      method: 'PATCH',
      url: '/api/products/agotado',
      body: { dbName, productId: product.id, agotado: true },
    },
    {
      as: 'staff',
      method: 'POST',
      url: '/api/printers/print',
      body: { storeId: locationId, target: 'caja', text: 'Otra' },
    },
    {
      as: 'owner',
      method: 'PUT',
      url: '/api/employees/update',
      body: { dbName, employees: [employee] },
    },
    { as: 'owner', method: 'DELETE', url: `/api/products/delete/${product.id}?${of}` },
    {
      as: 'owner',
      method: 'DELETE',
      url: '/api/employees/deleteEmployee',
      body: { dbName, employee: hired.id },
    },
    { as: 'client', method: 'DELETE', url: `/api/clients/me/orders?${of}` },
    { as: 'owner', method: 'DELETE', url: `/api/clients/delete/${former.id}?${of}` },
  ];
}

/** What the staff do at the tables. Each leaves the sede as the next one needs it. */
async function atTables(server: Server, tenant: Tenant, order: object): Promise<TenantRequest[]> {
  const { sede, tokens } = tenant;
  const { dbName } = sede;
  const done = async (as: keyof typeof tokens, request: Omit<TenantRequest, 'as'>) => {
    const { method, url, body } = request;
    const answer = await server.call(method, url, { token: tokens[as], ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const open = async (mesa: string): Promise<string> => {
    const body = { dbName, mesa, nombre: SECRET };
    const { data } = await done('staff', { method: 'POST', url: '/api/accounts/open', body });
    return data._id;
  };
  const lines = [1, 2].map((tiempo) => ({ id_sigo: 'AJIACO', cantidad: 1, tiempo, nota: SECRET }));
  const body = { ...order, mesa: '5', productos: lines };
  const { data: round } = await done('staff', {
    method: 'POST',
    url: '/api/orders/create',
    body,
  });
  const [other, empty] = [await open('6'), await open('9')];
  const plan = `/api/tables?dbName=${dbName}`;
  const { version } = await done('owner', { method: 'GET', url: plan });
  const table = { nombre: '30', puestos: 4, x: 0, y: 0, ancho: 10, alto: 10 };
  const mesas = [{ ...table, forma: 'redonda', activa: true }];
  const saved = await done('owner', {
    method: 'PUT',
    url: '/api/tables',
    body: { dbName, version, data: { zonas: [{ nombre: SECRET, mesas }] } },
  });
  const [zona] = saved.data.zonas;
  const on = (account: string, deed: string, more: object = {}): TenantRequest => ({
    as: 'staff',
    method: 'POST',
    url: `/api/accounts/${account}/${deed}`,
    body: { dbName, ...more },
  });
  const { cuentaId } = round;
  const moved = {
    destino: { nueva: true },
    lineas: [{ pedido: round._id, linea: 1, cantidad: 1 }],
  };
  const cuentas = { activas: true, qrSoloMesaAbierta: true };
  return [
    {
      as: 'owner',
      method: 'PATCH',
      url: '/api/locations/ajustes',
      body: { dbName, version: saved.version, ajustes: { cuentas } },
    },
    {
      as: 'owner',
      method: 'PUT',
      url: '/api/tables',
      body: { dbName, version: saved.version + 1, data: { zonas: [{ ...zona, nombre: 'Otra' }] } },
    },
    {
      as: 'owner',
      method: 'POST',
      url: `/api/tables/${zona.mesas[0]._id}/renew`,
      body: { dbName },
    },
    {
      as: 'owner',
      method: 'PATCH',
      url: '/api/locations/quienPide',
      body: { dbName, quien: 'conocidos' },
    },
    {
      as: 'staff',
      method: 'PATCH',
      url: `/api/kitchen/fire/${round._id}`,
      body: { dbName, tiempo: 2 },
    },
    {
      as: 'staff',
      method: 'POST',
      url: '/api/accounts/open',
      body: { dbName, mesa: '20' },
    },
    {
      as: 'staff',
      method: 'PATCH',
      url: `/api/accounts/${cuentaId}`,
      body: { dbName, comensales: 3, nombre: 'Otra' },
    },
    on(cuentaId, 'bill'),
    on(cuentaId, 'lines', moved),
    on(cuentaId, 'move', { mesa: '15' }),
    on(other, 'move', { mesa: '15', unir: true }),
    on(cuentaId, 'unmerge'),
    on(empty, 'release'),
  ];
}

/** Shifts of its till, one of which is closed already. */
async function atTheTill(server: Server, { sede, tokens }: Tenant): Promise<TenantRequest[]> {
  const { dbName } = sede;
  const open = async (caja: string): Promise<string> => {
    const body = { dbName, caja: `${SECRET} ${caja}`, base: 1_000 };
    const answer = await server.call('POST', '/api/till/open', { token: tokens.staff, body });
    return `/api/till/${answer.body.data._id}`;
  };
  const [counted, left, over] = [await open('1'), await open('2'), await open('3')];
  await server.call('POST', `${over}/force`, { token: tokens.owner, body: { dbName } });
  const count = { dbName, denominaciones: { 1000: 1 }, nota: 'Otra' };
  const moved = { dbName, tipo: 'egreso', clase: 'otro', valor: 1, motivo: 'Otra' };
  const post = (as: TenantRequest['as'], url: string, body: object): TenantRequest => {
    return { as, method: 'POST', url, body };
  };
  return [
    { as: 'owner', method: 'GET', url: `${counted}?dbName=${dbName}` },
    post('staff', '/api/till/open', { dbName, caja: 'Otra', base: 0 }),
    post('staff', `${counted}/move`, moved),
    post('staff', `${counted}/close`, count),
    post('owner', `${left}/force`, { dbName }),
    post('owner', `${over}/recount`, count),
  ];
}

function anyProduct(db: Db, locationId: string) {
  return db
    .selectFrom('products')
    .select(['id', 'category_id'])
    .where('location_id', '=', locationId)
    .where('id_sigo', '=', 'BANDEJA')
    .executeTakeFirstOrThrow();
}
