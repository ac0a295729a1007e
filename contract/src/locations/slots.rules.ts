import { addDays, bogotaDay, DAY_MS, dayRange } from '../days.ts';
import type { Tipo } from '../orders/orders.words.ts';
import { type Canal, canalOf } from './channels.ts';
import { type HoursSettings, spansOn, takesOrdersAt } from './hours.rules.ts';
import { pauseAt } from './pause.rules.ts';
import type { Pausa, PromiseSettings } from './service-now.rules.ts';

/** At most so many orders of these channels in so many minutes. `pedidos` is the sede's own business. */
export interface Limite {
  cadaMin: number;
  canales: readonly Canal[];
}

export interface Programar {
  activo: boolean;
  /** How long before it the nearest slot may be ordered. */
  desdeMin: number;
  /** How many days after today. */
  dias: number;
}

export interface SlotSettings extends HoursSettings, PromiseSettings {
  pausa: Pausa | null;
  canales: Record<Canal, boolean>;
  limite: Limite | null;
  programar: Programar;
}

/** How long a slot is where no limit says so. */
export const SLOT_MINUTES = 10;
/** Of a sede that has not said how long its kitchen takes. */
export const PREPARATION_MINUTES = 20;
const MINUTE_MS = 60_000;

/** The slot that an instant belongs to: the start of its ten minutes, or of as many as the limit counts. */
export function slotOf({ limite }: Pick<SlotSettings, 'limite'>, at: Date): Date {
  const length = (limite?.cadaMin ?? SLOT_MINUTES) * MINUTE_MS;
  return new Date(Math.floor(at.getTime() / length) * length);
}

/** The slots of a day, 'YYYY-MM-DD', that an order may be wanted at. Which are full only the server knows. */
export function slotsOf(settings: SlotSettings, tipo: Tipo, day: string, now: Date): Date[] {
  const { from, to } = dayRange(day);
  return candidates(settings, from, to).filter((slot) => maySchedule(settings, tipo, slot, now));
}

/** The days on which slots may be chosen, today first; some may have none. */
export function slotDays({ programar }: Pick<SlotSettings, 'programar'>, now: Date): string[] {
  if (!programar.activo) return [];
  const today = bogotaDay(now);
  return Array.from({ length: programar.dias + 1 }, (_, ahead) => addDays(today, ahead));
}

/** Whether a diner may want an order of this tipo at this instant. */
export function maySchedule(settings: SlotSettings, tipo: Tipo, at: Date, now: Date): boolean {
  const { programar, canales } = settings;
  const canal = canalOf(tipo);
  if (!programar.activo || tipo === 'en_local' || !canales[canal]) return false;
  if (slotOf(settings, at).getTime() !== at.getTime()) return false;
  if (at.getTime() < now.getTime() + programar.desdeMin * MINUTE_MS) return false;
  if (bogotaDay(at) > addDays(bogotaDay(now), programar.dias)) return false;
  return takesOrdersAt(settings, at) && !pauseAt(settings, canal, at);
}

/** The next slots, from this instant on, at which the sede is open; of a full one the diner is told these. */
export function slotsAfter(settings: SlotSettings, tipo: Tipo, after: Date, now: Date): Date[] {
  const mayChoose = settings.programar.activo && tipo !== 'en_local';
  return candidates(settings, after, new Date(after.getTime() + DAY_MS)).filter(
    (slot) =>
      slot > after &&
      (mayChoose
        ? maySchedule(settings, tipo, slot, now)
        : takesOrdersAt(settings, slot) && !pauseAt(settings, canalOf(tipo), slot)),
  );
}

/** When the kitchen begins with an order that is wanted later. */
export function kitchenStartOf(
  { preparacionMin }: Pick<PromiseSettings, 'preparacionMin'>,
  programado: Date,
): Date {
  const minutes = preparacionMin ?? PREPARATION_MINUTES;
  return new Date(programado.getTime() - minutes * MINUTE_MS);
}

/** When an order that is made now will be ready, as far as pace is concerned. */
export function readyAt(
  { preparacionMin, extraMin }: PromiseSettings,
  from: Date,
  zonaMin = 0,
): Date {
  const minutes = (preparacionMin ?? PREPARATION_MINUTES) + extraMin + zonaMin;
  return new Date(from.getTime() + minutes * MINUTE_MS);
}

/** Every start of a slot from `from` to before `to`, within the hours where there are any. */
function candidates({ horas, limite }: SlotSettings, from: Date, to: Date): Date[] {
  const length = (limite?.cadaMin ?? SLOT_MINUTES) * MINUTE_MS;
  const first = Math.ceil(from.getTime() / length) * length;
  const count = Math.max(0, Math.ceil((to.getTime() - first) / length));
  const all = Array.from({ length: count }, (_, at) => new Date(first + at * length));
  if (!horas) return all;
  const days = new Set([-1, 0, 1].map((ahead) => addDays(bogotaDay(from), ahead)));
  const spans = [...days].flatMap((day) => spansOn(horas, day));
  return all.filter((slot) => spans.some((span) => span.from <= slot && slot < span.to));
}
