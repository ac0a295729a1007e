import type { OfferedGroup, OfferedOption } from '@comanda/contract/modifiers/groups.rules';
import { includedUnits } from '@comanda/contract/modifiers/included-units.rules';
import type { ChosenGroup, ChosenOption } from '@comanda/contract/modifiers/selection-key';

/** What was chosen of a group, in the order in which it was chosen. */
export function optionsChosen(
  chosen: readonly ChosenGroup[],
  { codigo }: OfferedGroup,
): readonly ChosenOption[] {
  return chosen.find((one) => one.codigo === codigo)?.opciones ?? [];
}

/** How many units of a group were chosen, or of one option of it. */
export function unitsChosen(
  chosen: readonly ChosenGroup[],
  group: OfferedGroup,
  option?: OfferedOption,
): number {
  return optionsChosen(chosen, group)
    .filter(({ codigo }) => option === undefined || codigo === option.codigo)
    .reduce((sum, { cantidad }) => sum + (cantidad ?? 1), 0);
}

/** The choice with so many of an option. Where one may choose one, it replaces the other. */
export function withUnits(
  chosen: readonly ChosenGroup[],
  group: OfferedGroup,
  { codigo }: OfferedOption,
  cantidad: number,
): ChosenGroup[] {
  const before = optionsChosen(chosen, group);
  const same = before.find((one) => one.codigo === codigo);
  const changed = cantidad > 0 ? [{ ...same, codigo, cantidad }] : [];
  const others = group.max === 1 ? [] : before.filter((one) => one.codigo !== codigo);
  const opciones = same
    ? others.toSpliced(before.indexOf(same), 0, ...changed)
    : [...others, ...changed];
  return withOptions(chosen, group, opciones);
}

/** The choice with nothing of a group. */
export function withoutGroup(
  chosen: readonly ChosenGroup[],
  group: OfferedGroup,
): readonly ChosenGroup[] {
  return withOptions(chosen, group, []);
}

/** The choice with what was chosen of the groups that hang under an option. */
export function withNested(
  chosen: readonly ChosenGroup[],
  group: OfferedGroup,
  { codigo }: OfferedOption,
  grupos: readonly ChosenGroup[],
): ChosenGroup[] {
  const opciones = optionsChosen(chosen, group).map((one) =>
    one.codigo === codigo ? { ...one, grupos } : one,
  );
  return withOptions(chosen, group, opciones);
}

/** What the total would rise by with one more of an option: nothing where it would be an included one. */
export function nextPrice(
  chosen: readonly ChosenGroup[],
  group: OfferedGroup,
  { codigo }: OfferedOption,
): number {
  const units = group.opciones.map((option) => ({
    codigo: option.codigo,
    precio: option.precio,
    cantidad: unitsChosen(chosen, group, option),
  }));
  const more = units.map((unit) =>
    unit.codigo === codigo ? { ...unit, cantidad: unit.cantidad + 1 } : unit,
  );
  return chargedFor(more, group.gratis) - chargedFor(units, group.gratis);
}

/** The least that an option can cost with what must be chosen under it. */
export function leastPrice({ precio, grupos }: OfferedOption): number {
  const nested = grupos.map(({ min, gratis, opciones }) => {
    const prices = opciones
      .filter(({ agotado }) => !agotado)
      .map((one) => one.precio)
      .sort((a, b) => a - b);
    return prices
      .slice(0, min)
      .slice(gratis)
      .reduce((sum, one) => sum + one, 0);
  });
  return nested.reduce((sum, one) => sum + one, precio);
}

function withOptions(
  chosen: readonly ChosenGroup[],
  { codigo }: OfferedGroup,
  opciones: readonly ChosenOption[],
): ChosenGroup[] {
  const others = chosen.filter((one) => one.codigo !== codigo);
  return opciones.length > 0 ? [...others, { codigo, opciones }] : others;
}

function chargedFor(units: readonly { precio: number; cantidad: number }[], gratis: number) {
  const included = includedUnits(units, gratis);
  return units.reduce(
    (sum, { precio, cantidad }, at) => sum + precio * (cantidad - (included[at] ?? 0)),
    0,
  );
}
