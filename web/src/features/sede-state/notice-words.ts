import { theHour } from '@comanda/contract/days';
import type { Canal } from '@comanda/contract/locations/channels';
import { dayWords } from '@comanda/contract/locations/when.words';
import type { SedeState } from './sede-state.ts';
import { joined, shortTime } from './sede-words.ts';

const CANAL_WORDS: Record<Canal, string> = {
  mesa: 'los pedidos a la mesa',
  llevar: 'los pedidos para llevar',
  domicilio: 'los domicilios',
};

/** Why less can be ordered than otherwise, and until when; null while the sede is open for all that it takes. */
export function stateNotice(state: SedeState, now: Date): { title: string; text: string } | null {
  const { hours, pause, isPaused } = state;
  if (hours?.recibe === false) {
    const { cierra, abre } = hours;
    const title = cierra ? 'La cocina ya cerró por hoy' : 'Ahora está cerrado';
    return { title, text: abre ? `Abre ${dayAndHour(abre, now)}` : '' };
  }
  if (!pause) return null;
  const what = isPaused ? 'los pedidos' : listed(pause.canales.map((canal) => CANAL_WORDS[canal]));
  const back = pause.hasta ? `Vuelve ${dayAndHour(pause.hasta, now)}` : 'Vuelve en un rato';
  return { title: `En pausa: ${what}`, text: joined(pause.motivo || null, back) };
}

/** 'Sin domicilios'; '' where the sede takes everything. */
export function offWords({ off }: SedeState): string {
  const words = off.map((canal) => CANAL_WORDS[canal].replace(/^los /, ''));
  return words.length === 0 ? '' : `Sin ${listed(words, 'ni')}`;
}

/** 'hoy a las 8:10 p. m.', 'mañana a las 11:30 a. m.' */
function dayAndHour(at: Date, now: Date): string {
  const day = dayWords(at, now);
  const hour = `a ${theHour(shortTime(at))}`;
  return day === 'hoy' ? hour : `${day} ${hour}`;
}

function listed(words: readonly string[], last = 'y'): string {
  const [end = ''] = words.slice(-1);
  return words.length < 2 ? end : `${words.slice(0, -1).join(', ')} ${last} ${end}`;
}
