import type { Art } from '../art.ts';
import { blob, ellipse, n, outline, polygon, scatter } from '../shapes.ts';
import { freckles, gleam, glint, SHADE, softLine, solid, tube } from '../surface.ts';

// Tres leches: a wet slab of cake under a drift of cream, seen a little from the side.
export function tresLechesSlab(art: Art): string {
  const side = polygon([
    [-230, -30],
    [10, 92],
    [10, 232],
    [-230, 104],
  ]);
  const face = polygon([
    [250, -46],
    [10, 92],
    [10, 232],
    [250, 92],
  ]);
  const body = polygon([
    [-230, -30],
    [10, -150],
    [250, -46],
    [250, 92],
    [10, 232],
    [-230, 104],
  ]);
  const cream = outline([
    [-236, -34],
    [-110, -104],
    [8, -160],
    [130, -108],
    [256, -52],
    [250, -14],
    [190, 20],
    [150, 14],
    [110, 52],
    [60, 62],
    [14, 108],
    [-40, 78],
    [-80, 76],
    [-130, 34],
    [-180, 34],
    [-232, -4],
  ]);
  const crumbs = (x: number, y: number): [number, number][] =>
    scatter(art.random, 60, 120, 90, 12).map(([dx, dy]) => [x + dx, y + dy]);
  return (
    solid(art, body, { fill: '#E6BE78', shade: '#9A6420', edge: 6, lift: 16 }) +
    `<path d="${side}" fill="${art.linear(['#FBE3A6', '#EDC57A'], 80)}"/>` +
    `<path d="${face}" fill="${art.linear(['#F0CB86', '#D9A454'], 80)}"/>` +
    freckles(art, side, crumbs(-110, 90), ['#D9A454', '#FFF0C8', '#C98F3E'], [2, 6], 0.5) +
    freckles(art, face, crumbs(130, 90), ['#C48A3A', '#FBE3A6', '#B97C2C'], [2, 6], 0.5) +
    softLine(art, 'M-230 46L10 168L250 28', '#FFF6DC', 9, 0.75) +
    solid(art, cream, {
      fill: art.linear(['#FFFFFF', '#FFF9EC .6', '#F3E3C4'], 60),
      shade: '#D2B583',
      edge: 12,
      lift: 5,
    }) +
    glint(art, 'M-150 -54Q-60 -104 6 -128', 12, 0.9) +
    softLine(art, 'M-120 -24Q0 -80 120 -40M-60 16Q40 -36 150 -12', '#E6D2A8', 7, 0.5)
  );
}

export function cinnamonDust(art: Art, count: number, radiusX: number, radiusY: number): string {
  return scatter(art.random, count, radiusX, radiusY, 6)
    .map(
      ([x, y]) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(art.random.between(1.4, 4))}" fill="#9A4E1A" fill-opacity=".7"/>`,
    )
    .join('');
}

// A stick of cinnamon, rolled from both sides.
export function cinnamonStick(art: Art, length = 260): string {
  const half = length / 2;
  return (
    tube(
      art,
      `M${n(-half)} 0Q0 -5 ${n(half)} 1`,
      44,
      { dark: '#5E2A0C', body: '#A05A26', light: '#CC8A4E', gleam: 0.3 },
      9,
    ) +
    softLine(art, `M${n(-half)} 4H${n(half)}`, '#3E1804', 6, 0.75) +
    `<ellipse cx="${n(half + 14)}" cy="-6" rx="9" ry="11" fill="#5E2A0C"/><ellipse cx="${n(half + 14)}" cy="11" rx="8" ry="9" fill="#3E1804"/>`
  );
}

// A strawberry half, for colour on white desserts.
export function strawberry(art: Art, size = 1): string {
  return art.at(0, 0, 0, size, () => {
    const d = outline([
      [0, 74],
      [-46, 22],
      [-58, -26],
      [-30, -56],
      [0, -50],
      [30, -56],
      [58, -26],
      [46, 22],
    ]);
    const seeds = scatter(art.random, 20, 42, 50, 15);
    return (
      solid(art, d, {
        fill: art.radial(['#FF7A5E', '#DC2F22 .55', '#A3140E']),
        shade: '#6E0806',
        edge: 10,
        lift: 9,
      }) +
      freckles(art, d, seeds, ['#FFE08A'], [2.5, 4], 0.95) +
      glint(art, 'M-40 -14Q-38 -34 -20 -42', 8, 0.6) +
      '<path d="M0 -48C-20 -74 -40 -60 -50 -48C-34 -46 -22 -40 -14 -34C-8 -42 8 -42 14 -34C22 -40 34 -46 50 -48C40 -60 20 -74 0 -48Z" fill="#4E9A3B"/>'
    );
  });
}

// A turned-out flan with its caramel running down.
export function flan(art: Art): string {
  const body =
    'M-196 -96C-214 30 -240 96 -250 128C-256 196 -140 232 0 232S256 196 250 128C240 96 214 30 196 -96Z';
  const caramel =
    'M-198 -98C-200 -150 -110 -184 0 -184S200 -150 198 -98C206 -40 210 -10 204 24C200 44 182 42 180 22' +
    'C176 -8 168 -18 156 -14C142 -8 150 60 140 88C134 108 112 106 110 84C108 52 110 14 92 10' +
    'C70 6 74 50 60 54C46 56 46 20 26 14C0 8 -6 60 -10 116C-14 140 -38 138 -40 114C-42 70 -38 24 -62 14' +
    'C-84 8 -88 40 -100 44C-114 46 -110 6 -128 -2C-144 -8 -148 30 -158 56C-166 72 -184 66 -184 46C-184 10 -202 -40 -198 -98Z';
  return (
    solid(art, body, {
      fill: art.linear(['#FFE9A6', '#F9D072 .45', '#E0A23C'], 40),
      shade: '#B4701A',
      light: '#FFF8D8',
      edge: 22,
      lift: 14,
    }) +
    solid(art, caramel, {
      fill: art.linear(['#C9701E', '#9A430C .5', '#6E2604'], 90),
      shade: '#4A1602',
      light: '#FFC070',
      edge: 10,
      lift: 5,
    }) +
    `<path d="${ellipse(176, 70, 0, -104)}" fill="${art.radial(['#E9A04A', '#B65C16 .6', '#86360A'], 0.4, 0.3, 0.75)}"/>` +
    gleam(art, -62, -128, 84, 24, 0.75) +
    glint(art, 'M-206 20Q-216 80 -224 120', 13, 0.6) +
    glint(art, 'M120 -70Q150 -84 160 -106', 7, 0.5)
  );
}

// Half a candied fig filled with arequipe.
export function breva(art: Art, size = 1): string {
  return art.at(0, 0, 0, size, () => {
    const skin = outline([
      [0, -132],
      [34, -92],
      [92, -30],
      [104, 46],
      [62, 108],
      [0, 122],
      [-62, 108],
      [-104, 46],
      [-92, -30],
      [-34, -92],
    ]);
    const inner = outline([
      [0, -86],
      [26, -62],
      [70, -16],
      [80, 44],
      [48, 88],
      [0, 98],
      [-48, 88],
      [-80, 44],
      [-70, -16],
      [-26, -62],
    ]);
    const fill = blob(art.random, 58, 60, 0.08, 9);
    const swirl = 'M-34 20C-30 -24 32 -26 34 8S-6 40 -10 16S14 -2 16 10';
    return (
      `<path d="M-8 -124Q-14 -160 4 -172L22 -164Q12 -146 12 -122Z" fill="#5E7030"/>` +
      solid(art, skin, {
        fill: art.radial(['#A4B04A', '#76843A .5', '#46521E']),
        shade: '#2A3410',
        light: '#EEF3B4',
        edge: 12,
        lift: 13,
      }) +
      `<path d="${inner}" fill="${art.radial(['#E0A860', '#C48642 .6', '#96602A'])}"/>` +
      art.at(
        0,
        26,
        0,
        1,
        () =>
          solid(art, fill, {
            fill: art.radial(['#FFDCA0', '#E9A654 .55', '#B9722A']),
            shade: '#6A340A',
            light: '#FFEBC8',
            edge: 10,
            lift: 6,
          }) +
          softLine(art, swirl, '#8A4A14', 7, 0.5) +
          glint(art, 'M-38 -8Q-26 -40 8 -42', 9, 0.75),
      ) +
      glint(art, 'M-84 6Q-80 -36 -46 -66', 8, 0.6)
    );
  });
}

// Raisins.
export function raisins(art: Art, spots: readonly (readonly [number, number])[]): string {
  return spots
    .map(([x, y]) =>
      art.at(x, y, art.random.between(0, 180), 1, () => {
        const d = blob(art.random, 24, 16, 0.14, 8);
        return (
          solid(art, d, {
            fill: art.radial(['#7A4430', '#47201A .6', '#260E0A']),
            shade: '#120504',
            edge: 4,
            lift: 5,
          }) +
          `<path d="M-12 -2Q0 -8 12 -2M-10 5Q0 0 10 6" fill="none" stroke="${SHADE}" stroke-width="2.500" stroke-opacity=".8"/>`
        );
      }),
    )
    .join('');
}
