import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/db/db.ts';
import { insertRows } from '../src/demo/write-demo.ts';
import {
  makeClient,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Person,
  type Restaurant,
  type TestSede,
} from './factories.ts';
import { type GeneratedOrder, totalOf } from './report-history.ts';

/** A restaurant with two sedes, their menus, staff and clients. */
export type World = {
  restaurant: Restaurant;
  sedes: (TestSede & { staff: Person[]; clients: Person[] })[];
};

export async function makeWorld(db: Db): Promise<World> {
  const restaurant = await makeRestaurant(db);
  const sedes: World['sedes'] = [];
  for (const nombre of ['Norte', 'Sur']) {
    const sede = await makeSede(db, restaurant, nombre);
    await makeMenu(db, sede);
    const staff: Person[] = [];
    const clients: Person[] = [];
    for (let i = 0; i < 3; i += 1) staff.push(await makeEmployee(db, sede, ['pedidos']));
    for (let i = 0; i < 4; i += 1) clients.push(await makeClient(db, sede));
    sedes.push({ ...sede, staff, clients });
  }
  await sql`UPDATE employees SET nombre = 'Persona ' || left(id::text, 4)
    WHERE restaurant_id = ${restaurant.id}`.execute(db);
  return { restaurant, sedes };
}

export type Happened = GeneratedOrder & { id: string };

/** Writes what happened into the tables, audit log included, as if the product had done it. */
export async function live(
  db: Db,
  world: World,
  history: readonly GeneratedOrder[],
): Promise<Happened[]> {
  const happened = history.map((order) => ({ ...order, id: randomBytes(12).toString('hex') }));
  const orders = happened.map((order, i) => orderRow(world, order, i + 1));
  const entries = happened.flatMap((order) => auditEntriesOf(world, order));
  await insertRows(db, 'orders', orders);
  if (entries.length > 0) await insertRows(db, 'audit_entries', entries);
  return happened;
}

export function sedeAt(world: World, order: GeneratedOrder) {
  const sede = world.sedes[order.sede];
  if (!sede) throw new Error('no hay tal sede');
  return sede;
}

export function takerOf(world: World, order: GeneratedOrder): string {
  const { taker } = order;
  if (taker.kind === 'empleado') return sedeAt(world, order).staff[taker.who]?.id ?? '';
  return taker.kind === 'propietario' ? world.restaurant.id : '';
}

export function clientOf(world: World, order: GeneratedOrder): string | null {
  const { taker } = order;
  return taker.kind === 'cliente' ? (sedeAt(world, order).clients[taker.who]?.id ?? null) : null;
}

function orderRow(world: World, order: Happened, revision: number) {
  const { restaurantId, locationId } = sedeAt(world, order);
  const ended = (estado: GeneratedOrder['estado']) =>
    order.estado === estado ? dateOf(order.fin) : null;
  return {
    restaurant_id: restaurantId,
    location_id: locationId,
    id: order.id,
    revision,
    tipo: order.tipo,
    estado: order.estado,
    mesa: order.tipo === 'en_local' ? '4' : null,
    direccion: order.tipo === 'a_domicilio' ? 'Calle 1' : null,
    telefono: order.tipo === 'a_domicilio' ? '310' : null,
    nombreCliente: 'Alguien',
    email: null,
    metodoPago: order.metodoPago,
    creadoPor: '',
    client_id: clientOf(world, order),
    employee_id: order.taker.kind === 'empleado' ? takerOf(world, order) : null,
    productos: order.lines,
    total: totalOf(order),
    busqueda: '',
    updates: [],
    horaCreacion: dateOf(order.creado),
    inicioCocina: dateOf(order.marchado),
    fechaPreparado: dateOf(order.preparado),
    fechaEntregado: dateOf(order.entregado),
    fechaCancelado: ended('cancelado'),
    fechaFacturado: ended('facturado'),
    fechaBaja: ended('dado_de_baja'),
    motivoBaja: order.estado === 'dado_de_baja' ? '=Se cayó' : null,
  };
}

/** An audit entry has the full precision of the clock; its order keeps milliseconds. */
function auditEntriesOf(world: World, order: Happened) {
  const sede = sedeAt(world, order);
  const entry = (action: string, at: number | null, actor: string, micros = '321') => ({
    restaurant_id: sede.restaurantId,
    id: crypto.randomUUID(),
    location_id: sede.locationId,
    at: dateOf(at)?.toISOString().replace('Z', `${micros}Z`),
    actor_tipo: actor === world.restaurant.id ? 'propietario' : 'empleado',
    actor_id: actor,
    actor_nombre: nameOf(actor),
    action,
    entity: 'pedido',
    entity_id: order.id,
  });
  const idOf = (who: number | null) => (who === null ? undefined : sede.staff[who]?.id);
  const taker = takerOf(world, order);
  const [cook, waiter, cashier] = [order.cook, order.waiter, order.cashier].map(idOf);
  const last = order.estado === 'cancelado' ? waiter : cashier;
  return [
    ...(taker ? [entry('creado', order.creado, taker)] : []),
    ...(order.preparado !== null && cook ? [entry('preparado', order.preparado, cook)] : []),
    ...(order.entregado !== null && waiter ? [entry('entregado', order.entregado, waiter)] : []),
    ...(order.fin !== null && last ? [entry(order.estado, order.fin, last)] : []),
  ];
}

export const nameOf = (actor: string) => `Persona ${actor.slice(0, 4)}`;

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
