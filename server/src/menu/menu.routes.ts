import {
  categorySchema,
  productSchema,
  subcategoriesQuerySchema,
  subcategorySchema,
} from '@comanda/contract/menu/menu';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { dbNameQuerySchema } from '@comanda/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf } from '../http/access.ts';
import { AppError, brokenRules } from '../http/app-error.ts';
import type { MenuDeps } from './change-menu.ts';
import type { Answer, Encoding } from './menu.cache.ts';

/** `version`: the reader heard of this one and wants none older. */
const menuQuerySchema = dbNameQuerySchema.extend({
  version: z.coerce.number().int().min(0).optional(),
});

export const menuRoutes: FastifyPluginAsyncZod<Pick<MenuDeps, 'menus'>> = async (
  app,
  { menus },
) => {
  app.get(
    '/api/products',
    {
      config: { action: 'menu.read' },
      schema: {
        tags: ['Menú'],
        summary: 'Productos de una sede',
        querystring: menuQuerySchema.partial({ dbName: true }),
        response: { 200: z.array(productSchema) },
      },
    },
    async (request, reply) => {
      const { dbName, version } = request.query;
      if (!dbName) {
        throw brokenRules([{ path: 'dbName', message: productsMessages.locationRequired }]);
      }
      const { productsAnswer } = await menus.read(sedeOf(request), version);
      return answerOnce(request, reply, productsAnswer);
    },
  );

  app.get(
    '/api/categories',
    {
      config: { action: 'menu.read' },
      schema: {
        tags: ['Menú'],
        summary: 'Categorías de una sede, también las ocultas',
        querystring: menuQuerySchema,
        response: { 200: z.array(categorySchema) },
      },
    },
    async (request, reply) => {
      const { categoriesAnswer } = await menus.read(sedeOf(request), request.query.version);
      return answerOnce(request, reply, categoriesAnswer);
    },
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
      const { categories } = await menus.read(sedeOf(request));
      const category = categories.find(({ _id }) => _id === request.query.categoryid);
      if (!category) throw new AppError('categoria_desconocida');
      return category.subcategorias;
    },
  );
};

/** A reader who already has this list is told so in a few bytes. */
async function answerOnce(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.header('etag', answer.etag).header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map(opaque) ?? [];
  if (known.includes('*') || known.includes(opaque(answer.etag))) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await answer.bytes(encoding));
}

/** The smallest that the reader can read. */
function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
    .map((name) => name.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? 'identity';
}

/** Weak and strong tags of one content are alike here. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
