import type { Heard } from '../heard.ts';
import { type Instructions, isSame } from '../instructions.ts';
import { contentWords } from '../language/normalise.ts';
import { soundOf } from '../language/stems.ts';
import { say, type Talk } from '../talk.ts';
import { ORDERING } from './order.ts';

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
