import { makesCombo } from '@comanda/contract/menu/extras.rules';
import { formatMoney } from '@comanda/contract/money';
import { addLine, idOf, takesAdditions } from '../cart-changes.ts';
import { choose } from '../choose.ts';
import { type Heard, knownMentions } from '../heard.ts';
import { splitMods } from '../modifiers.ts';
import { lineText, listed, noteMentioned, say, type Talk } from '../talk.ts';

/** 'una bandeja en combo con gaseosa y papas': a main dish with a drink and a side. */
export function orderCombo(talk: Talk, heard: Heard): boolean {
  const { menu, turn } = talk;
  const chosen = knownMentions(heard).flatMap((mention) => {
    const choice = choose(menu, mention);
    return choice.found === 'one' ? [{ mention, product: choice.product }] : [];
  });
  const dish = chosen.find(({ product }) => makesCombo(menu.categoryOf(product)));
  if (!dish) return false;
  const drink = chosen.find(({ product }) => menu.categoryOf(product)?.esBebida);
  const said = heard.words.map(({ word }) => word);
  const sideWords = said.filter((word) => menu.sideNames.sensesOf(word).length > 0);
  const side = sideWords
    .flatMap((word) => menu.sideNames.sensesOf(word))
    .filter(({ link }) => link !== 'kind')
    .map(({ product }) => product)
    .toSorted((a, b) => menu.sideNames.spare(a, said) - menu.sideNames.spare(b, said))[0];
  noteMentioned(talk, dish.product);
  if (!drink || !side) {
    const sides = menu.sides.filter(({ agotado }) => !agotado).slice(0, 5);
    if (sides.length === 0) return false;
    const names = sides.map(({ nombre, precio }) => `${nombre} (${formatMoney(precio)})`);
    return say(
      talk,
      `El combo de ${dish.product.nombre} lleva una bebida y un acompañamiento.`,
      `Dime cuáles quieres; de acompañamiento hay ${listed(names, 'o')}.`,
    );
  }
  const { mods, quantity } = dish.mention;
  const isSide = (what: string) => side.nombre.toLowerCase().includes(what.toLowerCase());
  const wishes = mods.filter(({ what }) => !isSide(what) && !/combo/.test(what));
  const { nota, adicionIds } = splitMods(menu, takesAdditions(turn.menu, dish.product), wishes);
  const change = addLine(turn.menu, talk.cart, {
    productId: dish.product._id,
    cantidad: quantity ?? 1,
    nota,
    adicionIds,
    combo: { bebidaId: drink.product._id, adicionalId: side._id },
  });
  if ('problem' in change) return say(talk, change.problem);
  talk.cart = change.cart;
  talk.touched = [change.itemId];
  const line = change.cart.find((one) => idOf(one) === change.itemId);
  return say(talk, line ? `${talk.voice.added} ${lineText(line)}.` : '');
}
