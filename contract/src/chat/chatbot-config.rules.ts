import { textMessages } from '../text.messages.ts';
import { isBlank, isTooLong } from '../text.ts';
import type { Problem } from '../wire.ts';
import { chatMessages } from './chat.messages.ts';
import type { ChatbotConfigInput } from './chat.ts';

export const CHATBOT_LIMITS = {
  nombreAsistente: 60,
  frases: 50,
  frase: 80,
  instrucciones: 2000,
  parametros: 20,
  titulo: 80,
  valor: 500,
  red: 200,
} as const;

/** What an assistant is called until its owner names it. */
export const DEFAULT_ASSISTANT = 'Asistente';
/** The parameters that every form starts with. */
export const FIRST_PARAMETERS = ['Dirección', 'Horarios'] as const;

export const REDES = ['whatsapp', 'instagram', 'facebook'] as const;
export type Red = (typeof REDES)[number];

export function chatbotProblems(config: ChatbotConfigInput): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string) => problems.push({ path, message });
  const atMost = (path: string, text: string | null | undefined, max: number) => {
    if (isTooLong(text, max)) add(path, textMessages.tooLong(max));
  };
  atMost('nombreAsistente', config.nombreAsistente, CHATBOT_LIMITS.nombreAsistente);
  atMost('instruccionesCorreccion', config.instruccionesCorreccion, CHATBOT_LIMITS.instrucciones);

  const frases = config.frasesConfirmacion ?? [];
  if (frases.length > CHATBOT_LIMITS.frases) {
    add('frasesConfirmacion', chatMessages.tooManyPhrases(CHATBOT_LIMITS.frases));
  }
  frases.forEach((frase, at) => {
    atMost(`frasesConfirmacion.${at}`, frase, CHATBOT_LIMITS.frase);
  });

  const parametros = config.parametros ?? [];
  if (parametros.length > CHATBOT_LIMITS.parametros) {
    add('parametros', chatMessages.tooManyParameters(CHATBOT_LIMITS.parametros));
  }
  parametros.forEach(({ titulo, valor }, at) => {
    if (isBlank(titulo)) add(`parametros.${at}.titulo`, chatMessages.parameterTitleRequired);
    atMost(`parametros.${at}.titulo`, titulo, CHATBOT_LIMITS.titulo);
    atMost(`parametros.${at}.valor`, valor, CHATBOT_LIMITS.valor);
  });

  for (const red of REDES) {
    const text = config.redesSociales?.[red];
    if (!isBlank(text) && socialLink(red, text ?? '') === null) {
      add(`redesSociales.${red}`, chatMessages[`${red}Invalid`]);
    }
  }
  return problems;
}

const HOSTS: Record<Red, readonly string[]> = {
  whatsapp: ['wa.me', 'whatsapp.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
};
const HANDLE = /^[\w.-]{1,100}$/;

/**
 * The link that the owner's number, user name or link leads to. Null when it is none of them; a
 * link may lead only to its own network.
 */
export function socialLink(red: Red, text: string): string | null {
  const typed = text.trim();
  if (typed === '' || typed.length > CHATBOT_LIMITS.red) return null;
  const linked = ownAddress(red, typed);
  if (linked) return linked;
  if (red === 'whatsapp') {
    const digits = typed.replace(/[\s().+-]/g, '');
    if (!/^\d{7,15}$/.test(digits)) return null;
    // A Colombian mobile number without its country code.
    return `https://wa.me/${digits.length === 10 ? `57${digits}` : digits}`;
  }
  const handle = typed.replace(/^@/, '');
  return HANDLE.test(handle) ? `https://www.${HOSTS[red][0]}/${handle}` : null;
}

function ownAddress(red: Red, typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { hostname, href, username, password } = new URL(address);
  const isOwn = HOSTS[red].some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isOwn && !username && !password ? href.replace(/^http:/i, 'https:') : null;
}
