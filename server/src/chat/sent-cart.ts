import type { ChatRequest } from '@comanda/contract/chat/chat';
import { type Catalogue, type Offer, offerFinder } from '@comanda/contract/menu/catalogue';
import {
  comboDrinkPrice,
  comboSidePrice,
  makesCombo,
  takesAdditions,
} from '@comanda/contract/menu/extras.rules';
import { isSpecialCategory } from '@comanda/contract/menu/menu.rules';
import type { GroupIndex, OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import { choose } from '@comanda/contract/modifiers/selection.rules';
import type { ChosenGroup, ChosenOption } from '@comanda/contract/modifiers/selection-key';
import type { CartLine, LineExtra } from '@comanda/contract/orders/orders';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { cleanText } from '@comanda/contract/text';
import { cutText } from './model/plain-text.ts';

type SentLine = NonNullable<ChatRequest['carrito']>[number];
type SentExtra = NonNullable<SentLine['adiciones']>[number];
type Find = (idSigo: string | null | undefined) => Offer | null;

/** The web makes it from a code and a note. */
const ITEM_ID_MAX = 600;

/**
 * The cart that was sent, as this menu has it: names, pictures and prices are read again, and what
 * the sede does not offer is removed. Sold-out products stay, because the checkout reports them.
 */
export function readSentCart(
  sent: readonly SentLine[],
  menu: Catalogue & { groupIndex?: GroupIndex },
): CartLine[] {
  const offerOf = offerFinder(menu);
  const find: Find = (idSigo) => {
    const found = offerOf(idSigo ?? '');
    return 'missing' in found ? null : found;
  };
  const taken = new Set<string>();
  return sent.slice(0, LIMITS.lines.max).flatMap((line) => {
    const read = readLine(line, find, menu.groupIndex);
    if (!read) return [];
    const itemId = freeId(line.itemId ?? `${read.id_sigo}:${read.nota}`, taken);
    taken.add(itemId);
    return [{ itemId, ...read }];
  });
}

function readLine(
  line: SentLine,
  find: Find,
  groups: GroupIndex | undefined,
): Omit<CartLine, 'itemId'> | null {
  const offer = find(line.id_sigo);
  if (!offer) return null;
  const { id_sigo, nombre, precio, imagen } = offer.product;
  const isTaken = takesAdditions(offer.product, offer.category);
  const grupos = readGroups(line, offer, groups);
  return {
    id_sigo,
    nombre,
    precio,
    imagen,
    cantidad: readCantidad(line.cantidad),
    nota: cutText(cleanText(line.nota ?? ''), LIMITS.nota),
    adiciones: (isTaken ? (line.adiciones ?? []) : [])
      .slice(0, LIMITS.adiciones)
      .flatMap(
        (extra) =>
          readExtra(find(extra.id_sigo), (category) => isSpecialCategory(category, 'adiciones')) ??
          [],
      ),
    combo: makesCombo(offer.category)
      ? readCombo(line.combo?.bebida, line.combo?.adicional, find)
      : null,
    ...(grupos.length > 0 && { grupos }),
  };
}

/** Without options that are gone; what is sold out, missing or too much the checkout reports. */
function readGroups(
  { grupos }: SentLine,
  { product }: Offer,
  groups: GroupIndex | undefined,
): LineGroup[] {
  if (!groups || !grupos?.length) return [];
  const isKept = () => true;
  const offered = groups.drawn(product);
  return choose(offered, withoutGone(offered, grupos), { plato: product.nombre, isKept }).grupos;
}

/** One option that is gone must not take the others of its group along. */
function withoutGone(
  offered: readonly OfferedGroup[],
  chosen: readonly ChosenGroup[],
): ChosenGroup[] {
  return chosen.flatMap(({ codigo, opciones }) => {
    const group = offered.find((one) => one.codigo === codigo);
    const left = (opciones ?? []).flatMap((one): ChosenOption[] => {
      const option = group?.opciones.find((other) => other.codigo === one.codigo);
      return option ? [{ ...one, grupos: withoutGone(option.grupos, one.grupos ?? []) }] : [];
    });
    return left.length > 0 ? [{ codigo, opciones: left }] : [];
  });
}

/** Half a combo counts as none. */
function readCombo(
  drink: SentExtra | null | undefined,
  side: SentExtra | null | undefined,
  find: Find,
): CartLine['combo'] {
  const bebida = readExtra(find(drink?.id_sigo), ({ esBebida }) => esBebida, comboDrinkPrice);
  const adicional = readExtra(
    find(side?.id_sigo),
    ({ esAdicional }) => esAdicional,
    comboSidePrice,
  );
  return bebida && adicional ? { bebida, adicional } : null;
}

function readExtra(
  offer: Offer | null,
  isKind: (category: Offer['category']) => boolean,
  priceOf: (precio: number) => number = (precio) => precio,
): LineExtra | null {
  if (!offer || !isKind(offer.category)) return null;
  const { nombre, id_sigo, precio } = offer.product;
  return { nombre, id_sigo, precio: priceOf(precio) };
}

function readCantidad(cantidad: number | null | undefined): number {
  const { min, max } = LIMITS.cantidad;
  return Math.min(Math.max(Math.trunc(cantidad ?? min), min), max);
}

/** Two lines with the same id could not be told apart. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const id = cutText(wanted.toWellFormed(), ITEM_ID_MAX);
  for (let n = 1, free = id; ; n++, free = `${id}+${n}`) {
    if (free !== '' && !taken.has(free)) return free;
  }
}
