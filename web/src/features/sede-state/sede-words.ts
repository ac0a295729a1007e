import { bogotaTime } from '@comanda/contract/days';
import { dayWords } from '@comanda/contract/locations/when.words';
import type { SedeState } from './sede-state.ts';

/** '9 p. m.', '8:10 p. m.'; kept on one line. */
export function shortTime(at: Date | string): string {
  return bogotaTime(at).replace(':00', '').replaceAll(' ', '\u00a0');
}

/** '11:30 a. m.' of today, 'mañana 11:30 a. m.', 'el lunes 11:30 a. m.' */
export function shortWhen(at: Date | string, now: Date): string {
  const day = dayWords(at, now);
  return day === 'hoy' ? shortTime(at) : `${day} ${shortTime(at)}`;
}

export interface StateLine {
  text: string;
  tone: 'open' | 'paused' | 'closed';
}

/** 'Abierto · hasta 9 p. m. · ~35 min', 'Abre mañana 11:30 a. m.', 'En pausa · hasta 8:10 p. m.' */
export function stateLine({ hours, pause, isPaused, minutes }: SedeState, now: Date): StateLine {
  if (hours?.recibe === false) {
    const { abre } = hours;
    return { text: abre ? `Abre ${shortWhen(abre, now)}` : 'Cerrado', tone: 'closed' };
  }
  if (isPaused) {
    const until = pause?.hasta ? `hasta ${shortWhen(pause.hasta, now)}` : null;
    return { text: joined('En pausa', until), tone: 'paused' };
  }
  const until = hours?.cierra ? `hasta ${shortWhen(hours.cierra, now)}` : null;
  const wait = minutes === null ? null : `~${minutes}\u00a0min`;
  return { text: joined('Abierto', until, wait), tone: 'open' };
}

/** Parts of a line; those that are missing are left out. */
export function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}
