import {
  type Catalogue,
  type CatalogueProduct,
  type Offer,
  type OfferFinder,
  offerFinder,
} from '../menu/catalogue.ts';
import {
  comboDrinkPrice,
  comboSidePrice,
  isComboReady,
  makesCombo,
  takesAdditions,
} from '../menu/extras.rules.ts';
import { isSpecialCategory } from '../menu/menu.rules.ts';
import { isPrecio } from '../menu/precio.rules.ts';
import { productsMessages } from '../menu/products.messages.ts';
import { isTiempo, tiemposMessages } from '../menu/tiempos.words.ts';
import type { GroupIndex } from '../modifiers/groups.rules.ts';
import type { LineGroup } from '../modifiers/line-groups.ts';
import { cleanText } from '../text.ts';
import type { PriceChange, Problem } from '../wire.ts';
import { comboMessages } from './combo.messages.ts';
import { additionKey, comboKey, type DraftExtra, keptOf, type OrderedLine } from './kept-lines.ts';
import { ordersMessages } from './orders.messages.ts';
import { LIMITS, lineSubtotal, orderTotal } from './orders.rules.ts';
import type { Combo, LineExtra, OrderDraftLine, OrderLine } from './orders.ts';
import { optionChanges, priceGroups } from './priced-groups.rules.ts';
import { pricingMessages } from './pricing.messages.ts';
import { isPuesto, MAX_PUESTO } from './seats.rules.ts';

/** Why an order has no price: codes of `errors.ts`. */
type PricingError =
  | 'adicion_invalida'
  | 'combo_invalido'
  | 'precio_invalido'
  | 'producto_agotado'
  | 'producto_desconocido'
  | 'producto_oculto'
  | 'regla_incumplida'
  | 'seleccion_invalida';

export type PricedOrder =
  | { ok: true; lines: OrderLine[]; total: number }
  /** `code` is that of the first detail. */
  | { ok: false; code: PricingError; details: Problem[] };

/** Prices come from the sede's catalogue; prices that the client sent only say what it expected. */
export function priceLines(
  draftLines: readonly OrderDraftLine[] | null | undefined,
  catalogue: PricedMenu,
  { isStaff, hasCourses = false, ordered = [] }: PricingOptions,
): PricedOrder {
  const refusals: Refusal[] = [];
  const drafts = draftLines ?? [];
  const keptCodes = keptOf(ordered, drafts);
  const find = catalogue.find ?? offerFinder(catalogue);
  const groups = catalogue.groupIndex;
  const pricer = { find, groups, isStaff, hasCourses, keptCodes, ordered, refusals };
  if (drafts.length < LIMITS.lines.min) {
    refuse(pricer, 'regla_incumplida', 'productos', ordersMessages.tooFewLines);
  } else if (drafts.length > LIMITS.lines.max) {
    refuse(pricer, 'regla_incumplida', 'productos', ordersMessages.tooManyLines(LIMITS.lines.max));
  }
  const lines =
    refusals.length > 0 ? [] : drafts.map((line, i) => priceLine(pricer, line, `productos.${i}`));

  const first = refusals[0];
  if (first) {
    return {
      ok: false,
      code: first.code,
      details: refusals.map(({ path, message }) => ({ path, message })),
    };
  }
  const priced = lines.filter((line) => line !== undefined);
  return { ok: true, lines: priced, total: orderTotal(priced) };
}

/**
 * Lines whose price differs from the one the client sent. A price that was not sent is not
 * compared.
 */
export function priceChanges(
  sent: readonly OrderDraftLine[],
  priced: readonly OrderLine[],
): PriceChange[] {
  const changes = new Map<string, PriceChange>();
  priced.forEach((line, i) => {
    const draft = sent[i];
    const pairs: [DraftExtra | null | undefined, LineExtra | undefined][] = [
      [draft, line],
      ...line.adiciones.map((addition, j): [DraftExtra | undefined, LineExtra] => [
        draft?.adiciones?.[j],
        addition,
      ]),
      [draft?.combo?.bebida, line.combo?.bebida],
      [draft?.combo?.adicional, line.combo?.adicional],
    ];
    for (const [claim, now] of pairs) {
      if (typeof claim?.precio !== 'number' || !now || claim.precio === now.precio) continue;
      const { id_sigo, precio } = now;
      changes.set(`${id_sigo} ${precio}`, { id_sigo, precio });
    }
    for (const change of optionChanges(draft?.grupos, line.grupos)) {
      const key = `${change.id_sigo} ${change.precio}`;
      const { gratis } = { ...changes.get(key) };
      // A line with fewer units than are included says less than there is.
      const most = Math.max(gratis ?? 0, change.gratis ?? 0);
      changes.set(key, {
        ...change,
        ...((gratis ?? change.gratis) !== undefined && { gratis: most }),
      });
    }
  });
  return [...changes.values()];
}

/** A menu with its groups; without them a dish has only what the flags of the first version say. */
type PricedMenu = Catalogue & { groupIndex?: GroupIndex };

interface PricingOptions {
  isStaff: boolean;
  /** Whether dishes of this sede wait for their course. */
  hasCourses?: boolean;
  /** Lines of the order that is being edited: the kitchen may already be making them. */
  ordered?: readonly OrderedLine[];
}

interface Refusal extends Problem {
  code: PricingError;
}

interface Pricer {
  find: OfferFinder;
  groups: GroupIndex | undefined;
  isStaff: boolean;
  hasCourses: boolean;
  keptCodes: ReadonlySet<string>;
  ordered: readonly OrderedLine[];
  refusals: Refusal[];
}

function priceLine(pricer: Pricer, draft: OrderDraftLine, path: string): OrderLine | undefined {
  const cantidad = checkedCantidad(pricer, draft.cantidad, `${path}.cantidad`);
  const nota = checkedNota(pricer, draft.nota, `${path}.nota`);
  const offer = offerOf(pricer, draft, path);
  const adiciones = checkedAdditions(pricer, draft, offer, `${path}.adiciones`);
  const combo = priceCombo(pricer, draft, offer, `${path}.combo`);
  const grupos = offer ? checkedGroups(pricer, draft, offer, path) : [];
  const precio = offer && linePrecio(pricer, draft, offer, `${path}.precio`);
  const service = pricer.isStaff ? checkedService(pricer, draft, offer, path) : {};
  if (!offer || precio === undefined) return undefined;
  const { id_sigo, nombre, imagen, impuesto } = offer.product;
  const line = {
    id_sigo,
    nombre,
    precio,
    imagen,
    cantidad,
    nota,
    adiciones: adiciones.filter((addition) => addition !== undefined),
    combo: combo ?? null,
    ...(grupos.length > 0 && { grupos }),
    ...service,
    ...(impuesto && { impuesto }),
  };
  return { ...line, subtotal: lineSubtotal(line) };
}

/** Course and seat, which only the staff choose. A dish without a course takes that of its category; null is at once. */
function checkedService(
  pricer: Pricer,
  { tiempo: sent, puesto }: OrderDraftLine,
  offer: Offer | undefined,
  path: string,
): Pick<OrderLine, 'tiempo' | 'puesto'> {
  const tiempo = sent === undefined ? offer?.category.tiempo : sent;
  if (typeof tiempo === 'number' && !isTiempo(tiempo)) {
    refuse(pricer, 'regla_incumplida', `${path}.tiempo`, tiemposMessages.range);
  }
  if (typeof puesto === 'number' && !isPuesto(puesto)) {
    refuse(pricer, 'regla_incumplida', `${path}.puesto`, pricingMessages.puesto(MAX_PUESTO));
  }
  return {
    ...(pricer.hasCourses && typeof tiempo === 'number' && { tiempo }),
    ...(typeof puesto === 'number' && { puesto }),
  };
}

/** Staff may set the price of a service; everything else costs what the menu says. */
function linePrecio(
  pricer: Pricer,
  draft: OrderDraftLine,
  { product, category }: Offer,
  path: string,
): number | undefined {
  const claimed = draft.precio ?? product.precio;
  if (claimed === product.precio) return claimed;
  const isOpen = pricer.isStaff && isSpecialCategory(category, 'servicios');
  if (!isOpen) return product.precio;
  if (isPrecio(claimed)) return claimed;
  refuse(pricer, 'precio_invalido', path, productsMessages.precioInvalid);
  return undefined;
}

function checkedAdditions(
  pricer: Pricer,
  draft: OrderDraftLine,
  dish: Offer | undefined,
  path: string,
) {
  const extras = draft.adiciones ?? [];
  if (extras.length > LIMITS.adiciones) {
    refuse(pricer, 'regla_incumplida', path, ordersMessages.tooManyAdditions(LIMITS.adiciones));
    return [];
  }
  const isNew = (extra: DraftExtra) => !pricer.keptCodes.has(additionKey(draft, extra));
  if (dish && !takesAdditions(dish.product, dish.category) && extras.some(isNew)) {
    const message = pricingMessages.noAdditions(dish.product.nombre);
    refuse(pricer, 'adicion_invalida', path, message);
    return [];
  }
  return extras.map((extra, i) => priceAddition(pricer, extra, isNew(extra), `${path}.${i}`));
}

function priceAddition(
  pricer: Pricer,
  extra: DraftExtra,
  isNew: boolean,
  path: string,
): LineExtra | undefined {
  const offer = offerOf(pricer, extra, path);
  if (!offer) return undefined;
  if (isNew && !isSpecialCategory(offer.category, 'adiciones')) {
    refuse(pricer, 'adicion_invalida', `${path}.id_sigo`, pricingMessages.notAnAddition);
    return undefined;
  }
  return extraOf(offer.product, offer.product.precio);
}

function priceCombo(
  pricer: Pricer,
  draft: OrderDraftLine,
  dish: Offer | undefined,
  path: string,
): Combo | undefined {
  const { combo } = draft;
  if (!combo) return undefined;
  if (!isComboReady(combo)) {
    refuse(pricer, 'combo_invalido', path, comboMessages.bothRequired);
    return undefined;
  }
  const isNew = !pricer.keptCodes.has(comboKey(draft));
  if (isNew && dish && !makesCombo(dish.category)) {
    const message = comboMessages.notOffered(dish.product.nombre);
    refuse(pricer, 'combo_invalido', path, message);
    return undefined;
  }
  const drink = comboPart(pricer, combo.bebida, isNew && 'esBebida', `${path}.bebida`);
  const side = comboPart(pricer, combo.adicional, isNew && 'esAdicional', `${path}.adicional`);
  if (!drink || !side) return undefined;
  return {
    bebida: extraOf(drink, comboDrinkPrice()),
    adicional: extraOf(side, comboSidePrice(side.precio)),
  };
}

function checkedGroups(
  pricer: Pricer,
  draft: OrderDraftLine,
  offer: Offer,
  path: string,
): LineGroup[] {
  const priced = priceGroups(pricer, draft, offer, path);
  if (priced.ok) return priced.grupos;
  pricer.refusals.push(...priced.refusals);
  return [];
}

function comboPart(
  pricer: Pricer,
  extra: DraftExtra,
  /** The flag its category must have; false if the line had this part before the edit. */
  flag: 'esBebida' | 'esAdicional' | false,
  path: string,
): CatalogueProduct | undefined {
  const offer = offerOf(pricer, extra, path);
  if (offer && flag && !offer.category[flag]) {
    refuse(pricer, 'combo_invalido', `${path}.id_sigo`, comboMessages.bothRequired);
    return undefined;
  }
  return offer?.product;
}

/** The product that a line or an extra names, if this sede sells it now. */
function offerOf(pricer: Pricer, named: DraftExtra, path: string): Offer | undefined {
  if (typeof named.precio === 'number' && named.precio < 0) {
    refuse(pricer, 'precio_invalido', `${path}.precio`, productsMessages.precioInvalid);
    return undefined;
  }
  const found = pricer.find(named.id_sigo ?? '');
  const isKept = pricer.keptCodes.has(named.id_sigo ?? '');
  const idPath = `${path}.id_sigo`;
  if ('missing' in found) {
    if (found.missing === 'unknown') {
      refuse(pricer, 'producto_desconocido', idPath, pricingMessages.unknown);
      return undefined;
    }
    if (isKept) return found.offer;
    refuse(pricer, 'producto_oculto', idPath, pricingMessages.hidden);
    return undefined;
  }
  if (found.product.agotado && !isKept) {
    refuse(pricer, 'producto_agotado', idPath, pricingMessages.soldOut);
    return undefined;
  }
  return found;
}

function checkedCantidad(pricer: Pricer, cantidad: number | null | undefined, path: string) {
  const { min, max } = LIMITS.cantidad;
  if (Number.isInteger(cantidad) && Number(cantidad) >= min && Number(cantidad) <= max) {
    return Number(cantidad);
  }
  refuse(pricer, 'regla_incumplida', path, ordersMessages.cantidad(min, max));
  return min;
}

function checkedNota(pricer: Pricer, nota: string | null | undefined, path: string): string {
  const clean = cleanText(nota ?? '');
  if (clean.length > LIMITS.nota) {
    refuse(pricer, 'regla_incumplida', path, ordersMessages.notaTooLong(LIMITS.nota));
  }
  return clean;
}

function extraOf({ nombre, id_sigo }: CatalogueProduct, precio: number): LineExtra {
  return { nombre, id_sigo, precio };
}

function refuse({ refusals }: Pricer, code: PricingError, path: string, message: string): void {
  refusals.push({ code, path, message });
}
