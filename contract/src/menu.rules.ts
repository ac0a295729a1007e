import type { Problem } from './errors.ts';
import type { Category, CategoryInput, Product, ProductInput } from './menu.ts';
import { MESSAGES } from './messages.ts';
import { isPrecio } from './money.ts';
import { cleanText, fold, isBlank, isTooLong, TEXT_LIMITS, underscored } from './text.ts';

export const COMBO = {
  drinkPrice: 4000,
  sidePrice: 6000,
  largeSidePrice: 7000,
  /** A side whose own price is above this is a large one. */
  largeSideAbove: 6000,
} as const;

export function comboDrinkPrice(): number {
  return COMBO.drinkPrice;
}

export function comboSidePrice(precio: number): number {
  return precio > COMBO.largeSideAbove ? COMBO.largeSidePrice : COMBO.sidePrice;
}

/** A combo is nothing until it has both parts. */
export function isComboReady<Drink, Side>(
  combo:
    | { bebida?: Drink | null | undefined; adicional?: Side | null | undefined }
    | null
    | undefined,
): combo is { bebida: Drink; adicional: Side } {
  return Boolean(combo?.bebida && combo.adicional);
}

/** Categories that mean something by their name. */
export type SpecialName = 'adiciones' | 'servicios';

export function isSpecialCategory(category: Pick<Category, 'name'>, name: SpecialName): boolean {
  return fold(category.name).trim() === name;
}

export function specialCategory<C extends Pick<Category, 'name'>>(
  categories: readonly C[],
  name: SpecialName,
): C | undefined {
  return categories.find((category) => isSpecialCategory(category, name));
}

export function drinkCategory<C extends Pick<Category, 'esBebida'>>(
  categories: readonly C[],
): C | undefined {
  return categories.find((category) => category.esBebida);
}

export function sideCategory<C extends Pick<Category, 'esAdicional'>>(
  categories: readonly C[],
): C | undefined {
  return categories.find((category) => category.esAdicional);
}

/** What the menu shows: sides and additions are only offered inside another product. */
export function visibleCategories<C extends Pick<Category, 'active' | 'esAdicional' | 'name'>>(
  categories: readonly C[],
): C[] {
  return categories.filter(
    (category) =>
      category.active && !category.esAdicional && !isSpecialCategory(category, 'adiciones'),
  );
}

export function productsOf<P extends Pick<Product, 'categoryId'>>(
  products: readonly P[],
  category: Pick<Category, '_id'> | undefined,
): P[] {
  return category ? products.filter(({ categoryId }) => categoryId === category._id) : [];
}

/** A hidden 'adiciones' offers nothing: the server would refuse it. */
export function additionsOf<P extends Pick<Product, 'categoryId'>>(
  products: readonly P[],
  categories: readonly Pick<Category, '_id' | 'name' | 'active'>[],
): P[] {
  const active = categories.filter((category) => category.active);
  return productsOf(products, specialCategory(active, 'adiciones'));
}

/** In the order of the categories, without the empty ones. */
export function groupByCategory<
  P extends Pick<Product, 'categoryId'>,
  C extends Pick<Category, '_id'>,
>(products: readonly P[], categories: readonly C[]): { category: C; products: P[] }[] {
  return categories
    .map((category) => ({ category, products: productsOf(products, category) }))
    .filter((group) => group.products.length > 0);
}

export function subcategoryId(name: string): string {
  return underscored(name);
}

export const FLAGS = ['esBebida', 'esPlatoPrincipal', 'esAdicional'] as const;
export type Flag = (typeof FLAGS)[number];

/** Each flag belongs to one category; the form hides those that another one holds. */
export function takenFlags(
  categories: readonly Pick<Category, '_id' | Flag>[],
  exceptId?: string | null,
): Flag[] {
  const others = categories.filter((category) => category._id !== exceptId);
  return FLAGS.filter((flag) => others.some((category) => category[flag]));
}

export function flagProblems(
  input: Pick<CategoryInput, Flag>,
  categories: readonly Pick<Category, '_id' | Flag>[],
  ownId?: string | null,
): Problem[] {
  return takenFlags(categories, ownId)
    .filter((flag) => input[flag])
    .map((flag) => ({ path: flag, message: MESSAGES.categories.flagTaken }));
}

export const MAX_SUBCATEGORIES = 40;

function subcategoryProblems(subcategorias: CategoryInput['subcategorias']): Problem[] {
  const path = 'subcategorias';
  const names = (subcategorias ?? []).map(({ name }) => name);
  if (names.length > MAX_SUBCATEGORIES) {
    return [{ path, message: MESSAGES.categories.tooManySubcategories(MAX_SUBCATEGORIES) }];
  }
  if (names.some(isBlank)) return [{ path, message: MESSAGES.categories.subcategoryBlank }];
  const ids = new Set(names.map((name) => subcategoryId(cleanText(name))));
  if (ids.size < names.length) return [{ path, message: MESSAGES.categories.subcategoryRepeated }];
  return names.flatMap((name) => tooLong(path, name, TEXT_LIMITS.nombre));
}

function tooLong(path: string, text: string | null | undefined, max: number): Problem[] {
  return isTooLong(text, max) ? [{ path, message: MESSAGES.texts.tooLong(max) }] : [];
}

/** `hasImage`: one was uploaded. An update keeps the image it had. */
export function categoryProblems(
  input: Pick<CategoryInput, 'name' | 'subcategorias'>,
  { isNew, hasImage }: { isNew: boolean; hasImage: boolean },
): Problem[] {
  const message = isNew
    ? MESSAGES.categories.nameAndImageRequired
    : MESSAGES.categories.nameRequired;
  const problems: Problem[] = [];
  if (isBlank(input.name)) problems.push({ path: 'name', message });
  if (isNew && !hasImage) problems.push({ path: 'imageUpload', message });
  problems.push(...tooLong('name', input.name, TEXT_LIMITS.nombre));
  return [...problems, ...subcategoryProblems(input.subcategorias)];
}

/** A missing image is no problem: the product is saved and the screen says what is missing. */
export function productProblems(input: ProductInput): Problem[] {
  const texts = ['nombre', 'descripcion', 'id_sigo', 'categoryId'] as const;
  const missing: string[] = texts.filter((field) => isBlank(input[field]));
  if (input.precio === null || input.precio === undefined) missing.push('precio');
  const problems: Problem[] = missing.map((path) => ({
    path,
    message: MESSAGES.products.fieldsRequired,
  }));
  if (!missing.includes('precio') && !isPrecio(input.precio)) {
    problems.push({ path: 'precio', message: MESSAGES.products.precioInvalid });
  }
  return [
    ...problems,
    ...tooLong('nombre', input.nombre, TEXT_LIMITS.nombre),
    ...tooLong('descripcion', input.descripcion, TEXT_LIMITS.descripcion),
    ...tooLong('id_sigo', input.id_sigo, TEXT_LIMITS.idSigo),
  ];
}
