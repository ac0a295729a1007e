import { productsMessages } from '@comanda/contract/menu/products.messages';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { sedeOf } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { MenuDeps } from './change-menu.ts';
import type { Answer, Encoding } from './menu.cache.ts';

export const menuRoutes: FastifyPluginAsync<Pick<MenuDeps, 'menus'>> = async (app, { menus }) => {
  route(app, 'GET /api/products', async (request, reply) => {
    const { dbName, version } = request.query;
    if (!dbName) {
      throw brokenRules([{ path: 'dbName', message: productsMessages.locationRequired }]);
    }
    const { productsAnswer } = await menus.read(sedeOf(request), version);
    return answerOnce(request, reply, productsAnswer);
  });

  route(app, 'GET /api/categories', async (request, reply) => {
    const { categoriesAnswer } = await menus.read(sedeOf(request), request.query.version);
    return answerOnce(request, reply, categoriesAnswer);
  });

  route(app, 'GET /api/categories/subcategories', async (request) => {
    const { categories } = await menus.read(sedeOf(request));
    const category = categories.find(({ _id }) => _id === request.query.categoryid);
    if (!category) throw new AppError('categoria_desconocida');
    return category.subcategorias;
  });
};

/** Answers 304 to a reader who already has this list. */
async function answerOnce(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.header('etag', answer.etag).header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map(opaque) ?? [];
  if (known.includes('*') || known.includes(opaque(answer.etag))) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await answer.bytes(encoding));
}

/** The smallest encoding that the reader accepts. */
function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
    .map((name) => name.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? 'identity';
}

/** Weak and strong tags of the same content count as equal here. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
