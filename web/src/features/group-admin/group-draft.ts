import type { Product } from '@comanda/contract/menu/menu';
import type {
  GroupInput,
  ModifierGroup,
  ModifierOption,
} from '@comanda/contract/modifiers/modifiers';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';

/** A group as its form holds it. */
export interface GroupDraft {
  nombre: string;
  pregunta: string;
  min: number;
  max: number;
  gratis: number;
  repetible: boolean;
  opciones: readonly OptionDraft[];
  /** Codes of the dishes that have it. */
  productos: readonly string[];
}

export interface OptionDraft {
  /** Tells the rows apart while they are typed and moved. */
  key: string;
  /** Null for one that is not stored yet. */
  codigo: string | null;
  nombre: string;
  /** As it is typed; '' is what the linked dish costs, or nothing. */
  precio: string;
  id_sigo: string | null;
  /** Of a stored option the screen shows what is stored, which changes by one tap. */
  agotado: boolean;
  grupos: readonly string[];
}

export const EMPTY_GROUP: GroupDraft = {
  nombre: '',
  pregunta: '',
  min: 0,
  max: 1,
  gratis: 0,
  repetible: false,
  opciones: [],
  productos: [],
};

export function draftOf(group: ModifierGroup, productos: readonly string[]): GroupDraft {
  const { nombre, pregunta, min, max, gratis, repetible, opciones } = group;
  return {
    ...{ nombre, pregunta, min, max, gratis, repetible, productos },
    opciones: opciones.map((option) => ({
      key: option.codigo,
      codigo: option.codigo,
      nombre: option.nombre,
      precio: typedPrice(option),
      id_sigo: option.id_sigo,
      agotado: option.agotado,
      grupos: option.grupos,
    })),
  };
}

const COPY_MARK = ' (copia)';

/** A copy of a group as a new one, in no dish yet. */
export function copyOf(group: ModifierGroup): GroupDraft {
  const room = MODIFIER_LIMITS.nombre - COPY_MARK.length;
  return {
    ...unstored(draftOf(group, [])),
    nombre: group.nombre.slice(0, room) + COPY_MARK,
  };
}

/** A group that was thought of before, as a new one. */
export function draftOfExample(
  group: Omit<ModifierGroup, 'codigo'>,
  productos: readonly string[],
): GroupDraft {
  return unstored(draftOf({ ...group, codigo: '' }, productos));
}

function unstored(draft: GroupDraft): GroupDraft {
  const opciones = draft.opciones.map((option, at) => ({
    ...option,
    key: `nueva-${at}`,
    codigo: null,
    agotado: false,
  }));
  return { ...draft, opciones };
}

function typedPrice({ precio, id_sigo }: ModifierOption): string {
  const isFree = precio === 0 && id_sigo === null;
  return precio === null || isFree ? '' : pesosText(precio);
}

type StoredOption = Pick<ModifierOption, 'codigo' | 'agotado' | 'id_sigo'>;

/** What the form sends. `stored` says which options are sold out now, and which were a dish. */
export function inputOf(
  draft: GroupDraft,
  stored: readonly StoredOption[],
): GroupInput & { opciones: NonNullable<GroupInput['opciones']> } {
  const { nombre, pregunta, min, max, gratis, repetible } = draft;
  const dishes = new Set(stored.flatMap(({ codigo, id_sigo }) => (id_sigo ? codigo : [])));
  return {
    ...{ nombre: nombre.trim(), pregunta: pregunta.trim(), min, max, gratis, repetible },
    opciones: draft.opciones.map((option) => ({
      ...(option.codigo !== null && { codigo: option.codigo }),
      nombre: option.nombre.trim(),
      // What was a dish and has no price costs what nobody said, which the rules refuse.
      precio: readPesos(option.precio) ?? (isDish(option, dishes) ? null : 0),
      id_sigo: option.id_sigo,
      agotado: isSoldOut(option, stored),
      grupos: [...option.grupos],
    })),
  };
}

function isDish({ codigo, id_sigo }: OptionDraft, dishes: ReadonlySet<string>): boolean {
  return id_sigo !== null || (codigo !== null && dishes.has(codigo));
}

export function isSoldOut(
  option: Pick<OptionDraft, 'codigo' | 'agotado'>,
  stored: readonly Pick<ModifierOption, 'codigo' | 'agotado'>[],
): boolean {
  return stored.find(({ codigo }) => codigo === option.codigo)?.agotado ?? option.agotado;
}

/** Several names at once where several lines were pasted; empty ones are left out. */
export function withOptions(opciones: readonly OptionDraft[], typed: string): OptionDraft[] {
  const names = typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const list = [...opciones];
  for (const nombre of names) {
    list.push({
      key: freeKey(list),
      codigo: null,
      nombre,
      precio: '',
      id_sigo: null,
      agotado: false,
      grupos: [],
    });
  }
  return list;
}

export function withoutOption(opciones: readonly OptionDraft[], key: string): OptionDraft[] {
  return opciones.filter((option) => option.key !== key);
}

export function withOption(
  opciones: readonly OptionDraft[],
  key: string,
  part: Partial<OptionDraft>,
): OptionDraft[] {
  return opciones.map((option) => (option.key === key ? { ...option, ...part } : option));
}

/** An option that is its dish no more: it goes on costing what the dish costs. */
export function unlinked(
  { id_sigo, precio }: Pick<OptionDraft, 'id_sigo' | 'precio'>,
  products: readonly Pick<Product, 'id_sigo' | 'precio'>[],
): Pick<OptionDraft, 'id_sigo' | 'precio'> {
  const dish = products.find((product) => product.id_sigo === id_sigo);
  return { id_sigo: null, precio: precio === '' && dish ? pesosText(dish.precio) : precio };
}

/** The copy stands below, without the dish that the first one is. */
export function withCopyOfOption(
  opciones: readonly OptionDraft[],
  key: string,
  products: readonly Pick<Product, 'id_sigo' | 'precio'>[],
): OptionDraft[] {
  return opciones.flatMap((option) => {
    if (option.key !== key) return [option];
    const copy = {
      ...option,
      key: freeKey(opciones),
      codigo: null,
      nombre: `${option.nombre}${COPY_MARK}`,
      ...unlinked(option, products),
      agotado: false,
    };
    return [option, copy];
  });
}

function freeKey(opciones: readonly OptionDraft[]): string {
  const taken = new Set(opciones.map(({ key }) => key));
  let count = opciones.length;
  while (taken.has(`nueva-${count}`)) count += 1;
  return `nueva-${count}`;
}

type Range = Pick<GroupDraft, 'min' | 'max' | 'gratis'>;

/** The number that was changed stands; the others give way. */
export function withRange(range: Range, part: Partial<Range>): Range {
  const { min, max, gratis } = { ...range, ...part };
  if (part.max !== undefined) {
    return { min: Math.min(min, max), max, gratis: Math.min(gratis, max) };
  }
  return { min, max: Math.max(max, min, gratis), gratis };
}

/** How many things differ, for «2 cambios sin guardar»: a field, an option, the order, the dishes. */
export function changeCount(before: GroupDraft, after: GroupDraft): number {
  const fields = ['nombre', 'pregunta', 'min', 'max', 'gratis', 'repetible'] as const;
  const known = new Map(before.opciones.map((option) => [option.key, option]));
  const left = new Set(after.opciones.map(({ key }) => key));
  const changed = after.opciones.filter((option) => !isSame(option, known.get(option.key)));
  const removed = before.opciones.filter(({ key }) => !left.has(key));
  const orderOf = (list: readonly OptionDraft[], others: { has: (key: string) => boolean }) =>
    list.flatMap(({ key }) => (others.has(key) ? [key] : []));
  const isMoved = !isSame(orderOf(before.opciones, left), orderOf(after.opciones, known));
  return (
    fields.filter((name) => before[name] !== after[name]).length +
    changed.length +
    removed.length +
    (isMoved ? 1 : 0) +
    (isSame([...before.productos].sort(), [...after.productos].sort()) ? 0 : 1)
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
