import { type ChosenGroup, selectionKey } from '../modifiers/selection-key.ts';
import type { OrderDraftLine, OrderLine } from './orders.ts';

export type OrderedLine = Pick<
  OrderLine,
  'id_sigo' | 'cantidad' | 'adiciones' | 'combo' | 'grupos'
>;
export type DraftExtra = NonNullable<OrderDraftLine['adiciones']>[number];

const NOTHING_KEPT: ReadonlySet<string> = new Set();

/**
 * What an edit may keep although it is no longer on offer, up to the amount ordered before: it is
 * already being made.
 */
export function keptOf(
  ordered: readonly OrderedLine[],
  drafts: readonly OrderDraftLine[],
): ReadonlySet<string> {
  if (ordered.length === 0) return NOTHING_KEPT;
  const before = countCodes(ordered);
  const now = countCodes(drafts);
  return new Set([...now].filter(([code, count]) => count <= (before.get(code) ?? 0)).map(first));
}

function countCodes(lines: readonly OrderDraftLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (code: string | null | undefined, count: number) => {
    if (code) counts.set(code, (counts.get(code) ?? 0) + count);
  };
  for (const line of lines) {
    const { id_sigo, cantidad, adiciones, combo } = line;
    add(id_sigo, cantidad ?? 0);
    for (const addition of adiciones ?? []) {
      add(addition.id_sigo, 1);
      add(additionKey(line, addition), 1);
    }
    add(combo?.bebida?.id_sigo, 1);
    add(combo?.adicional?.id_sigo, 1);
    if (combo) add(comboKey(line), 1);
    add(choiceKey(line), cantidad ?? 0);
    for (const [option, count] of countOptions(line.grupos ?? [], '')) {
      add(optionKey(line, option), count * (cantidad ?? 0));
    }
  }
  return counts;
}

/**
 * The key of an addition on its dish, or of a combo with its parts. No code contains U+0000, so it
 * separates them.
 */
export function additionKey(dish: DraftExtra, addition: DraftExtra): string {
  return ['adición', dish.id_sigo, addition.id_sigo].join('\0');
}

export function comboKey({ id_sigo, combo }: OrderDraftLine): string {
  return ['combo', id_sigo, combo?.bebida?.id_sigo, combo?.adicional?.id_sigo].join('\0');
}

/** The key of an option on its dish, where the option is 'salsas/hogao'. */
export function optionKey(dish: DraftExtra, option: string): string {
  return ['opción', dish.id_sigo, option].join('\0');
}

/** The key of a dish with all that was chosen of its groups. */
export function choiceKey({ id_sigo, grupos }: Pick<OrderDraftLine, 'id_sigo' | 'grupos'>): string {
  return ['grupos', id_sigo, selectionKey(grupos)].join('\0');
}

/** How many of each option a dish has, by the codes that lead to it. */
function countOptions(grupos: readonly ChosenGroup[], under: string): [string, number][] {
  return grupos.flatMap(({ codigo, opciones }) =>
    (opciones ?? []).flatMap((option): [string, number][] => {
      const path = `${under}${codigo}/${option.codigo}`;
      return [[path, option.cantidad ?? 1], ...countOptions(option.grupos ?? [], `${path}/`)];
    }),
  );
}

function first<T>([value]: readonly [T, unknown]): T {
  return value;
}
