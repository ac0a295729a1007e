import { DEFAULT_CONFIRMATION_PHRASES, isConfirmation } from '@comanda/contract/chat/chat.rules';
import { fold } from '@comanda/contract/fold';
import type { Clause } from '../language/clauses.ts';
import { plainWords } from '../language/normalise.ts';
import { lineText, listed, say, type Talk } from '../talk.ts';

const FINISHED: readonly string[] = [
  'eso seria todo',
  'seria todo',
  'eso es todo',
  'eso es',
  'con eso',
  'con eso esta bien',
  'hasta ahi',
  'ya no mas',
  'de momento eso',
  'por ahora eso',
  'asi mismo',
  'es todo',
  'eso era todo',
  'nada mas',
  'no mas',
  'asi no mas',
  'ya',
  'solo eso',
  'ya esta',
  'ya termine',
  'confirmar pedido',
  'confirma',
  'confirmalo',
  'confirmado',
  'confirmemos',
  'hacer el pedido',
  'haz el pedido',
  'hazme el pedido',
  'realizar el pedido',
  'enviar el pedido',
  'envia el pedido',
  'manda el pedido',
  'mandar el pedido',
  'mandalo',
  'envialo',
  'pidelo',
  'listo el pollo',
  'ya pedi todo',
  'ya tengo todo',
  'no me falta nada',
  'procedamos',
  'pasemos al pago',
  'el pago',
  'enviamelo',
  'enviamela',
  'enviemelo',
  'mandamelo',
  'mandamela',
  'mandemelo',
  'mandela',
  'despachalo',
  'finalizar',
  'finalizar pedido',
  'finalizar la compra',
  'finalizo',
  'finaliza',
  'terminar',
  'cerrar el pedido',
  'cierra el pedido',
  'me cobra',
  'me cobras',
  'cobrame',
  'cobreme',
  'terminar pedido',
  'quiero pagar',
  'voy a pagar',
  'pagar',
  'para pagar',
  'ir al carrito',
  'vamos al carrito',
  'llevame al carrito',
  'ver el carrito y pagar',
  'proceder',
  'procede',
  'hagamosle',
  'hagamole',
  'dele',
  'dale pues',
  'eso',
  'asi es',
  'exacto',
  'afirmativo',
  'sisas',
  'quedo asi',
  'queda asi',
  'deja asi',
  'dejemos asi',
  'dejemoslo asi',
  'no quiero nada mas',
  'no quiero mas',
  'asi queda',
  'dejalo asi',
  'asi dejalo',
  'me parece bien',
  'todo bien',
  'esta perfecto',
  'esta correcto',
];
const FILLERS =
  /^(por|porfa|favor|gracias|muchas|mil|pues|ya|entonces|muy|bien|senor|senora|senorita|parce|parcero|amigo|amiga|vecino|vecina|el|la|mi|pedido|orden|compra|todo|asi|eso|si|que|ahora|mismo|nomas|hermano|reina|jefe|mor|amor|veci|tan|amable|esta|y|con|a|lo|quiero|de|hoy|momento|erda|compa|compadre|man|nojoda|eche|ome|hombe|nombe|ve|mira|mire|uy|ay|aja|oiga|oye|es|sera|vida|cielo|corazon|mijo|mija|veci|pana|llave|bro|mano|todo)$/;

/** The whole clause only says yes; 'listo, y una coca' does not. */
export function isConfirming({ config }: Talk['turn'], { said, isQuestion }: Clause): boolean {
  if (isQuestion) return false;
  const phrases = [...DEFAULT_CONFIRMATION_PHRASES, ...config.frasesConfirmacion];
  const ready = [...phrases, ...FINISHED];
  const isAgreed = isConfirmation(said, phrases) || isConfirmation(said, FINISHED);
  if (!isAgreed || / (pero|todavia|aun|espera|tampoco) /.test(said)) return false;
  const wanted = ready
    .map((phrase) => plainWords(phrase).join(' '))
    .sort((a, b) => b.length - a.length);
  let rest = fold(said);
  for (const phrase of wanted) {
    if (phrase !== '') rest = rest.replaceAll(` ${phrase} `, ' · ');
  }
  return rest
    .split(' ')
    .filter((word) => word !== '' && word !== '·')
    .every((word) => FILLERS.test(word));
}

/** Nothing is ordered here: the panel asks once more and leads to the cart. */
export function confirm(talk: Talk): true {
  if (talk.cart.length === 0) return say(talk, talk.voice.emptyCart);
  talk.confirmed = talk.cart;
  return true;
}

/** 'listo, y agrégale un agua' was not all, so nothing is confirmed. */
export function tellConfirmed(talk: Talk): void {
  talk.isConfirmed = talk.confirmed === talk.cart;
  if (talk.isConfirmed) say(talk, talk.voice.confirm, `${listed(talk.cart.map(lineText))}.`);
}

export function isNo({ said, words }: Clause): boolean {
  return (
    words.length <= 5 &&
    /^ ((no|nop|ay no) )*(no|nada|ninguna?|negativo|tampoco|mejor no|asi no|para nada|dejalo|olvidalo)( no)?( mas)?( por ahora| ahora)?( muchas)?( gracias)?( porfa)?( asi| asi esta bien| esta bien)? $/.test(
      said,
    )
  );
}
