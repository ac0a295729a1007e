import type { DinerLogin } from '@comanda/contract/auth/auth';
import { facultadesOf } from '@comanda/contract/permissions';
import type { Person } from '@comanda/contract/staff/tablets';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { createSession, hashToken, type Sede } from '../sessions/session.ts';
import { checkPin } from './check-pin.ts';
import { returnPinTry, selectPinPeople } from './pin.db.ts';
import { findTablet, noteTablet } from './tablets.db.ts';

/** The people of a shared tablet; nobody where the device is not one of this sede. */
export async function peopleAt(
  db: Db,
  sede: Sede,
  token: string | null,
): Promise<{ compartida: boolean; personas: Person[] }> {
  const tablet = token && (await findTablet(db, sede, hashToken(token)));
  if (!tablet) return { compartida: false, personas: [] };
  return { compartida: true, personas: byName(await selectPinPeople(db, sede)) };
}

/** As their colleagues look for them. */
export function byName(people: Awaited<ReturnType<typeof selectPinPeople>>): Person[] {
  const { compare } = new Intl.Collator('es');
  return people
    .map(({ id, nombre, role_nombre }) => ({ id, nombre, cargo: role_nombre }))
    .sort((a, b) => compare(a.nombre, b.nombre));
}

type PinLogin = { token: string | null; empleado: string; pin: string };

/** A PIN opens a session only on a tablet that the sede trusts: from anywhere else it is not even counted. */
export async function logInByPin(
  db: Db,
  sede: Sede,
  { token, empleado: id, pin }: PinLogin,
): Promise<DinerLogin> {
  const tokenHash = hashToken(token ?? '');
  if (!token || !(await findTablet(db, sede, tokenHash))) throw new AppError('tableta_desconocida');
  const pinHash = await checkPin(db, sede, id, pin);
  return db.transaction().execute(async (tx) => {
    // The person and the tablet may have changed while the PIN was checked. From here on they cannot.
    const isSame = await returnPinTry(tx, sede, id, pinHash);
    const person = (await selectPinPeople(tx, sede)).find((one) => one.id === id);
    if (!isSame || !person) throw new AppError('pin_incorrecto');
    const tabletId = await findTablet(tx, sede, tokenHash, { isLocked: true });
    if (!tabletId) throw new AppError('tableta_desconocida');
    await noteTablet(tx, sede, tabletId);
    const { restaurantId, locationId } = sede;
    const subject = { tipo: 'empleado', restaurantId, locationId, subjectId: id } as const;
    const { nombre, email, permisos, role_id, role_nombre } = person;
    const cargo = { _id: role_id, nombre: role_nombre };
    const facultades = [...facultadesOf(person)];
    return {
      data: { empleado: { tipo: 'empleado', id, nombre, email, cargo, permisos, facultades } },
      tokens: { empleado: await createSession(tx, { ...subject, tabletId }) },
    };
  });
}
