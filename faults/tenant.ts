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

/** A restaurant with its sede, menu, somebody who may do everything there, and a client. */
export async function openTenant(db: Db) {
  const owner = await makeRestaurant(db);
  const sede = await makeSede(db, owner);
  await makeMenu(db, sede);
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
    `/api/admin/verifyPath?email=${owner.email}`,
    `/api/locations/getLocationsByEmail?email=${owner.email}`,
  ].map((url): TenantRequest => ({ as: 'owner', method: 'GET', url }));

  return [
    ...reads,
    { as: 'client', method: 'GET', url: `/api/orders/mine?${of}` },
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

function anyProduct(db: Db, locationId: string) {
  return db
    .selectFrom('products')
    .select(['id', 'category_id'])
    .where('location_id', '=', locationId)
    .where('id_sigo', '=', 'BANDEJA')
    .executeTakeFirstOrThrow();
}
