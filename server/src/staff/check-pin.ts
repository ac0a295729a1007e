import { PIN_TRIES } from '@comanda/contract/staff/pin.rules';
import { isUuid } from '@comanda/contract/text';
import { recordAudit, systemOf } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { verifyPassword } from '../sessions/passwords.ts';
import type { Sede } from '../sessions/session.ts';
import { pinWait, takePinTry } from './pin.db.ts';

/** Returns the hash that the PIN matches. Somebody of another sede gets the answer of a wrong PIN. */
export async function checkPin(db: Db, sede: Sede, id: string, pin: string): Promise<string> {
  const person = isUuid(id) ? await takePinTry(db, sede, id) : null;
  if (!person) {
    const retryAfter = isUuid(id) ? await pinWait(db, sede, id) : 0;
    if (retryAfter > 0) throw new AppError('demasiadas_solicitudes', { retryAfter });
  }
  if (await verifyPassword(person?.pin_hash, pin)) return person?.pin_hash ?? '';
  if (person?.pin_tries === PIN_TRIES.max) {
    const entry = { action: 'pin_bloqueado', entity: 'empleado', entityId: id } as const;
    const after = { nombre: person.nombre };
    await recordAudit(db, systemOf(sede.restaurantId), sede, { ...entry, after });
  }
  throw new AppError('pin_incorrecto');
}
