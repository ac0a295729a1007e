import { fold } from '../fold.ts';

export const TONOS = ['juvenil', 'calido', 'persuasivo', 'elegante'] as const;
export type Tono = (typeof TONOS)[number];

/** The longest message; the server reads no further. */
export const CHAT_MESSAGE_MAX = 500;
/**
 * How many messages of one talk a language model may answer; after that the local assistant
 * answers.
 */
export const MODEL_MESSAGES_MAX = 40;

/** After this much silence a talk is over, and the next message starts another. */
export const CHAT_IDLE_MS = 2 * 3_600_000;

export const DEFAULT_CONFIRMATION_PHRASES: readonly string[] = [
  'sí',
  'claro',
  'dale',
  'listo',
  'ok',
  'vale',
  'de una',
  'hágale',
  'correcto',
  'perfecto',
  'confirmo',
  'confirmar',
  'de acuerdo',
  'está bien',
  'así está bien',
  'por supuesto',
  'eso es todo',
];

/**
 * Matches whole words, ignoring accents: "sin cebolla" is no "sí". A question confirms nothing, and
 * neither does a phrase right after a "no".
 */
export function isConfirmation(
  text: string,
  phrases: readonly string[] = DEFAULT_CONFIRMATION_PHRASES,
): boolean {
  if (text.includes('?')) return false;
  const said = ` ${words(text).join(' ')} `;
  return phrases.some((phrase) => {
    const wanted = words(phrase).join(' ');
    return wanted !== '' && said.includes(` ${wanted} `) && !said.includes(` no ${wanted} `);
  });
}

function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
