import type { Random } from '../../server/src/demo/chance.ts';

export type Point = readonly [x: number, y: number];

// One decimal is finer than a pixel at the sizes we render, and keeps the SVG small.
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polar(angle: number, radiusX: number, radiusY: number = radiusX): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians) * radiusX, Math.sin(radians) * radiusY];
}

function curve(before: Point, from: Point, to: Point, after: Point, pull: number): string {
  const one: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
  const two: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
  return `C${n(one[0])} ${n(one[1])} ${n(two[0])} ${n(two[1])} ${n(to[0])} ${n(to[1])}`;
}

// A soft closed outline through the points (Catmull-Rom turned into Béziers).
export function outline(points: readonly Point[], pull = 1 / 6): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] as Point;
  const first = at(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < count; i += 1) {
    d += curve(at(i - 1), at(i), at(i + 1), at(i + 2), pull);
  }
  return `${d}Z`;
}

// The same softness for an open line.
export function line(points: readonly Point[], pull = 1 / 6): string {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)] as Point;
  const first = at(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < last; i += 1) {
    d += curve(at(i - 1), at(i), at(i + 1), at(i + 2), pull);
  }
  return d;
}

// Straight-edged closed shape.
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

// Nothing on a plate is a perfect ellipse.
export function blob(
  random: Random,
  radiusX: number,
  radiusY: number = radiusX,
  wobble = 0.06,
  count = 10,
): string {
  const start = random.between(0, 360);
  const points: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const reach = 1 + random.between(-wobble, wobble);
    points.push(polar(start + (i * 360) / count, radiusX * reach, radiusY * reach));
  }
  return outline(points);
}

export function ellipse(radiusX: number, radiusY: number = radiusX, x = 0, y = 0): string {
  const arc = `A${n(radiusX)} ${n(radiusY)} 0 1 1`;
  return `M${n(x - radiusX)} ${n(y)}${arc} ${n(x + radiusX)} ${n(y)}${arc} ${n(x - radiusX)} ${n(y)}Z`;
}

export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const r = Math.min(round, width / 2, height / 2);
  const corner = (cx: number, cy: number): string => `A${n(r)} ${n(r)} 0 0 1 ${n(cx)} ${n(cy)}`;
  return (
    `M${n(x + r)} ${n(y)}H${n(x + width - r)}${corner(x + width, y + r)}V${n(y + height - r)}` +
    `${corner(x + width - r, y + height)}H${n(x + r)}${corner(x, y + height - r)}V${n(y + r)}` +
    `${corner(x + r, y)}Z`
  );
}

// Spots inside an ellipse that keep their distance, from the back (top) to the front (bottom).
export function scatter(
  random: Random,
  count: number,
  radiusX: number,
  radiusY: number = radiusX,
  gap = 0,
): Point[] {
  const spots: Point[] = [];
  for (let tries = 0; tries < count * 12 && spots.length < count; tries += 1) {
    const reach = Math.sqrt(random.next());
    const spot = polar(random.between(0, 360), radiusX * reach, radiusY * reach);
    const crowded = spots.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < gap);
    if (!crowded) {
      spots.push(spot);
    }
  }
  return spots.sort((a, b) => a[1] - b[1]);
}
