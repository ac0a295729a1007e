import { addLine, type CartChange, changeLine, removeLine } from '@comanda/assistant/cart-changes';
import type { Product } from '@comanda/contract/menu/menu';
import { dishCategories } from '@comanda/contract/menu/menu.rules';
import type { CartLine } from '@comanda/contract/orders/orders';
import type { z } from 'zod';
import type { AssistantThread } from '../thread/assistant-thread.ts';
import { parseJson, type ToolCall } from './completions.ts';
import type { ModelTurn } from './model.ts';
import { cartData, extrasData, type Offered, productData } from './tool-data.ts';
import { isTool, TOOLS, type ToolName } from './tools.ts';

export type Workbench = {
  cart: readonly CartLine[];
  /** Products that a checked call named, oldest first. */
  named: Product[];
  added: Product[];
  /** Lines that a call made or changed. */
  touched: string[];
  wantsConfirmation: boolean;
  /** Runs the call and returns the result for the model to read. It never throws. */
  run: (call: ToolCall) => Promise<object>;
};

/** The cart of one turn and what a model does to it. Every id is checked against the menu. */
export function openWorkbench(
  { menu, cart }: Pick<ModelTurn, 'menu' | 'cart'>,
  assistant: Pick<AssistantThread, 'ask'>,
): Workbench {
  const offered = offeredIn(menu);
  const apply = (change: CartChange) => {
    if ('problem' in change) return { error: change.problem };
    bench.cart = change.cart;
    bench.touched.push(change.itemId);
    return { itemId: change.itemId, ...cartData(bench.cart) };
  };

  const handlers: {
    [Name in ToolName]: (input: z.infer<(typeof TOOLS)[Name]['input']>) => object | Promise<object>;
  } = {
    buscar_menu: async ({ texto, categoria }) => {
      const asked = { texto, categoria, limit: MAX_FOUND };
      const ids = await assistant.ask(menu, 'search', asked);
      if (!ids) return { error: 'No se pudo buscar. Prueba con menos palabras.' };
      const found = ids.flatMap((id) => offered.byId.get(id) ?? []);
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
    run: async ({ name, arguments: sent }) => {
      if (!isTool(name)) return { error: 'No existe esa herramienta.' };
      const input = TOOLS[name].input.safeParse(sent === '' ? {} : parseJson(sent));
      if (!input.success) return { error: 'Los argumentos no son válidos.' };
      return (handlers[name] as (input: unknown) => object | Promise<object>)(input.data);
    },
  };
  return bench;
}

const NO_PRODUCT = { error: 'Ese producto no está en el menú de esta sede.' };
/** Enough to choose from, and short enough to read. */
const MAX_FOUND = 12;

/** The products a diner may order; the thread searches them by words. */
function offeredIn({ products, categories }: ModelTurn['menu']): Offered {
  const shown = new Map(dishCategories(categories).map((category) => [category._id, category]));
  const offered = products.filter(({ categoryId }) => shown.has(categoryId));
  return {
    byId: new Map(offered.map((product) => [product._id, product])),
    categoryOf: ({ categoryId }) => shown.get(categoryId),
  };
}
