import { randomBytes } from 'node:crypto';
import { nextFreeDbName, toDbName } from '@comanda/contract/locations/locations.rules';
import type { Facultad, Permiso } from '@comanda/contract/permissions';
import type { Db } from '../src/db/db.ts';
import { hashPassword } from '../src/sessions/passwords.ts';
import { createSession } from '../src/sessions/session.ts';

export const PASSWORD = 'clave-de-prueba';
const passwordHash = hashPassword(PASSWORD);
const unique = () => randomBytes(4).toString('hex');

export type Restaurant = { id: string; email: string; path: string; token: string };
export type TestSede = { restaurantId: string; locationId: string; dbName: string };
export type Person = { id: string; email: string; nombre: string; token: string };

type PlanName = 'Starter' | 'Pro' | 'Cadena';

/** A restaurant with an active membership of Pro, unless `fechaFin` says otherwise. */
export async function makeRestaurant(
  db: Db,
  { fechaFin = daysFromNow(30), plan = 'Pro' }: { fechaFin?: Date; plan?: PlanName } = {},
): Promise<Restaurant> {
  const name = unique();
  const { id: plan_id } = await db
    .selectFrom('plans')
    .select('id')
    .where('plan_name', '=', plan)
    .executeTakeFirstOrThrow();
  const owner = await db
    .insertInto('owners')
    .values({
      email: `duena-${name}@prueba.example`,
      password_hash: await passwordHash,
      nombre: `Restaurante ${name}`,
      path: `restaurante-${name}`,
      verified_at: new Date(),
      plan_id,
      fechaInicio: daysFromNow(-60),
      fechaFin,
    })
    .returning(['id', 'email', 'path'])
    .executeTakeFirstOrThrow();
  const token = await createSession(db, {
    tipo: 'propietario',
    restaurantId: owner.id,
    locationId: null,
    subjectId: owner.id,
  });
  return { id: owner.id, email: owner.email, path: owner.path ?? '', token };
}

export async function makeSede(
  db: Db,
  restaurant: Pick<Restaurant, 'id'>,
  nombre = `Sede ${unique()}`,
): Promise<TestSede> {
  const taken = await db.selectFrom('location_names').select('dbName').execute();
  const dbName = nextFreeDbName(toDbName(nombre), new Set(taken.map((row) => row.dbName)));
  const location = await db
    .insertInto('locations')
    .values({
      restaurant_id: restaurant.id,
      nombre,
      direccion: 'Calle 1 # 2-3',
      telefono: '601 555 0100',
      horario: 'Todos los días, 8 a. m. – 10 p. m.',
      logo: '/images/logo/1280.webp',
      imagen: '/images/imagen/1280.webp',
      dbName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sede = { restaurantId: restaurant.id, locationId: location.id, dbName };
  const key = { restaurant_id: restaurant.id, location_id: location.id };
  await db
    .insertInto('location_names')
    .values({ ...key, dbName })
    .execute();
  await db.insertInto('location_counters').values(key).execute();
  return sede;
}

/** A small menu: a dish, a soup, a drink, two sides, an addition, a service and a hidden dessert. */
export async function makeMenu(db: Db, sede: TestSede): Promise<void> {
  const key = { restaurant_id: sede.restaurantId, location_id: sede.locationId };
  const category = async (name: string, flags: Record<string, boolean> = {}) => {
    const row = await db
      .insertInto('categories')
      .values({ ...key, name, imageUrl: '/images/c/1280.webp', ...flags })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const product = async (
    category_id: string,
    id_sigo: string,
    nombre: string,
    precio: number,
    agotado = false,
  ) => {
    await db
      .insertInto('products')
      .values({
        ...key,
        category_id,
        id_sigo,
        nombre,
        descripcion: `${nombre} de la casa`,
        precio,
        imagen: '/images/p/1280.webp',
        agotado,
      })
      .execute();
  };
  const mains = await category('Platos fuertes', { esPlatoPrincipal: true });
  await product(mains, 'BANDEJA', 'Bandeja paisa', 32_900);
  await product(mains, 'AJIACO', 'Ajiaco', 27_500);
  await product(mains, 'MOJARRA', 'Mojarra frita', 33_500, true);
  const drinks = await category('Bebidas', { esBebida: true });
  await product(drinks, 'LIMONADA', 'Limonada de coco', 11_500);
  const sides = await category('Acompañamientos', { esAdicional: true });
  await product(sides, 'PAPA', 'Papa criolla', 6_000);
  await product(sides, 'PATACON', 'Patacones', 9_000);
  const additions = await category('Adiciones');
  await product(additions, 'AGUACATE', 'Aguacate', 4_000);
  const services = await category('Servicios');
  await product(services, 'DESCORCHE', 'Descorche', 20_000);
  const hidden = await category('Postres', { active: false });
  await product(hidden, 'FLAN', 'Flan', 9_500);
}

export async function makeEmployee(
  db: Db,
  sede: TestSede,
  permisos: Permiso[],
  email = `empleado-${unique()}@prueba.example`,
): Promise<Person> {
  const key = { restaurant_id: sede.restaurantId, location_id: sede.locationId };
  const role = await db
    .insertInto('roles')
    .values({ ...key, nombre: 'Mesera', descripcion: 'Atiende las mesas' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, nombre } = await db
    .insertInto('employees')
    .values({
      ...key,
      nombre: 'Luz Dary Moreno',
      edad: 35,
      telefono: '312 555 0177',
      direccion: 'Diagonal 40 # 16-30',
      role_id: role.id,
      email,
      password_hash: await passwordHash,
      permisos,
    })
    .returning(['id', 'nombre'])
    .executeTakeFirstOrThrow();
  return { id, email, nombre, token: await sessionFor(db, sede, 'empleado', id) };
}

export async function giveFacultades(
  db: Db,
  { id }: Pick<Person, 'id'>,
  facultades: Facultad[],
): Promise<void> {
  await db.updateTable('employees').set({ facultades }).where('id', '=', id).execute();
}

export async function makeClient(
  db: Db,
  sede: TestSede,
  email = `cliente-${unique()}@prueba.example`,
): Promise<Person> {
  const { id, nombre } = await db
    .insertInto('clients')
    .values({
      restaurant_id: sede.restaurantId,
      location_id: sede.locationId,
      nombre: 'Diana Morales',
      telefono: '310 555 0164',
      email,
      password_hash: await passwordHash,
    })
    .returning(['id', 'nombre'])
    .executeTakeFirstOrThrow();
  return { id, email, nombre, token: await sessionFor(db, sede, 'cliente', id) };
}

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

function sessionFor(db: Db, sede: TestSede, tipo: 'empleado' | 'cliente', subjectId: string) {
  const { restaurantId, locationId } = sede;
  return createSession(db, { tipo, restaurantId, locationId, subjectId });
}
