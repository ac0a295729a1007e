import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import type { FastifyPluginAsync } from 'fastify';
import { brokenRules } from '../errors/app-error.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { MenuDeps } from './change-menu.ts';
import { deleteProduct, markSoldOut, reorderProducts, upsertProduct } from './products.service.ts';

export const productRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'POST /api/products/upsert', async (request, reply) => {
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
  });

  route(app, 'PATCH /api/products/agotado', async (request) => {
    const { productId, agotado } = request.body;
    const author = sessionIn(request);
    const data = await markSoldOut(deps, sedeOf(request), author, productId, agotado);
    const { soldOut, available } = productsMessages;
    return { message: (agotado ? soldOut : available)(data.nombre), data };
  });

  route(app, 'PATCH /api/products/reorder', async (request) => {
    const { categoryId, ids } = request.body;
    const author = sessionIn(request);
    const data = await reorderProducts(deps, sedeOf(request), author, categoryId, ids);
    return { message: productsMessages.reordered, data };
  });

  route(app, 'DELETE /api/products/delete/:id', async (request) => {
    await deleteProduct(deps, sedeOf(request), sessionIn(request), request.params.id);
    return { message: productsMessages.deleted };
  });
};
