import { categoriesMessages } from '@comanda/contract/menu/categories.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import {
  createCategory,
  deleteCategory,
  reorderCategories,
  toggleCategory,
  updateCategory,
} from './categories.service.ts';
import type { MenuDeps } from './change-menu.ts';

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
