import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { z } from 'zod';
import type { WireTool } from './completions.ts';

const productoId = z.string().max(100).describe('El productoId que dio buscar_menu.');
const extraId = z.string().max(100).describe('Un productoId que dio ver_producto.');
const itemId = z.string().max(600).describe('El itemId de la línea del carrito.');
const cantidad = z.int().min(LIMITS.cantidad.min).max(LIMITS.cantidad.max);
const nota = z.string().max(LIMITS.nota).nullable().describe('Cómo lo quiere: sin cebolla.');

/** Everything a model can do here. No tool sets a price or places an order. */
export const TOOLS = {
  buscar_menu: {
    description: 'Busca platos y bebidas del menú por nombre, ingrediente o categoría.',
    input: z.strictObject({
      texto: z.string().max(200).describe('Qué se busca; vacío para ver la categoría entera.'),
      categoria: z.string().max(200).nullable(),
    }),
  },
  ver_producto: {
    description: 'Un producto con sus adiciones y lo que puede llevar su combo.',
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

export type ToolName = keyof typeof TOOLS;

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

export function isTool(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name);
}
