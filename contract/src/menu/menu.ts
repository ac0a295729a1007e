import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type Endpoint,
  type EndpointTable,
  flagTextSchema,
  idParamsSchema,
  idSchema,
  jsonField,
  menuQuerySchema,
  messageSchema,
  openedWith,
  pesosSchema,
  text,
  uploadSchema,
  wireText,
} from '../wire.ts';
import { IMPUESTOS } from './impuestos.words.ts';
import { MODOS_MENU } from './menu-plan.words.ts';
import {
  menuPlanSchema,
  type planProductSchema,
  type sheetProblemSchema,
} from './menu-plan-schemas.ts';

const subcategorySchema = z.object({ id: z.string(), name: z.string() });

const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  active: z.boolean(),
  esBebida: z.boolean(),
  esAdicional: z.boolean(),
  esPlatoPrincipal: z.boolean(),
  /** The course of its dishes; null: at once. Categories that browsers kept from older versions lack it. */
  tiempo: z.int().nullish(),
  /** The station that makes its dishes; without one, the kitchen. */
  estacion: z.string().optional(),
  subcategorias: z.array(subcategorySchema),
});

export const productSchema = z.object({
  _id: z.string(),
  categoryId: z.string(),
  subcategoryIds: z.array(z.string()),
  nombre: z.string(),
  descripcion: z.string(),
  precio: pesosSchema,
  imagen: z.string(),
  id_sigo: z.string(),
  permiteAdiciones: z.boolean(),
  agotado: z.boolean().optional(),
  impuesto: z.enum(IMPUESTOS).optional(),
  /** The station that makes it, where it is not that of its category. */
  estacion: z.string().optional(),
  /** Codes of its groups. */
  grupos: z.array(z.string()).optional(),
  /** As good as sold out: nothing is left of a group that it must be ordered with. */
  sinOpciones: z.literal(true).optional(),
});

// The JSON part of a multipart save: types and lengths; the rules are in menu.rules.
const categoryFieldsSchema = z.object({
  name: text(TEXT_LIMITS.nombre).nullish(),
  active: z.boolean().nullish(),
  esBebida: z.boolean().nullish(),
  esAdicional: z.boolean().nullish(),
  esPlatoPrincipal: z.boolean().nullish(),
  // Null clears it.
  tiempo: z.number().nullish(),
  // Null clears it.
  estacion: text(TEXT_LIMITS.id).nullish(),
  // A renamed subcategory keeps its products if it is sent with its id.
  subcategorias: z
    .array(z.object({ id: text(TEXT_LIMITS.nombre).nullish(), name: text(TEXT_LIMITS.nombre) }))
    .max(200)
    .nullish(),
});
const categoryInputSchema = categoryFieldsSchema.extend(openedWith(categoryFieldsSchema));

const categoryFormSchema = z.object({
  dbName: dbNameSchema,
  category: jsonField(categoryInputSchema),
  imageUpload: uploadSchema.optional(),
});

const productFieldsSchema = z.object({
  categoryId: idSchema.nullish(),
  subcategoryIds: z.array(text(TEXT_LIMITS.nombre)).max(200).nullish(),
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  descripcion: text(TEXT_LIMITS.descripcion).nullish(),
  precio: z.number().nullish(),
  id_sigo: wireText(TEXT_LIMITS.idSigo).nullish(),
  permiteAdiciones: z.boolean().nullish(),
  agotado: z.boolean().nullish(),
  impuesto: z.enum(IMPUESTOS).nullish(),
  // Null clears it.
  estacion: text(TEXT_LIMITS.id).nullish(),
  /** Who does not send them leaves them as they are. */
  grupos: z.array(text(TEXT_LIMITS.id)).max(40).nullish(),
});
const productInputSchema = productFieldsSchema.extend({
  ...openedWith(productFieldsSchema),
  _id: idSchema.nullish(),
  /** The product this one duplicates; its image is used when none is uploaded. */
  copiaDe: idSchema.nullish(),
});

const productFormSchema = z.object({
  dbName: dbNameSchema.optional(),
  product: jsonField(productInputSchema),
  imageUpload: uploadSchema.optional(),
});

const soldOutBodySchema = z.object({
  dbName: dbNameSchema,
  productId: idSchema,
  agotado: z.boolean(),
});

/** Every product of the category, in its new order. */
const reorderProductsBodySchema = z.object({
  dbName: dbNameSchema,
  categoryId: idSchema,
  ids: z.array(idSchema).max(2000),
});

/** Every category of the sede, in its new order. */
const reorderCategoriesBodySchema = z.object({
  dbName: dbNameSchema,
  ids: z.array(idSchema).max(500),
});

/** `active`: the wanted state. Without it the category is toggled. */
const toggleCategoryBodySchema = z.object({
  dbName: dbNameSchema,
  categoryId: idSchema,
  active: z.boolean().nullish(),
});

const subcategoriesQuerySchema = z.object({ dbName: dbNameSchema, categoryid: idSchema });

const categorySavedSchema = z.object({ message: z.string(), data: categorySchema });
const categoriesSavedSchema = z.object({ message: z.string(), data: z.array(categorySchema) });
const productChangedSchema = z.object({ message: z.string(), data: productSchema });
const productsSavedSchema = z.object({ message: z.string(), data: z.array(productSchema) });

/** `message` is set when the product was saved without an image. */
const productSavedSchema = z.object({
  action: z.enum(['created', 'updated']),
  data: productSchema,
  message: z.string().optional(),
});

export type Subcategory = z.infer<typeof subcategorySchema>;
export type Category = z.infer<typeof categorySchema>;
export type Product = z.infer<typeof productSchema>;
export type CategoryInput = z.infer<typeof categoryInputSchema>;
export type ProductInput = z.infer<typeof productInputSchema>;

const TOGGLE_CATEGORY = {
  tag: 'Menú',
  summary: 'Ocultar una categoría activa o activar una oculta',
  action: 'menu.write',
  body: toggleCategoryBodySchema,
  answer: categorySavedSchema,
} satisfies Endpoint;

const copyMenuBodySchema = z.object({
  /** The sede that receives the menu. */
  dbName: dbNameSchema,
  origen: dbNameSchema,
  modo: z.enum(MODOS_MENU).default('actualizar'),
  /** True: return the plan and write nothing. */
  simular: z.boolean().default(false),
  version: z.int().nullish(),
});

const importMenuFormSchema = z.object({
  dbName: dbNameSchema,
  modo: z.enum(MODOS_MENU).default('actualizar'),
  simular: flagTextSchema,
  /** Import the good rows and leave the bad ones out. */
  omitirErrores: flagTextSchema,
  version: z.coerce.number<number>().int().optional(),
  archivo: uploadSchema,
});

const menuPlanAnswerSchema = z.object({ message: z.string(), data: menuPlanSchema });

export type SheetProblem = z.infer<typeof sheetProblemSchema>;
export type PlanProduct = z.infer<typeof planProductSchema>;
export type MenuPlan = z.infer<typeof menuPlanSchema>;

export const MENU_ENDPOINTS = {
  'GET /api/products': {
    tag: 'Menú',
    summary: 'Productos de una sede',
    action: 'menu.read',
    query: menuQuerySchema.partial({ dbName: true }),
    answer: z.array(productSchema),
  },

  'GET /api/categories': {
    tag: 'Menú',
    summary: 'Categorías de una sede, también las ocultas',
    action: 'menu.read',
    query: menuQuerySchema,
    answer: z.array(categorySchema),
  },

  'GET /api/categories/subcategories': {
    tag: 'Menú',
    summary: 'Subcategorías de una categoría',
    action: 'menu.read',
    query: subcategoriesQuerySchema,
    answer: z.array(subcategorySchema),
  },

  'POST /api/products/upsert': {
    tag: 'Menú',
    summary: 'Crear un producto, o cambiar el que lleva ese _id',
    action: 'menu.write',
    form: true,
    body: productFormSchema,
    status: [200, 201],
    answer: productSavedSchema,
  },

  'PATCH /api/products/agotado': {
    tag: 'Menú',
    summary: 'Marcar un producto como agotado, o como disponible otra vez',
    action: 'menu.soldOut',
    body: soldOutBodySchema,
    answer: productChangedSchema,
  },

  'PATCH /api/products/reorder': {
    tag: 'Menú',
    summary: 'Ordenar todos los productos de una categoría',
    action: 'menu.write',
    body: reorderProductsBodySchema,
    answer: productsSavedSchema,
  },

  'DELETE /api/products/delete/:id': {
    tag: 'Menú',
    summary: 'Eliminar un producto del menú',
    action: 'menu.write',
    params: idParamsSchema,
    query: dbNameQuerySchema,
    answer: messageSchema,
  },

  'POST /api/categories/create': {
    tag: 'Menú',
    summary: 'Crear una categoría con su imagen',
    action: 'menu.write',
    form: true,
    body: categoryFormSchema,
    status: 201,
    answer: categorySavedSchema,
  },

  'PATCH /api/categories/update/:id': {
    tag: 'Menú',
    summary: 'Cambiar una categoría; sin imagen conserva la que tenía',
    action: 'menu.write',
    form: true,
    params: idParamsSchema,
    body: categoryFormSchema,
    answer: categorySavedSchema,
  },

  'PATCH /api/categories/toggle/': TOGGLE_CATEGORY,
  'PATCH /api/categories/toggle': TOGGLE_CATEGORY,

  'PATCH /api/categories/reorder': {
    tag: 'Menú',
    summary: 'Ordenar todas las categorías de una sede',
    action: 'menu.write',
    body: reorderCategoriesBodySchema,
    answer: categoriesSavedSchema,
  },

  'DELETE /api/categories/delete/:id': {
    tag: 'Menú',
    summary: 'Eliminar una categoría sin productos',
    action: 'menu.write',
    params: idParamsSchema,
    query: dbNameQuerySchema,
    answer: messageSchema,
  },

  'GET /api/menu/export': {
    tag: 'Menú',
    summary: 'El menú de una sede como hoja CSV',
    action: 'menu.write',
    query: dbNameQuerySchema,
    answer: 'file',
  },

  'POST /api/menu/import': {
    tag: 'Menú',
    summary: 'Importar el menú de una hoja CSV, o ver antes qué haría',
    action: 'menu.write',
    form: true,
    body: importMenuFormSchema,
    answer: menuPlanAnswerSchema,
  },

  'POST /api/menu/example': {
    tag: 'Menú',
    summary: 'Cargar un menú de ejemplo, con fotos, en una sede que no tiene productos',
    action: 'menu.write',
    body: dbNameQuerySchema,
    answer: menuPlanAnswerSchema,
  },

  'POST /api/menu/copy': {
    tag: 'Menú',
    summary: 'Copiar el menú de otra sede del restaurante, o ver antes qué haría',
    action: 'menu.write',
    body: copyMenuBodySchema,
    answer: menuPlanAnswerSchema,
  },
} satisfies EndpointTable;
