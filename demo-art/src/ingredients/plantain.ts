import type { Art } from '../art.ts';
import { n, outline, type Point, polar, scatter } from '../shapes.ts';
import { freckles, gleam, glint, softLine, solid } from '../surface.ts';

// A patacón: green plantain smashed flat and fried, ragged at the edge.
export function patacon(art: Art, radius = 105): string {
  const points: Point[] = [];
  for (let i = 0; i < 22; i += 1) {
    points.push(polar((i * 360) / 22, radius * art.random.between(0.92, 1.05)));
  }
  const d = outline(points);
  const cracks = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const angle = i * 51 + art.random.between(-10, 10);
      const [x1, y1] = polar(angle, radius * 0.98);
      const [x2, y2] = polar(
        angle + art.random.between(-12, 12),
        radius * art.random.between(0.45, 0.7),
      );
      return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
    })
    .join('');
  const seeds = scatter(art.random, 18, radius * 0.4, radius * 0.4, radius * 0.1);
  return (
    solid(art, d, {
      fill: art.radial(['#FFF0A6', '#F7CE5A .5', '#DE9A2B'], 0.45, 0.42, 0.62),
      shade: '#9A5A0C',
      light: '#FFFBD8',
      edge: radius * 0.1,
      lift: radius * 0.1,
    }) +
    softLine(art, cracks, '#B97519', 5, 0.5) +
    freckles(art, d, seeds, ['#8A5A14', '#B5812A'], [2.5, 5.5], 0.6) +
    gleam(art, -radius * 0.25, -radius * 0.45, radius * 0.3, radius * 0.1, 0.5)
  );
}

// Ripe plantain, fried until the sugar darkens its edge.
export function ripePlantain(art: Art, length = 190, thick = 86): string {
  const d = outline([
    [-length / 2, 4],
    [-length * 0.3, -thick * 0.42],
    [length * 0.05, -thick * 0.5],
    [length * 0.36, -thick * 0.36],
    [length / 2, 6],
    [length * 0.34, thick * 0.4],
    [0, thick * 0.5],
    [-length * 0.34, thick * 0.42],
  ]);
  const seam = `M${n(-length * 0.36)} 4Q0 ${n(-thick * 0.14)} ${n(length * 0.36)} 4`;
  const spots = scatter(art.random, 16, length * 0.4, thick * 0.36, 14);
  return (
    solid(art, d, {
      fill: art.radial(['#FFCF5C', '#F39C24 .5', '#B9590C'], 0.45, 0.4, 0.62),
      shade: '#6E2A04',
      light: '#FFE9A0',
      edge: thick * 0.14,
      lift: 8,
    }) +
    freckles(art, d, spots, ['#8A3B08', '#C4660F'], [3, 8], 0.4) +
    `<path d="${seam}" fill="none" stroke="#8A4208" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round" stroke-opacity=".75"/>` +
    glint(
      art,
      `M${n(-length * 0.3)} ${n(-thick * 0.18)}Q${n(-length * 0.1)} ${n(-thick * 0.36)} ${n(length * 0.16)} ${n(-thick * 0.34)}`,
      thick * 0.09,
      0.75,
    )
  );
}
