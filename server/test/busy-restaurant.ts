import { expect } from 'vitest';
import {
  daysFromNow,
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
} from './factories.ts';
import { formOf, picture } from './forms.ts';
import type { startTestApp } from './harness.ts';

type Server = Pick<Awaited<ReturnType<typeof startTestApp>>, 'db' | 'call'>;

/** A restaurant that has used everything, and what the test knows of it. */
export async function makeBusyRestaurant(
  { db, call }: Server,
  nombre: string,
  fechaFin = daysFromNow(30),
) {
  const owner = await makeRestaurant(db, { fechaFin: daysFromNow(30) });
  const { token } = owner;
  const sede = await makeSede(db, owner, `Sede ${nombre}`);
  const { dbName } = sede;
  await makeMenu(db, sede);
  const employee = await makeEmployee(db, sede, ['pedidos'], `mesera@${nombre}.example`);
  const client = await makeClient(db, sede, `cliente@${nombre}.example`);
  const shade = nombre.length;
  const category = { name: `Sopas ${nombre}` };
  const imageUpload = await picture('png', { shade });
  const send = async (path: string, body: object, as = token) => {
    const { status, body: answer } = await call('POST', path, { token: as, body });
    expect(status, `${path} ${JSON.stringify(answer)}`).toBeLessThan(300);
    return answer.data;
  };
  const { imageUrl } = await send(
    '/api/categories/create',
    formOf({ dbName, category, imageUpload }),
  );
  const order = (as: string | undefined, nombreCliente: string) => ({
    token: as,
    headers: { 'idempotency-key': `clave-secreta-${nombre}-${nombreCliente}` },
    body: {
      dbName,
      tipo: 'para_llevar',
      nombreCliente,
      email: `cliente@${nombre}.example`,
      metodoPago: 'efectivo',
      productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
    },
  });
  const placed = [
    await call('POST', '/api/orders/create', order(employee.token, `Ana ${nombre}`)),
    await call('POST', '/api/orders/create', order(undefined, `Eva ${nombre}`)),
  ];
  expect(placed.map(({ status }) => status)).toEqual([201, 201]);
  const change = async (method: 'PUT' | 'PATCH', path: string, parts: object) => {
    const { body } = await call('GET', `/api/locations/ajustes?dbName=${dbName}`, {});
    const sent = { dbName, version: body.version, ...parts };
    const { status } = await call(method, path, { token, body: sent });
    expect(status, path).toBe(200);
  };
  const place = { puestos: 4, x: 0, y: 0, ancho: 16, alto: 16, forma: 'redonda' };
  const zonas = [{ nombre: `Salón ${nombre}`, mesas: [{ nombre: '7', ...place }] }];
  await change('PUT', '/api/tables', { data: { zonas } });
  const cuentas = { activas: true, qrSoloMesaAbierta: false };
  await change('PATCH', '/api/locations/ajustes', { ajustes: { cuentas } });
  await send('/api/accounts/open', { dbName, mesa: '7', nombre: `Familia ${nombre}` });
  await db
    .insertInto('chatbot_configs')
    .values({
      restaurant_id: owner.id,
      location_id: sede.locationId,
      nombreAsistente: `Asistente ${nombre}`,
      tono: 'calido',
      frasesConfirmacion: [],
      instruccionesCorreccion: '',
    })
    .execute();
  await db.updateTable('owners').set({ fechaFin }).where('id', '=', owner.id).execute();
  const orderIds = placed.map(({ body }) => body.data._id as string);
  const hash = /images\/(\w{32})/.exec(imageUrl)?.[1] ?? '';
  return { owner, sede, employee, client, hash, orderIds, nombre };
}
