import {
  addLine,
  type CartChange,
  changeLine,
  groupsOfDish,
  removeLine,
} from '@comanda/assistant/cart-changes';
import { choiceOf } from '@comanda/assistant/dish-options';
import type { Product } from '@comanda/contract/menu/menu';
import { dishCategories } from '@comanda/contract/menu/menu.rules';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import type { CartLine } from '@comanda/contract/orders/orders';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { z } from 'zod';
import type { AssistantThread } from '../thread/assistant-thread.ts';
import { parseJson, type ToolCall, type WireTool } from './completions.ts';
import type { ModelTurn } from './model.ts';
import { cartData, extrasData, type Offered, productData } from './tool-data.ts';

const productoId = z.string().max(100).describe('El productoId que dio buscar_menu.');
const opcionId = z.string().max(400).describe('Un opcionId que dio ver_producto.');
const extraId = z.string().max(100).describe('Un productoId que dio ver_producto.');
const itemId = z.string().max(600).describe('El itemId de la línea del carrito.');
const cantidad = z.int().min(LIMITS.cantidad.min).max(LIMITS.cantidad.max);
const nota = z.string().max(LIMITS.nota).nullable().describe('Cómo lo quiere: sin cebolla.');

/** Everything a model can do here. No tool sets a price or places an order. */
const TOOLS = {
  buscar_menu: {
    description: 'Busca platos y bebidas del menú por nombre, ingrediente o categoría.',
    input: z.strictObject({
      texto: z.string().max(200).describe('Qué se busca; vacío para ver la categoría entera.'),
      categoria: z.string().max(200).nullable(),
    }),
  },
  ver_producto: {
    description:
      'Un producto con sus adiciones, lo que puede llevar su combo y sus grupos de opciones.',
    input: z.strictObject({ productoId }),
  },
  agregar: {
    description: 'Agrega un producto al carrito.',
    input: z.strictObject({
      productoId,
      cantidad,
      nota,
      adiciones: z.array(extraId).max(LIMITS.adiciones),
      combo: z.strictObject({ bebidaId: extraId, adicionalId: extraId }).nullable(),
      opciones: z
        .array(z.strictObject({ opcionId, cantidad: z.int().min(1).max(MODIFIER_LIMITS.max) }))
        .max(MODIFIER_LIMITS.porLinea)
        .describe(
          'De los grupos de ver_producto; los que tienen min mayor que 0 son obligatorios.',
        ),
    }),
  },
  cambiar: {
    description: 'Cambia la cantidad o la nota de una línea del carrito; null deja lo que había.',
    input: z.strictObject({ itemId, cantidad: cantidad.nullable(), nota }),
  },
  quitar: {
    description: 'Quita una línea del carrito.',
    input: z.strictObject({ itemId }),
  },
  pedir_confirmacion: {
    description:
      'El cliente dijo que eso es todo: el panel le pregunta si quiere ir al carrito, donde pide.',
    input: z.strictObject({}),
  },
} as const;

type ToolName = keyof typeof TOOLS;

let written: readonly WireTool[] | undefined;

/** Strict: every field is listed and no other is allowed. */
export function wireTools(): readonly WireTool[] {
  written ??= Object.entries(TOOLS).map(([name, { description, input }]) => ({
    type: 'function',
    function: { name, description, parameters: wireSchema(input), strict: true },
  }));
  return written;
}

/** Without the keywords that strict servers refuse; we check those rules ourselves. */
function wireSchema(input: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxLength;
      if (jsonSchema.type === 'object') jsonSchema.required ??= [];
    },
  });
  return schema;
}

/** As many paths as units. */
function pathsOf(opciones: readonly { opcionId: string; cantidad: number }[]): string[] {
  return opciones.flatMap(({ opcionId: path, cantidad: count }) =>
    Array.from({ length: count }, () => path),
  );
}

function isTool(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name);
}

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
          grupos: choiceOf(groupsOfDish(menu, product), pathsOf(input.opciones)),
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
