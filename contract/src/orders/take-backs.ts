import type { Estado } from './orders.words.ts';

/**
 * How long after a step it may be taken back, by the database's clock. Reports add up what is older than ten minutes, once,
 * so nothing older may change.
 */
export const DESHACER_MS = 480_000;

/** Steps that may be taken back. They are no moves: the call that moves orders goes on refusing them. */
export const TAKE_BACKS = {
  preparado: 'enviado',
  /** With the account that was charged. */
  facturado: 'entregado',
} as const satisfies Partial<Record<Estado, Estado>>;

const MINUTES = DESHACER_MS / 60_000;

export const takeBackMessages = {
  tooLate: `Pasaron más de ${MINUTES} minutos: ya no se puede deshacer.`,
  tooLateToReopen: `Pasaron más de ${MINUTES} minutos: ya no se puede reabrir. Haz una devolución.`,
  tooLateToCorrect: `Pasaron más de ${MINUTES} minutos desde que se facturó: termina de cobrar la cuenta y haz una devolución.`,
} as const;
