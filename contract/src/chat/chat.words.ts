import type { Tono } from './chat.rules.ts';

/** How each tone greets, and what it asks next. */
export const GREETINGS: Readonly<Record<Tono, { hello: string; offer: string }>> = {
  calido: { hello: '¡Hola! Qué gusto saludarte.', offer: '¿Qué se te antoja hoy?' },
  juvenil: { hello: '¡Hola, hola! ¿Cómo vas?', offer: '¿Qué se te antoja?' },
  persuasivo: {
    hello: '¡Hola! Llegaste en el momento justo.',
    offer: '¿Te cuento qué está saliendo delicioso hoy?',
  },
  elegante: { hello: 'Hola, es un placer saludarte.', offer: '¿En qué puedo servirte?' },
};

/** The chat's first message; the owner's preview shows the same. */
export function greetingText(tono: Tono, assistant: string, place: string): string {
  const { hello, offer } = GREETINGS[tono];
  return `${hello} Soy ${assistant}, el asistente de ${place}. ${offer}`;
}
