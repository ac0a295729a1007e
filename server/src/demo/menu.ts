import { type OfferFinder, offerFinder } from '@comanda/contract/menu/catalogue';
import type { Category, Product } from '@comanda/contract/menu/menu';
import { subcategoryId } from '@comanda/contract/menu/menu.rules';
import { NOWHERE } from '@comanda/contract/menu/stations.words';
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

/** Where a sede with stations makes a category; what is named nowhere is made in its kitchen. */
const ESTACION_OF: Partial<Record<CategoryName, string>> = {
  Sopas: 'fogon',
  'Para picar': 'fogon',
  'Platos fuertes': 'fogon',
  Acompañamientos: 'fogon',
  Desayunos: 'fogon',
  'Comida rápida': 'parrilla',
  Bebidas: 'barra',
  Postres: 'barra',
};

const GRILLED = 'A la parrilla';
/** Out of the fridge, by id_sigo: soda, beer, water. */
const CHILLED = ['BE-0602', 'BE-0606', 'BE-0607'];

export type Menu = {
  categories: Category[];
  products: Product[];
  groups: ModifierGroup[];
  groupIndex: GroupIndex;
  find: OfferFinder;
};

export function menuOf(
  sede: SedeKey,
  addresses: ReadonlyMap<PictureName, string>,
  chance: Chance,
): Menu {
  const { tiempos, estaciones = [] } = SEDES.find(({ key }) => key === sede) ?? {};
  const hasStations = estaciones.length > 0;
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
      estacion: hasStations ? ESTACION_OF[category.name] : undefined,
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
        estacion: hasStations ? stationOf(product) : undefined,
        grupos: [...(product.grupos ?? [])],
      });
    }
  }
  return indexed({ ...menu, groups: groupsIn(sede, menu.products) });
}

/** Where a dish is made that does not go where its category goes. */
function stationOf({ id_sigo, subcategorias = [] }: DemoProduct): string | undefined {
  if (CHILLED.includes(id_sigo)) return NOWHERE;
  return subcategorias.includes(GRILLED) ? 'parrilla' : undefined;
}

export function indexed(menu: Pick<Menu, 'categories' | 'products' | 'groups'>): Menu {
  return { ...menu, groupIndex: indexGroups(menu), find: offerFinder(menu) };
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
