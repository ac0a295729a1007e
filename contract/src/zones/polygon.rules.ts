import { ZONE_LIMITS } from './zones.limits.ts';
import { zonesMessages } from './zones.messages.ts';

/** As GeoJSON: longitude first. */
export type Position = readonly [number, number];

/** A ring as GeoJSON has it: its last point is its first one. */
export interface Poligono {
  type: 'Polygon';
  coordinates: readonly (readonly Position[])[];
}

/** What a file or a call says that it is a polygon. */
export interface SentPolygon {
  type: string;
  coordinates: readonly (readonly (readonly number[])[])[];
}

/** The polygon as it is stored, or the sentence that says why it is none. */
export function readPolygon({ type, coordinates }: SentPolygon): Poligono | string {
  if (type !== 'Polygon') return zonesMessages.notAPolygon;
  const [sent, ...others] = coordinates;
  if (!sent || others.length > 0) return zonesMessages.oneRing;
  const { min, max } = ZONE_LIMITS.puntos;
  // Counted before anything looks at pairs of points.
  if (sent.length > 2 * max) return zonesMessages.points(min, max);
  if (!sent.every(isPosition)) return zonesMessages.badPosition;
  const ring = withoutRepeats(sent.map(rounded));
  const [first, last] = [ring[0], ring.at(-1)];
  if (sent.length > 1 && !(first && last && isSame(first, last))) return zonesMessages.notClosed;
  const points = ring.length - 1;
  if (points < min || points > max) return zonesMessages.points(min, max);
  return crossesItself(ring)
    ? zonesMessages.crossesItself
    : { type: 'Polygon', coordinates: [ring] };
}

function isLatitude(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 90;
}

function isLongitude(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 180;
}

function isPosition(point: readonly number[]): boolean {
  const [lng = Number.NaN, lat = Number.NaN] = point;
  return isLongitude(lng) && isLatitude(lat);
}

/** To a hand's width, without an altitude. */
function rounded([lng = 0, lat = 0]: readonly number[]): Position {
  return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
}

function withoutRepeats(ring: readonly Position[]): Position[] {
  return ring.filter((point, at) => {
    const before = ring[at - 1];
    return !before || !isSame(before, point);
  });
}

function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

type Segment = readonly [Position, Position];

/** Whether two sides meet anywhere but in the corner that they share. */
function crossesItself(ring: readonly Position[]): boolean {
  const sides = ring.slice(1).map((to, at): Segment => [ring[at] ?? to, to]);
  const last = sides.length - 1;
  return sides.some((side, i) =>
    sides.slice(i + 1).some((other, k) => {
      const j = i + 1 + k;
      if (j === i + 1) return turnsBack(side, other);
      if (i === 0 && j === last) return turnsBack(other, side);
      return meet(side, other);
    }),
  );
}

/** Whether the second side runs back over the first one. */
function turnsBack([a, b]: Segment, [, c]: Segment): boolean {
  const along = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return side(a, b, c) === 0 && along < 0;
}

function meet([a, b]: Segment, [c, d]: Segment): boolean {
  const [c1, d1, a1, b1] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (c1 !== d1 && a1 !== b1 && c1 * d1 <= 0 && a1 * b1 <= 0) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (d1 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (b1 === 0 && isBetween(c, d, b))
  );
}

/** On which side of the line from a to b the point is: 1, -1, or 0 on it. */
function side(a: Position, b: Position, point: Position): number {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));
}

function isBetween(a: Position, b: Position, point: Position): boolean {
  return ([0, 1] as const).every(
    (axis) =>
      Math.min(a[axis], b[axis]) <= point[axis] && point[axis] <= Math.max(a[axis], b[axis]),
  );
}
