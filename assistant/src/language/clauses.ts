import type { Word } from './normalise.ts';
import { numberOf } from './numbers.ts';

/** A part of a message with one request. */
export type Clause = {
  words: readonly Word[];
  /** Its folded words, each between blanks: ' dame dos arepas '. */
  said: string;
  isQuestion: boolean;
};

/**
 * 'hola me das dos arepas y cuanto es' has two requests, even without punctuation: a new one starts
 * after a sentence, and at a word that only begins one.
 */
export function clausesOf(words: readonly Word[]): Clause[] {
  const starts = words.map((_, at) => at).filter((at) => at > 0 && startsClause(words, at));
  const bounds = [0, ...starts, words.length];
  return bounds
    .slice(0, -1)
    .map((from, i) => clauseOf(withoutTies(words.slice(from, bounds[i + 1]))))
    .filter((clause) => clause.words.length > 0);
}

export function clauseOf(words: readonly Word[]): Clause {
  const said = ` ${words.map(({ word }) => word).join(' ')} `;
  return { words, said, isQuestion: words.some(({ asks }) => asks) || ASKS.test(said) };
}

/** Recognises a question without its mark. */
const ASKS =
  /^ ((y|ah|oye|pero|entonces) )*((de|a|con|en|por|para) )?((?<= (de|a|con|en) )que|cuant[oa]s?|cuales?|donde|quien(es)?|que (tan|(se )?le (echan|ponen|meten)|tiene|trae|lleva|contiene|incluye|vale|cuesta|precio|es|son|diferencia|hay|tienen)|como (es|son|vienen?|esta)) /;

const BEGINNINGS: readonly RegExp[] = [
  /^(cuanto|cuanta|cuantos|cuantas|cual|cuales|donde|quien)\b/,
  /^a (que horas?|como|cuanto)\b/,
  /^hasta que horas?\b/,
  /^(en|de|con|por|para) (que|cuanto|donde) \w/,
  /^que (otr[oa]s?|tiene[ns]?|hay|trae[ns]?|lleva[ns]?|viene|contiene|ingredientes|es |son |me (recom|sugi|ofre)|recom|sugier|precio|horario|vale|cuesta|venden?|manejan?|ofrecen?|bebidas|postres|sopas|platos|jugos)/,
  /^como (es|viene|son|puedo|hago|llego|se llama|te llamas)\b/,
  /^me (recomiend|sugier)/,
  /^(recomienda|recomiende|sugiere)/,
  /^(tienen|tienes|venden|manejan|aceptan|reciben|abren|cierran|hacen (domic|env))/,
  /^(dame|deme|denme|danos|me das?|me dan|me regala[sn]?|regalame|regaleme|traeme|traigame|me trae[sn]?|ponme|pongame|pon|ponga|me pone[sn]?|mandame|mandeme|enviame|envieme|(me|nos) (manda|envia)[sn]?|quiero|quisiera|queremos|agrega\w*|anade\w*|adiciona\w*|anota\w*)\b/,
  /^(quita\w*|quite\w*|borra\w*|elimina\w*|saca\w*|cancela\w*|cambia\w*|cambie\w*|reemplaza\w*|vacia\w*|ponle\w*|pongale\w*|agregale\w*|echale\w*)\b/,
  /^(mejor|ademas|tambien|y ya|y listo|y confirm\w+|y eso es todo|eso es todo|eso seria todo|nada mas|seria todo)\b/,
];

function startsClause(words: readonly Word[], at: number): boolean {
  if (words[at]?.before === '.') return true;
  if (words[at]?.before === ',' && startsAfterComma(words, at)) return true;
  const rest = words
    .slice(at, at + 5)
    .map(({ word }) => word)
    .join(' ');
  const previous = words[at - 1]?.word ?? '';
  const earlier = words
    .slice(Math.max(0, at - 5), at)
    .map(({ word }) => word)
    .join(' ');
  // 'no como carne, qué hay' is one question.
  if (
    /^(que (hay|tienen|puedo|podemos|me|nos)|recomi|(me|nos) recomi)\b/.test(rest) &&
    /vegetarian|vegan|carne|alergic|\bsomos\b|personas/.test(earlier)
  )
    return false;
  if (
    isAskedOf(words, at, rest) ||
    isCounted(words, at, rest) ||
    /en (vez|lugar) del?\b/.test(earlier)
  )
    return false;
  // 'no quiero', 'me puedes dar', 'lo que tienen', 'a donde', 'y a que hora' are not split.
  if (HOLDING.has(previous)) return false;
  // 'la que trae pollo', 'a uno quítale el arroz'.
  if (/^que /.test(rest) && /^(la|el|los|las|lo)$/.test(previous)) return false;
  if (
    /^\w+les?\b/.test(rest) &&
    /\b(a|al) ((un|l)[oa]s?|el|dos|tres|\d+)?( \w+){0,2}$/.test(earlier)
  )
    return false;
  // 'dos mejor' ends a request.
  if (/^mejor( porfa| por favor)?$/.test(rest) || /\bsi (le|les) \w+/.test(earlier)) return false;
  // 'una nada más' is a quantity.
  if (/^(nada|no) mas\b/.test(rest)) {
    if (
      numberOf(previous) !== null ||
      /^(quiero|deseo|necesito|falta|era|seria|es)$/.test(previous)
    )
      return false;
  }
  if (
    /^(quiero|quisiera|queremos)\b/.test(rest) &&
    /^(ya|si|yo|no|tambien|la|lo|las|los)$/.test(previous)
  ) {
    return false;
  }
  // 'qué jugos tienen', 'a qué hora abren': the verb belongs to its question.
  if (/^(tienen|tienes|venden|manejan|aceptan|reciben|abren|cierran)/.test(rest)) {
    if (/\b(que|cual|cuales|cuantos|cuantas)\b/.test(earlier)) return false;
  }
  return BEGINNINGS.some((beginning) => beginning.test(rest));
}

/** 'una clásica, confirmo', 'una clásica, ah no, una criolla'. */
function startsAfterComma(words: readonly Word[], at: number): boolean {
  const rest = words
    .slice(at)
    .map(({ word }) => word)
    .join(' ');
  return (
    /^(confirmo|confirmar|listo|dale|ok|hagale|de una|perfecto|asi esta bien|eso es todo)( \w+){0,2}$/.test(
      rest,
    ) ||
    /^((ah|ay|uy) )?(no (perdon|mentiras?|espera|un[oa]s?|dos|tres|\d)|perdon|mentiras?)\b/.test(
      rest,
    )
  );
}

/** 'el crepe qué lleva', 'los nachos tienen ají': the question follows the dish it is about. */
function isAskedOf(words: readonly Word[], at: number, rest: string): boolean {
  if (!ASKED_OF.test(rest)) return false;
  let from = at;
  while (from > 0 && words[from]?.before === '' && at - from < 8) from--;
  const topic = words.slice(from, at).map(({ word }) => word);
  while (/^(y|e|ah|oye|oiga|ve|pues|pero|entonces|bueno)$/.test(topic[0] ?? '')) topic.shift();
  return /^(el|la|los|las)$/.test(topic[0] ?? '') && topic.length > 1 && topic.at(-1) !== 'y';
}

const ASKED_OF =
  /^(que (trae|lleva|tiene|contiene|incluye|viene|vale|cuesta|precio|es |son |sabor)|cuanto (vale|cuesta|sale|es)|cuant[ao]s (trae|viene|son)|a (como|cuanto)|en cuanto|de (que|cuant[ao]s)|con que|como (es|viene|son)|tienen|cual)/;

/** 'arepas dame cuatro': a quantity, not another thing. */
function isCounted(words: readonly Word[], at: number, rest: string): boolean {
  const said = /^(?:(?:me|nos) )?\w+ (\w+)(?: porfa| por favor)?$/.exec(rest)?.[1];
  return (
    at > 0 &&
    at + 5 >= words.length &&
    /^\d+$|^(?!un)/.test(said ?? 'un') &&
    numberOf(said) !== null
  );
}

const HOLDING: ReadonlySet<string> = new Set(
  'no que cual cuales a de en con por para hasta me nos te se le lo puedes puede podrias podria saber si ya mejor desde'.split(
    ' ',
  ),
);

/** Conjunctions and commas at the edges connect clauses and mean nothing inside one. */
function withoutTies(words: readonly Word[]): readonly Word[] {
  let from = 0;
  let to = words.length;
  while (from < to && /^(y|e|pero|ah|eh|pues|entonces|bueno)$/.test(words[from]?.word ?? ''))
    from++;
  while (to > from && /^(y|e|pero|pues)$/.test(words[to - 1]?.word ?? '')) to--;
  return words.slice(from, to);
}
