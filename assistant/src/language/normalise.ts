import { CHAT_MESSAGE_MAX } from '@comanda/contract/chat/chat.rules';
import { fold } from '@comanda/contract/fold';
import { cleanText } from '@comanda/contract/text';

export type Word = {
  /** As it was typed, for notes. */
  text: string;
  /** Lowercase, no accents, short forms written out. */
  word: string;
  /** What comes before it: a comma, an end of sentence, or nothing. */
  before: '' | ',' | '.';
  /** A question mark follows directly. */
  asks: boolean;
};

/** The diner's message as words, with its punctuation. */
export function wordsOf(message: string): Word[] {
  const text = cleanText(spelt(message.slice(0, CHAT_MESSAGE_MAX).replace(/[\n\r]+/g, ', ')))
    .replace(/\$\s*(?=\d)/g, '')
    .replace(/[👍👌✅🆗]/gu, ' ok ')
    .replace(/(\d)\s*k\b/gi, '$1 mil');
  const words: Word[] = [];
  let before: Word['before'] = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (/[\p{L}\p{N}]/u.test(piece)) {
      for (const word of written(fold(piece))) {
        words.push({ text: piece, word, before, asks: false });
        before = '';
      }
    } else if (SENTENCE_ENDS.has(piece)) {
      before = '.';
      const last = words.at(-1);
      if (piece === '?' && last) last.asks = true;
    } else if (PAUSES.has(piece) && before === '') before = ',';
  }
  return words;
}

/** The content words of a menu text: no accents, no function words. */
export function contentWords(text: string): string[] {
  return plainWords(text).filter((word) => !LITTLE_WORDS.has(word));
}

export function plainWords(text: string): string[] {
  return fold(spelt(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** '1/2 pollo' and 'medio pollo', '1.5 L' and 'litro y medio' become the same on both sides. */
function spelt(text: string): string {
  return text
    .replace(/&|(?<!\p{L})and(?!\p{L})/giu, ' y ')
    .replace(/½|(?<![\d/])1\s*\/\s*2(?![\d/])/g, ' medio ')
    .replace(/¼|(?<![\d/])1\s*\/\s*4(?![\d/])/g, ' cuarto ')
    .replace(/¾|(?<![\d/])3\s*\/\s*4(?![\d/])/g, ' tres cuartos ')
    .replace(/(?<![\d.,])1[.,]5(?!\d)\s*(l|lt|lts|litros?)?(?!\p{L})/giu, ' litro y medio ')
    .replace(/(?<=\d)\s*(l|lt|lts)(?!\p{L})/giu, ' litros ');
}

/** '12.500' is one number; '2.' ends a sentence. */
const PIECES = /\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{N}]/gu;
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '¿', '¡', '…']);
const PAUSES: ReadonlySet<string> = new Set([',', ':', '+', '(', ')', '&', '•', '*']);

/** Function words, which join a name without meaning any food. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'de del al la el los las lo un una unos unas y e o u a en con sin por para su sus que se le les'.split(
    ' ',
  ),
);

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    x: 'por',
    xfa: 'porfa',
    xfavor: 'porfa',
    plis: 'porfa',
    pls: 'porfa',
    please: 'porfa',
    porfis: 'porfa',
    porfavor: 'porfa',
    pa: 'para',
    d: 'de',
    tb: 'tambien',
    tmb: 'tambien',
    tbn: 'tambien',
    bn: 'bien',
    grax: 'gracias',
    kiero: 'quiero',
    qiero: 'quiero',
    quero: 'quiero',
    kisiera: 'quisiera',
    qisiera: 'quisiera',
    kuanto: 'cuanto',
    cuant: 'cuanto',
    cunto: 'cuanto',
    cto: 'cuanto',
    aki: 'aqui',
    okey: 'ok',
    okay: 'ok',
    oki: 'ok',
    okis: 'ok',
    tons: 'entonces',
    nop: 'no',
    nope: 'no',
    nel: 'no',
    sip: 'si',
    sii: 'si',
    sisas: 'si',
    ola: 'hola',
    holi: 'hola',
    holis: 'hola',
    ahorita: 'ahora',
    wsp: 'whatsapp',
    wpp: 'whatsapp',
    wasap: 'whatsapp',
    watsap: 'whatsapp',
    insta: 'instagram',
    ig: 'instagram',
    face: 'facebook',
  }),
);

/** 'pal' is 'para el'; 'holaaaa' has repeated letters. */
function written(word: string): string[] {
  if (word === 'pal') return ['para', 'el'];
  if (/^\d[\d.,]*$/.test(word)) return [word.replace(/[.,]/g, '')];
  const once = word.replace(/(\p{L})\1{2,}/gu, '$1');
  return [SHORT_FORMS.get(once) ?? once];
}
