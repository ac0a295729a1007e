import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import type { OrderDraft } from '@comanda/contract/orders/orders';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import type { PriceChange } from '@comanda/contract/wire';
import { FEE_CODE, isFeeLine } from '@comanda/contract/zones/fee-line';
import type { ApiError } from '../../lib/api/api-client.ts';
import type { CartItem } from '../../lib/stored.ts';
import { reprice } from '../cart/cart-edits.ts';

export interface RefusedLine {
  itemId: string;
  /** What the sede cannot serve: the dish, or the missing part of it. */
  missing: string;
  /** The dish, if only a part of it is missing; else null. */
  dish: string | null;
  /** What is wrong with the options of the dish, in the server's words. Orders that a device kept before lack it. */
  choice?: string;
}

const ABOUT_LINES = [
  'producto_agotado',
  'producto_oculto',
  'producto_desconocido',
  'seleccion_invalida',
];
const LINE = /^productos\.(\d+)\.(?:(grupos)|(adiciones)\.(\d+)|combo\.(bebida|adicional))?/;

/** The lines for which the server refused the order; empty if it refused for another reason. */
export function refusedLines(error: ApiError, items: readonly CartItem[]): RefusedLine[] {
  if (!ABOUT_LINES.includes(error.code)) return [];
  const refused = new Map<string, RefusedLine>();
  for (const { path = '', message } of error.details) {
    const [, at, isChoice, additions, additionAt, part] = LINE.exec(path) ?? [];
    const item = at === undefined ? undefined : items[Number(at)];
    if (!item || refused.has(item.itemId)) continue;
    const addition = additions && item.adiciones[Number(additionAt)]?.nombre;
    const side = part && item.combo?.[part as 'bebida' | 'adicional'].nombre;
    const missing = addition || side;
    refused.set(item.itemId, {
      itemId: item.itemId,
      missing: missing || item.nombre,
      dish: missing ? item.nombre : null,
      ...(isChoice && message && { choice: message }),
    });
  }
  return [...refused.values()];
}

export interface PriceDifference {
  /** That of a product, 'salsas/hogao' of an option, or the `itemId` of a whole line. */
  id_sigo: string;
  nombre: string;
  before: number;
  after: number;
}

/**
 * The old and the new price of each product and option whose price changed; where more or fewer options are included
 * than were, of the whole line.
 */
export function priceDifferences(
  items: readonly CartItem[],
  prices: readonly PriceChange[],
): PriceDifference[] {
  const priced = items.flatMap(({ combo, ...line }): Priced[] => [
    line,
    ...line.adiciones,
    ...(combo ? [combo.bebida, combo.adicional] : []),
    ...optionsOf(line.grupos),
  ]);
  const named = prices.flatMap(({ id_sigo, precio }) => {
    const known = priced.find((one) => one.id_sigo === id_sigo);
    return known ? [{ id_sigo, nombre: known.nombre, before: known.precio, after: precio }] : [];
  });
  const repriced = reprice(items, prices);
  const reincluded = prices.filter(({ gratis }) => gratis !== undefined);
  const lines = items.map((item, at) => ({
    id_sigo: item.itemId,
    nombre: item.nombre,
    isReincluded: optionsOf(item.grupos).some((option) =>
      reincluded.some(({ id_sigo }) => id_sigo === option.id_sigo),
    ),
    before: lineSubtotal(item),
    after: lineSubtotal(repriced[at] ?? item),
  }));
  return [
    ...named,
    ...lines.flatMap(({ isReincluded, ...line }) => (isReincluded ? [line] : [])),
  ].filter(({ before, after }) => before !== after);
}

/** The old and the new fee of a delivery, if it changed. */
export function feeDifferences(
  { domicilio }: Pick<OrderDraft, 'domicilio'>,
  prices: readonly PriceChange[],
): PriceDifference[] {
  const before = domicilio?.valor ?? 0;
  const after = prices.find(isFeeLine)?.precio ?? before;
  return before === after ? [] : [{ id_sigo: FEE_CODE, nombre: 'Domicilio', before, after }];
}

function optionsOf(grupos: readonly LineGroup[] | undefined): Priced[] {
  return (grupos ?? []).flatMap(({ codigo, opciones }) =>
    opciones.flatMap((option) => [
      { ...option, id_sigo: `${codigo}/${option.codigo}` },
      ...optionsOf(option.grupos),
    ]),
  );
}

interface Priced {
  id_sigo: string;
  nombre: string;
  precio: number;
}

/** The current prices that the refusal contains. */
export function newPrices({ details }: ApiError): PriceChange[] {
  return details.flatMap(({ id_sigo, precio, gratis }) =>
    id_sigo !== undefined && precio !== undefined
      ? [{ id_sigo, precio, ...(gratis !== undefined && { gratis }) }]
      : [],
  );
}
