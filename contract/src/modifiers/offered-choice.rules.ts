import { isChoosable, type OfferedGroup } from './groups.rules.ts';
import type { LineGroup } from './line-groups.ts';
import type { ChosenGroup, ChosenOption } from './selection-key.ts';

/**
 * What a dish still offers of a choice: without options that are sold out or gone, and never more than its groups
 * allow now. `isKept` as for `choose`.
 */
export function stillOffered(
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenGroup[] | null | undefined,
  isKept: (option: string) => boolean = () => false,
  under = '',
): ChosenGroup[] {
  return groups.flatMap((group) => {
    const wanted = chosen?.find(({ codigo }) => codigo === group.codigo)?.opciones ?? [];
    const taken = new Set<string>();
    let left = group.max;
    const opciones = wanted.flatMap((one): ChosenOption[] => {
      const option = group.opciones.find(({ codigo }) => codigo === one.codigo);
      const code = `${under}${group.codigo}/${one.codigo}`;
      if (!option || !(isChoosable(option) || isKept(code))) return [];
      if (left === 0 || (taken.has(option.codigo) && !group.repetible)) return [];
      taken.add(option.codigo);
      const cantidad = Math.min(one.cantidad ?? 1, group.repetible ? left : 1);
      left -= cantidad;
      const grupos = stillOffered(option.grupos, one.grupos, isKept, `${code}/`);
      return [{ codigo: option.codigo, cantidad, ...(grupos.length > 0 && { grupos }) }];
    });
    return opciones.length > 0 ? [{ codigo: group.codigo, opciones }] : [];
  });
}

/** The names of the options that a choice does not have any more, those that hang under others too. */
export function goneOptions(
  before: readonly LineGroup[] | undefined,
  left: readonly ChosenGroup[] | null | undefined,
): string[] {
  return (before ?? []).flatMap(({ codigo, opciones }) => {
    const options = left?.find((group) => group.codigo === codigo)?.opciones ?? [];
    return opciones.flatMap((option) => {
      const same = options.find((one) => one.codigo === option.codigo);
      return same ? goneOptions(option.grupos, same.grupos) : [option.nombre];
    });
  });
}
