import { serviceMessages } from '@comanda/contract/locations/service-settings.messages';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import { categoriesMessages } from '@comanda/contract/menu/menu-admin.messages';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import type { FastifyPluginAsync } from 'fastify';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { answerOnce } from '../http/answer-once.ts';
import { route } from '../http/route.ts';
import {
  createCategory,
  deleteCategory,
  reorderCategories,
  toggleCategory,
  updateCategory,
} from './categories.service.ts';
import type { MenuDeps } from './change-menu.ts';
import { delaySede, pauseSede, resumeSede } from './pause.service.ts';
import { deleteProduct, markSoldOut, reorderProducts, upsertProduct } from './products.service.ts';
import { publicSettings } from './settings.presenter.ts';
import { changeSettings, changeWhoOrders, readSettings } from './settings.service.ts';

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

  route(app, 'GET /api/modifiers', async (request, reply) => {
    const { groupsAnswer } = await menus.read(sedeOf(request), request.query.version);
    return answerOnce(request, reply, groupsAnswer);
  });

  route(app, 'GET /api/categories/subcategories', async (request) => {
    const { categories } = await menus.read(sedeOf(request));
    const category = categories.find(({ _id }) => _id === request.query.categoryid);
    if (!category) throw new AppError('categoria_desconocida');
    return category.subcategorias;
  });
};

export const categoryRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'POST /api/categories/create', async (request) => {
    const { category, imageUpload } = request.body;
    const author = sessionIn(request);
    const data = await createCategory(deps, sedeOf(request), author, category, imageUpload);
    return { message: categoriesMessages.created, data };
  });

  route(app, 'PATCH /api/categories/update/:id', async (request) => {
    const { category, imageUpload } = request.body;
    const { id } = request.params;
    const author = sessionIn(request);
    const data = await updateCategory(deps, sedeOf(request), author, id, category, imageUpload);
    return { message: categoriesMessages.updated, data };
  });

  for (const call of ['PATCH /api/categories/toggle/', 'PATCH /api/categories/toggle'] as const) {
    route(app, call, async (request) => {
      const { categoryId, active = null } = request.body;
      const author = sessionIn(request);
      const data = await toggleCategory(deps, sedeOf(request), author, categoryId, active);
      return { message: categoriesMessages.toggled, data };
    });
  }

  route(app, 'PATCH /api/categories/reorder', async (request) => {
    const { ids } = request.body;
    const data = await reorderCategories(deps, sedeOf(request), sessionIn(request), ids);
    return { message: categoriesMessages.reordered, data };
  });

  route(app, 'DELETE /api/categories/delete/:id', async (request) => {
    await deleteCategory(deps, sedeOf(request), sessionIn(request), request.params.id);
    return { message: categoriesMessages.deleted };
  });
};

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

export const settingsRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'GET /api/locations/ajustes', async (request, reply) => {
    const { settingsAnswer } = await deps.menus.read(sedeOf(request), request.query.version);
    return answerOnce(request, reply, settingsAnswer);
  });

  route(app, 'GET /api/locations/ajustes/completos', async (request) =>
    readSettings(deps.db, sedeOf(request)),
  );

  route(app, 'GET /api/locations/ajustes/cobro', async (request) => {
    const { ajustes } = await deps.menus.read(sedeOf(request));
    const { impuestos, propina, pagos, caja, tiquete } = ajustes;
    return { data: { impuestos, propina, pagos, motivos: caja.motivos, uvt: tiquete.uvt } };
  });

  route(app, 'PATCH /api/locations/ajustes', async (request) => ({
    message: settingsMessages.saved,
    ...(await changeSettings(deps, sedeOf(request), sessionIn(request), request.body)),
  }));

  route(app, 'PATCH /api/locations/quienPide', async (request) => {
    const { quien } = request.body;
    const author = sessionIn(request);
    const { ajustes, version } = await changeWhoOrders(deps, sedeOf(request), author, quien);
    return publicSettings(ajustes, version);
  });

  route(app, 'POST /api/sede/pause', async (request) => ({
    message: serviceMessages.paused,
    ...(await pauseSede(deps, sedeOf(request), sessionIn(request), request.body)),
  }));

  route(app, 'POST /api/sede/resume', async (request) => ({
    message: serviceMessages.resumed,
    ...(await resumeSede(deps, sedeOf(request), sessionIn(request))),
  }));

  route(app, 'POST /api/sede/extra', async (request) => {
    const { minutos } = request.body;
    const changed = await delaySede(deps, sedeOf(request), sessionIn(request), minutos);
    return { message: serviceMessages.extra(minutos), ...changed };
  });
};
