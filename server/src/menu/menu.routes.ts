import {
  categorySchema,
  productSchema,
  subcategoriesQuerySchema,
  subcategorySchema,
} from '@comanda/contract/menu';
import { MESSAGES } from '@comanda/contract/messages';
import { dbNameQuerySchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf } from '../access.ts';
import { AppError, brokenRules } from '../app-error.ts';
import type { Db } from '../db.ts';
import { selectCategories, selectProducts } from './menu.db.ts';
import { presentCategory, presentProduct } from './menu.presenter.ts';

export const menuRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/products',
    {
      config: { action: 'menu.read' },
      schema: {
        tags: ['Menú'],
        summary: 'Productos de una sede',
        querystring: dbNameQuerySchema.partial(),
        response: { 200: z.array(productSchema) },
      },
    },
    async (request) => {
      if (!request.query.dbName) {
        throw brokenRules([{ path: 'dbName', message: MESSAGES.products.locationRequired }]);
      }
      return (await selectProducts(db, sedeOf(request))).map(presentProduct);
    },
  );

  app.get(
    '/api/categories',
    {
      config: { action: 'menu.read' },
      schema: {
        tags: ['Menú'],
        summary: 'Categorías de una sede, también las ocultas',
        querystring: dbNameQuerySchema,
        response: { 200: z.array(categorySchema) },
      },
    },
    async (request) => (await selectCategories(db, sedeOf(request))).map(presentCategory),
  );

  app.get(
    '/api/categories/subcategories',
    {
      config: { action: 'menu.read' },
      schema: {
        tags: ['Menú'],
        summary: 'Subcategorías de una categoría',
        querystring: subcategoriesQuerySchema,
        response: { 200: z.array(subcategorySchema) },
      },
    },
    async (request) => {
      const categories = await selectCategories(db, sedeOf(request));
      const category = categories.find(({ id }) => id === request.query.categoryid);
      if (!category) throw new AppError('categoria_desconocida');
      return category.subcategorias;
    },
  );
};
