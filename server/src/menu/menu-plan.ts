import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import type { Impuesto } from '@comanda/contract/menu/impuestos.words';
import type { Category, MenuPlan, Product } from '@comanda/contract/menu/menu';
import { subcategoryId } from '@comanda/contract/menu/menu.rules';
import { FLAGS, type Flag } from '@comanda/contract/menu/menu-form.rules';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import type { SheetProduct } from '@comanda/contract/menu/menu-sheet.rules';
import { freeName } from '@comanda/contract/modifiers/group-names.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { nameKey } from '@comanda/contract/text';

export type Menu = {
  products: readonly Product[];
  categories: readonly Category[];
  groups: readonly ModifierGroup[];
};

/** A product on its way into a menu, from a row of a sheet or with the picture of another sede. */
type IncomingProduct = Omit<SheetProduct, 'fila'> & {
  fila: number | null;
  imagen?: string;
  /** A sheet does not say it, and leaves it as it is. */
  estacion?: string | null;
};

export type IncomingMenu = {
  products: readonly IncomingProduct[];
  /** Whole categories when they come from another sede; a sheet only names them. */
  categories: readonly Category[];
  /**
   * Groups that come with their dishes from another sede; each sede says itself what is sold out. Null: a sheet of
   * products, which leaves the groups as they are.
   */
  groups: readonly ModifierGroup[] | null;
  /** Products that stay as they are because their row could not be read. */
  untouchedCodes: readonly string[];
};

type PlannedCategory = Omit<Category, '_id' | 'estacion'> & {
  id: string | null;
  estacion: string | null;
};
export type PlannedProduct = Omit<
  Product,
  '_id' | 'categoryId' | 'impuesto' | 'estacion' | 'grupos' | 'sinOpciones'
> & {
  impuesto: Impuesto | null;
  estacion: string | null;
  grupos: string[];
  id: string | null;
  fila: number | null;
  /** The folded name of its category, which may not exist yet. */
  category: string;
  accion: 'nuevo' | 'cambia' | 'igual';
};

/** What has to be written to turn the menu into the one asked for. */
export type Change = {
  /** In their order on the menu. */
  categories: PlannedCategory[];
  products: PlannedProduct[];
  removedProducts: readonly Product[];
  removedCategories: readonly Category[];
  /** New or different ones. */
  groups: readonly ModifierGroup[];
  /** Codes of those that go. */
  removedGroups: readonly string[];
};

export function planMenu(current: Menu, incoming: IncomingMenu, modo: ModoMenu): Change {
  const named = categoriesNamed(incoming);
  const kept = new Set(incoming.products.map(({ id_sigo }) => id_sigo));
  for (const code of incoming.untouchedCodes) kept.add(code);
  const isReplaced = modo === 'reemplazar';
  const removedProducts = isReplaced
    ? current.products.filter(({ id_sigo }) => !kept.has(id_sigo))
    : [];
  const home = firstOfEachName(current.categories);
  const inUse = new Set(
    current.products
      .filter(({ id_sigo }) => incoming.untouchedCodes.includes(id_sigo))
      .map(({ categoryId }) => categoryId),
  );
  const isLeft = (category: Category) => {
    const key = nameKey(category.name);
    return inUse.has(category._id) || (named.has(key) && home.get(key) === category);
  };
  const removedCategories = isReplaced
    ? current.categories.filter((category) => !isLeft(category))
    : [];
  const staying = current.categories.filter((category) => !removedCategories.includes(category));
  const known = new Map(current.products.map((product) => [product.id_sigo, product]));
  const categories = planCategories(staying, home, incoming, named, isReplaced);
  return {
    categories,
    products: incoming.products.map((product) =>
      planProduct(known.get(product.id_sigo), home, product),
    ),
    removedProducts,
    removedCategories,
    ...planGroups(current.groups, incoming.groups, isReplaced),
  };
}

/**
 * A group is known by its code, and keeps what this sede says is sold out. Where another group of this sede has its
 * name, it gets one of its own, because sheets know groups by name.
 */
function planGroups(
  current: readonly ModifierGroup[],
  incoming: readonly ModifierGroup[] | null,
  isReplaced: boolean,
): Pick<Change, 'groups' | 'removedGroups'> {
  if (!incoming) return { groups: [], removedGroups: [] };
  const known = new Map(current.map((group) => [group.codigo, group]));
  const arriving = new Set(incoming.map(({ codigo }) => codigo));
  const others = current.filter(({ codigo }) => !arriving.has(codigo));
  const keysOf = (groups: readonly ModifierGroup[]) => groups.map(({ nombre }) => nameKey(nombre));
  const staying = new Set(isReplaced ? [] : keysOf(others));
  const taken = new Set([...staying, ...keysOf(incoming)]);
  const nameFor = ({ nombre }: ModifierGroup) => {
    const free = staying.has(nameKey(nombre)) ? freeName(nombre, taken) : nombre;
    taken.add(nameKey(free));
    return free;
  };
  const groups = incoming.flatMap((group) => {
    const before = known.get(group.codigo);
    const isSoldOut = (codigo: string) =>
      before?.opciones.some((option) => option.codigo === codigo && option.agotado) ?? false;
    const opciones = group.opciones.map((one) => ({ ...one, agotado: isSoldOut(one.codigo) }));
    const planned = { ...group, nombre: nameFor(group), opciones };
    return JSON.stringify(planned) === JSON.stringify(before) ? [] : [planned];
  });
  return { groups, removedGroups: isReplaced ? others.map(({ codigo }) => codigo) : [] };
}

/** The plan as a person sees it. */
export function presentPlan(
  { categories, products, removedProducts, removedCategories, groups, removedGroups }: Change,
  current: Menu,
): Omit<MenuPlan, 'version' | 'errores'> {
  const nameOf = new Map(categories.map(({ name }) => [nameKey(name), name]));
  const before = new Map(current.products.map((product) => [product._id, product]));
  const oldNames = new Map(current.categories.map(({ _id, name }) => [_id, name]));
  const oldGroups = new Map(current.groups.map((group) => [group.codigo, group]));
  return {
    categoriasNuevas: categories.filter(({ id }) => id === null).map(({ name }) => name),
    categoriasQueSalen: removedCategories.map(({ name }) => name),
    productos: [
      ...products.map(({ accion, fila, id, id_sigo, nombre, category, precio }) => ({
        accion,
        fila,
        id_sigo,
        nombre,
        categoria: nameOf.get(category) ?? '',
        precio,
        precioActual: before.get(id ?? '')?.precio ?? null,
      })),
      ...removedProducts.map(({ id_sigo, nombre, categoryId, precio }) => ({
        accion: 'sale' as const,
        fila: null,
        id_sigo,
        nombre,
        categoria: oldNames.get(categoryId) ?? '',
        precio,
        precioActual: precio,
      })),
    ],
    grupos: [
      ...groups.map((group) => ({
        accion: oldGroups.has(group.codigo) ? ('cambia' as const) : ('nuevo' as const),
        ...countedGroup(group),
      })),
      ...removedGroups.flatMap((codigo) => {
        const group = oldGroups.get(codigo);
        return group ? [{ accion: 'sale' as const, ...countedGroup(group) }] : [];
      }),
    ],
  };
}

function countedGroup({ codigo, nombre, opciones }: ModifierGroup) {
  return { codigo, nombre, opciones: opciones.length };
}

/** Where the products of a category name go: of two categories with the same name, the first. */
function firstOfEachName(categories: readonly Category[]): Map<string, Category> {
  const first = new Map<string, Category>();
  for (const category of categories) {
    const key = nameKey(category.name);
    if (!first.has(key)) first.set(key, category);
  }
  return first;
}

/** Folded name → the name as it was first written. */
function categoriesNamed({ categories, products }: IncomingMenu): Map<string, string> {
  const named = new Map<string, string>();
  const names = [...categories.map(({ name }) => name), ...products.map((one) => one.categoria)];
  for (const name of names) if (!named.has(nameKey(name))) named.set(nameKey(name), name);
  return named;
}

function planCategories(
  staying: readonly Category[],
  existing: ReadonlyMap<string, Category>,
  incoming: IncomingMenu,
  named: ReadonlyMap<string, string>,
  isReplaced: boolean,
): PlannedCategory[] {
  const sources = new Map(incoming.categories.map((source) => [nameKey(source.name), source]));
  const planned: PlannedCategory[] = [];
  const marks = new Map<string, string[]>();
  for (const { categoria, subcategorias = [] } of incoming.products) {
    const key = nameKey(categoria);
    const known = marks.get(key) ?? [];
    known.push(...subcategorias);
    marks.set(key, known);
  }
  const subcategoriesFor = (key: string, own: Category['subcategorias']) => {
    const wanted = marks.get(key) ?? [];
    const all = new Map(own.map((one) => [one.id, one]));
    for (const name of wanted) {
      const id = subcategoryId(name);
      if (!all.has(id)) all.set(id, { id, name });
    }
    return [...all.values()];
  };
  const place = (key: string, name: string) => {
    const category = existing.get(key);
    const source = sources.get(key);
    const base = isReplaced ? (source ?? category) : (category ?? source);
    planned.push({
      id: category?._id ?? null,
      name: category?.name ?? name,
      imageUrl: base?.imageUrl ?? PLACEHOLDER_IMAGE,
      active: base?.active ?? true,
      esBebida: base?.esBebida ?? false,
      esAdicional: base?.esAdicional ?? false,
      esPlatoPrincipal: base?.esPlatoPrincipal ?? false,
      tiempo: base?.tiempo ?? null,
      estacion: base?.estacion ?? null,
      subcategorias: subcategoriesFor(key, [
        ...(category?.subcategorias ?? []),
        ...(source?.subcategorias ?? []),
      ]),
    });
  };
  if (isReplaced) {
    for (const [key, name] of named) place(key, name);
    for (const { _id, ...category } of staying) {
      if (planned.every(({ id }) => id !== _id))
        planned.push({ id: _id, ...category, estacion: category.estacion ?? null });
    }
  } else {
    for (const { _id, ...category } of staying) {
      const isNamed = existing.get(nameKey(category.name))?._id === _id;
      if (isNamed && named.has(nameKey(category.name)))
        place(nameKey(category.name), category.name);
      else planned.push({ id: _id, ...category, estacion: category.estacion ?? null });
    }
    for (const [key, name] of named) if (!existing.has(key)) place(key, name);
  }
  return withOneHolderEach(planned);
}

/** Only one category holds a flag: an existing one keeps it, an arriving one loses it. */
function withOneHolderEach(planned: PlannedCategory[]): PlannedCategory[] {
  const holders = new Map<Flag, PlannedCategory>();
  const oldFirst = [...planned].sort((a, b) => Number(a.id === null) - Number(b.id === null));
  for (const category of oldFirst) {
    for (const flag of FLAGS) {
      if (category[flag] && !holders.has(flag)) holders.set(flag, category);
    }
  }
  return planned.map((category) => {
    const flags = FLAGS.map((flag) => [flag, holders.get(flag) === category]);
    return { ...category, ...Object.fromEntries(flags) };
  });
}

function planProduct(
  before: Product | undefined,
  home: ReadonlyMap<string, Category>,
  incoming: IncomingProduct,
): PlannedProduct {
  const category = nameKey(incoming.categoria);
  const isMoved = before?.categoryId !== home.get(category)?._id;
  const planned = {
    id: before?._id ?? null,
    fila: incoming.fila,
    category,
    subcategoryIds:
      incoming.subcategorias?.map(subcategoryId) ?? (isMoved ? [] : (before?.subcategoryIds ?? [])),
    nombre: incoming.nombre,
    descripcion: incoming.descripcion,
    precio: incoming.precio,
    imagen: incoming.imagen ?? before?.imagen ?? PLACEHOLDER_IMAGE,
    id_sigo: incoming.id_sigo,
    permiteAdiciones: incoming.permiteAdiciones ?? before?.permiteAdiciones ?? false,
    agotado: incoming.agotado ?? before?.agotado ?? false,
    impuesto: incoming.impuesto === undefined ? (before?.impuesto ?? null) : incoming.impuesto,
    estacion: (incoming.estacion === undefined ? before?.estacion : incoming.estacion) ?? null,
    grupos: incoming.grupos ?? [...(before?.grupos ?? [])],
  };
  if (!before) return { ...planned, accion: 'nuevo' };
  const isSame =
    !isMoved &&
    (['nombre', 'descripcion', 'precio', 'imagen', 'permiteAdiciones'] as const).every(
      (field) => planned[field] === before[field],
    ) &&
    planned.agotado === (before.agotado ?? false) &&
    planned.impuesto === (before.impuesto ?? null) &&
    planned.estacion === (before.estacion ?? null) &&
    planned.grupos.join() === (before.grupos ?? []).join() &&
    [...planned.subcategoryIds].sort().join() === [...before.subcategoryIds].sort().join();
  return { ...planned, accion: isSame ? 'igual' : 'cambia' };
}
