/**
 * Parts whole pesos by weights, so that the parts add up: what is left over after rounding down goes to the largest
 * remainders, of equal ones to the first. Without any weight everything is the first one's.
 */
export function inShares(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map((_, at) => (at === 0 ? whole : 0));
  // Products of two sums of an account may pass what a number holds exactly.
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(all)));
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const rest = exact.map((product, at) => ({ at, over: product % BigInt(all) }));
  rest.sort((a, b) => (a.over === b.over ? a.at - b.at : a.over < b.over ? 1 : -1));
  const more = new Set(rest.slice(0, left).map(({ at }) => at));
  return shares.map((share, at) => share + (more.has(at) ? 1 : 0));
}
