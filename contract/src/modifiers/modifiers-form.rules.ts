import { codeOf, isCode } from '../forms/codes.rules.ts';
import type { Product } from '../menu/menu.ts';
import { isPrecio } from '../menu/precio.rules.ts';
import { productsMessages } from '../menu/products.messages.ts';
import { textMessages } from '../text.messages.ts';
import { cleanText, isBlank, isTooLong, nameKey } from '../text.ts';
import type { Problem } from '../wire.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';
import { modifiersMessages } from './modifiers.messages.ts';
import type { GroupInput, ModifierGroup, OptionInput } from './modifiers.ts';

type LinkedProduct = Pick<Product, 'id_sigo' | 'nombre'>;

interface Around {
  /** The other groups of the sede, and the group as it was. */
  groups: readonly ModifierGroup[];
  products: readonly LinkedProduct[];
}

/** The groups and dishes of a sede by code and by name; who checks many groups makes it once. */
interface AroundIndex {
  byCode: ReadonlyMap<string, ModifierGroup>;
  byName: ReadonlyMap<string, readonly ModifierGroup[]>;
  dishNames: ReadonlyMap<string, string>;
}

interface GroupRules {
  /** What is wrong with a group that somebody drew; paths are those of the request. */
  problemsOf: (input: GroupInput, codigo: string) => Problem[];
  /** The group as it is stored: texts cleaned, and a code for each option. */
  groupOf: (input: GroupInput, codigo: string) => ModifierGroup;
}

export function groupRules({ groups, products }: Around): GroupRules {
  const index: AroundIndex = {
    byCode: new Map(groups.map((group) => [group.codigo, group])),
    byName: Map.groupBy(groups, ({ nombre }) => nameKey(nombre)),
    dishNames: dishNamesOf(products),
  };
  return {
    problemsOf: (input, codigo) => problemsOf(input, codigo, index),
    groupOf: (input, codigo) => storedGroup(input, codigo, index.dishNames),
  };
}

/** What is wrong with a group that somebody drew; paths are those of the request. */
export function groupProblems(
  input: GroupInput,
  { codigo, ...around }: Around & { codigo: string },
): Problem[] {
  return groupRules(around).problemsOf(input, codigo);
}

function problemsOf(input: GroupInput, codigo: string, index: AroundIndex): Problem[] {
  const named = index.byName.get(nameKey(input.nombre ?? ''));
  const same = named?.find((group) => group.codigo !== codigo);
  return [
    ...problem(!isCode(codigo), 'codigo', modifiersMessages.code),
    ...problem(isBlank(input.nombre), 'nombre', modifiersMessages.nameRequired),
    ...tooLong('nombre', input.nombre, MODIFIER_LIMITS.nombre),
    ...problem((input.nombre ?? '').includes('|'), 'nombre', modifiersMessages.nameWithBar),
    ...problem(same !== undefined, 'nombre', modifiersMessages.nameRepeated(same?.nombre ?? '')),
    ...tooLong('pregunta', input.pregunta, MODIFIER_LIMITS.pregunta),
    ...countProblems(input),
    ...optionsProblems(input.opciones ?? [], codigo, index),
  ];
}

/** The group as it is stored: texts cleaned, and a code for each option. */
export function groupOf(
  input: GroupInput,
  codigo: string,
  products: readonly LinkedProduct[],
): ModifierGroup {
  return storedGroup(input, codigo, dishNamesOf(products));
}

/** The names that linked options go by. */
export function dishNamesOf(products: readonly LinkedProduct[]): ReadonlyMap<string, string> {
  return new Map(products.map(({ id_sigo, nombre }) => [id_sigo, nombre]));
}

function storedGroup(
  input: GroupInput,
  codigo: string,
  dishNames: ReadonlyMap<string, string>,
): ModifierGroup {
  const options = input.opciones ?? [];
  const taken = new Set(options.map((option) => option.codigo ?? ''));
  return {
    codigo,
    nombre: cleanText(input.nombre ?? ''),
    pregunta: cleanText(input.pregunta ?? ''),
    min: input.min ?? 0,
    max: input.max ?? 1,
    gratis: input.gratis ?? 0,
    repetible: input.repetible ?? false,
    opciones: options.map((option) => {
      const nombre = nameOf(option, dishNames);
      const own = option.codigo || codeOf(nombre, taken);
      taken.add(own);
      return {
        codigo: own,
        nombre,
        precio: option.precio ?? (option.id_sigo ? null : 0),
        id_sigo: option.id_sigo || null,
        agotado: option.agotado ?? false,
        grupos: option.grupos ?? [],
      };
    }),
  };
}

/** Whether an option of a group that hangs under another option has groups itself. */
export function nestsTooDeep(groups: readonly ModifierGroup[]): boolean {
  const nested = new Set(groups.flatMap(({ opciones }) => opciones.flatMap((one) => one.grupos)));
  return groups.some(
    ({ codigo, opciones }) =>
      nested.has(codigo) && opciones.some(({ grupos }) => grupos.length > 0),
  );
}

/** The groups that a dish is to have. */
export function groupsOfDishProblems(
  codes: readonly string[] | null | undefined,
  groups: readonly Pick<ModifierGroup, 'codigo'>[],
): Problem[] {
  const path = 'grupos';
  const { porProducto } = MODIFIER_LIMITS;
  const known = new Set(groups.map(({ codigo }) => codigo));
  const list = codes ?? [];
  return [
    ...problem(list.length > porProducto, path, modifiersMessages.tooManyOfDish(porProducto)),
    ...problem(new Set(list).size < list.length, path, modifiersMessages.groupRepeated),
    ...problem(!list.every((code) => known.has(code)), path, modifiersMessages.groupUnknown),
  ];
}

function countProblems(input: GroupInput): Problem[] {
  const { repetible, opciones } = input;
  const [min, max, gratis] = [input.min ?? 0, input.max ?? 1, input.gratis ?? 0];
  const isMax = Number.isInteger(max) && max >= 1 && max <= MODIFIER_LIMITS.max;
  const upTo = (value: number) => Number.isInteger(value) && value >= 0 && value <= max;
  const count = opciones?.length ?? 0;
  const isAbove = isMax && upTo(min) && !repetible && count > 0 && min > count;
  return [
    ...problem(!isMax, 'max', modifiersMessages.maxInvalid(MODIFIER_LIMITS.max)),
    ...problem(isMax && !upTo(min), 'min', modifiersMessages.minInvalid),
    ...problem(isMax && !upTo(gratis), 'gratis', modifiersMessages.freeInvalid),
    ...problem(isAbove, 'min', modifiersMessages.minAboveOptions(count)),
  ];
}

function optionsProblems(
  options: readonly OptionInput[],
  codigo: string,
  index: AroundIndex,
): Problem[] {
  const { opciones: most } = MODIFIER_LIMITS;
  const path = 'opciones';
  if (options.length === 0) return [{ path, message: modifiersMessages.optionsRequired }];
  if (options.length > most) return [{ path, message: modifiersMessages.tooManyOptions(most) }];
  const names = new Set<string>();
  const codes = new Set<string>();
  return options.flatMap((option, at) => {
    const nombre = nameOf(option, index.dishNames);
    const key = nameKey(nombre);
    const isTwice = names.has(key) || codes.has(option.codigo || nombre);
    names.add(key);
    codes.add(option.codigo || nombre);
    return optionProblems(option, nombre, codigo, index)
      .concat(problem(isTwice, 'nombre', modifiersMessages.optionRepeated(nombre)))
      .map((one) => ({ ...one, path: `${path}.${at}.${one.path}` }));
  });
}

function optionProblems(
  option: OptionInput,
  nombre: string,
  codigo: string,
  { byCode, dishNames }: AroundIndex,
): Problem[] {
  const { porOpcion } = MODIFIER_LIMITS;
  const { id_sigo, precio, grupos } = option;
  const before = byCode.get(codigo)?.opciones ?? [];
  const nested = grupos ?? [];
  const isLinked =
    dishNames.has(id_sigo ?? '') ||
    // A dish that was removed since: the option is sold out until the owner takes it away.
    before.some((one) => one.id_sigo === id_sigo);
  const stored = before.find((one) => option.codigo && one.codigo === option.codigo);
  const hasPrice = precio !== null && precio !== undefined;
  const isNested = nested.includes(codigo) || !nested.every((code) => byCode.has(code));
  return [
    ...problem(
      Boolean(option.codigo) && !isCode(option.codigo ?? ''),
      'codigo',
      modifiersMessages.code,
    ),
    ...problem(nombre === '', 'nombre', modifiersMessages.optionNameRequired),
    ...(id_sigo ? [] : tooLong('nombre', nombre, MODIFIER_LIMITS.nombre)),
    ...problem(hasPrice && !isPrecio(precio), 'precio', productsMessages.precioInvalid),
    ...problem(
      !hasPrice && !id_sigo && Boolean(stored?.id_sigo),
      'precio',
      modifiersMessages.unlinkedPriceRequired,
    ),
    ...problem(Boolean(id_sigo) && !isLinked, 'id_sigo', modifiersMessages.linkUnknown),
    ...problem(nested.length > porOpcion, 'grupos', modifiersMessages.tooManyNested(porOpcion)),
    ...problem(new Set(nested).size < nested.length, 'grupos', modifiersMessages.groupRepeated),
    ...problem(isNested, 'grupos', modifiersMessages.groupUnknown),
  ];
}

/** A linked option is called as its dish. */
function nameOf({ nombre, id_sigo }: OptionInput, dishNames: ReadonlyMap<string, string>): string {
  return (id_sigo && dishNames.get(id_sigo)) || cleanText(nombre ?? '');
}

function problem(isBroken: boolean, path: string, message: string): Problem[] {
  return isBroken ? [{ path, message }] : [];
}

function tooLong(path: string, text: string | null | undefined, max: number): Problem[] {
  return problem(isTooLong(text, max), path, textMessages.tooLong(max));
}
