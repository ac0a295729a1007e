import type { Product } from '@comanda/contract/menu/menu';
import type { CartLine } from '@comanda/contract/orders/orders';
import type { Modifier } from '../assistant.ts';
import { changeLine, groupsOfDish, idOf, takesAdditions } from '../cart-changes.ts';
import { changeOptions, choiceOf, pathsOf } from '../dish-options.ts';
import { contentWords } from '../language/normalise.ts';
import { additionNamed, splitMods } from '../modifiers.ts';
import { lineText, say, type Talk } from '../talk.ts';
import { put, tellAdded } from './order.ts';

/** A wish about an existing line: 'la bandeja sin chicharrón'. */
export function addMods(talk: Talk, line: CartLine, mods: readonly Modifier[]): boolean {
  const { menu, turn } = talk;
  const dish = menu.byCode.get(line.id_sigo);
  if (!dish) return false;
  const groups = groupsOfDish(turn.menu, dish);
  const { chosen, left } = changeOptions(groups, mods, pathsOf(line.grupos));
  const { adicionIds, nota } = splitMods(menu, takesAdditions(turn.menu, dish), left);
  const dropped = left
    .filter(({ kind }) => kind === 'sin')
    .map(({ what }) => additionNamed(menu, what)?.id_sigo);
  const kept = line.adiciones.filter(({ id_sigo }) => !dropped.includes(id_sigo));
  const isDropped = kept.length < line.adiciones.length;
  const ids = kept.map(({ id_sigo }) => menu.additions.find((one) => one.id_sigo === id_sigo)?._id);
  const change = changeLine(turn.menu, talk.cart, idOf(line), {
    nota: isDropped ? line.nota : joinNotes(line.nota, nota),
    adicionIds: [...new Set([...ids.filter((id) => id !== undefined), ...adicionIds])],
    grupos: choiceOf(groups, chosen),
  });
  return applyChange(talk, change);
}

export function setCantidad(talk: Talk, line: CartLine, cantidad: number): boolean {
  return applyChange(talk, changeLine(talk.turn.menu, talk.cart, idOf(line), { cantidad }));
}

function applyChange(talk: Talk, change: ReturnType<typeof changeLine>): true {
  if ('problem' in change) return say(talk, change.problem);
  talk.cart = change.cart;
  talk.touched = [change.itemId];
  const line = change.cart.find((one) => idOf(one) === change.itemId);
  return say(talk, line ? `${talk.voice.changed} ${lineText(line)}.` : '');
}

/** A later wish replaces an earlier one about the same thing: 'sin cebolla', then 'con cebolla'. */
function joinNotes(before: string, added: string): string {
  if (added === '') return before;
  const about = new Set(contentWords(added));
  const kept = before
    .split(', ')
    .filter((note) => note !== '' && !contentWords(note).some((word) => about.has(word)));
  return [...kept, added].join(', ');
}

/** 'dos ajiacos', then 'uno sin alcaparras': one of them becomes its own line. */
export function rewishPart(
  talk: Talk,
  line: CartLine,
  mods: readonly Modifier[],
  part: number | null,
): boolean {
  const product = talk.menu.byCode.get(line.id_sigo);
  const isPart = part !== null && part > 0 && part < line.cantidad;
  if (!isPart || !product || line.adiciones.length > 0) return addMods(talk, line, mods);
  const itemId = putLike(talk, line, product, mods, part);
  if (itemId === null) return true;
  setCantidad(talk, line, line.cantidad - part);
  tellAdded(talk, [itemId]);
  return true;
}

/** 'otra igual, pero sin queso'. */
export function addLike(
  talk: Talk,
  line: CartLine,
  mods: readonly Modifier[],
  cantidad: number | null,
): boolean {
  const product = talk.menu.byCode.get(line.id_sigo);
  const itemId = product ? putLike(talk, line, product, mods, cantidad ?? 1) : null;
  if (itemId !== null) tellAdded(talk, [itemId]);
  return product !== undefined;
}

/** The dish with the options of its line, as far as the wishes name no others. */
function putLike(
  talk: Talk,
  line: CartLine,
  product: Product,
  mods: readonly Modifier[],
  cantidad: number,
): string | null {
  const groups = groupsOfDish(talk.turn.menu, product);
  const { chosen, left } = changeOptions(groups, mods, pathsOf(line.grupos));
  return put(talk, product, cantidad, left, undefined, chosen);
}
