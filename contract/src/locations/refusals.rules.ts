import { isInstant } from '../days.ts';
import type { Tipo } from '../orders/orders.words.ts';
import { type Canal, canalOf } from './channels.ts';
import { openState, takesOrdersAt } from './hours.rules.ts';
import { pauseAt } from './pause.rules.ts';
import { refusalMessages } from './refusals.messages.ts';
import { maySchedule, type SlotSettings, slotsAfter } from './slots.rules.ts';

/** How many slots are offered to whom one is refused. */
export const NEXT_SLOTS = 3;

/** Why the sede takes no such order from a diner: a code of errors.ts and what belongs to it. */
export type Refusal =
  | { code: 'sede_pausada'; details: [{ hasta: string | null; motivo: string }] }
  | { code: 'sede_cerrada'; details: [{ abre: string | null }] }
  | { code: 'canal_cerrado'; details: [{ canal: Canal }] }
  | { code: 'franja_llena'; details: [{ siguientes: string[] }] }
  | {
      code: 'franja_invalida';
      details: [{ path: 'programado'; message: string; siguientes: string[] }];
    };

export interface Wanted {
  tipo: Tipo;
  /** The start of a slot, as an instant; null for now. */
  programado?: string | null | undefined;
  now: Date;
}

/** The first reason of those that need neither place nor pace; null where the order may be made. Staff never ask. */
export function refusalOf(settings: SlotSettings, wanted: Wanted): Refusal | null {
  const { tipo, programado, now } = wanted;
  const canal = canalOf(tipo);
  const message = programado ? instantProblem(programado, wanted) : null;
  if (message) return badSlot(settings, wanted, message);
  const at = programado ? new Date(programado) : now;
  const pause = pauseAt(settings, canal, at);
  if (pause) {
    const { hasta, motivo } = pause;
    return { code: 'sede_pausada', details: [{ hasta: hasta?.toISOString() ?? null, motivo }] };
  }
  if (!programado && !takesOrdersAt(settings, now)) {
    const abre = openState(settings, now)?.abre?.toISOString() ?? null;
    return { code: 'sede_cerrada', details: [{ abre }] };
  }
  if (!settings.canales[canal]) return { code: 'canal_cerrado', details: [{ canal }] };
  if (!programado || maySchedule(settings, tipo, at, now)) return null;
  const { notScheduled, notASlot } = refusalMessages;
  return badSlot(settings, wanted, settings.programar.activo ? notASlot : notScheduled);
}

/** What is wrong with the hour that an order is wanted at, whoever orders; null where it may be. */
export function instantProblem(
  programado: string,
  { tipo, now }: Pick<Wanted, 'tipo' | 'now'>,
): string | null {
  if (!isInstant(programado)) return refusalMessages.notAnInstant;
  if (tipo === 'en_local') return refusalMessages.notAtTable;
  const at = new Date(programado).getTime();
  if (at <= now.getTime()) return refusalMessages.inThePast;
  return at > now.getTime() + FARTHEST_MS ? refusalMessages.tooFar : null;
}

/** Nobody plans a meal further ahead than this, not even the staff. */
const FARTHEST_MS = 60 * 86_400_000;

function badSlot(settings: SlotSettings, { tipo, now }: Wanted, message: string): Refusal {
  const siguientes = slotsAfter(settings, tipo, now, now)
    .slice(0, NEXT_SLOTS)
    .map((slot) => slot.toISOString());
  return { code: 'franja_invalida', details: [{ path: 'programado', message, siguientes }] };
}
