import { type Facultad, facultadesOf, hasFacultad } from '@comanda/contract/permissions';
import type { Autoriza } from '@comanda/contract/staff/approval';
import type { Person } from '@comanda/contract/staff/tablets';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { checkPin } from './check-pin.ts';
import { returnPinTry, selectPinPeople } from './pin.db.ts';
import { byName } from './pin.service.ts';

export type Approver = {
  id: string;
  nombre: string;
  /** Beside the author of an audit entry: the other person, if there is one. */
  told: { autorizadoPor?: string };
};

/**
 * Who answers for what needs a facultad: the person who does it, if they have it, else the colleague whose PIN they
 * sent. An owner has every facultad by signing in, and approves for nobody else. Wrong PINs count as at a shared tablet.
 */
export async function approve(
  db: Db,
  sede: Sede,
  facultad: Facultad,
  session: Session,
  autoriza?: Autoriza | null,
): Promise<Approver> {
  if (hasFacultad(session.actor, facultad)) {
    return { id: session.subjectId, nombre: session.nombre, told: {} };
  }
  if (!autoriza) throw new AppError('requiere_aprobacion');
  const pinHash = await checkPin(db, sede, autoriza.empleado, autoriza.pin);
  const person = await db.transaction().execute(async (tx) => {
    // The person may have changed while the PIN was checked. From here on they cannot.
    const isSame = await returnPinTry(tx, sede, autoriza.empleado, pinHash);
    const people = isSame ? await selectPinPeople(tx, sede) : [];
    return people.find(({ id }) => id === autoriza.empleado);
  });
  if (!person) throw new AppError('pin_incorrecto');
  if (!facultadesOf(person).includes(facultad)) throw new AppError('no_puede_aprobar');
  const { id, nombre } = person;
  return { id, nombre, told: { autorizadoPor: nombre } };
}

/** Who may approve with their PIN what needs this facultad. */
export async function approversIn(db: Db, sede: Sede, facultad: Facultad): Promise<Person[]> {
  const people = await selectPinPeople(db, sede);
  return byName(people.filter((one) => facultadesOf(one).includes(facultad)));
}
