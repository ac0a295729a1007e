import type { Art } from '../art.ts';
import { ellipse, n, outline, type Point } from '../shapes.ts';
import { glint, solid } from '../surface.ts';

// A slice of avocado: dark skin outside, butter inside.
export function avocadoSlice(art: Art, length = 210, thick = 62): string {
  const half = length / 2;
  const d = `M${n(-half)} ${n(thick * 0.5)}Q0 ${n(-thick * 1.5)} ${n(half)} ${n(thick * 0.5)}Q0 ${n(-thick * 0.12)} ${n(-half)} ${n(thick * 0.5)}Z`;
  const inner = `M${n(-half * 0.93)} ${n(thick * 0.4)}Q0 ${n(-thick * 1.28)} ${n(half * 0.93)} ${n(thick * 0.4)}Q0 ${n(-thick * 0.1)} ${n(-half * 0.93)} ${n(thick * 0.4)}Z`;
  return (
    solid(art, d, { fill: '#2F5A22', shade: '#16320F', light: '#6FA044', edge: 4, lift: 8 }) +
    `<path d="${inner}" fill="${art.linear(['#8FBE4A', '#CFE07C .38', '#F3EFAE'], 90)}"/>` +
    glint(
      art,
      `M${n(-half * 0.55)} ${n(-thick * 0.14)}Q0 ${n(-thick * 0.7)} ${n(half * 0.4)} ${n(-thick * 0.2)}`,
      5,
      0.6,
    )
  );
}

// A fan of slices, the way it is laid beside a dish.
export function avocadoFan(art: Art, count: number, length = 210, step = 30): string {
  let fan = '';
  for (let i = 0; i < count; i += 1) {
    fan += art.at(i * 8, i * step, i * 5, 1, () => avocadoSlice(art, length, 64));
  }
  return fan;
}

const HALF: readonly Point[] = [
  [0, -150],
  [62, -118],
  [88, -30],
  [112, 56],
  [84, 136],
  [0, 166],
  [-84, 136],
  [-112, 56],
  [-88, -30],
  [-62, -118],
];

// Half an avocado, with its stone or with the hollow it left.
export function avocadoHalf(art: Art, stone: boolean): string {
  const grow = (by: number): string => outline(HALF.map(([x, y]) => [x * by, y * by + 2] as const));
  const pit = stone
    ? solid(art, ellipse(52, 54, 0, 56), {
        fill: art.radial(['#C98A52', '#8A4F24 .55', '#4E2810']),
        shade: '#2B1406',
        edge: 10,
        lift: 6,
      }) + glint(art, 'M-26 40Q-20 24 -2 20', 9, 0.55)
    : `<path d="${ellipse(52, 54, 0, 56)}" fill="${art.radial(['#B9A94C', '#DDD582 .5', '#F6F0B6'], 0.35, 0.25, 0.8)}"/>`;
  return (
    solid(art, grow(1), {
      fill: '#2C4A1F',
      shade: '#10240B',
      light: '#7FA35A',
      edge: 8,
      lift: 14,
    }) +
    `<path d="${grow(0.93)}" fill="${art.radial(['#F8F3BE .3', '#E4E38C .62', '#B4D060 .85', '#86B443'], 0.5, 0.6, 0.62)}"/>` +
    glint(art, 'M-62 -20Q-52 -86 -22 -116', 12, 0.55) +
    pit
  );
}
