import { categoriesMessages } from '@comanda/contract/menu/categories.messages';
import {
  categoriesSavedSchema,
  categoryInputSchema,
  categorySavedSchema,
  reorderCategoriesBodySchema,
  toggleCategoryBodySchema,
} from '@comanda/contract/menu/menu';
import {
  dbNameQuerySchema,
  dbNameSchema,
  idParamsSchema,
  messageSchema,
} from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import { jsonField, uploadSchema } from '../http/uploads.ts';
import {
  createCategory,
  deleteCategory,
  reorderCategories,
  toggleCategory,
  updateCategory,
} from './categories.service.ts';
import type { MenuDeps } from './change-menu.ts';

const categoryFormSchema = z.object({
  dbName: dbNameSchema,
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
      return { message: categoriesMessages.created, data };
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
        params: idParamsSchema,
        body: categoryFormSchema,
        response: { 200: categorySavedSchema },
      },
    },
    async (request) => {
      const { category, imageUpload } = request.body;
      const { id } = request.params;
      const author = sessionIn(request);
      const data = await updateCategory(deps, sedeOf(request), author, id, category, imageUpload);
      return { message: categoriesMessages.updated, data };
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
        const { categoryId, active = null } = request.body;
        const author = sessionIn(request);
        const data = await toggleCategory(deps, sedeOf(request), author, categoryId, active);
        return { message: categoriesMessages.toggled, data };
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
      return { message: categoriesMessages.reordered, data };
    },
  );

  app.delete(
    '/api/categories/delete/:id',
    {
      config: { action: 'menu.write' },
      schema: {
        tags: ['Menú'],
        summary: 'Eliminar una categoría sin productos',
        params: idParamsSchema,
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await deleteCategory(deps, sedeOf(request), sessionIn(request), request.params.id);
      return { message: categoriesMessages.deleted };
    },
  );
};
