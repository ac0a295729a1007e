import {
  categoriesSavedSchema,
  categoryInputSchema,
  categorySavedSchema,
  reorderCategoriesBodySchema,
  toggleCategoryBodySchema,
} from '@comanda/contract/menu';
import * as MESSAGES from '@comanda/contract/messages';
import { dbNameQuerySchema, messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../access.ts';
import { jsonField, uploadSchema } from '../uploads.ts';
import {
  createCategory,
  deleteCategory,
  reorderCategories,
  toggleCategory,
  updateCategory,
} from './categories.service.ts';
import type { MenuDeps } from './change-menu.ts';

const categoryFormSchema = z.object({
  dbName: z.string(),
  category: jsonField(categoryInputSchema),
  imageUpload: uploadSchema.optional(),
});

export const categoryRoutes: FastifyPluginAsyncZod<MenuDeps> = async (app, deps) => {
  app.post(
    '/api/categories/create',
    {
      config: { action: 'menu.write', form: true },
      schema: {
        tags: ['Menú'],
        summary: 'Crear una categoría con su imagen',
        consumes: ['multipart/form-data'],
        body: categoryFormSchema,
        response: { 201: categorySavedSchema },
      },
    },
    async (request, reply) => {
      const { category, imageUpload } = request.body;
      const author = sessionIn(request);
      const data = await createCategory(deps, sedeOf(request), author, category, imageUpload);
      reply.status(201);
      return { message: MESSAGES.categories.created, data };
    },
  );

  app.patch(
    '/api/categories/update/:id',
    {
      config: { action: 'menu.write', form: true },
      schema: {
        tags: ['Menú'],
        summary: 'Cambiar una categoría; sin imagen conserva la que tenía',
        consumes: ['multipart/form-data'],
        params: z.object({ id: z.string() }),
        body: categoryFormSchema,
        response: { 200: categorySavedSchema },
      },
    },
    async (request) => {
      const { category, imageUpload } = request.body;
      const { id } = request.params;
      const author = sessionIn(request);
      const data = await updateCategory(deps, sedeOf(request), author, id, category, imageUpload);
      return { message: MESSAGES.categories.updated, data };
    },
  );

  for (const url of ['/api/categories/toggle/', '/api/categories/toggle']) {
    app.patch(
      url,
      {
        config: { action: 'menu.write' },
        schema: {
          tags: ['Menú'],
          summary: 'Ocultar una categoría activa o activar una oculta',
          body: toggleCategoryBodySchema,
          response: { 200: categorySavedSchema },
        },
      },
      async (request) => {
        const { categoryId } = request.body;
        const data = await toggleCategory(deps, sedeOf(request), sessionIn(request), categoryId);
        return { message: MESSAGES.categories.toggled, data };
      },
    );
  }

  app.patch(
    '/api/categories/reorder',
    {
      config: { action: 'menu.write' },
      schema: {
        tags: ['Menú'],
        summary: 'Ordenar todas las categorías de una sede',
        body: reorderCategoriesBodySchema,
        response: { 200: categoriesSavedSchema },
      },
    },
    async (request) => {
      const { ids } = request.body;
      const data = await reorderCategories(deps, sedeOf(request), sessionIn(request), ids);
      return { message: MESSAGES.categories.reordered, data };
    },
  );

  app.delete(
    '/api/categories/delete/:id',
    {
      config: { action: 'menu.write' },
      schema: {
        tags: ['Menú'],
        summary: 'Eliminar una categoría sin productos',
        params: z.object({ id: z.string() }),
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await deleteCategory(deps, sedeOf(request), sessionIn(request), request.params.id);
      return { message: MESSAGES.categories.deleted };
    },
  );
};
