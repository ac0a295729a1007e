import { DAY_MS } from '@comanda/contract/days';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import { refusalText } from '@comanda/contract/locations/refusals.messages';
import {
  instantProblem,
  NEXT_SLOTS,
  type Refusal,
  refusalOf,
} from '@comanda/contract/locations/refusals.rules';
import { slotsAfter } from '@comanda/contract/locations/slots.rules';
import type { OrderDraft, Tipo } from '@comanda/contract/orders/orders';
import { closingMessages } from '@comanda/contract/sede-life/closing.messages';
import { isAway } from '@comanda/contract/sede-life/closing.rules';
import { closedWords } from '@comanda/contract/sede-life/closing.words';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { SedeMenu } from '../menu/menu.cache.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { type Later, selectUsed } from './order-slots.db.ts';

/** What a sede does not take now from diners. Its staff take every order, but none for an hour that is over. */
export function refuseForNow(
  ajustes: SedeSettings,
  { tipo, programado }: Pick<OrderDraft, 'tipo' | 'programado'>,
  isStaff: boolean,
  now: Date,
): void {
  const wanted = { tipo: tipo as Tipo, programado, now };
  if (!isStaff) {
    const refusal = refusalOf(ajustes, wanted);
    if (refusal) throw refusedAs(refusal, now);
  } else {
    refuseHour({ tipo, programado }, now);
  }
}

/** An hour that is over or that no order may have, whoever takes it. */
export function refuseHour(
  { tipo, programado }: Pick<OrderDraft, 'tipo' | 'programado'>,
  now: Date,
): void {
  const message = programado ? instantProblem(programado, { tipo: tipo as Tipo, now }) : null;
  if (!message) return;
  throw new AppError('franja_invalida', { message, details: [{ path: 'programado', message }] });
}

/** The slot of the order is full: where there is room next. */
export async function fullSlot(
  db: Db,
  sede: Sede,
  ajustes: SedeSettings,
  tipo: Tipo,
  { franja }: Later,
  now: Date,
): Promise<AppError> {
  const from = franja ?? now;
  const used = await selectUsed(db, sede, from, new Date(from.getTime() + DAY_MS + DAY_MS));
  const most = ajustes.limite?.pedidos ?? 0;
  const siguientes = slotsAfter(ajustes, tipo, from, now)
    .filter((slot) => (used.get(slot.getTime()) ?? 0) < most)
    .slice(0, NEXT_SLOTS)
    .map((slot) => slot.toISOString());
  return refusedAs({ code: 'franja_llena', details: [{ siguientes }] }, now);
}

function refusedAs(refusal: Refusal, now: Date): AppError {
  return new AppError(refusal.code, {
    message: refusalText(refusal, now),
    details: refusal.details,
  });
}

/** One that is closed for a time is so for diners; its staff finish what is open. */
export function refuseClosed(
  { isClosed, cierre }: Pick<SedeMenu, 'isClosed' | 'cierre'>,
  staff: Session | null,
): void {
  if (isClosed) throw new AppError('sede_cerrada_definitivamente');
  if (staff || !isAway(cierre, new Date())) return;
  throw new AppError('sede_cerrada_por_un_tiempo', {
    message: closingMessages.refused(closedWords(cierre)),
    body: { cierre },
  });
}
