import { bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import { isHoliday } from '@comanda/contract/locations/holidays';
import {
  type HoursSettings,
  isSpecialDay,
  openState,
  spansOn,
} from '@comanda/contract/locations/hours.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { pauseState } from '@comanda/contract/locations/pause.rules';
import { dayWords } from '@comanda/contract/locations/when.words';
import type { HomeSede } from '@comanda/contract/owners/owners';
import { pausedWords } from '../attention/attention-words.ts';
import type { Opening } from '../locations/opening.ts';
import { openingAt } from '../locations/opening-text.ts';
import { type NextOpening, opensNext } from './opens-next.ts';

interface SedeOpening {
  kind: 'abierta' | 'pausa' | 'cerrada';
  /** 'Abierta hasta las 10 p. m.', 'Domicilios en pausa', 'Cerrada por festivo' */
  words: string;
  next: NextOpening | null;
}

/** Whether a sede is open now, by its hours or else by what its owner wrote; null where nobody knows. */
export function sedeOpening(
  { horario, activa }: Location,
  servicio: HomeSede['servicio'],
  now: Date,
): SedeOpening | null {
  if (activa === false) return { kind: 'cerrada', words: 'Solo lectura', next: null };
  const pausa = servicio && pauseState(servicio, now);
  if (pausa) return { kind: 'pausa', words: pausedWords(pausa), next: null };
  if (servicio?.horas) return byHours(servicio, now);
  const opening = openingAt(horario, now);
  if (!opening) return null;
  const { isOpen } = opening;
  return {
    kind: isOpen ? 'abierta' : 'cerrada',
    words: textWords(opening),
    next: isOpen ? null : opensNext(horario, now),
  };
}

function byHours(servicio: HoursSettings, now: Date): SedeOpening | null {
  const state = openState(servicio, now);
  if (!state) return null;
  const { abierto, cierra, abre } = state;
  if (abierto) {
    const words = cierra ? `Abierta hasta ${theHour(shortTime(cierra))}` : 'Abierta';
    return { kind: 'abierta', words, next: null };
  }
  return {
    kind: 'cerrada',
    words: closedWords(servicio, abre, now),
    next: nextOf(servicio, abre, now),
  };
}

function closedWords({ horas }: HoursSettings, abre: Date | null, now: Date): string {
  const today = bogotaDay(now);
  if (abre && bogotaDay(abre) === today) return 'Cerrada por ahora';
  const isSpecial = horas !== null && isSpecialDay(horas, today);
  return isSpecial && isHoliday(today) ? 'Cerrada por festivo' : 'Cerrada por hoy';
}

function nextOf({ horas }: HoursSettings, abre: Date | null, now: Date): NextOpening | null {
  if (!horas || !abre) return null;
  const span = spansOn(horas, bogotaDay(abre)).find(
    ({ from }) => from.getTime() === abre.getTime(),
  );
  const hours = [abre, ...(span ? [span.to] : [])].map(shortTime).join(' – ');
  return { day: dayWords(abre, now), hours };
}

function textWords({ isOpen, until }: Opening): string {
  if (!isOpen) return until ? 'Cerrada por ahora' : 'Cerrada por hoy';
  return until ? `Abierta hasta ${theHour(until.replace(':00', ''))}` : 'Abierta';
}

/** '9 p. m.' */
function shortTime(at: Date): string {
  return bogotaTime(at).replace(':00', '');
}
