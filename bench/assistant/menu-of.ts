import type { Category, Product } from '@comanda/contract/menu/menu';
import { subcategoryId } from '@comanda/contract/menu/menu.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';

type Dish = readonly [
  nombre: string,
  precio: number,
  descripcion: string,
  more?: { agotado?: true; sub?: string; adiciones?: true; grupos?: readonly string[] },
];
export type Section = {
  name: string;
  flag?: 'esBebida' | 'esAdicional' | 'esPlatoPrincipal';
  hidden?: true;
  dishes: readonly Dish[];
};
export type Menu = { products: Product[]; categories: Category[]; groups: ModifierGroup[] };

/** A menu from its bare facts; ids follow from the names, so that cases can be read. */
export function menuOf(sections: readonly Section[], groups: ModifierGroup[] = []): Menu {
  const menu: Menu = { products: [], categories: [], groups };
  for (const { name, flag, hidden, dishes } of sections) {
    const _id = `c-${subcategoryId(name)}`;
    const subs = [...new Set(dishes.flatMap(([, , , more]) => more?.sub ?? []))];
    menu.categories.push({
      _id,
      name,
      imageUrl: '',
      active: !hidden,
      esBebida: flag === 'esBebida',
      esAdicional: flag === 'esAdicional',
      esPlatoPrincipal: flag === 'esPlatoPrincipal',
      subcategorias: subs.map((sub) => ({ id: subcategoryId(sub), name: sub })),
    });
    for (const [nombre, precio, descripcion, more] of dishes) {
      menu.products.push({
        _id: `p-${subcategoryId(nombre)}`,
        categoryId: _id,
        subcategoryIds: more?.sub ? [subcategoryId(more.sub)] : [],
        nombre,
        descripcion,
        precio,
        imagen: '',
        id_sigo: `s-${subcategoryId(nombre)}`,
        permiteAdiciones: more?.adiciones ?? false,
        agotado: more?.agotado ?? false,
        ...(more?.grupos && { grupos: [...more.grupos] }),
      });
    }
  }
  return menu;
}
