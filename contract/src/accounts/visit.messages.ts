import type { Estado } from '../orders/orders.words.ts';

export const visitMessages = {
  title: 'La cuenta de tu mesa',
  ask: 'Pedir la cuenta',
  asking: 'Pidiendo la cuenta…',
  asked: 'Listo, ya vienen con la cuenta.',
  askFailed: 'No pudimos pedir la cuenta',
  payHere: 'Pagas en caja o con quien te atiende.',
  more: 'Pedir más',
  rounds: (count: number) => (count === 1 ? '1 ronda' : `${count} rondas`),
  round: (number: number) => `Ronda ${number}`,
} as const;

/** What the guests of a table read of each round. */
export const ROUND_WORDS: Record<Estado, string> = {
  // Nobody in the kitchen may have seen it yet.
  enviado: 'Recibida',
  preparado: 'Preparada, ya sale',
  entregado: 'Entregada',
  facturado: 'Pagada',
  cancelado: 'Cancelada',
  dado_de_baja: 'No se cobra',
};
