import { z } from 'zod';
import { productSchema } from '../menu/menu.ts';
import { ACCIONES_PLAN, MODOS_MENU } from '../menu/menu-plan.words.ts';
import { sheetProblemSchema } from '../menu/menu-plan-schemas.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  flagTextSchema,
  idSchema,
  menuQuerySchema,
  messageSchema,
  openedWith,
  pesosSchema,
  text,
  uploadSchema,
  wireText,
} from '../wire.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';

const modifierOptionSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  /** Null: what its product costs. */
  precio: pesosSchema.nullable(),
  /** The product that it is: its name and whether it is sold out are that one's. */
  id_sigo: z.string().nullable(),
  agotado: z.boolean(),
  /** Codes of the groups that hang under it. */
  grupos: z.array(z.string()),
});

export const modifierGroupSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  /** What the diner reads; empty: the name. */
  pregunta: z.string(),
  min: z.int(),
  max: z.int(),
  /** How many of the chosen ones cost nothing: the cheapest. */
  gratis: z.int(),
  /** Whether an option may be chosen more than once. */
  repetible: z.boolean(),
  opciones: z.array(modifierOptionSchema),
});

/** Lists longer than a rule allows still reach the rule, which has its own message. */
const ROOM = { options: 200, groups: 40, products: 2000 } as const;

const codeSchema = text(TEXT_LIMITS.id);

// Types and lengths; the rules are in modifiers-form.rules.
const optionInputSchema = z.object({
  /** Without one it gets that of its name. */
  codigo: codeSchema.nullish(),
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  precio: z.number().nullish(),
  id_sigo: wireText(TEXT_LIMITS.idSigo).nullish(),
  agotado: z.boolean().nullish(),
  grupos: z.array(codeSchema).max(ROOM.groups).nullish(),
});

const groupFieldsSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  pregunta: text(TEXT_LIMITS.nombre).nullish(),
  min: z.number().nullish(),
  max: z.number().nullish(),
  gratis: z.number().nullish(),
  repetible: z.boolean().nullish(),
  opciones: z.array(optionInputSchema).max(ROOM.options).nullish(),
  /** Codes of the dishes that have it. Who does not send them leaves them as they are. */
  productos: z.array(wireText(TEXT_LIMITS.idSigo)).max(ROOM.products).nullish(),
});

const groupBodySchema = groupFieldsSchema.extend({
  dbName: dbNameSchema,
  /** It is a new one: where the code is taken, nothing is overwritten. */
  nuevo: z.boolean().nullish(),
  ...openedWith(groupFieldsSchema),
});

const groupParamsSchema = z.object({ codigo: idSchema });

const useBodySchema = z.object({
  dbName: dbNameSchema,
  productos: z.array(wireText(TEXT_LIMITS.idSigo)).max(ROOM.products),
  /** The dishes that the screen showed as having it: others keep what they have. */
  antes: z.array(wireText(TEXT_LIMITS.idSigo)).max(ROOM.products).nullish(),
});

const optionSoldOutBodySchema = z.object({
  dbName: dbNameSchema,
  opcion: codeSchema,
  agotado: z.boolean(),
});

const reorderGroupsBodySchema = z.object({
  dbName: dbNameSchema,
  codigos: z.array(codeSchema).max(ROOM.products),
});

const removeQuerySchema = dbNameQuerySchema.extend({
  /** Takes it off the dishes and options that have it. */
  quitar: flagTextSchema,
});

const groupSavedSchema = z.object({ message: z.string(), data: modifierGroupSchema });
const groupsSavedSchema = z.object({ message: z.string(), data: z.array(modifierGroupSchema) });
/** `data`: the dishes that changed. */
const usedInSchema = z.object({ message: z.string(), data: z.array(productSchema) });

const passBodySchema = z.object({
  dbName: dbNameSchema,
  /** Which dishes; without them all that have additions or a combo and no groups. */
  productos: z.array(wireText(TEXT_LIMITS.idSigo)).max(ROOM.products).nullish(),
  /** True: return the plan and write nothing. */
  simular: z.boolean().default(false),
  version: z.int().nullish(),
});

const passPlanSchema = z.object({
  /** Tells the menu it was made for from any other; the confirmation sends it back. */
  version: z.int(),
  /** The groups that the dishes get, and whether each is there already. */
  grupos: z.array(modifierGroupSchema.extend({ nuevo: z.boolean() })),
  productos: z.array(
    z.object({ id_sigo: z.string(), nombre: z.string(), grupos: z.array(z.string()) }),
  ),
});
const passAnswerSchema = z.object({ message: z.string(), data: passPlanSchema });

const sheetQuerySchema = dbNameQuerySchema.extend({
  /** A zip of the products' sheet and the groups' one. */
  todo: flagTextSchema,
});

const sheetFormSchema = z.object({
  dbName: dbNameSchema,
  modo: z.enum(MODOS_MENU).default('actualizar'),
  simular: flagTextSchema,
  /** Import the good groups and leave out those with bad rows. */
  omitirErrores: flagTextSchema,
  version: z.coerce.number<number>().int().optional(),
  archivo: uploadSchema,
});

const groupsPlanSchema = z.object({
  /** Tells the menu it was made for from any other; the confirmation sends it back. */
  version: z.int(),
  grupos: z.array(
    z.object({
      accion: z.enum(ACCIONES_PLAN),
      /** Its first row in the sheet; null when it is removed. */
      fila: z.int().nullable(),
      codigo: z.string(),
      nombre: z.string(),
      opciones: z.int(),
      /** How many it has now, if it is there. */
      opcionesActuales: z.int().nullable(),
    }),
  ),
  errores: z.array(sheetProblemSchema),
});
const groupsPlanAnswerSchema = z.object({ message: z.string(), data: groupsPlanSchema });

export type ModifierOption = z.infer<typeof modifierOptionSchema>;
export type ModifierGroup = z.infer<typeof modifierGroupSchema>;
export type GroupInput = z.infer<typeof groupFieldsSchema>;
export type GroupBody = z.infer<typeof groupBodySchema>;
export type OptionInput = z.infer<typeof optionInputSchema>;
export type PassPlan = z.infer<typeof passPlanSchema>;
export type GroupsPlan = z.infer<typeof groupsPlanSchema>;

export const MODIFIERS_ENDPOINTS = {
  'GET /api/modifiers': {
    tag: 'Grupos',
    summary: 'Grupos de modificadores de una sede',
    action: 'menu.read',
    query: menuQuerySchema,
    answer: z.array(modifierGroupSchema),
  },

  'PUT /api/modifiers/:codigo': {
    tag: 'Grupos',
    summary: `Crear un grupo, o cambiar el que lleva ese código: hasta ${MODIFIER_LIMITS.opciones} opciones`,
    action: 'menu.write',
    params: groupParamsSchema,
    body: groupBodySchema,
    status: [200, 201],
    answer: groupSavedSchema,
  },

  'DELETE /api/modifiers/:codigo': {
    tag: 'Grupos',
    summary: 'Eliminar un grupo; si está en uso, con quitar=true',
    action: 'menu.write',
    params: groupParamsSchema,
    query: removeQuerySchema,
    answer: messageSchema,
  },

  'PUT /api/modifiers/:codigo/productos': {
    tag: 'Grupos',
    summary: 'Decir en qué platos se usa un grupo',
    action: 'menu.write',
    params: groupParamsSchema,
    body: useBodySchema,
    answer: usedInSchema,
  },

  'PATCH /api/modifiers/:codigo/agotado': {
    tag: 'Grupos',
    summary: 'Marcar una opción como agotada, o como disponible otra vez',
    action: 'menu.write',
    params: groupParamsSchema,
    body: optionSoldOutBodySchema,
    answer: groupSavedSchema,
  },

  'PATCH /api/modifiers/reorder': {
    tag: 'Grupos',
    summary: 'Ordenar todos los grupos de una sede',
    action: 'menu.write',
    body: reorderGroupsBodySchema,
    answer: groupsSavedSchema,
  },

  'POST /api/modifiers/pasar': {
    tag: 'Grupos',
    summary: 'Pasar adiciones y combos a grupos con los mismos precios, o ver antes qué haría',
    action: 'menu.write',
    body: passBodySchema,
    answer: passAnswerSchema,
  },

  'GET /api/modifiers/sheet': {
    tag: 'Grupos',
    summary: 'Los grupos de una sede como hoja CSV; con todo=true, un zip con la de productos',
    action: 'menu.write',
    query: sheetQuerySchema,
    answer: 'file',
  },

  'POST /api/modifiers/sheet': {
    tag: 'Grupos',
    summary: 'Importar los grupos de una hoja CSV, o ver antes qué haría',
    action: 'menu.write',
    form: true,
    body: sheetFormSchema,
    answer: groupsPlanAnswerSchema,
  },
} satisfies EndpointTable;
