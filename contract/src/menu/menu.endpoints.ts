import { z } from 'zod';
import {
  dbNameQuerySchema,
  type Endpoint,
  type EndpointTable,
  idParamsSchema,
  menuQuerySchema,
  messageSchema,
} from '../wire.ts';
import {
  categoriesSavedSchema,
  categoryFormSchema,
  categorySavedSchema,
  categorySchema,
  productChangedSchema,
  productFormSchema,
  productSavedSchema,
  productSchema,
  productsSavedSchema,
  reorderCategoriesBodySchema,
  reorderProductsBodySchema,
  soldOutBodySchema,
  subcategoriesQuerySchema,
  subcategorySchema,
  toggleCategoryBodySchema,
} from './menu.ts';
import { copyMenuBodySchema, importMenuFormSchema, menuPlanAnswerSchema } from './menu-plan.ts';

const TOGGLE_CATEGORY = {
  tag: 'Menú',
  summary: 'Ocultar una categoría activa o activar una oculta',
  action: 'menu.write',
  body: toggleCategoryBodySchema,
  answer: categorySavedSchema,
} satisfies Endpoint;

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
    action: 'menu.write',
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
