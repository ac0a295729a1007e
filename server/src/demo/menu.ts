import type { Category, Product } from '@comanda/contract/menu/menu';
import { subcategoryId } from '@comanda/contract/menu/menu.rules';
import { type GroupIndex, indexGroups } from '@comanda/contract/modifiers/groups.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import type { Chance } from './chance.ts';
import { DESAYUNOS, MENU } from './menu.data.ts';
import { GROUPS } from './menu-groups.data.ts';
import type { PictureName } from './picture-names.ts';
import { SEDES, type SedeKey } from './restaurant.ts';

export type CategoryName =
  | 'Platos fuertes'
  | 'Sopas'
  | 'Para picar'
  | 'Comida rápida'
  | 'Acompañamientos'
  | 'Bebidas'
  | 'Postres'
  | 'Adiciones'
  | 'Servicios'
  | 'Desayunos';

type DemoProduct = {
  /** Its place in the list of the restaurant's accounting program. */
  id_sigo: string;
  nombre: string;
  descripcion: string;
  precio: number;
  picture: PictureName;
  subcategorias?: readonly string[];
  /** Codes of its groups, in order. */
  grupos?: readonly string[];
  /** What Chapinero charges, where it differs. */
  chapinero?: number;
  /** Sold out there today. */
  agotadoEn?: SedeKey;
};

export type DemoCategory = {
  name: CategoryName;
  picture: PictureName;
  flag?: 'esBebida' | 'esAdicional' | 'esPlatoPrincipal';
  active?: false;
  permiteAdiciones?: true;
  subcategorias?: readonly string[];
  /** The most popular first. */
  products: readonly DemoProduct[];
};

/** In which course a category is served; all others come at once. */
const TIEMPO_OF: Partial<Record<CategoryName, number>> = {
  Sopas: 1,
  'Para picar': 1,
  'Platos fuertes': 2,
};

export type Menu = {
  categories: Category[];
  products: Product[];
  groups: ModifierGroup[];
  groupIndex: GroupIndex;
};

export function menuOf(
  sede: SedeKey,
  addresses: ReadonlyMap<PictureName, string>,
  chance: Chance,
): Menu {
  const { tiempos } = SEDES.find(({ key }) => key === sede) ?? {};
  const shown = sede === 'chapinero' ? [...MENU, DESAYUNOS] : MENU;
  const menu = { categories: [] as Category[], products: [] as Product[] };
  for (const category of shown) {
    const _id = chance.uuid();
    menu.categories.push({
      _id,
      name: category.name,
      imageUrl: addressOf(addresses, category.picture),
      active: category.active ?? true,
      esBebida: category.flag === 'esBebida',
      esAdicional: category.flag === 'esAdicional',
      esPlatoPrincipal: category.flag === 'esPlatoPrincipal',
      tiempo: (tiempos && TIEMPO_OF[category.name]) || null,
      subcategorias: (category.subcategorias ?? []).map((name) => ({
        id: subcategoryId(name),
        name,
      })),
    });
    for (const product of category.products) {
      menu.products.push({
        _id: chance.uuid(),
        categoryId: _id,
        subcategoryIds: (product.subcategorias ?? []).map(subcategoryId),
        nombre: product.nombre,
        descripcion: product.descripcion,
        precio: (sede === 'chapinero' && product.chapinero) || product.precio,
        imagen: addressOf(addresses, product.picture),
        id_sigo: product.id_sigo,
        permiteAdiciones: category.permiteAdiciones ?? false,
        agotado: product.agotadoEn === sede,
        grupos: [...(product.grupos ?? [])],
      });
    }
  }
  return withGroups({ ...menu, groups: groupsIn(sede, menu.products) });
}

export function withGroups(menu: Omit<Menu, 'groupIndex'>): Menu {
  return { ...menu, groupIndex: indexGroups(menu) };
}

function groupsIn(sede: SedeKey, products: readonly Product[]): ModifierGroup[] {
  return GROUPS.map(({ opciones, ...group }) => ({
    ...group,
    opciones: opciones.map(({ agotadoEn, ...option }) => ({
      nombre: products.find(({ id_sigo }) => id_sigo === option.id_sigo)?.nombre ?? '',
      precio: 0,
      id_sigo: null,
      grupos: [],
      ...option,
      agotado: agotadoEn === sede,
    })),
  }));
}

export function addressOf(addresses: ReadonlyMap<PictureName, string>, name: PictureName): string {
  const address = addresses.get(name);
  if (!address) throw new Error(`The demo's picture ${name} is missing.`);
  return address;
}
