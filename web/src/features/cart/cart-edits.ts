import { comboDrinkPrice } from '@comanda/contract/menu/extras.rules';
import { includedUnits } from '@comanda/contract/modifiers/included-units.rules';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import type { PriceChange } from '@comanda/contract/wire';
import type { CartItem } from '../../lib/stored.ts';
import { addItem, changeCart, clampCantidad, hasExtras } from './cart.ts';

/** How the cart of this browser changes; adding is in cart.ts, because a menu that was just opened only adds. */
export const cartEdits = {
  setCantidad: (itemId: string, cantidad: number) =>
    changeCart((cart) => setCantidad(cart, itemId, cantidad)),
  replace: (itemId: string, item: CartItem) =>
    changeCart((cart) => replaceItem(cart, itemId, item)),
  remove: (itemId: string) => changeCart((cart) => removeItem(cart, itemId)),
  reprice: (changes: Prices) => changeCart((cart) => reprice(cart, changes)),
};

type Prices = readonly PriceChange[];

export function setCantidad(
  cart: readonly CartItem[],
  itemId: string,
  cantidad: number,
): CartItem[] {
  return cart.map((line) =>
    line.itemId === itemId ? { ...line, cantidad: clampCantidad(cantidad) } : line,
  );
}

export function removeItem(cart: readonly CartItem[], itemId: string): CartItem[] {
  return cart.filter((line) => line.itemId !== itemId);
}

/** Puts an edited line back in its place, or joins it with the line it now equals. */
export function replaceItem(cart: readonly CartItem[], itemId: string, item: CartItem): CartItem[] {
  const hadExtras = cart.some((line) => line.itemId === itemId && hasExtras(line));
  const changed = hadExtras && hasExtras(item) ? { ...item, itemId } : item;
  const others = removeItem(cart, itemId);
  if (others.some((line) => line.itemId === changed.itemId)) return addItem(others, changed);
  return cart.map((line) => (line.itemId === itemId ? changed : line));
}

/** Applies the server's prices to every product and option that the cart names. */
export function reprice(cart: readonly CartItem[], changes: Prices): CartItem[] {
  const prices = new Map(changes.map((change) => [change.id_sigo, change]));
  const repriced = <T extends { id_sigo: string; precio: number }>(priced: T): T => ({
    ...priced,
    precio: prices.get(priced.id_sigo)?.precio ?? priced.precio,
  });
  return cart.map((line) => ({
    ...repriced(line),
    adiciones: line.adiciones.map(repriced),
    combo: line.combo && {
      // A drink costs the same in every combo, whatever it costs alone.
      bebida: { ...line.combo.bebida, precio: comboDrinkPrice() },
      adicional: repriced(line.combo.adicional),
    },
    ...(line.grupos && { grupos: line.grupos.map((group) => repricedGroup(group, prices)) }),
  }));
}

/** A price of an option is named 'salsas/hogao'. The cheapest stay the included ones. */
function repricedGroup(group: LineGroup, prices: ReadonlyMap<string, PriceChange>): LineGroup {
  const changeOf = ({ codigo }: { codigo: string }) => prices.get(`${group.codigo}/${codigo}`);
  const opciones = group.opciones.map((option) => ({
    ...option,
    precio: changeOf(option)?.precio ?? option.precio,
    ...(option.grupos && { grupos: option.grupos.map((nested) => repricedGroup(nested, prices)) }),
  }));
  const before = opciones.reduce((sum, { incluidas }) => sum + incluidas, 0);
  const gratis = opciones.map(changeOf).find((change) => change?.gratis !== undefined)?.gratis;
  const included = includedUnits(opciones, gratis ?? before);
  return {
    ...group,
    opciones: opciones.map((option, at) => ({ ...option, incluidas: included[at] ?? 0 })),
  };
}
