import type { Art } from '../art.ts';
import { blob, line, n, outline, type Point, polar, scatter } from '../shapes.ts';
import { freckles, gleam, glint, softLine, solid, tube } from '../surface.ts';

// A chorizo on a bent line, scored by the grill.
export function chorizo(art: Art, length = 250, thick = 78): string {
  const half = length / 2;
  const body = `M${n(-half)} 10Q0 ${n(-length * 0.16)} ${n(half)} 10`;
  const cuts: string[] = [];
  for (let i = -2; i <= 2; i += 1) {
    const x = (i * length) / 5.4;
    const y = 10 - length * 0.16 * (1 - (x / half) ** 2) * 0.5;
    cuts.push(
      `M${n(x - 14)} ${n(y + thick * 0.2)}Q${n(x)} ${n(y - 8)} ${n(x + 18)} ${n(y - thick * 0.28)}`,
    );
  }
  const knot = (side: number): string =>
    `<path d="M${n(side * (half + thick * 0.42))} 12l${n(side * 16)} -8v18Z" fill="#7A2A12" stroke="#7A2A12" stroke-width="6" stroke-linejoin="round"/>`;
  return (
    knot(-1) +
    knot(1) +
    tube(art, body, thick, { dark: '#6E1F0C', body: '#B0401F', light: '#DB7244', gleam: 0.7 }, 12) +
    `<path d="${cuts.join('')}" fill="none" stroke="#4A1206" stroke-width="9" stroke-linecap="round" stroke-opacity=".85"/>` +
    `<path d="${cuts.join('')}" fill="none" stroke="#F2A16B" stroke-width="3" stroke-linecap="round" transform="translate(4 3)" stroke-opacity=".9"/>`
  );
}

// Chicharrón: a rasher scored to the fat that curls in the pan, every cube puffed and crisp.
export function chicharron(art: Art, length = 300, cubes = 6): string {
  const sweep = 96;
  const radius = (length * 180) / (Math.PI * sweep);
  const around = (part: number, reach: number): Point => {
    const [x, y] = polar(-90 - sweep / 2 + sweep * part, radius + reach);
    return [x, y + radius * 0.92];
  };
  const along = (reach: number, from = 0, to = 1): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => around(from + (to - from) * part, reach));
  const base = outline([...along(6, -0.02, 1.02), ...along(-58, 0.02, 0.98).reverse()]);
  let crisp = '';
  for (let i = 0; i < cubes; i += 1) {
    const from = i / cubes - 0.012;
    const to = (i + 1) / cubes + 0.012;
    const top = art.random.between(48, 62);
    const puff = outline(
      [
        around(from, -16),
        around(from, top * 0.66),
        around(from * 0.8 + to * 0.2, top),
        around(from * 0.2 + to * 0.8, top),
        around(to, top * 0.66),
        around(to, -16),
      ],
      1 / 7,
    );
    const [x, y] = around((from + to) / 2, 20);
    const blisters = scatter(art.random, 8, 22, 28, 11).map(
      ([dx, dy]) => [x + dx, y + dy] as const,
    );
    const shine = line([around(from + 0.03, top * 0.6), around((from + to) / 2, top * 0.82)]);
    crisp +=
      solid(art, puff, {
        fill: art.linear(['#FFCB72', '#E58E30 .45', '#A64C12'], 75),
        shade: '#6A2A06',
        light: '#FFF3C8',
        edge: 9,
        lift: 4,
      }) +
      freckles(art, puff, blisters, ['#FFE7A8', '#9A4410', '#F9BE64'], [3, 7], 0.5) +
      glint(art, shine, 6, 0.75);
  }
  const layer = (reach: number, width: number, color: string): string =>
    `<path d="${line(along(reach, 0.01, 0.99))}" fill="none" stroke="${color}" ` +
    `stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    solid(art, base, {
      fill: art.linear(['#B4601F', '#8A3A12'], 90),
      shade: '#4A1B05',
      light: '#FFDDA0',
      edge: 8,
      lift: 13,
    }) +
    crisp +
    layer(-22, 17, '#FFEBCB') +
    layer(-35, 8, '#E2A070') +
    layer(-44, 7, '#FBDFB6')
  );
}

// A wavy rasher of bacon.
export function bacon(art: Art, length = 380, thick = 84): string {
  const wave = (shift: number): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i <= 10; i += 1) {
      points.push([-length / 2 + (length * i) / 10, shift + (i % 2 === 0 ? -13 : 13)]);
    }
    return points;
  };
  const d = outline([...wave(-thick / 2), ...wave(thick / 2).reverse()]);
  const stripe = (at: number, width: number, color: string): string =>
    `<path d="${line(wave(at))}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`;
  const folds: string[] = [];
  for (let i = 1; i < 10; i += 2) {
    const x = -length / 2 + (length * i) / 10;
    folds.push(`M${n(x)} ${n(-thick)}V${n(thick)}`);
  }
  return (
    solid(art, d, { fill: '#9E2F1C', shade: '#4E0E05', light: '#FFB59A', edge: 8, lift: 11 }) +
    `<g clip-path="${art.clip(d)}">` +
    stripe(-thick * 0.3, 13, '#F7CFA6') +
    stripe(-thick * 0.06, 9, '#C4512F') +
    stripe(thick * 0.1, 15, '#F9DDB8') +
    stripe(thick * 0.36, 10, '#7A1C0E') +
    `${softLine(art, folds.join(''), '#FFFFFF', 18, 0.3)}</g>`
  );
}

// A slice of roast pork with its rind of fat.
export function porkSlice(art: Art, width = 260, height = 130): string {
  const d = blob(art.random, width / 2, height / 2, 0.06, 10);
  const grain: string[] = [];
  for (let i = -2; i <= 2; i += 1) {
    grain.push(
      `M${n(-width * 0.36)} ${n(i * height * 0.15)}Q0 ${n(i * height * 0.15 - 12)} ${n(width * 0.36)} ${n(i * height * 0.15 + 4)}`,
    );
  }
  return (
    solid(art, d, {
      fill: art.radial(['#F2C9A4', '#D99A70 .6', '#A8623A']),
      shade: '#6E3212',
      edge: 12,
      lift: 10,
    }) +
    `<path d="${grain.join('')}" fill="none" stroke="#A8623A" stroke-width="4" stroke-linecap="round" stroke-opacity=".5"/>` +
    gleam(art, -width * 0.12, -height * 0.24, width * 0.2, height * 0.08, 0.5)
  );
}
