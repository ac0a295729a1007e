import type { Clause } from '../language/clauses.ts';
import { clauseOf } from '../language/clauses.ts';
import { say, type Talk } from '../talk.ts';

const GREETING =
  / (hola|holaa|hey|ey|muy buenas|(buenas|buena|buenos|buen) (tardes?|noches?|dias?)|buenas|quiubo|quihubo|kiubo|que hubo|saludos|alo|que mas|que tal|que mas pues|epa|hello|hi|oiga|oye|disculpa|disculpe|como (estas|esta|vas|va|te va|amaneces)( hoy| todo)?|todo bien) /;
const THANKS =
  / (muchas gracias|mil gracias|gracias|muy amable|te agradezco|le agradezco|dios (le|te) pague|que amable|tan amable) /;
const BYE =
  / (chao|chau|adios|hasta luego|hasta manana|hasta pronto|nos vemos|bye|que este bien|que estes bien|feliz (dia|tarde|noche)|buen dia|cuidate) /;
const NICE =
  / (jaja\w*|jeje\w*|jiji\w*|lol|que (rico|bueno|chevere|bacano|delicia)|super|genial|excelente|buenisimo|chevere|bacano|entiendo|entendido|ya veo|aja|ah ok|interesante|delicioso|estaba muy rico) /;
const WHO =
  / (quien eres|como te llamas|tu nombre|cual es tu nombre|eres (un |una )?(robot|bot|persona|humano|humana|maquina|ia|inteligencia)|con quien hablo|que (puedes|sabes) hacer|como funcionas|me puedes ayudar|me ayudas|ayuda|necesito ayuda) /;
const FILLERS =
  / ((sera que )?hay (forma|manera|modo|posibilidad|chance) de( que)?|sera (posible )?que|es posible|de pronto|por favor|porfa|porfavor|gracias|parce|parcero|vecino|vecina|veci|amigo|amiga|mi amor|amor|senor|senora|senorita|joven|hermano|reina|rey|corazon|linda|pues|mijo|mija|jefe|sumerce|su merce) /;

const START =
  /^ (si |y )?(quiero|quisiera|queria|para|voy a|me gustaria|necesito|deseo|vamos a|puedo) (hacer|realizar|montar|pedir|ordenar|comer|almorzar|desayunar|cenar)( un| una| mi| algo)?( pedido| orden| domicilio)? $/;

export type Social = 'hello' | 'fine' | 'thanks' | 'bye' | 'who' | 'nice' | 'start';

/** Splits the polite part of a clause from the rest. */
export function politeness(clause: Clause): { social: Social[]; rest: Clause } {
  const social: Social[] = [];
  let said = clause.said;
  const takeOut = (pattern: RegExp, kind: Social | null) => {
    const next = said.replace(pattern, ' ');
    if (next === said) return;
    said = next;
    if (kind) social.push(kind);
    takeOut(pattern, null);
  };
  const asksHow = / (como (estas|esta|vas|va|te va)|que tal|que mas|todo bien) /.test(said);
  takeOut(WHO, 'who');
  takeOut(BYE, 'bye');
  takeOut(GREETING, asksHow ? 'fine' : 'hello');
  takeOut(THANKS, 'thanks');
  takeOut(FILLERS, null);
  if (START.test(said) && !/ (un|una|mi)? domicilio /.test(said)) takeOut(START, 'start');
  const left = said.trim().split(' ').filter(Boolean);
  if (left.length <= 4 && NICE.test(said)) takeOut(NICE, 'nice');
  return { social, rest: clauseOf(kept(clause.words, said.trim().split(' ').filter(Boolean))) };
}

/** The words that remain, in their order. */
function kept(words: Clause['words'], left: readonly string[]): Clause['words'] {
  let next = 0;
  const rest = [];
  for (const word of words) {
    if (word.word !== left[next]) continue;
    rest.push(word);
    next++;
  }
  return rest;
}

export function greet(talk: Talk, social: readonly Social[], isAlone: boolean): void {
  const { voice, turn } = talk;
  const { nombreAsistente } = turn.config;
  if (social.includes('hello')) say(talk, voice.hello);
  if (social.includes('fine')) say(talk, voice.fine);
  if (!isAlone) return;
  if (social.includes('who')) {
    say(talk, `Soy ${nombreAsistente}, el asistente de ${turn.sede.nombre}.`);
    say(talk, 'Te ayudo a elegir, te digo precios y horarios y armo tu pedido.');
  }
  if (social.includes('thanks')) say(talk, voice.thanks);
  if (social.includes('bye')) say(talk, voice.bye);
  else if (social.some((one) => one === 'hello' || one === 'fine' || one === 'start'))
    say(talk, voice.offer);
  else if (social.includes('nice')) say(talk, talk.cart.length > 0 ? voice.more : voice.offer);
}
