/** How many units each option has that cost nothing: of the cheapest, `gratis` in all. */
export function includedUnits(
  options: readonly { precio: number; cantidad: number }[],
  gratis: number,
): number[] {
  const included = options.map(() => 0);
  const cheapestFirst = options
    .map((option, at) => ({ ...option, at }))
    .sort((a, b) => a.precio - b.precio || a.at - b.at);
  let left = gratis;
  for (const { at, cantidad } of cheapestFirst) {
    included[at] = Math.min(left, cantidad);
    left -= Math.min(left, cantidad);
  }
  return included;
}
