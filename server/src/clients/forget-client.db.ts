import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** The proof of consent stays, without saying whose it was. */
export async function anonymiseConsents(
  tx: Db,
  sede: Sede,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await sql`
    UPDATE consents SET client_id = ${id}::uuid, email = NULL
    WHERE ${inSede(sede)} AND lower(email) = ${email}`.execute(tx);
}

export async function anonymiseRow(tx: Db, sede: Sede, id: string, nobody: string): Promise<void> {
  await tx
    .updateTable('clients')
    .set({
      nombre: nobody,
      direccion: '',
      telefono: '',
      email: null,
      password_hash: null,
      email_verified_at: null,
      forgotten_at: new Date(),
    })
    .where(inSede(sede))
    .where('id', '=', id)
    .execute();
}
