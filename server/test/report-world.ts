import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/db/db.ts';
import { insertRows } from '../src/demo/insert-rows.ts';
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
import { type Told, totalOf } from './report-history.ts';

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

export type Happened = Told & { id: string };

/** Writes what happened into the tables, trail included, as if it had been lived. */
export async function live(db: Db, world: World, history: readonly Told[]): Promise<Happened[]> {
  const happened = history.map((told) => ({ ...told, id: randomBytes(12).toString('hex') }));
  const orders = happened.map((told, i) => orderRow(world, told, i + 1));
  const trail = happened.flatMap((told) => trailOf(world, told));
  await insertRows(db, 'orders', orders);
  if (trail.length > 0) await insertRows(db, 'audit_entries', trail);
  return happened;
}

export function sedeAt(world: World, told: Told) {
  const sede = world.sedes[told.sede];
  if (!sede) throw new Error('no hay tal sede');
  return sede;
}

export function takerOf(world: World, told: Told): string {
  const { taker } = told;
  if (taker.kind === 'empleado') return sedeAt(world, told).staff[taker.who]?.id ?? '';
  return taker.kind === 'propietario' ? world.restaurant.id : '';
}

export function clientOf(world: World, told: Told): string | null {
  const { taker } = told;
  return taker.kind === 'cliente' ? (sedeAt(world, told).clients[taker.who]?.id ?? null) : null;
}

function orderRow(world: World, told: Happened, revision: number) {
  const { restaurantId, locationId } = sedeAt(world, told);
  const ended = (estado: Told['estado']) => (told.estado === estado ? dateOf(told.fin) : null);
  return {
    restaurant_id: restaurantId,
    location_id: locationId,
    id: told.id,
    revision,
    tipo: told.tipo,
    estado: told.estado,
    mesa: told.tipo === 'en_local' ? '4' : null,
    direccion: told.tipo === 'a_domicilio' ? 'Calle 1' : null,
    telefono: told.tipo === 'a_domicilio' ? '310' : null,
    nombreCliente: 'Alguien',
    email: null,
    metodoPago: told.metodoPago,
    creadoPor: '',
    client_id: clientOf(world, told),
    employee_id: told.taker.kind === 'empleado' ? takerOf(world, told) : null,
    productos: told.lines,
    total: totalOf(told),
    busqueda: '',
    updates: [],
    horaCreacion: dateOf(told.creado),
    fechaPreparado: dateOf(told.preparado),
    fechaEntregado: dateOf(told.entregado),
    fechaCancelado: ended('cancelado'),
    fechaFacturado: ended('facturado'),
    fechaBaja: ended('dado_de_baja'),
    motivoBaja: told.estado === 'dado_de_baja' ? '=Se cayó' : null,
  };
}

/** An entry is as fine as the clock; its order keeps milliseconds. */
function trailOf(world: World, told: Happened) {
  const sede = sedeAt(world, told);
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
    entity_id: told.id,
  });
  const idOf = (who: number | null) => (who === null ? undefined : sede.staff[who]?.id);
  const taker = takerOf(world, told);
  const [cook, waiter, cashier] = [told.cook, told.waiter, told.cashier].map(idOf);
  const last = told.estado === 'cancelado' ? waiter : cashier;
  return [
    ...(taker ? [entry('creado', told.creado, taker)] : []),
    ...(told.preparado !== null && cook ? [entry('preparado', told.preparado, cook)] : []),
    ...(told.entregado !== null && waiter ? [entry('entregado', told.entregado, waiter)] : []),
    ...(told.fin !== null && last ? [entry(told.estado, told.fin, last)] : []),
  ];
}

export const nameOf = (actor: string) => `Persona ${actor.slice(0, 4)}`;

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
