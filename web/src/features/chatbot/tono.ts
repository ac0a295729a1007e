import type { Tono } from '@comanda/contract/chat/chat.rules';

interface TonoLook {
  /** The word on the wire, with its accent. */
  word: string;
  /** A sample sentence in this tone. */
  sample: string;
}

export const TONO_LOOK: Record<Tono, TonoLook> = {
  juvenil: {
    word: 'Juvenil',
    sample: '¡De una! Ya te armo ese antojo.',
  },
  calido: {
    word: 'Cálido',
    sample: 'Con mucho gusto, ya mismo te ayudo.',
  },
  persuasivo: {
    word: 'Persuasivo',
    sample: 'Con una limonada de coco te queda perfecto.',
  },
  elegante: {
    word: 'Elegante',
    sample: 'Será un placer preparar tu pedido.',
  },
};
