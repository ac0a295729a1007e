import type { Category, CategoryInput, Subcategory } from '@comanda/contract/menu/menu';
import { subcategoryId } from '@comanda/contract/menu/menu.rules';
import {
  categoryNameProblems,
  categoryProblems,
  FLAGS,
  flagProblems,
} from '@comanda/contract/menu/menu-form.rules';
import { cleanText } from '@comanda/contract/text';
import type { Upload } from '@comanda/contract/wire';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import { storeUpload } from '../images/image-store.ts';
import type { Sede, Session } from '../sessions/session.ts';
import {
  deleteCategoryRow,
  insertCategory,
  updateCategoryRow,
  writePositions,
} from './categories.db.ts';
import { changeMenu, type MenuDeps, refuseMoreCategories } from './change-menu.ts';
import { presentCategory, selectCategories, selectProducts } from './menu.db.ts';
import { renameSubcategories } from './products.db.ts';

const entity = 'categoria' as const;

export async function createCategory(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  input: CategoryInput,
  upload: Upload | undefined,
): Promise<Category> {
  const problems = categoryProblems(input, { isNew: true, hasImage: upload !== undefined });
  if (problems.length > 0 || !upload) throw brokenRules(problems);
  const known = await readCategories(deps.db, sede);
  refuseMoreCategories(known.length, known.length + 1);
  refuseTaken(input, known, null);
  const imageUrl = await storeUpload(deps.images, upload);
  return changeMenu(deps, sede, async (tx) => {
    const present = await readCategories(tx, sede);
    refuseMoreCategories(present.length, present.length + 1);
    refuseTaken(input, present, null);
    const id = await insertCategory(tx, sede, {
      name: cleanText(input.name ?? ''),
      imageUrl,
      active: input.active ?? true,
      ...flagsOf(input),
      tiempo: input.tiempo ?? null,
      estacion: input.estacion || null,
      subcategorias: namedSubcategories(input),
    });
    const after = await findCategory(tx, sede, id);
    await recordAudit(tx, author, sede, { action: 'creada', entity, entityId: id, after });
    return after;
  });
}

/** Fields that are not sent keep their value. */
export async function updateCategory(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  id: string,
  sent: CategoryInput,
  upload: Upload | undefined,
): Promise<Category> {
  const problems = categoryProblems(sent, { isNew: false, hasImage: false });
  if (problems.length > 0) throw brokenRules(problems);
  const edited = (categories: Category[]) => {
    const before = categories.find(({ _id }) => _id === id);
    if (!before) throw new AppError('categoria_desconocida');
    const now = { ...before, estacion: before.estacion ?? null };
    const input = mergedOrRefused({ sent, now, data: before });
    refuseTaken(input, categories, id);
    return { before, input };
  };
  // Checked before the picture is stored, so that a refused save leaves none behind.
  edited(await readCategories(deps.db, sede));
  const imageUrl = upload && (await storeUpload(deps.images, upload));
  return changeMenu(deps, sede, async (tx) => {
    const { before, input } = edited(await readCategories(tx, sede));
    await updateCategoryRow(tx, sede, id, {
      name: cleanText(input.name ?? ''),
      active: input.active ?? before.active,
      ...flagsOf({ ...before, ...withoutBlanks(input) }),
      ...(input.tiempo !== undefined && { tiempo: input.tiempo }),
      ...(input.estacion !== undefined && { estacion: input.estacion || null }),
      ...(input.subcategorias && { subcategorias: namedSubcategories(input) }),
      ...(imageUrl && { imageUrl }),
    });
    if (input.subcategorias) {
      await renameSubcategories(tx, sede, id, newSubcategoryIds(before, input.subcategorias));
    }
    const after = await findCategory(tx, sede, id);
    await recordAudit(tx, author, sede, {
      action: 'cambiada',
      entity,
      entityId: id,
      before,
      after,
    });
    return after;
  });
}

/**
 * Hides a category from the menu or shows it again. A call that changes nothing is not recorded.
 */
export async function toggleCategory(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  id: string,
  wanted: boolean | null,
): Promise<Category> {
  return changeMenu(deps, sede, async (tx) => {
    const before = await findCategory(tx, sede, id);
    const after = { ...before, active: wanted ?? !before.active };
    if (after.active === before.active) return before;
    await updateCategoryRow(tx, sede, id, { active: after.active });
    const action = after.active ? 'activada' : 'ocultada';
    await recordAudit(tx, author, sede, { action, entity, entityId: id, before, after });
    return after;
  });
}

export async function reorderCategories(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  ids: readonly string[],
): Promise<Category[]> {
  return changeMenu(deps, sede, async (tx) => {
    const before = (await readCategories(tx, sede)).map(({ _id }) => _id);
    refuseOtherThan(before, ids);
    await writePositions(tx, sede, 'categories', ids);
    const change = { before: { ids: before }, after: { ids } };
    await recordAudit(tx, author, sede, {
      action: 'ordenadas',
      entity,
      entityId: sede.dbName,
      ...change,
    });
    return readCategories(tx, sede);
  });
}

/** Deletes only an empty category, because its products would have none. */
export async function deleteCategory(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  id: string,
): Promise<void> {
  await changeMenu(deps, sede, async (tx) => {
    const before = await findCategory(tx, sede, id);
    const products = await selectProducts(tx, sede);
    if (products.some((product) => product.category_id === id)) {
      throw new AppError('categoria_con_productos');
    }
    await deleteCategoryRow(tx, sede, id);
    await recordAudit(tx, author, sede, { action: 'eliminada', entity, entityId: id, before });
  });
}

/** Two people who sort a menu at once must not lose each other's products. */
export function refuseOtherThan(present: readonly string[], sent: readonly string[]): void {
  const isSame =
    sent.length === present.length &&
    new Set(sent).size === sent.length &&
    sent.every((id) => present.includes(id));
  if (!isSame) throw new AppError('orden_incompleto');
}

async function readCategories(tx: Db, sede: Sede): Promise<Category[]> {
  return (await selectCategories(tx, sede)).map(presentCategory);
}

async function findCategory(tx: Db, sede: Sede, id: string): Promise<Category> {
  const found = (await readCategories(tx, sede)).find(({ _id }) => _id === id);
  if (!found) throw new AppError('categoria_desconocida');
  return found;
}

/** Refuses a name or a flag that another category of the sede has. */
function refuseTaken(input: CategoryInput, categories: Category[], ownId: string | null) {
  const repeated = categoryNameProblems(input, categories, ownId);
  if (repeated.length > 0) throw brokenRules(repeated);
  const details = flagProblems(input, categories, ownId);
  if (details.length > 0) throw new AppError('bandera_ocupada', { details });
}

function flagsOf(input: CategoryInput) {
  const flags = FLAGS.map((flag) => [flag, input[flag] ?? false]);
  return Object.fromEntries(flags) as Record<(typeof FLAGS)[number], boolean>;
}

function withoutBlanks(input: CategoryInput): CategoryInput {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
}

function namedSubcategories({ subcategorias }: CategoryInput): Subcategory[] {
  return (subcategorias ?? []).map(({ name }) => {
    const clean = cleanText(name);
    return { id: subcategoryId(clean), name: clean };
  });
}

/**
 * Old id → new id; removed subcategories are not in it. One sent without its id is matched by its
 * name.
 */
function newSubcategoryIds(
  before: Category,
  sent: NonNullable<CategoryInput['subcategorias']>,
): Map<string, string> {
  const renamed = new Map(
    sent.flatMap(({ id, name }) => (id ? [[id, subcategoryId(cleanText(name))] as const] : [])),
  );
  const kept = new Set(sent.map(({ name }) => subcategoryId(cleanText(name))));
  for (const { id } of before.subcategorias) {
    if (!renamed.has(id) && kept.has(id)) renamed.set(id, id);
  }
  return renamed;
}
