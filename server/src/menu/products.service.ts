import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import type { Category, Product, ProductInput } from '@comanda/contract/menu/menu';
import { productProblems } from '@comanda/contract/menu/menu-form.rules';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { groupsOfDishProblems } from '@comanda/contract/modifiers/modifiers-form.rules';
import { cleanText } from '@comanda/contract/text';
import type { Upload } from '@comanda/contract/wire';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { AppError, brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import { storeUpload } from '../images/image-store.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { writePositions } from './categories.db.ts';
import { refuseOtherThan } from './categories.service.ts';
import { changeMenu, type MenuDeps, refuseMoreProducts } from './change-menu.ts';
import { presentCategory, presentProduct, selectCategories, selectProducts } from './menu.db.ts';
import { relinkOptions, selectGroups } from './modifiers.db.ts';
import {
  deleteProductRows,
  insertProducts,
  type ProductValues,
  updateProductRow,
} from './products.db.ts';

const entity = 'producto' as const;

/** With `_id` it changes that product; without one it makes a new one. */
export async function upsertProduct(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  input: ProductInput,
  upload: Upload | undefined,
): Promise<{ action: 'created' | 'updated'; data: Product }> {
  const problems = productProblems(input);
  if (problems.length > 0) throw brokenRules(problems);
  await refuseInVain(deps, sede, author, input);
  const imagen = upload && (await storeUpload(deps.images, upload));
  try {
    return await changeMenu(deps, sede, async (tx) => {
      const products = await readProducts(tx, sede);
      const categories = (await selectCategories(tx, sede)).map(presentCategory);
      const before = input._id ? find(products, input._id) : null;
      if (!before) refuseMoreProducts(products.length, products.length + 1);
      const edited = over(input, before);
      await refuseUnknownGroups(tx, sede, edited, before);
      const values = {
        ...valuesOf(edited, before, categories),
        imagen: imagen ?? keptImage(products, input._id ?? input.copiaDe),
      };
      requireOwnTax(author, values, before ?? original(products, input));
      if (before) {
        await updateProductRow(tx, sede, before._id, values);
        await relinkOptions(tx, sede, before.id_sigo, values.id_sigo);
      }
      const [newId] = before ? [] : await insertProducts(tx, sede, [values]);
      const id = before?._id ?? newId ?? '';
      const after = find(await readProducts(tx, sede), id);
      const hasGroups = [before, after].some((product) => product?.grupos?.length);
      const groups = hasGroups ? await selectGroups(tx, sede) : [];
      const told = (product: Product | null) => product && inWords(product, categories, groups);
      await recordAudit(tx, author, sede, {
        action: before ? 'cambiado' : 'creado',
        entity,
        entityId: id,
        before: told(before),
        after: told(after),
      });
      return { action: before ? 'updated' : 'created', data: after };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'products_id_sigo_key')) throw error;
    throw repeatedCode();
  }
}

/**
 * Checks before the picture is stored, so that a refused save leaves none behind. The transaction
 * checks again.
 */
async function refuseInVain({ db }: MenuDeps, sede: Sede, author: Session, input: ProductInput) {
  const products = await readProducts(db, sede);
  const before = input._id ? find(products, input._id) : null;
  if (!before) refuseMoreProducts(products.length, products.length + 1);
  const edited = over(input, before);
  const code = cleanText(edited.id_sigo ?? '');
  const isTaken = products.some(({ _id, id_sigo }) => id_sigo === code && _id !== before?._id);
  if (isTaken) throw repeatedCode();
  await refuseUnknownGroups(db, sede, edited, before);
  const categories = (await selectCategories(db, sede)).map(presentCategory);
  const values = valuesOf(edited, before, categories);
  requireOwnTax(author, values, before ?? original(products, input));
}

/** Taxes are the owner's: others leave a product, and a copy, with what it has. */
function requireOwnTax(
  { actor }: Session,
  { impuesto }: Pick<ProductValues, 'impuesto'>,
  before: Product | undefined,
): void {
  if (actor.tipo === 'propietario' || impuesto === (before?.impuesto ?? null)) return;
  const { message } = new AppError('impuesto_del_propietario');
  throw new AppError('impuesto_del_propietario', { details: [{ path: 'impuesto', message }] });
}

function original(products: readonly Product[], { copiaDe }: ProductInput): Product | undefined {
  return products.find(({ _id }) => _id === copiaDe);
}

/** Groups that the product has already are not looked up. */
async function refuseUnknownGroups(
  db: Db,
  sede: Sede,
  { grupos }: ProductInput,
  before: Product | null,
) {
  const had = before?.grupos ?? [];
  if (!grupos || grupos.join() === had.join()) return;
  const problems = groupsOfDishProblems(grupos, await selectGroups(db, sede));
  if (problems.length > 0) throw brokenRules(problems);
}

/** The edit over the product as it is now, which somebody may have changed since it was opened. */
function over(input: ProductInput, before: Product | null): ProductInput {
  if (!before) return input;
  const now = {
    ...before,
    agotado: before.agotado ?? false,
    impuesto: before.impuesto ?? null,
    estacion: before.estacion ?? null,
    grupos: before.grupos ?? [],
  };
  return mergedOrRefused({ sent: input, now, data: before });
}

function repeatedCode(): AppError {
  const { message } = new AppError('id_sigo_repetido');
  return new AppError('id_sigo_repetido', { details: [{ path: 'id_sigo', message }] });
}

/** Two people who say the same at once both succeed; the audit log records it once. */
export async function markSoldOut(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  id: string,
  agotado: boolean,
): Promise<Product> {
  return changeMenu(deps, sede, async (tx) => {
    const before = find(await readProducts(tx, sede), id);
    if ((before.agotado ?? false) === agotado) return before;
    await updateProductRow(tx, sede, id, { agotado });
    const after = { ...before, agotado };
    const action = agotado ? 'agotado' : 'disponible';
    await recordAudit(tx, author, sede, { action, entity, entityId: id, before, after });
    return after;
  });
}

/** Removes the product from the menu. Orders that named it keep their lines. */
export async function deleteProduct(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  id: string,
): Promise<void> {
  await changeMenu(deps, sede, async (tx) => {
    const before = find(await readProducts(tx, sede), id);
    await deleteProductRows(tx, sede, [id]);
    await recordAudit(tx, author, sede, { action: 'eliminado', entity, entityId: id, before });
  });
}

export async function reorderProducts(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  categoryId: string,
  ids: readonly string[],
): Promise<Product[]> {
  return changeMenu(deps, sede, async (tx) => {
    const ofCategory = async () =>
      (await readProducts(tx, sede)).filter((product) => product.categoryId === categoryId);
    const before = (await ofCategory()).map(({ _id }) => _id);
    refuseOtherThan(before, ids);
    await writePositions(tx, sede, 'products', ids);
    const categories = (await selectCategories(tx, sede)).map(presentCategory);
    const { name: categoria } = findCategory(categories, categoryId);
    await recordAudit(tx, author, sede, {
      action: 'ordenados',
      entity,
      entityId: categoryId,
      before: { ids: before },
      after: { ids, categoria },
    });
    return ofCategory();
  });
}

async function readProducts(tx: Db, sede: Sede): Promise<Product[]> {
  return (await selectProducts(tx, sede)).map(presentProduct);
}

function find(products: readonly Product[], id: string): Product {
  const found = products.find(({ _id }) => _id === id);
  if (!found) throw new AppError('producto_no_encontrado');
  return found;
}

function findCategory(categories: readonly Category[], id: string | null | undefined): Category {
  const found = categories.find(({ _id }) => _id === id);
  if (!found) throw new AppError('categoria_desconocida');
  return found;
}

/** For the audit log: people read names, not ids. */
function inWords(
  { categoryId, subcategoryIds, grupos, ...product }: Product,
  categories: readonly Category[],
  groups: readonly { codigo: string; nombre: string }[],
) {
  const home = categories.find(({ _id }) => _id === categoryId);
  const marks = home?.subcategorias.filter(({ id }) => subcategoryIds.includes(id)) ?? [];
  return {
    ...product,
    ...(grupos && {
      grupos: grupos.map((code) => groups.find(({ codigo }) => codigo === code)?.nombre ?? code),
    }),
    categoria: home?.name ?? '',
    subcategorias: marks.map(({ name }) => name),
  };
}

function keptImage(products: readonly Product[], id: string | null | undefined): string {
  return products.find(({ _id }) => _id === id)?.imagen ?? PLACEHOLDER_IMAGE;
}

/** A product that changes category loses the marks of the old one. */
function valuesOf(
  input: ProductInput,
  before: Product | null,
  categories: readonly Category[],
): Omit<ProductValues, 'imagen'> {
  const category = findCategory(categories, input.categoryId);
  const isMoved = before !== null && before.categoryId !== category._id;
  const kept = before && !isMoved ? before.subcategoryIds : [];
  const subcategoryIds = [...new Set(input.subcategoryIds ?? kept)];
  if (subcategoryIds.some((id) => !category.subcategorias.some((one) => one.id === id))) {
    const message = productsMessages.subcategoryForeign;
    throw brokenRules([{ path: 'subcategoryIds', message }]);
  }
  return {
    category_id: category._id,
    subcategoryIds,
    nombre: cleanText(input.nombre ?? ''),
    descripcion: cleanText(input.descripcion ?? ''),
    precio: input.precio ?? 0,
    id_sigo: cleanText(input.id_sigo ?? ''),
    permiteAdiciones: input.permiteAdiciones ?? before?.permiteAdiciones ?? false,
    agotado: input.agotado ?? before?.agotado ?? false,
    impuesto: input.impuesto === undefined ? (before?.impuesto ?? null) : input.impuesto,
    estacion: (input.estacion === undefined ? before?.estacion : input.estacion) || null,
    grupos: [...(input.grupos ?? before?.grupos ?? [])],
  };
}
