import { fold } from '@comanda/contract/fold';
import { atSede } from '@comanda/contract/locations/at-sede.rules';
import type { Location, LocationInput, Restaurant } from '@comanda/contract/locations/locations';
import {
  locationProblems,
  nextFreeDbName,
  toDbName,
} from '@comanda/contract/locations/locations.rules';
import { aperturasOf } from '@comanda/contract/locations/opening-hours';
import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import { sameNamed } from '@comanda/contract/sede-life/sede-life.rules';
import { cleanLines, cleanText } from '@comanda/contract/text';
import type { Upload } from '@comanda/contract/wire';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import { type ImageStore, storeUpload } from '../images/image-store.ts';
import { lockMembership, refuseSedeBeyondPlan } from '../memberships/coverage.service.ts';
import { insertSettings, servicesOf } from '../menu/settings.service.ts';
import type { Sede, Session } from '../sessions/session.ts';
import {
  claimDbName,
  findRestaurant,
  insertLocation,
  isSomebodys,
  type LocationRow,
  lockLocation,
  presentLocation,
  presentRestaurant,
  selectLocations,
  selectTakenNames,
  updateLocationRow,
} from './locations.db.ts';

export { findNewerLink } from './locations.db.ts';

export type LocationDeps = { db: Db; images: ImageStore };
type LocationUploads = {
  imagenUpload?: Upload | undefined;
  logoUpload?: Upload | undefined;
};

const entity = 'sede';

/**
 * The membership's limit is counted under a lock, so that two at once cannot both take the last
 * place.
 */
export async function createLocation(
  { db, images }: LocationDeps,
  owner: Session,
  input: LocationInput,
  { imagenUpload, logoUpload }: LocationUploads,
): Promise<Location> {
  const problems = locationProblems(input, {
    isNew: true,
    hasImagen: imagenUpload !== undefined,
    hasLogo: logoUpload !== undefined,
  });
  if (problems.length > 0 || !imagenUpload || !logoUpload) throw brokenRules(problems);
  // Checked first without a lock, so that a refused sede leaves no pictures behind.
  await refuseSedeBeyondPlan(db, owner.restaurantId);
  const imagen = await storeUpload(images, imagenUpload);
  const logo = await storeUpload(images, logoUpload);
  return db.transaction().execute(async (tx) => {
    await lockMembership(tx, owner.restaurantId);
    await refuseSedeBeyondPlan(tx, owner.restaurantId);
    const nombre = cleanText(input.nombre ?? '');
    const id = crypto.randomUUID();
    await refuseSameName(tx, owner.restaurantId, nombre, id);
    const row = await insertLocation(tx, owner.restaurantId, {
      id,
      nombre,
      ...contactOf(input),
      imagen,
      logo,
      dbName: await freeDbName(tx, owner.restaurantId, id, nombre),
    });
    await insertSettings(tx, { restaurant_id: owner.restaurantId, location_id: id });
    const after = presentLocation(row);
    const sede = { locationId: id };
    await recordAudit(tx, owner, sede, { action: 'creada', entity, entityId: id, after });
    return after;
  });
}

/** A new name is only what people read: the `dbName` stays, and with it every code and link that was printed. */
export async function updateLocation(
  { db, images }: LocationDeps,
  owner: Session,
  id: string,
  email: string | undefined,
  input: LocationInput,
  { imagenUpload, logoUpload }: LocationUploads,
): Promise<Location> {
  const edited = (now: LocationRow) => {
    const merged = mergedOrRefused({ sent: input, now, data: presentLocation(now) });
    const { nombre, telefono } = now;
    const problems = locationProblems(merged, { isNew: false, email, id, nombre, telefono });
    if (problems.length > 0) throw brokenRules(problems);
    return merged;
  };
  // Checked before the pictures are stored, so that a refused save leaves none behind.
  edited(await findOwn(db, owner, id));
  const imagen = imagenUpload && (await storeUpload(images, imagenUpload));
  const logo = logoUpload && (await storeUpload(images, logoUpload));
  return db.transaction().execute(async (tx) => {
    // Of two sedes that get the same name at once, the second is refused.
    await lockMembership(tx, owner.restaurantId);
    await lockLocation(tx, owner.restaurantId, id);
    const before = await findOwn(tx, owner, id);
    const merged = edited(before);
    const nombre = cleanText(merged.nombre ?? '');
    if (nombre !== before.nombre) await refuseSameName(tx, owner.restaurantId, nombre, id);
    const row = await updateLocationRow(tx, owner.restaurantId, id, {
      nombre,
      ...contactOf(merged),
      ...(imagen && { imagen }),
      ...(logo && { logo }),
    });
    const after = presentLocation(row);
    const change = { before: presentLocation(before), after };
    const sede = { locationId: id };
    await recordAudit(tx, owner, sede, { action: 'cambiada', entity, entityId: id, ...change });
    return after;
  });
}

function contactOf(input: LocationInput) {
  return {
    direccion: cleanText(input.direccion ?? ''),
    telefono: cleanText(input.telefono ?? ''),
    // Opening hours keep their lines: weekdays, Sundays.
    horario: cleanLines(input.horario ?? ''),
  };
}

async function findOwn(db: Db, { restaurantId }: Session, id: string): Promise<LocationRow> {
  const own = (await selectLocations(db, restaurantId)).find((row) => row.id === id);
  // The sede is named in the path, so the check of access did not see it.
  if (own?.cerrada) throw new AppError('sede_cerrada_definitivamente');
  if (own && !own.activa) throw new AppError('sede_solo_lectura');
  if (own) return own;
  throw new AppError((await isSomebodys(db, id)) ? 'sede_ajena' : 'sede_desconocida');
}

/** Names that differ only in accents, letter case or spaces are one to who reads them. */
export async function refuseSameName(
  tx: Db,
  restaurantId: string,
  nombre: string,
  id: string,
): Promise<void> {
  const others = (await selectLocations(tx, restaurantId)).filter((one) => one.id !== id);
  const same = sameNamed(nombre, others);
  if (!same) return;
  const message = sedeLifeMessages.nameTaken(same.nombre);
  throw new AppError('nombre_de_sede_repetido', {
    message,
    details: [{ path: 'nombre', message }],
  });
}

/**
 * Another restaurant may take the same name at the same time; then the next one is tried. So it is
 * when a sede of the same restaurant differs only in accents, because their staff's addresses would
 * be the same.
 */
async function freeDbName(tx: Db, restaurantId: string, locationId: string, nombre: string) {
  const base = toDbName(nombre);
  const taken = new Set(await selectTakenNames(tx, base));
  const own = new Set((await selectLocations(tx, restaurantId)).map((sede) => fold(sede.dbName)));
  for (;;) {
    const dbName = nextFreeDbName(base, taken);
    if (!own.has(fold(dbName)) && (await claimDbName(tx, { dbName, restaurantId, locationId })))
      return dbName;
    taken.add(dbName);
  }
}

/** A restaurant and its sedes as the public sees them, by its link or its id: with when they open and what they take. */
export async function restaurantByPath(
  db: Db,
  path: string,
): Promise<{ data: Location[]; restaurante: Restaurant }> {
  const restaurant = await findRestaurant(db, path);
  if (!restaurant) throw new AppError('restaurante_desconocido');
  const all = await selectLocations(db, restaurant.id);
  const locations = all.filter(({ cerrada }) => cerrada === null);
  const now = new Date();
  const services = await servicesOf(db, restaurant.id);
  return {
    data: locations.map((row) => {
      const servicio = services.get(row.id);
      const aperturas = aperturasOf({ horario: row.horario, horas: servicio?.horas }, now);
      return {
        ...presentLocation(row),
        ...(servicio && { servicio }),
        ...(aperturas && { aperturas }),
      };
    }),
    restaurante: presentRestaurant(restaurant, locations.length, now),
  };
}

/** One sede and its restaurant. */
export async function publicFaceOf(
  db: Db,
  sede: Sede,
): Promise<{ location: Location; restaurante: Restaurant }> {
  const { data, restaurante } = await restaurantByPath(db, sede.restaurantId);
  const location = data.find(({ _id }) => _id === sede.locationId);
  if (!location) throw new AppError('sede_desconocida');
  return { location, restaurante: atSede(restaurante, location, new Date()) };
}
