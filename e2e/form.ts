/**
 * `npm run test:faults` runs the long form and records its figures; `npm test` runs a short one.
 */
export const isLong = process.env.FAULTS === 'long';

export function size(short: number, long: number): number {
  return isLong ? long : short;
}
