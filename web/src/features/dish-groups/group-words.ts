import { fold } from '@comanda/contract/fold';
import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedGroup, OfferedOption } from '@comanda/contract/modifiers/groups.rules';
import { isChoosable } from '@comanda/contract/modifiers/groups.rules';
import type { LineOption } from '@comanda/contract/modifiers/line-groups';
import { leastPrice } from './group-choice.ts';

/** The question, or else the name. */
export function groupTitle({ nombre, pregunta }: OfferedGroup): string {
  return pregunta || nombre;
}

/**
 * The name where the title is a question that does not say it, and what is included: '2 incluidas · tercera +$2.000'.
 */
export function groupHint(group: OfferedGroup, isNamed = false): string {
  const { nombre, pregunta, gratis, max, opciones } = group;
  const isSaid = fold(groupTitle(group)).includes(fold(nombre));
  const prices = opciones.map(({ precio }) => precio).filter((precio) => precio > 0);
  const least = Math.min(...prices);
  const isSame = prices.length === opciones.length && prices.every((precio) => precio === least);
  const hasPaid = gratis > 0 && max > gratis && prices.length > 0;
  return [
    ...(pregunta && !isSaid && !isNamed ? [nombre] : []),
    ...(gratis > 0 ? [choiceMessages.free(gratis)] : []),
    ...(hasPaid ? [choiceMessages.paid(gratis + 1, least, isSame)] : []),
  ].join(' · ');
}

/** What an option costs where exactly one is chosen: nothing to say where it costs nothing. */
export function priceWords(option: OfferedOption, isIncluded: boolean): string {
  if (isIncluded) return choiceMessages.included;
  const least = leastPrice(option);
  if (least === 0) return '';
  const hasNested = option.grupos.some(({ min }) => min > 0);
  return hasNested ? choiceMessages.from(least) : choiceMessages.plus(least);
}

/** What the chosen units of an option add. */
export function chargedWords({ precio, cantidad, incluidas }: LineOption): string {
  const charged = precio * (cantidad - incluidas);
  if (charged > 0) return choiceMessages.plus(charged);
  return incluidas > 0 ? choiceMessages.included : '';
}

/** Why an option cannot be chosen; '' where it can. */
export function goneWords(option: OfferedOption, isKept: boolean): string {
  if (isKept || isChoosable(option)) return '';
  return option.id_sigo === null ? choiceMessages.soldOut : choiceMessages.notToday;
}
