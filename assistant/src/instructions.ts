import { ORDERING } from './intents/order.ts';
import { contentWords, plainWords, type Word } from './language/normalise.ts';
import { baseForms, soundOf } from './language/stems.ts';
import type { Heard } from './segments.ts';
import { say, type Talk } from './talk.ts';

/** The owner's correction instructions that the local assistant can follow by itself. */
export type Instructions = {
  /** 'si preguntan por X, di Y' */
  answers: readonly { about: readonly string[]; text: string }[];
  /** 'gaseosa: Coca-Cola', 'pola es cerveza': another word for something of the menu. */
  renames: readonly { from: readonly string[]; to: string }[];
};

// Both expect single spaces: a pattern with any number of them would be tried in every way.
const ANSWER =
  /^(?:- ?)?(?:si|cuando|s[ií] alguien|si te) (?:alguien |el cliente |un cliente |los clientes |te |me |nos )*(?:preguntan?|pregunten?|pidan?|piden?|hablan?|quieren? saber) (?:por|sobre|de|si (?:hay|tenemos|tienen))? ?(?:el |la |los |las )?(.+?) ?[,:;] ?(?:di(?:les?|ga)?|responde(?:les?)?|contesta(?:les?)?|dile) ?(?:que |: ?)?(.+)$/i;
const RENAME =
  /^(?:- ?)?["«']?([^:="»']{2,40}?)["»']? ?(?::|=|\bes lo mismo que\b|\bsignifica\b|\bquiere decir\b|\bes\b) ?["«']?([^"»']{2,60}?)["»']? ?\.?$/i;

/**
 * One line is one instruction. Lines of neither form are for a language model, if there is one. A
 * rename counts only when `isOnMenu` knows its right side, because 'X es Y' may be any sentence.
 */
export function instructionsIn(text: string, isOnMenu: (name: string) => boolean): Instructions {
  const answers: { about: string[]; text: string }[] = [];
  const renames: { from: string[]; to: string }[] = [];
  for (const written of text.split('\n')) {
    const line = written.trim().replace(/\s+/g, ' ');
    const answer = ANSWER.exec(line);
    if (answer?.[1] && answer[2]) {
      answers.push({ about: contentWords(answer[1]), text: sentence(answer[2]) });
      continue;
    }
    const rename = RENAME.exec(line);
    if (rename?.[1] && rename[2] && isOnMenu(rename[2])) {
      const from = plainWords(rename[1]).filter((word) => !/^(el|la|los|las|un|una)$/.test(word));
      if (from.length > 0 && from.length <= 4) renames.push({ from, to: rename[2] });
    }
  }
  return { answers, renames };
}

/** The message with the owner's words in place of the diner's. */
export function renamed(words: readonly Word[], { renames }: Instructions): Word[] {
  let result = [...words];
  for (const { from, to } of renames) {
    for (let at = 0; at + from.length <= result.length; at++) {
      const isHere = from.every((word, i) => isSame(result[at + i]?.word ?? '', word));
      const before = result[at];
      if (!isHere || !before) continue;
      const others = plainWords(to).map((word, i) => ({
        text: word,
        word,
        before: i === 0 ? before.before : ('' as const),
        asks: false,
      }));
      const last = result[at + from.length - 1];
      const end = others.at(-1);
      if (end && last) end.asks = last.asks;
      result = [...result.slice(0, at), ...others, ...result.slice(at + from.length)];
      at += others.length - 1;
    }
  }
  return result.slice(0, MAX_WORDS);
}

const MAX_WORDS = 200;

function isSame(said: string, word: string): boolean {
  const forms = new Set(baseForms(word));
  return baseForms(said).some((form) => forms.has(form));
}

function sentence(text: string): string {
  const trimmed = text.trim().replace(/^["«']|["»']$/g, '');
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** What the owner wants to be answered: parameters and 'si preguntan por X, di Y'. */
export function answerAsOwner(talk: Talk, heard: Heard, instructions: Instructions): boolean {
  const { words, said, isQuestion } = heard;
  const isAsking = isQuestion || QUESTION.test(said) || words.length <= 4;
  if (!isAsking || (ORDERING.test(said) && !QUESTION.test(said) && !isQuestion)) return false;
  const isSaid = (word: string) =>
    words.some((one) => isSame(one.word, word) || isAlike(one.word, word));
  const speaksOf = (about: readonly string[]) => about.length > 0 && about.every(isSaid);
  const isTitleSaid = (title: readonly string[]) =>
    speaksOf(title) || title.some((word) => word.length >= 4 && !GENERIC.has(word) && isSaid(word));
  const answer = instructions.answers.find(({ about }) => speaksOf(about));
  if (answer) return say(talk, answer.text);
  const told = talk.turn.config.parametros.find(
    ({ titulo, valor }) =>
      valor.trim() !== '' && !OWN_INTENT.test(titulo) && isTitleSaid(contentWords(titulo)),
  );
  return told !== undefined && say(talk, `${told.titulo}: ${told.valor.replace(/\n+/g, ' ')}`);
}

const QUESTION =
  / (que|cual|cuales|cuanto|cuanta|cuantos|como|donde|cuando|quien|tienen|tienes|tiene|hay|aceptan|reciben|manejan|hacen|puedo|puede|pueden|se puede|cobran|dan|ofrecen|cuentan|saber|sobre|permiten|dejan) /;
/** These have their own intents, which answer from the sede's data. */
const OWN_INTENT = /^\s*(direcci[oó]n|horarios?|tel[eé]fono)\s*$/i;

/** Words of a title that ask for nothing by themselves: 'Hora feliz', 'Clave del wifi'. */
const GENERIC: ReadonlySet<string> = new Set(
  `hora horas feliz menu clave tipo forma formas medio medios metodo metodos servicio numero clientes cliente nuestro nuestra
  informacion sobre politica politicas tiempo costo valor precio lugar zona punto dias dia especial especiales atencion pedido pedidos
  comida bebida bebidas plato platos casa sede local restaurante persona personas general`.split(
    /\s+/,
  ),
);

function isAlike(said: string, word: string): boolean {
  if (word.length < 5 || said.length < 5) return false;
  return soundOf(said).slice(0, 5) === soundOf(word).slice(0, 5);
}
