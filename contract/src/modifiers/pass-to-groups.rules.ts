import { codeOf } from '../forms/codes.rules.ts';
import type { Category, Product } from '../menu/menu.ts';
import { nameKey } from '../text.ts';
import { freeName } from './group-names.rules.ts';
import { indexGroups, type OfferedGroup, type OfferedOption } from './groups.rules.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';
import type { ModifierGroup, PassPlan } from './modifiers.ts';
import { isVirtual, VIRTUAL } from './modifiers.words.ts';

interface PassMenu {
  products: readonly Product[];
  categories: readonly Category[];
  groups: readonly ModifierGroup[];
}

export type Passing = Omit<PassPlan, 'version'> & {
  /** A group that would have too many options. */
  tooLong: string | null;
};

/**
 * What the flags of the first version become as groups: the same options at the same prices. A group that is there
 * already is taken again. `wanted`: codes of dishes; without them all.
 */
export function passToGroups(menu: PassMenu, wanted?: readonly string[] | null): Passing {
  const index = indexGroups(menu);
  const maker = makerOf(menu.groups);
  const productos = menu.products
    .filter(({ id_sigo }) => !wanted || wanted.includes(id_sigo))
    .flatMap((product) => {
      const groups = index.all(product).filter(isVirtual);
      if (groups.length === 0) return [];
      const { id_sigo, nombre } = product;
      return [{ id_sigo, nombre, grupos: groups.map((group) => maker.make(group).codigo) }];
    });
  const grupos = maker.made();
  const tooLong = grupos.find(({ opciones }) => opciones.length > MODIFIER_LIMITS.opciones);
  return { grupos, productos, tooLong: tooLong?.nombre ?? null };
}

function makerOf(existing: readonly ModifierGroup[]) {
  const made = new Map<string, PassPlan['grupos'][number]>();
  const codes = new Set(existing.map(({ codigo }) => codigo));
  const names = new Set(existing.map(({ nombre }) => nameKey(nombre)));

  const make = (group: OfferedGroup): PassPlan['grupos'][number] => {
    const known = made.get(group.codigo);
    if (known) return known;
    const { pregunta, min, max, gratis, repetible } = group;
    const drawn = { pregunta, min, max, gratis, repetible, opciones: optionsOf(group) };
    const same = existing.find((one) => isSame(one, drawn));
    const nombre = freeName(group.nombre, names);
    const own = same ?? { ...drawn, codigo: codeOf(group.nombre, codes), nombre };
    codes.add(own.codigo);
    names.add(nameKey(own.nombre));
    const result = { ...own, nuevo: same === undefined };
    made.set(group.codigo, result);
    return result;
  };
  const optionsOf = ({ codigo, opciones }: OfferedGroup) => {
    const taken = new Set<string>();
    return opciones.map((option) => {
      const code = codeOf(option.nombre, taken);
      taken.add(code);
      return {
        codigo: code,
        nombre: option.nombre,
        // An addition costs what its product costs, also when that changes.
        precio: codigo === VIRTUAL.additions.codigo ? null : option.precio,
        id_sigo: option.id_sigo,
        agotado: false,
        grupos: nestedOf(option),
      };
    });
  };
  const nestedOf = ({ grupos }: OfferedOption) => grupos.map((nested) => make(nested).codigo);
  return { make, made: () => [...made.values()] };
}

function isSame(one: ModifierGroup, drawn: Omit<ModifierGroup, 'codigo' | 'nombre'>): boolean {
  const plain = ({ opciones, min, max, gratis, repetible }: typeof drawn) =>
    JSON.stringify([
      min,
      max,
      gratis,
      repetible,
      opciones.map(({ precio, id_sigo, grupos }) => [precio, id_sigo, grupos]),
    ]);
  return plain(one) === plain(drawn);
}
