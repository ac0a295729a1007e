import type { Product } from '@comanda/contract/menu';
import type { CartLine } from '@comanda/contract/orders';
import { fold } from '@comanda/contract/text';
import type { z } from 'zod';
import type { Turn } from '../../assistant/assistant.ts';
import { addLine, type CartChange, changeLine, removeLine } from '../../assistant/cart-changes.ts';
import { type OpenMenu, openMenu } from '../../assistant/menu-search.ts';
import { parseJson, type ToolCall } from './completions.ts';
import { cartData, extrasData, productData } from './tool-data.ts';
import { isTool, TOOLS, type ToolName } from './tools.ts';

export type Workbench = {
  cart: readonly CartLine[];
  /** Products that a checked call named, oldest first. */
  named: Product[];
  added: Product[];
  /** Lines that a call made or changed. */
  touched: string[];
  wantsConfirmation: boolean;
  /** What the call came to, for the model to read. It never throws. */
  run: (call: ToolCall) => object;
};

/** The cart of one turn and what a model does to it. Every id is held against the menu. */
export function openWorkbench({ menu, cart }: Pick<Turn, 'menu' | 'cart'>): Workbench {
  const offered = openMenu(menu);
  const apply = (change: CartChange) => {
    if ('problem' in change) return { error: change.problem };
    bench.cart = change.cart;
    bench.touched.push(change.itemId);
    return { itemId: change.itemId, ...cartData(bench.cart) };
  };

  const handlers: {
    [Name in ToolName]: (input: z.infer<(typeof TOOLS)[Name]['input']>) => object;
  } = {
    buscar_menu: ({ texto, categoria }) => {
      const found = findDishes(offered, texto, categoria);
      bench.named.push(...found);
      return { productos: found.map((product) => productData(offered, product)) };
    },
    ver_producto: (input) => {
      const product = offered.byId.get(input.productoId);
      if (!product) return NO_PRODUCT;
      bench.named.push(product);
      return { ...productData(offered, product), ...extrasData(menu, product) };
    },
    agregar: (input) => {
      const product = offered.byId.get(input.productoId);
      if (!product) return NO_PRODUCT;
      const outcome = apply(
        addLine(menu, bench.cart, {
          productId: product._id,
          cantidad: input.cantidad,
          nota: input.nota ?? '',
          adicionIds: input.adiciones,
          ...(input.combo && { combo: input.combo }),
        }),
      );
      if (!('error' in outcome)) bench.added.push(product);
      return outcome;
    },
    cambiar: (input) =>
      apply(
        changeLine(menu, bench.cart, input.itemId, {
          ...(input.cantidad !== null && { cantidad: input.cantidad }),
          ...(input.nota !== null && { nota: input.nota }),
        }),
      ),
    quitar: (input) => apply(removeLine(bench.cart, input.itemId)),
    pedir_confirmacion: () => {
      if (bench.cart.length === 0) return { error: 'El carrito está vacío.' };
      bench.wantsConfirmation = true;
      return { preguntado: true };
    },
  };

  const bench: Workbench = {
    cart,
    named: [],
    added: [],
    touched: [],
    wantsConfirmation: false,
    run: ({ name, arguments: sent }) => {
      if (!isTool(name)) return { error: 'No existe esa herramienta.' };
      const input = TOOLS[name].input.safeParse(sent === '' ? {} : parseJson(sent));
      if (!input.success) return { error: 'Los argumentos no son válidos.' };
      return (handlers[name] as (input: unknown) => object)(input.data);
    },
  };
  return bench;
}

const NO_PRODUCT = { error: 'Ese producto no está en el menú de esta sede.' };
/** Enough to choose from, little enough to read. */
const MAX_FOUND = 12;

function findDishes(offered: OpenMenu, texto: string, categoria: string | null): Product[] {
  const called = texto.trim();
  const found =
    called === ''
      ? offered.products
      : offered.search(called, offered.products.length).map(({ product }) => product);
  const isThere = (product: Product) =>
    categoria === null || fold(offered.categoryOf(product)?.name ?? '') === fold(categoria).trim();
  return found.filter(isThere).slice(0, MAX_FOUND);
}
