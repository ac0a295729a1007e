import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import {
  productChangedSchema,
  productInputSchema,
  productSavedSchema,
  productsSavedSchema,
  reorderProductsBodySchema,
  soldOutBodySchema,
} from '@comanda/contract/menu/menu';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import {
  dbNameQuerySchema,
  dbNameSchema,
  idParamsSchema,
  messageSchema,
} from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import { brokenRules } from '../http/app-error.ts';
import { jsonField, uploadSchema } from '../http/uploads.ts';
import type { MenuDeps } from './change-menu.ts';
import { deleteProduct, markSoldOut, reorderProducts, upsertProduct } from './products.service.ts';

export const productRoutes: FastifyPluginAsyncZod<MenuDeps> = async (app, deps) => {
  app.post(
    '/api/products/upsert',
    {
      config: { action: 'menu.write', form: true },
      schema: {
        tags: ['Menú'],
        summary: 'Crear un producto, o cambiar el que lleva ese _id',
        consumes: ['multipart/form-data'],
        body: z.object({
          dbName: dbNameSchema.optional(),
          product: jsonField(productInputSchema),
          imageUpload: uploadSchema.optional(),
        }),
        response: { 200: productSavedSchema, 201: productSavedSchema },
      },
    },
    async (request, reply) => {
      const { dbName, product, imageUpload } = request.body;
      if (!dbName) {
        throw brokenRules([{ path: 'dbName', message: productsMessages.locationUnresolved }]);
      }
      const author = sessionIn(request);
      const saved = await upsertProduct(deps, sedeOf(request), author, product, imageUpload);
      const isNew = saved.action === 'created';
      const lacksImage = isNew && saved.data.imagen === PLACEHOLDER_IMAGE;
      reply.status(isNew ? 201 : 200);
      return { ...saved, ...(lacksImage && { message: productsMessages.imageRequired }) };
    },
  );

  app.patch(
    '/api/products/agotado',
    {
      config: { action: 'menu.write' },
      schema: {
        tags: ['Menú'],
        summary: 'Marcar un producto como agotado, o como disponible otra vez',
        body: soldOutBodySchema,
        response: { 200: productChangedSchema },
      },
    },
    async (request) => {
      const { productId, agotado } = request.body;
      const author = sessionIn(request);
      const data = await markSoldOut(deps, sedeOf(request), author, productId, agotado);
      const { soldOut, available } = productsMessages;
      return { message: (agotado ? soldOut : available)(data.nombre), data };
    },
  );

  app.patch(
    '/api/products/reorder',
    {
      config: { action: 'menu.write' },
      schema: {
        tags: ['Menú'],
        summary: 'Ordenar todos los productos de una categoría',
        body: reorderProductsBodySchema,
        response: { 200: productsSavedSchema },
      },
    },
    async (request) => {
      const { categoryId, ids } = request.body;
      const author = sessionIn(request);
      const data = await reorderProducts(deps, sedeOf(request), author, categoryId, ids);
      return { message: productsMessages.reordered, data };
    },
  );

  app.delete(
    '/api/products/delete/:id',
    {
      config: { action: 'menu.write' },
      schema: {
        tags: ['Menú'],
        summary: 'Eliminar un producto del menú',
        params: idParamsSchema,
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await deleteProduct(deps, sedeOf(request), sessionIn(request), request.params.id);
      return { message: productsMessages.deleted };
    },
  );
};
