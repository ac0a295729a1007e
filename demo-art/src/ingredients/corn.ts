import { type Art, stamp } from '../art.ts';
import { blob, box, ellipse, line, n, outline, type Point, polar, scatter } from '../shapes.ts';
import { freckles, gleam, glint, softLine, solid } from '../surface.ts';

// A griddled arepa with toast and the lines of the grill.
export function arepa(art: Art, radius = 110, grill = true): string {
  const d = blob(art.random, radius, radius * 0.98, 0.02, 12);
  const toast = scatter(art.random, 26, radius * 0.85, radius * 0.85, radius * 0.12);
  const lines = [-0.42, 0, 0.42]
    .map((row) => {
      const reach = radius * (row === 0 ? 0.66 : 0.52);
      return `M${n(-reach)} ${n(row * radius + reach * 0.14)}L${n(reach)} ${n(row * radius - reach * 0.14)}`;
    })
    .join('');
  const marks = grill ? softLine(art, lines, '#8A5524', radius * 0.085, 0.8) : '';
  return (
    solid(art, d, {
      fill: art.radial(['#FFF4D2', '#F6E0A8 .6', '#DDB56A'], 0.42, 0.38, 0.66),
      shade: '#A8752E',
      light: '#FFFDF0',
      edge: radius * 0.11,
      lift: radius * 0.09,
    }) +
    freckles(
      art,
      d,
      toast,
      ['#C98F43', '#B77A31', '#E0B268'],
      [radius * 0.03, radius * 0.1],
      0.42,
    ) +
    marks +
    gleam(art, -radius * 0.32, -radius * 0.55, radius * 0.3, radius * 0.1, 0.45)
  );
}

function kernel(art: Art): string {
  return art.sprite(
    `<path d="${box(-11, -12, 22, 24, 9)}" fill="${art.radial(['#FFF0A0', '#FCCB3A .5', '#DE9812'])}"/>` +
      '<ellipse cx="-3" cy="-5" rx="4" ry="3" fill="#FFFFFF" fill-opacity=".75"/>',
  );
}

// A chunk of corn on the cob lying on its side.
export function cornChunk(art: Art, length = 170, thick = 116): string {
  const half = length / 2;
  const d = box(-half, -thick / 2, length, thick, thick * 0.24);
  const seed = kernel(art);
  let rows = '';
  const bands = 5;
  for (let row = 0; row < bands; row += 1) {
    const y = -thick / 2 + (thick * (row + 0.5)) / bands;
    // Rows narrow toward the edges because the cob is round.
    const squash = 0.62 + 0.46 * Math.cos(((row - 2) / 2.6) * (Math.PI / 2));
    for (let x = -half + 12 + (row % 2) * 6; x < half - 6; x += 22) {
      rows += `<use href="#${seed}" transform="translate(${n(x)} ${n(y)}) scale(1 ${squash.toFixed(2)})"/>`;
    }
  }
  const dusk = art.linear(['#FFFFFF 0 .28', '#FFFFFF .4 0', '#8A4A00 .65 0', '#8A4A00 1 .5'], 90);
  return (
    solid(art, d, { fill: '#C98A12', shade: '#8A4A00', light: '#FFF3B0', edge: 8, lift: 10 }) +
    `<g clip-path="${art.clip(d)}">${rows}<path d="${d}" fill="${dusk}"/></g>` +
    `<ellipse cx="${n(half - 4)}" rx="${n(thick * 0.2)}" ry="${n(thick * 0.47)}" fill="#E9B52C"/>` +
    `<ellipse cx="${n(half - 4)}" rx="${n(thick * 0.14)}" ry="${n(thick * 0.34)}" fill="#FFF0BE"/>` +
    `<ellipse cx="${n(half - 4)}" rx="${n(thick * 0.07)}" ry="${n(thick * 0.18)}" fill="#E5CC86"/>`
  );
}

// A round of corn seen from its cut end.
export function cornWheel(art: Art, radius = 84): string {
  const seed = kernel(art);
  let ring = '';
  for (let i = 0; i < 18; i += 1) {
    const [x, y] = polar(i * 20, radius * 0.84);
    ring += stamp(seed, x, y, i * 20 + 90, radius / 74);
  }
  return (
    solid(art, ellipse(radius), {
      fill: '#D9961A',
      shade: '#8A4A00',
      light: '#FFF0A0',
      edge: 7,
      lift: 10,
    }) +
    ring +
    `<circle r="${n(radius * 0.68)}" fill="${art.radial(['#FFFBE8', '#FBEEC2 .6', '#EBD38C'])}"/>` +
    `<circle r="${n(radius * 0.36)}" fill="#F0DCA0"/><circle r="${n(radius * 0.2)}" fill="#FFF6D6"/>`
  );
}

const CRUST = { light: '#FBD98A', body: '#EDAF4B', dark: '#B96D1B' } as const;

// A fried half-moon with its pressed edge. The straight side is up.
export function empanada(art: Art, size = 1): string {
  return art.at(0, 0, 0, size, () => {
    const rim: Point[] = [];
    for (let i = 0; i <= 16; i += 1) {
      rim.push(
        polar(4 + (i * 172) / 16, 150 + (i % 2 === 0 ? 5 : -5), 122 + (i % 2 === 0 ? 5 : -5)),
      );
    }
    const back: Point[] = [
      [-120, -26],
      [-50, -50],
      [0, -54],
      [50, -50],
      [120, -26],
    ];
    const d = outline([...rim, ...back]);
    const belly = outline([
      [-112, -12],
      [-56, -40],
      [0, -45],
      [56, -40],
      [112, -12],
      [92, 44],
      [48, 78],
      [0, 88],
      [-48, 78],
      [-92, 44],
    ]);
    const presses: string[] = [];
    for (let i = 0; i < 15; i += 1) {
      const angle = 12 + (i * 156) / 14;
      const [x1, y1] = polar(angle, 144, 116);
      const [x2, y2] = polar(angle + 3, 118, 92);
      presses.push(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`);
    }
    const bubbles = scatter(art.random, 26, 100, 60, 14).map(([x, y]) => [x, y + 18] as const);
    return (
      solid(art, d, {
        fill: art.linear([CRUST.light, CRUST.body, CRUST.dark], 70),
        shade: '#8A4708',
        light: '#FFF0BE',
        edge: 9,
        lift: 14,
      }) +
      `<path d="${presses.join('')}" stroke="#8F4C0E" stroke-width="7" stroke-linecap="round" stroke-opacity=".5"/>` +
      solid(art, belly, {
        fill: art.radial(['#FFE6A0', '#F4BE5A .55', '#D58B2A']),
        shade: '#A65F14',
        light: '#FFF6D2',
        edge: 14,
        lift: 4,
      }) +
      freckles(art, belly, bubbles, ['#C77F22', '#FBE0A0', '#B66B18'], [3, 9], 0.55) +
      glint(art, 'M-78 -6Q-40 -26 6 -28', 11, 0.55)
    );
  });
}

// Arepa de huevo: fried, puffed, one of them open over its egg.
export function eggArepa(art: Art, radius = 150, open = false): string {
  const d = blob(art.random, radius, radius * 0.96, 0.03, 12);
  const bubbles = scatter(art.random, 60, radius * 0.86, radius * 0.82, radius * 0.08);
  const crust =
    solid(art, d, {
      fill: art.radial(['#FFDB80', '#F2AE3E .55', '#C4731A'], 0.4, 0.34, 0.7),
      shade: '#8A4306',
      light: '#FFF0B8',
      edge: radius * 0.12,
      lift: radius * 0.1,
    }) +
    freckles(
      art,
      d,
      bubbles,
      ['#C97B1E', '#FFE9A8', '#B3620F', '#FFDF90'],
      [3, radius * 0.06],
      0.55,
    );
  if (!open) {
    return (
      crust +
      glint(
        art,
        line([
          [-radius * 0.6, -radius * 0.3],
          [-radius * 0.36, -radius * 0.58],
          [0, -radius * 0.68],
        ]),
        radius * 0.08,
        0.55,
      )
    );
  }
  const mouth = blob(art.random, radius * 0.6, radius * 0.54, 0.1, 9);
  return (
    crust +
    solid(art, mouth, {
      fill: art.radial(['#FFFFFF', '#FFFBEF .7', '#F1E2C0'], 0.5, 0.5, 0.6),
      shade: '#A8701E',
      edge: 10,
      lift: 0,
    }) +
    solid(art, ellipse(radius * 0.28, radius * 0.27, radius * 0.02, 0), {
      fill: art.radial(['#FFDD62', '#FBB01F .55', '#E27B0A']),
      shade: '#C45A05',
      light: '#FFF0A8',
      edge: 7,
      lift: 5,
    }) +
    glint(
      art,
      `M${n(-radius * 0.15)} ${n(-radius * 0.05)}Q${n(-radius * 0.1)} ${n(-radius * 0.2)} ${n(radius * 0.05)} ${n(-radius * 0.2)}`,
      radius * 0.05,
      0.9,
    )
  );
}
