import { makesCombo, takesAdditions } from '@comanda/contract/menu/extras.rules';
import type { Product } from '@comanda/contract/menu/menu';
import {
  isChoosable,
  type OfferedGroup,
  type OfferedOption,
} from '@comanda/contract/modifiers/groups.rules';
import type { DraftGroup } from '@comanda/contract/modifiers/line-groups';
import { selectionKey } from '@comanda/contract/modifiers/selection-key';
import type { OrderDraftLine, Tipo } from '@comanda/contract/orders/orders';
import type { Chance } from './chance.ts';
import type { CategoryName, Menu } from './menu.ts';

export type Visit = { tipo: Tipo; isStaff: boolean; isEvening: boolean };

type Line = OrderDraftLine & { id_sigo: string; cantidad: number };

const PEOPLE: Record<Tipo, readonly (readonly [number, number])[]> = {
  en_local: [
    [1, 25],
    [2, 38],
    [3, 18],
    [4, 13],
    [5, 4],
    [6, 2],
  ],
  para_llevar: [
    [1, 60],
    [2, 30],
    [3, 10],
  ],
  a_domicilio: [
    [1, 35],
    [2, 40],
    [3, 15],
    [4, 10],
  ],
};

/** What people ask for with each dish, by id_sigo. */
const NOTAS: Record<string, readonly string[]> = {
  'PF-0101': ['Sin chorizo', 'El huevo bien cocido', 'El ají aparte'],
  'PF-0102': ['Sin arveja', 'Con salsa de tomate aparte'],
  'PF-0103': ['El chimichurri aparte', 'Cambiar la ensalada por arroz'],
  'PF-0104': ['Sin cabeza, por favor', 'Bien tostada'],
  'PF-0105': ['Cambiar el arroz por ensalada', 'Sin cebolla'],
  'PF-0106': ['Con bastante cuero', 'El ají aparte'],
  'PF-0107': ['Cambiar la yuca por papa criolla'],
  'SO-0201': ['Sin alcaparras', 'La crema aparte'],
  'SO-0202': ['Presa de pierna', 'Sin cilantro'],
  'SO-0204': ['Sin crema de leche'],
  'PK-0301': ['Con bastante ají', 'Para compartir: traer platos'],
  'PK-0302': ['Bien tostados', 'Sin queso'],
  'CR-0401': ['Sin cebolla, es alérgico', 'Partida en dos', 'Sin tocineta'],
  'CR-0402': ['Salsas aparte', 'Bien doradas'],
  'CR-0403': ['Sin salsa de piña'],
  'CR-0404': ['Sin mostaza'],
  'BE-0601': ['Con poca azúcar'],
  'BE-0603': ['En leche', 'Sin azúcar', 'En agua'],
  'BE-0604': ['Sin hielo', 'Con poca azúcar'],
  'BE-0605': ['En leche', 'Sin azúcar'],
  'BE-0607': ['Al clima', 'Con gas'],
  'PO-0701': ['Con dos cucharas', 'Con una velita: está de cumpleaños'],
};

/** What a table, a walk-in or a home orders, as a checkout would send it. */
export function fillBasket(menu: Menu, visit: Visit, chance: Chance): OrderDraftLine[] {
  const { tipo, isStaff, isEvening } = visit;
  const shelf = (name: CategoryName) => productsNamed(menu, name);
  const people = chance.weighted(PEOPLE[tipo]);
  const lines: Line[] = [];
  const take = (name: CategoryName): Line => {
    const product = chance.favourite(shelf(name));
    const notas = NOTAS[product.id_sigo] ?? [];
    const nota = chance.happens(0.12) && notas.length > 0 ? chance.pick(notas) : '';
    const line = lineOf(menu, product, nota, chance);
    lines.push(line);
    return line;
  };

  for (let person = 0; person < people; person += 1) {
    const name = chance.weighted<CategoryName>([
      ['Platos fuertes', 44],
      ['Sopas', isEvening ? 10 : 22],
      ['Comida rápida', isEvening ? 34 : 16],
      ['Para picar', isEvening ? 16 : 10],
    ]);
    const dish = take(name);
    const { hasCombo, hasAdditions } = offeredWith(menu, dish);
    if (hasCombo && chance.happens(0.45)) dish.combo = comboOf(shelf, chance);
    if (hasAdditions && chance.happens(0.18)) dish.adiciones = additionsFrom(shelf, chance);
    if (!dish.combo && chance.happens(0.72)) take('Bebidas');
    if (chance.happens(tipo === 'en_local' ? 0.16 : 0.08)) take('Postres');
  }
  if (people > 1 && chance.happens(0.3)) take('Para picar');
  // Sides on their own are not in the diner's menu, and services are charged by the staff.
  if (isStaff && chance.happens(0.14)) take('Acompañamientos');
  if (isStaff && chance.happens(0.035)) lines.push(serviceOf(shelf('Servicios'), tipo, chance));
  return merged(lines);
}

/** Starters, drinks, and dishes that wait until the table has eaten the first. */
export function inCourses(menu: Menu, chance: Chance): OrderDraftLine[] {
  const names = ['Sopas', 'Para picar', 'Platos fuertes', 'Platos fuertes', 'Bebidas'] as const;
  return merged(
    names.map((name) => lineOf(menu, chance.favourite(productsNamed(menu, name)), '', chance)),
  );
}

/** One portion with what people choose of its groups. */
function lineOf({ groupIndex }: Menu, product: Product, nota: string, chance: Chance): Line {
  const grupos = chosenOf(groupIndex.drawn(product), chance);
  const line = { id_sigo: product.id_sigo, cantidad: 1, nota };
  return grupos.length > 0 ? { ...line, grupos } : line;
}

/** What must be chosen, and now and then more. */
function chosenOf(groups: readonly OfferedGroup[], chance: Chance): DraftGroup[] {
  return groups.flatMap((group) => {
    const left = group.opciones.filter(isChoosable);
    const more = chance.happens(0.5) ? chance.whole(1, Math.max(1, group.max - group.min)) : 0;
    const count = Math.min(group.min + (group.max > group.min ? more : 0), left.length);
    const counts = new Map<OfferedOption, number>();
    for (let unit = 0; unit < count; unit += 1) {
      const free = group.repetible ? left : left.filter((option) => !counts.has(option));
      const option = chance.favourite(free);
      counts.set(option, (counts.get(option) ?? 0) + 1);
    }
    const opciones = [...counts].map(([{ codigo, grupos }, cantidad]) => {
      const nested = chosenOf(grupos, chance);
      return { codigo, cantidad, ...(nested.length > 0 && { grupos: nested }) };
    });
    return opciones.length > 0 ? [{ codigo: group.codigo, opciones }] : [];
  });
}

function productsNamed({ categories, products }: Menu, name: CategoryName): Product[] {
  const category = categories.find((one) => one.name === name && one.active);
  return products.filter(({ categoryId, agotado }) => categoryId === category?._id && !agotado);
}

/** A dish with groups of its own has nothing of its category's flags. */
function offeredWith({ categories, products }: Menu, { id_sigo }: Line) {
  const product = products.find((one) => one.id_sigo === id_sigo);
  const category = categories.find(({ _id }) => _id === product?.categoryId);
  const isFlagged = product !== undefined && !product.grupos?.length;
  return {
    hasCombo: isFlagged && makesCombo(category),
    hasAdditions: isFlagged && takesAdditions(product, category),
  };
}

type Shelf = (name: CategoryName) => Product[];

function comboOf(shelf: Shelf, chance: Chance) {
  const cold = shelf('Bebidas').filter(({ subcategoryIds }) => subcategoryIds.includes('fríos'));
  return {
    bebida: { id_sigo: chance.favourite(cold).id_sigo },
    adicional: { id_sigo: chance.favourite(shelf('Acompañamientos')).id_sigo },
  };
}

function additionsFrom(shelf: Shelf, chance: Chance) {
  const chosen = new Set([chance.favourite(shelf('Adiciones')).id_sigo]);
  if (chance.happens(0.25)) chosen.add(chance.favourite(shelf('Adiciones')).id_sigo);
  return [...chosen].map((id_sigo) => ({ id_sigo }));
}

/** The staff name the price of a service. */
function serviceOf(services: Product[], tipo: Tipo, chance: Chance): Line {
  const isAtTable = tipo === 'en_local';
  const product = chance.pick(services.filter((one) => one.precio > 10_000 === isAtTable));
  const precio = Math.round((product.precio * chance.between(0.8, 1.6)) / 500) * 500;
  return { id_sigo: product.id_sigo, cantidad: 1, nota: '', precio };
}

/** Two equal portions of the same dish are one line of two; those with a note or extras stay apart. */
function merged(lines: Line[]): Line[] {
  const plain = new Map<string, Line>();
  return lines.filter((line) => {
    if (line.nota || line.combo || line.adiciones || line.precio) return true;
    const key = `${line.id_sigo} ${selectionKey(line.grupos)}`;
    const first = plain.get(key);
    if (first) first.cantidad += 1;
    else plain.set(key, line);
    return !first;
  });
}
