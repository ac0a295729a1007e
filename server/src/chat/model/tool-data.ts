import type { Turn } from '@comanda/assistant/assistant';
import { groupsOfDish, idOf, takesAdditions } from '@comanda/assistant/cart-changes';
import {
  additionsOf,
  comboDrinkPrice,
  comboSidePrice,
  drinkCategory,
  makesCombo,
  sideCategory,
} from '@comanda/contract/menu/extras.rules';
import type { Category, Product } from '@comanda/contract/menu/menu';
import { isServed, productsOf } from '@comanda/contract/menu/menu.rules';
import { isChoosable, type OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import { partsOf } from '@comanda/contract/orders/line-parts.words';
import type { CartLine } from '@comanda/contract/orders/orders';
import { lineSubtotal, orderTotal } from '@comanda/contract/orders/orders.rules';

export type Offered = {
  byId: ReadonlyMap<string, Product>;
  categoryOf: (product: Product) => Category | undefined;
};

/** The cart as the model reads it. */
export function cartData(cart: readonly CartLine[]) {
  return {
    carrito: cart.map((line) => ({
      itemId: idOf(line),
      nombre: line.nombre,
      cantidad: line.cantidad,
      nota: line.nota,
      adiciones: line.adiciones.map(({ nombre }) => nombre),
      combo: line.combo && [line.combo.bebida.nombre, line.combo.adicional.nombre],
      opciones: partsOf({ ...line, adiciones: [], combo: null }).map(({ texto }) => texto),
      subtotal: lineSubtotal(line),
    })),
    total: orderTotal(cart),
  };
}

export function productData({ categoryOf }: Offered, product: Product) {
  return {
    productoId: product._id,
    nombre: product.nombre,
    descripcion: product.descripcion,
    precio: product.precio,
    categoria: categoryOf(product)?.name ?? '',
    agotado: !isServed(product),
  };
}

/** The extras of a product, with their prices there. */
export function extrasData(menu: Turn['menu'], product: Product) {
  const { products, categories } = menu;
  const active = categories.filter((category) => category.active);
  const hasGroups = groupsOfDish(menu, product).length > 0;
  const category = active.find(({ _id }) => _id === product.categoryId);
  const hasCombo = !hasGroups && makesCombo(category);
  const partData = ({ _id, nombre }: Product, precio: number) => ({
    productoId: _id,
    nombre,
    precio,
  });
  const served = (parts: readonly Product[]) => parts.filter(({ agotado }) => !agotado);
  return {
    adiciones: takesAdditions(menu, product)
      ? served(additionsOf(products, categories)).map((part) => partData(part, part.precio))
      : [],
    combo: hasCombo
      ? {
          bebidas: served(productsOf(products, drinkCategory(active))).map((part) =>
            partData(part, comboDrinkPrice()),
          ),
          adicionales: served(productsOf(products, sideCategory(active))).map((part) =>
            partData(part, comboSidePrice(part.precio)),
          ),
        }
      : null,
    grupos: groupsData(groupsOfDish(menu, product), ''),
  };
}

/** The groups of a dish; `opcionId` is how `agregar` names an option. */
function groupsData(groups: readonly OfferedGroup[], under: string): object[] {
  return groups.map(({ codigo, nombre, min, max, gratis, repetible, opciones }) => ({
    nombre,
    min,
    max,
    incluidas: gratis,
    repetible,
    opciones: opciones.filter(isChoosable).map((option) => {
      const opcionId = `${under}${codigo}/${option.codigo}`;
      const grupos = groupsData(option.grupos, `${opcionId}/`);
      const { nombre: llamada, precio } = option;
      return { opcionId, nombre: llamada, precio, ...(grupos.length > 0 && { grupos }) };
    }),
  }));
}
