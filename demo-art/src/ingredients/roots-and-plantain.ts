import type { Art } from '../art.ts';
import { blob, n, outline, type Point, polar, scatter } from '../shapes.ts';
import { freckles, gleam, glint, softLine, solid, tube } from '../surface.ts';

type PotatoTone = 'criolla' | 'pastusa' | 'roasted';

const POTATOES: Record<PotatoTone, readonly [string, string, string, string]> = {
  criolla: ['#FFE58A', '#F9BE37', '#D98A14', '#9A5606'],
  pastusa: ['#FFF8DC', '#F3E0A6', '#D9BA6C', '#A4803A'],
  roasted: ['#FFDF92', '#E3A446', '#A8651D', '#6B390A'],
};

// A small potato; criolla are yellow and shine with salt and oil.
export function potato(art: Art, radius: number, tone: PotatoTone = 'criolla'): string {
  const [light, body, dark, shade] = POTATOES[tone];
  const d = blob(art.random, radius * art.random.between(1, 1.14), radius * 0.9, 0.05, 8);
  const eyes = scatter(art.random, 7, radius * 0.75, radius * 0.65, radius * 0.3);
  return (
    solid(art, d, {
      fill: art.radial([light, `${body} .52`, dark], 0.38, 0.32, 0.74),
      shade,
      light: '#FFFBE2',
      edge: radius * 0.16,
      lift: radius * 0.14,
    }) +
    freckles(art, d, eyes, [dark, shade], [radius * 0.03, radius * 0.08], 0.45) +
    gleam(art, -radius * 0.32, -radius * 0.42, radius * 0.26, radius * 0.12, 0.75)
  );
}

// A heap of potatoes from the back to the front.
export function potatoHeap(
  art: Art,
  count: number,
  spread: number,
  radius: number,
  tone: PotatoTone = 'criolla',
): string {
  return scatter(art.random, count, spread, spread * 0.88, radius * 1.12)
    .map(([x, y]) =>
      art.at(x, y, art.random.between(-60, 60), 1, () =>
        potato(art, radius * art.random.between(0.86, 1.1), tone),
      ),
    )
    .join('');
}

// A thin slice of potato melting into a soup.
export function potatoSlice(art: Art, radius: number): string {
  const d = blob(art.random, radius, radius * 0.82, 0.09, 9);
  return (
    solid(art, d, {
      fill: art.radial(['#FFFBE6', '#FBEBB4 .6', '#EACB76']),
      shade: '#B98F36',
      edge: radius * 0.12,
      lift: 5,
    }) + gleam(art, -radius * 0.2, -radius * 0.36, radius * 0.34, radius * 0.12, 0.7)
  );
}

// A baton of fried cassava: blunt, pale inside, golden outside, split along the grain.
export function yucaBaton(art: Art, length = 220, thick = 74): string {
  const half = length / 2;
  const d = outline(
    [
      [-half, -thick * 0.36],
      [-half * 0.4, -thick * 0.54],
      [half * 0.4, -thick * 0.46],
      [half, -thick * 0.4],
      [half * 1.03, thick * 0.3],
      [half * 0.4, thick * 0.5],
      [-half * 0.4, thick * 0.46],
      [-half * 1.02, thick * 0.4],
    ],
    1 / 9,
  );
  const spots = scatter(art.random, 18, half * 0.9, thick * 0.4, 14);
  const split =
    `M${n(-half * 0.72)} ${n(-thick * 0.04)}Q0 ${n(-thick * 0.16)} ${n(half * 0.66)} ${n(thick * 0.02)}` +
    `Q0 ${n(thick * 0.1)} ${n(-half * 0.72)} ${n(-thick * 0.04)}Z`;
  return (
    solid(art, d, {
      fill: art.linear(['#FFF0B4', '#F5D077 .5', '#DB9E39'], 90),
      shade: '#A4640F',
      light: '#FFFCE6',
      edge: thick * 0.14,
      lift: 10,
    }) +
    freckles(art, d, spots, ['#C8882A', '#B9751C'], [3, 9], 0.4) +
    `<path d="${split}" fill="#FFF9E0" fill-opacity=".6"/>` +
    `<path d="M${n(-half * 0.6)} ${n(thick * 0.2)}H${n(half * 0.3)}M${n(-half * 0.3)} ${n(thick * 0.32)}H${n(half * 0.6)}" ` +
    'stroke="#B9751C" stroke-width="3" stroke-linecap="round" stroke-opacity=".4"/>'
  );
}

// A French fry: a square stick with a lit top and a darker side.
export function fry(art: Art, length = 240, thick = 36): string {
  const half = length / 2;
  const bend = art.random.between(-10, 10);
  return (
    tube(
      art,
      `M${n(-half)} 0Q0 ${n(bend)} ${n(half)} ${n(art.random.between(-3, 3))}`,
      thick,
      { dark: '#C47A16', body: '#F4BE4C', light: '#FFE08A', gleam: 0.35 },
      7,
    ).replaceAll('stroke-linecap="round"', 'stroke-linecap="square"') +
    `<path d="M${n(half - 4)} ${n(-thick * 0.4)}H${n(half + thick * 0.45)}V${n(thick * 0.4)}H${n(half - 4)}Z" fill="#E09A2E" fill-opacity=".55"/>`
  );
}

// A loose pile of fries pointing outward.
export function fryPile(art: Art, count: number, spread: number, length = 240): string {
  let pile = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i * 137.5) % 360;
    const reach = spread * Math.sqrt((count - i) / count);
    const x = Math.cos((angle * Math.PI) / 180) * reach * 0.62;
    const y = Math.sin((angle * Math.PI) / 180) * reach * 0.5;
    pile += art.at(x, y, angle + art.random.between(-32, 32), 1, () =>
      fry(art, length * art.random.between(0.75, 1.05)),
    );
  }
  return pile;
}

// A piece of boiled cassava in a soup: white, with its central thread.
export function boiledYuca(art: Art, length = 150, thick = 74): string {
  const d = blob(art.random, length / 2, thick / 2, 0.06, 9);
  return (
    solid(art, d, {
      fill: art.linear(['#FFFFFF', '#FBF5E0 .5', '#E4D5A6'], 80),
      shade: '#B9A264',
      edge: 9,
      lift: 6,
    }) +
    `<path d="M${n(-length * 0.34)} 0Q0 -8 ${n(length * 0.34)} 2" fill="none" stroke="#D9C78E" stroke-width="5" stroke-linecap="round"/>` +
    glint(art, `M${n(-length * 0.3)} ${n(-thick * 0.24)}H${n(length * 0.1)}`, 6, 0.9)
  );
}

// A chunk of green plantain from a sancocho.
export function boiledPlantain(art: Art, radius = 58): string {
  return (
    solid(art, blob(art.random, radius, radius * 0.84, 0.04, 9), {
      fill: art.radial(['#F7E3A0', '#E8C468 .6', '#C59636']),
      shade: '#7E5A14',
      edge: 9,
      lift: 6,
    }) +
    `<ellipse rx="${n(radius * 0.42)}" ry="${n(radius * 0.3)}" fill="#F9EDBE" fill-opacity=".8"/>` +
    '<circle cx="-8" cy="-3" r="3" fill="#A87C2A"/><circle cx="8" cy="-5" r="3" fill="#A87C2A"/><circle cx="1" cy="8" r="3" fill="#A87C2A"/>'
  );
}

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
