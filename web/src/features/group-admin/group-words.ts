import type { Category, Product } from '@comanda/contract/menu/menu';
import { choosable, type OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { ModifierGroup, ModifierOption } from '@comanda/contract/modifiers/modifiers';

type Range = Pick<ModifierGroup, 'min' | 'max' | 'gratis'>;

/** «Elige de 2 a 3, 1 incluida» */
export function ruleWords({ min, max, gratis }: Range): string {
  const included = gratis === 0 ? '' : `, ${gratis} ${gratis === 1 ? 'incluida' : 'incluidas'}`;
  if (min === 0) return `Elige hasta ${max}${included}`;
  if (min === max) return `Obligatorio · elige ${max}${included}`;
  return `Elige de ${min} a ${max}${included}`;
}

const FEW = 3;

/** «Hogao, Suero costeño, Ají y 3 más» */
export function optionsWords({ opciones }: { opciones: readonly { nombre: string }[] }): string {
  const names = opciones.map(({ nombre }) => nombre);
  // One more by name takes no more room than «y 1 más».
  if (names.length <= FEW + 1) return names.join(', ');
  return `${names.slice(0, FEW).join(', ')} y ${names.length - FEW} más`;
}

export function dishCount(count: number): string {
  return `${count} ${count === 1 ? 'plato' : 'platos'}`;
}

/** Where a group is used. */
export interface GroupUse {
  productos: readonly Product[];
  /** The groups under whose options it hangs. */
  grupos: readonly ModifierGroup[];
}

export function placesOf(
  codigo: string,
  products: readonly Product[],
  groups: readonly ModifierGroup[],
): GroupUse {
  return {
    productos: products.filter(({ grupos = [] }) => grupos.includes(codigo)),
    grupos: groups.filter(({ opciones }) => opciones.some(({ grupos }) => grupos.includes(codigo))),
  };
}

/** «en 14 platos», or under what it hangs. */
export function placeWords({ productos, grupos }: GroupUse): string {
  if (productos.length > 0) return `en ${dishCount(productos.length)}`;
  const [first] = grupos;
  return first ? `cuelga de «${first.nombre}»` : 'en ningún plato';
}

/** How many groups hang under its options. */
export function nestedCount(opciones: OfferedGroup['opciones']): number {
  return new Set(opciones.flatMap(({ grupos }) => grupos.map(({ codigo }) => codigo))).size;
}

/**
 * The groups that may hang under the options of a group: none that has groups under its own options, and none at all
 * where the group itself hangs under an option.
 */
export function nestableUnder(
  codigo: string | null,
  groups: readonly ModifierGroup[],
): readonly ModifierGroup[] {
  if (codigo !== null && placesOf(codigo, [], groups).grupos.length > 0) return [];
  const isBare = ({ opciones }: ModifierGroup) =>
    opciones.every(({ grupos }) => grupos.length === 0);
  return groups.filter((group) => group.codigo !== codigo && isBare(group));
}

export interface Shortage {
  /** Less is left than one must choose, or nothing at all. */
  isEmpty: boolean;
  /** «0 de 4», «2 agotados» */
  badge: string;
  /** What cannot be ordered because of it; '' if everything can. */
  alarm: string;
}

/** What is sold out of a group, and which dishes fall with it. */
export function shortageOf(
  { opciones, min, ...group }: OfferedGroup,
  dishes: number,
): Shortage | null {
  const gone = opciones.filter(({ agotado }) => agotado).length;
  const left = opciones.length - gone;
  if (choosable({ ...group, min, opciones }) < Math.max(min, 1)) {
    const said =
      left === 0 ? 'Todo agotado' : `${left === 1 ? 'Queda' : 'Quedan'} ${left} y se piden ${min}`;
    const alarm = said + fallingWords(min, dishes);
    return { isEmpty: true, badge: `${left} de ${opciones.length}`, alarm };
  }
  if (gone === 0) return null;
  return { isEmpty: false, badge: gone === 1 ? '1 agotado' : `${gone} agotados`, alarm: '' };
}

function fallingWords(min: number, dishes: number): string {
  if (min === 0 || dishes === 0) return '';
  return dishes === 1
    ? ': ese plato no se puede pedir'
    : `: esos ${dishes} platos no se pueden pedir`;
}

/** Why the dish that an option is cannot be had; '' for one that can, or that is no dish. */
export function dishGoneWords(
  { id_sigo }: Pick<ModifierOption, 'id_sigo'>,
  {
    products,
    categories,
  }: {
    products: readonly Pick<Product, 'id_sigo' | 'categoryId' | 'agotado'>[];
    categories: readonly Pick<Category, '_id' | 'active'>[];
  },
): string {
  if (id_sigo === null) return '';
  const dish = products.find((product) => product.id_sigo === id_sigo);
  if (!dish) return 'Su plato ya no está en el menú';
  const category = categories.find(({ _id }) => _id === dish.categoryId);
  if (!category?.active) return 'Su plato está en una categoría oculta';
  return dish.agotado ? 'Su plato está agotado' : '';
}
