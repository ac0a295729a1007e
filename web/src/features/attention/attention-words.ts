import { bogotaDay, bogotaTime } from '@comanda/contract/days';
import { CANALES, type Canal } from '@comanda/contract/locations/channels';
import { type HoursSettings, openState } from '@comanda/contract/locations/hours.rules';
import { type Pausa, type PauseState, pauseState } from '@comanda/contract/locations/pause.rules';
import { dayWords, whenWords } from '@comanda/contract/locations/when.words';

export const CANAL_WORDS: Record<Canal, string> = {
  mesa: 'En la mesa',
  llevar: 'Para llevar',
  domicilio: 'A domicilio',
};

/** What stops, at the beginning of a sentence. */
const STOPPED: Record<Canal, string> = {
  mesa: 'Mesas',
  llevar: 'Para llevar',
  domicilio: 'Domicilios',
};

/** Whether a sede takes orders now, for a button and for a sentence. */
export interface Standing {
  kind: 'recibe' | 'pausa' | 'cerrada';
  /** The same in two short lines. */
  lines: readonly [string, string];
  /** In one word, or the hour at which it ends. */
  short: string;
  sentence: string;
  pausa: PauseState | null;
}

/** A pause is told first: it holds whether the sede is open or not. */
export function standingOf(settings: HoursSettings & { pausa: Pausa | null }, now: Date): Standing {
  const pausa = pauseState(settings, now);
  if (pausa) return paused(pausa, now);
  const state = openState(settings, now);
  if (state && !state.recibe) return closed(state, now);
  return {
    kind: 'recibe',
    lines: ['Recibiendo', 'pedidos'],
    short: 'Recibe',
    sentence: 'Recibiendo pedidos',
    pausa: null,
  };
}

/** 'Domicilios en pausa'; every channel: 'En pausa' */
export function pausedWords({ canales }: Pick<PauseState, 'canales'>): string {
  return isWhole(canales) ? 'En pausa' : `${stoppedWords(canales)} en pausa`;
}

/** 'hasta las 6:40 p. m.', 'hasta mañana a las 11:30 a. m.', 'hasta que la reanudes' */
export function untilWords(hasta: Date | null, now: Date): string {
  if (!hasta) return 'hasta que la reanudes';
  if (isEndOfDay(hasta, now)) return 'por hoy';
  return `hasta ${whenWords(hasta, now).replace(/^a /, '')}`;
}

function paused(pausa: PauseState, now: Date): Standing {
  const { hasta, canales } = pausa;
  const end = hasta && (isEndOfDay(hasta, now) ? 'mañana' : shortHour(hasta));
  return {
    kind: 'pausa',
    lines: isWhole(canales)
      ? ['En pausa', end ? `hasta ${end}` : '']
      : [stoppedWords(canales), end ? `vuelven ${end}` : 'en pausa'],
    short: end ?? 'Pausa',
    sentence: `${pausedWords(pausa)} ${untilWords(hasta, now)}`,
    pausa,
  };
}

/** Past the last order nothing is taken either, while guests still eat. */
function closed({ abierto, abre }: { abierto: boolean; abre: Date | null }, now: Date): Standing {
  const word = abierto ? 'Ya no recibe' : 'Cerrada';
  return {
    kind: 'cerrada',
    lines: [word, abre ? `abre ${nextWords(abre, now)}` : ''],
    short: 'Cerrada',
    sentence: abre ? `${word}. Abre ${whenWords(abre, now)}` : word,
    pausa: null,
  };
}

function nextWords(abre: Date, now: Date): string {
  const day = dayWords(abre, now);
  return day === 'hoy' ? shortHour(abre) : day.replace('el ', '');
}

function stoppedWords(canales: readonly Canal[]): string {
  const [first = '', second] = CANALES.filter((one) => canales.includes(one)).map(
    (one) => STOPPED[one],
  );
  return second ? `${first} y ${second.toLowerCase()}` : first;
}

function isWhole(canales: readonly Canal[]): boolean {
  return CANALES.every((one) => canales.includes(one));
}

/** «Hoy» ends at midnight, or when the evening that passes it does. */
function isEndOfDay(hasta: Date, now: Date): boolean {
  return bogotaTime(hasta) === '12:00 a. m.' && bogotaDay(hasta) > bogotaDay(now);
}

/** '6:40', without what everybody in the shift knows. */
function shortHour(at: Date): string {
  return bogotaTime(at).replace(/ .*/, '');
}
