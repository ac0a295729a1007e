import { bogotaTime, theHour } from '../days.ts';
import type { Canal } from './channels.ts';
import type { Refusal } from './refusals.rules.ts';
import { whenWords } from './when.words.ts';

/** What a diner reads where a sede takes no such order now. */
export const refusalMessages = {
  paused: 'Esta sede pausó sus pedidos por un momento. Inténtalo más tarde.',
  closed: 'Esta sede está cerrada en este momento.',
  channelClosed: 'Esta sede no recibe pedidos de este tipo en este momento.',
  slotFull: 'A esa hora la cocina ya está llena. Elige otra.',
  badSlot: 'No se puede pedir para esa hora. Elige otra.',
  notAnInstant: 'La hora del pedido no es válida.',
  notAtTable: 'Un pedido a la mesa no se programa.',
  inThePast: 'Esa hora ya pasó. Elige otra.',
  tooFar: 'Esa fecha está muy lejos. Elige otra.',
  notScheduled: 'Esta sede no recibe pedidos programados.',
  notASlot: 'A esa hora no podemos. Elige una de las horas que siguen.',
} as const;

const CANAL_WORDS: Record<Canal, string> = {
  mesa: 'pedidos a la mesa',
  llevar: 'pedidos para llevar',
  domicilio: 'domicilios',
};

/** The whole sentence: until when, why, when again. */
export function refusalText(refusal: Refusal, now: Date): string {
  switch (refusal.code) {
    case 'sede_pausada':
      return pausedText(refusal.details[0], now);
    case 'sede_cerrada': {
      const { abre } = refusal.details[0];
      return abre ? `Ahora está cerrado. Abre ${whenWords(abre, now)}` : refusalMessages.closed;
    }
    case 'canal_cerrado':
      return `En este momento no recibimos ${CANAL_WORDS[refusal.details[0].canal]}.`;
    case 'franja_llena':
      return slotText(refusal.details[0].siguientes);
    case 'franja_invalida':
      return refusal.details[0].message;
  }
}

function pausedText({ hasta, motivo }: { hasta: string | null; motivo: string }, now: Date) {
  if (!hasta && !motivo) return refusalMessages.paused;
  const reason = ended(motivo ? `Pausamos los pedidos: ${motivo}` : 'Pausamos los pedidos');
  return hasta ? `${reason} Volvemos a recibir pedidos ${whenWords(hasta, now)}` : reason;
}

/** A full stop, where 'p. m.' or who wrote it has not put one. */
function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function slotText([next]: readonly string[]): string {
  if (!next) return refusalMessages.slotFull;
  return `A esa hora la cocina ya está llena. Hay lugar a ${theHour(bogotaTime(next))}`;
}
