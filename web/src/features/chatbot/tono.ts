import type { Tono } from '@comanda/contract/chat.rules';

interface TonoLook {
  /** The wire word with its accent. */
  word: string;
  /** How it speaks, in one sentence of its own. */
  sample: string;
  greeting: (assistant: string, place: string) => string;
}

export const TONO_LOOK: Record<Tono, TonoLook> = {
  juvenil: {
    word: 'Juvenil',
    sample: '¡De una! Ya te armo ese antojo.',
    greeting: (assistant, place) =>
      `¡Quiubo! Soy ${assistant}, de ${place}. ¿Qué se te antoja hoy?`,
  },
  calido: {
    word: 'Cálido',
    sample: 'Con mucho gusto, ya mismo te ayudo.',
    greeting: (assistant, place) =>
      `¡Hola! Soy ${assistant} y te doy la bienvenida a ${place}. ¿Qué te provoca comer hoy?`,
  },
  persuasivo: {
    word: 'Persuasivo',
    sample: 'Con una limonada de coco te queda perfecto.',
    greeting: (assistant, place) =>
      `¡Llegaste a buena hora! Soy ${assistant}, de ${place}. ¿Te cuento qué es lo que más piden?`,
  },
  elegante: {
    word: 'Elegante',
    sample: 'Será un placer preparar su pedido.',
    greeting: (assistant, place) =>
      `Bienvenido a ${place}. Mi nombre es ${assistant} y será un placer atenderle.`,
  },
};
