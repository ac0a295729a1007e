import type { Db } from '../db.ts';
import type { Sede } from '../session.ts';
import type { ClientRow } from './clients.presenter.ts';

export type NewClient = {
  nombre: string;
  telefono: string;
  direccion: string;
  email: string;
  password_hash: string;
};

export async function insertClient(db: Db, sede: Sede, client: NewClient): Promise<ClientRow> {
  return db
    .insertInto('clients')
    .values({ restaurant_id: sede.restaurantId, location_id: sede.locationId, ...client })
    .returning(['id', 'nombre', 'telefono', 'direccion', 'email', 'fecha_registro'])
    .executeTakeFirstOrThrow();
}

/** What a person accepted, when and where: it has to be shown one day. */
export async function insertConsent(
  db: Db,
  sede: Sede,
  consent: { client_id: string; version: string; canal: string },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ restaurant_id: sede.restaurantId, location_id: sede.locationId, ...consent })
    .execute();
}
