import { missingField, type RequiredField } from '../forms/required.ts';
import { textMessages } from '../text.messages.ts';
import { cleanText, isBlank, isTooLong, nameKey, TEXT_LIMITS } from '../text.ts';
import type { Problem } from '../wire.ts';
import { subcategoryId } from './menu.rules.ts';
import type { Category, CategoryInput, ProductInput } from './menu.ts';
import { categoriesMessages } from './menu-admin.messages.ts';
import { isPrecio } from './precio.rules.ts';
import { isReservedCode } from './product-code.rules.ts';
import { productsMessages } from './products.messages.ts';
import { stationsMessages } from './stations.messages.ts';
import { isRoute } from './stations.rules.ts';
import { isTiempo, tiemposMessages } from './tiempos.words.ts';

export const FLAGS = ['esBebida', 'esPlatoPrincipal', 'esAdicional'] as const;
export type Flag = (typeof FLAGS)[number];

/** Each flag belongs to one category; the form hides those that another category has. */
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
    .map((flag) => ({ path: flag, message: categoriesMessages.flagTaken }));
}

/** No two categories of a sede have the same name; a category may keep the one it has. */
export function categoryNameProblems(
  { name }: Pick<CategoryInput, 'name'>,
  categories: readonly Pick<Category, '_id' | 'name'>[],
  ownId?: string | null,
): Problem[] {
  const wanted = nameKey(name ?? '');
  const own = categories.find(({ _id }) => _id === ownId);
  if (wanted === '' || (own && nameKey(own.name) === wanted)) return [];
  const taken = categories.find((category) => nameKey(category.name) === wanted);
  if (!taken) return [];
  return [{ path: 'name', message: categoriesMessages.nameRepeated(taken.name) }];
}

export const MAX_SUBCATEGORIES = 40;

function subcategoryProblems(subcategorias: CategoryInput['subcategorias']): Problem[] {
  const path = 'subcategorias';
  const names = (subcategorias ?? []).map(({ name }) => name);
  if (names.length > MAX_SUBCATEGORIES) {
    return [{ path, message: categoriesMessages.tooManySubcategories(MAX_SUBCATEGORIES) }];
  }
  if (names.some(isBlank)) return [{ path, message: categoriesMessages.subcategoryBlank }];
  const ids = new Set(names.map((name) => subcategoryId(cleanText(name))));
  if (ids.size < names.length) return [{ path, message: categoriesMessages.subcategoryRepeated }];
  return names.flatMap((name) => tooLong(path, name, TEXT_LIMITS.nombre));
}

function tooLong(path: string, text: string | null | undefined, max: number): Problem[] {
  return isTooLong(text, max) ? [{ path, message: textMessages.tooLong(max) }] : [];
}

/** `hasImage`: one was uploaded. An update keeps the image it had. */
export function categoryProblems(
  input: Pick<CategoryInput, 'name' | 'subcategorias' | 'tiempo' | 'estacion'>,
  { isNew, hasImage }: { isNew: boolean; hasImage: boolean },
): Problem[] {
  const rule = categoriesMessages.nameAndImageRequired;
  const nameMissing = isNew
    ? missingField('name', rule)
    : { path: 'name', message: categoriesMessages.nameRequired };
  const problems: Problem[] = isBlank(input.name) ? [nameMissing] : [];
  if (isNew && !hasImage) problems.push(missingField('imageUpload', rule));
  problems.push(...tooLong('name', input.name, TEXT_LIMITS.nombre));
  if (typeof input.tiempo === 'number' && !isTiempo(input.tiempo)) {
    problems.push({ path: 'tiempo', message: tiemposMessages.range });
  }
  return [
    ...problems,
    ...stationProblems(input.estacion),
    ...subcategoryProblems(input.subcategorias),
  ];
}

/** A missing image is not a problem: the product is saved and the screen says what is missing. */
export function productProblems(input: ProductInput): Problem[] {
  const texts = ['nombre', 'descripcion', 'id_sigo', 'categoryId'] as const;
  const missing: RequiredField[] = texts.filter((field) => isBlank(input[field]));
  if (input.precio === null || input.precio === undefined) missing.push('precio');
  const problems = missing.map((field) => missingField(field, productsMessages.fieldsRequired));
  if (!missing.includes('precio') && !isPrecio(input.precio)) {
    problems.push({ path: 'precio', message: productsMessages.precioInvalid });
  }
  return [
    ...problems,
    ...tooLong('nombre', input.nombre, TEXT_LIMITS.nombre),
    ...tooLong('descripcion', input.descripcion, TEXT_LIMITS.descripcion),
    ...tooLong('id_sigo', input.id_sigo, TEXT_LIMITS.idSigo),
    ...(isReservedCode(cleanText(input.id_sigo ?? ''))
      ? [{ path: 'id_sigo', message: productsMessages.reservedCode }]
      : []),
    ...stationProblems(input.estacion),
  ];
}

function stationProblems(estacion: string | null | undefined): Problem[] {
  if (!estacion || isRoute(estacion)) return [];
  return [{ path: 'estacion', message: stationsMessages.code }];
}
