import type { Employee, EmployeeInput } from '@comanda/contract/staff/staff';
import { INVITATION_DAYS } from '@comanda/contract/staff/staff.rules';
import { normaliseEmail } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { publicFaceOf } from '../locations/locations.service.ts';
import type { Outbox } from '../mail/outbox.ts';
import { issueReset } from '../sessions/passwords.ts';
import type { Sede } from '../sessions/session.ts';

export function isInvited(inputs: readonly EmployeeInput[]) {
  const invited = new Set(
    inputs.filter(({ invitar }) => invitar).map(({ email }) => normaliseEmail(email ?? '')),
  );
  return ({ email }: Employee) => invited.has(email);
}

/** Mails each of them a link that sets their password once. */
export async function invite(
  { outbox, publicUrl }: { outbox: Outbox; publicUrl: () => string },
  tx: Db,
  sede: Sede,
  people: readonly Employee[],
): Promise<void> {
  if (people.length === 0) return;
  const { restaurantId, locationId, dbName } = sede;
  const { location, restaurante } = await publicFaceOf(tx, sede);
  const place = { restaurante: restaurante.nombre, sede: location.nombre };
  for (const { id, nombre, email } of people) {
    const subject = { tipo: 'empleado', restaurantId, locationId, subjectId: id } as const;
    const token = await issueReset(tx, subject, INVITATION_DAYS * 24 * 60);
    const query = new URLSearchParams({ token, sede: dbName, tipo: 'empleado', invitacion: '1' });
    const url = `${publicUrl()}/restablecer?${query}`;
    await outbox.write(tx, email, { kind: 'invitacion', url, nombre, ...place });
  }
}
