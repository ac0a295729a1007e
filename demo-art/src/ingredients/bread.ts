import { type Art, stamp } from '../art.ts';
import { blob, n, outline, type Point, scatter } from '../shapes.ts';
import { dropShadow, freckles, gleam, glint, SHADE, softLine, solid, tube } from '../surface.ts';

const BUN = ['#FBD08A', '#E39A45 .5', '#AE5F1C'] as const;

export function sesame(art: Art, spots: readonly Point[]): string {
  const seed = art.sprite(
    '<path d="M-9 0Q-4 -7 5 -4T9 2Q2 7 -4 5T-9 0Z" fill="#6E3A0C" fill-opacity=".45" transform="translate(1 3)"/>' +
      '<path d="M-9 0Q-4 -7 5 -4T9 2Q2 7 -4 5T-9 0Z" fill="#FFF3D2"/>',
  );
  return spots.map(([x, y]) => stamp(seed, x, y, art.random.between(-40, 40), 1.15)).join('');
}

// A ruffled layer seen from its edge: lettuce under a bun.
function ruffle(width: number, y: number, drop: number, waves: number): Point[] {
  const points: Point[] = [[-width / 2, y]];
  for (let i = 0; i <= waves; i += 1) {
    points.push([-width / 2 + (width * i) / waves, y + (i % 2 === 0 ? drop : drop * 0.35)]);
  }
  points.push([width / 2, y]);
  return points;
}

// The burger, from the side so that its layers can be counted.
export function burger(art: Art): string {
  const slab = (y: number, width: number, height: number, fill: string, shade: string): string =>
    solid(
      art,
      outline(
        [
          [-width / 2, y + height / 2],
          [-width / 2 + 14, y + 4],
          [0, y],
          [width / 2 - 14, y + 4],
          [width / 2, y + height / 2],
          [width / 2 - 14, y + height - 4],
          [0, y + height],
          [-width / 2 + 14, y + height - 4],
        ],
        1 / 7,
      ),
      { fill, shade, edge: 11, lift: 8 },
    );
  const heel = 'M-232 128H232Q240 214 176 218H-176Q-240 214 -232 128Z';
  const crown =
    'M-246 -52C-250 -178 -130 -244 0 -244S250 -178 246 -52Q244 -26 210 -26H-210Q-244 -26 -246 -52Z';
  const cheese =
    'M-236 28H236L210 46L150 44L112 98Q100 108 88 96L40 46L-60 44L-104 84Q-116 94 -126 82L-160 46L-214 46Z';
  const seeds = scatter(art.random, 44, 190, 84, 24)
    .map(([x, y]) => [x, y - 140] as const)
    .filter(([x, y]) => (x / 210) ** 2 + ((y + 60) / 172) ** 2 < 1);
  const patty = outline([
    [-244, 92],
    [-226, 58],
    [-120, 52],
    [0, 56],
    [120, 52],
    [226, 58],
    [244, 92],
    [226, 124],
    [120, 130],
    [0, 126],
    [-120, 130],
    [-226, 124],
  ]);
  const crust = scatter(art.random, 60, 230, 34, 14).map(([x, y]) => [x, y + 92] as const);
  return (
    dropShadow(art, heel, 22, 0.5) +
    solid(art, heel, {
      fill: art.linear(['#F6CB86', '#D98F3E .6', '#A8601E'], 90),
      shade: '#7A3D08',
      edge: 14,
      lift: 0,
    }) +
    solid(art, outline([...ruffle(500, 96, 52, 18)], 1 / 7), {
      fill: art.linear(['#A6D25C', '#5EA03A'], 90),
      shade: '#2A6420',
      light: '#E4F6A8',
      edge: 8,
      lift: 8,
    }) +
    solid(art, patty, {
      fill: art.linear(['#9A5028', '#6A3014 .6', '#43190A'], 90),
      shade: '#280C03',
      light: '#E0A070',
      edge: 12,
      lift: 8,
    }) +
    freckles(art, patty, crust, ['#B9703E', '#3A1406', '#4E2010'], [4, 11], 0.5) +
    solid(art, cheese, {
      fill: art.linear(['#FFD86A', '#F5AC20'], 90),
      shade: '#C9780A',
      light: '#FFF3B8',
      edge: 7,
      lift: 7,
    }) +
    slab(-4, 210, 36, art.linear(['#F2694A', '#C42B16'], 90), '#8A1409') +
    art.at(-120, 0, 0, 1, () =>
      slab(-4, 214, 36, art.linear(['#EE6242', '#BE2814'], 90), '#8A1409'),
    ) +
    art.at(124, 0, 0, 1, () =>
      slab(-4, 206, 36, art.linear(['#F2694A', '#C42B16'], 90), '#8A1409'),
    ) +
    solid(art, outline([...ruffle(510, -34, 40, 16)], 1 / 7), {
      fill: art.linear(['#C4E37A', '#6FB043'], 90),
      shade: '#2F6E22',
      light: '#EEFAB8',
      edge: 7,
      lift: 8,
    }) +
    solid(art, crown, {
      fill: art.radial([...BUN], 0.38, 0.24, 0.8),
      shade: '#7E410C',
      light: '#FFF0C8',
      edge: 22,
      lift: 9,
    }) +
    gleam(art, -96, -168, 100, 44, 0.6) +
    sesame(art, seeds)
  );
}

// A hot dog from above: bun, sausage, sauces in zigzag and crushed crisps.
export function hotDog(art: Art): string {
  const long = 330;
  const bun = (y: number): string =>
    tube(
      art,
      `M${-long} ${y}Q0 ${y + (y > 0 ? 12 : -12)} ${long} ${y}`,
      150,
      { dark: '#A8601E', body: '#E5A350', light: '#FBD594', gleam: 0.35 },
      16,
    );
  const zig = (shift: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= 24; i += 1) {
      points.push([-312 + i * 26, i % 2 === 0 ? -40 : 40]);
    }
    return `M${points.map(([x, y]) => `${n(x + shift)} ${n(y)}`).join('L')}`;
  };
  const sauce = (d: string, dark: string, body: string): string =>
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${SHADE}" stroke-width="17" stroke-opacity=".3" transform="translate(3 7)"/>` +
    `<path d="${d}" stroke="${dark}" stroke-width="17"/><path d="${d}" stroke="${body}" stroke-width="11" transform="translate(-1 -2)"/>` +
    `<path d="${d}" stroke="#FFFFFF" stroke-width="3" stroke-opacity=".55" transform="translate(-3 -5)"/></g>`;
  const crisps = scatter(art.random, 90, 330, 74, 22)
    .map(([x, y]) =>
      art.at(
        x,
        y,
        art.random.between(0, 360),
        art.random.between(0.7, 1.2),
        () =>
          '<path d="M-16 6L-6 -12L12 -10L16 6L2 12Z" fill="#6E3A0C" fill-opacity=".35" transform="translate(2 5)"/>' +
          `<path d="M-16 6L-6 -12L12 -10L16 6L2 12Z" fill="${art.random.pick(['#FFDE7C', '#F5BE48', '#FCCF62'])}"/>` +
          '<path d="M-8 2L-3 -7L8 -6" fill="none" stroke="#FFF6CC" stroke-width="3"/>',
      ),
    )
    .join('');
  return (
    bun(-74) +
    bun(74) +
    softLine(art, `M${-long + 20} 0H${long - 20}`, '#5E2A06', 74, 0.6) +
    tube(
      art,
      `M${-long - 20} 4Q0 -14 ${long + 20} 2`,
      108,
      { dark: '#7A2410', body: '#BE4A22', light: '#E88452', gleam: 0.6 },
      10,
    ) +
    crisps +
    sauce(zig(0), '#B4201A', '#DC3A24') +
    sauce(zig(12), '#D89A10', '#FBC834') +
    sauce('M-318 20Q-240 -64 -160 14T0 10T160 6T318 -10', '#E59A86', '#FBC6B2')
  );
}

// A roll filled with roast pork, its top bread pushed back to show the filling.
export function sandwich(art: Art, filling: () => string): string {
  const heel = outline([
    [-350, 70],
    [-330, 20],
    [-180, -10],
    [0, -14],
    [180, -10],
    [330, 20],
    [350, 74],
    [320, 150],
    [170, 178],
    [0, 184],
    [-170, 178],
    [-320, 148],
  ]);
  const crown = outline([
    [-356, -74],
    [-336, -150],
    [-190, -196],
    [0, -206],
    [190, -196],
    [336, -150],
    [356, -70],
    [320, -14],
    [170, 10],
    [0, 14],
    [-170, 10],
    [-320, -18],
  ]);
  const cuts = [-200, -70, 60, 190]
    .map((x) => `M${x - 30} -50Q${x + 10} -110 ${x + 60} -150`)
    .join('');
  const flour = scatter(art.random, 40, 300, 80, 20).map(([x, y]) => [x, y - 100] as const);
  return (
    solid(art, heel, {
      fill: art.linear(['#F9E0AE', '#E3AE66 .6', '#B2702A'], 90),
      shade: '#7A4210',
      edge: 18,
      lift: 20,
    }) +
    filling() +
    solid(art, crown, {
      fill: art.linear(['#F7C67E', '#DB9244 .55', '#A8601E'], 80),
      shade: '#6E370A',
      light: '#FFF0CA',
      edge: 22,
      lift: 12,
    }) +
    softLine(art, cuts, '#FBE6BC', 22, 0.85) +
    softLine(art, cuts, '#A8601E', 5, 0.4) +
    freckles(art, crown, flour, ['#FFF6E0', '#FBE6C0', '#B9752C'], [2, 7], 0.6) +
    glint(art, 'M-270 -146Q-160 -180 0 -184', 12, 0.5)
  );
}

// A cheese finger: dough wound round, cheese at one end.
export function cheeseFinger(art: Art, length = 280, bitten = false): string {
  const half = length / 2;
  const turns: string[] = [];
  for (let x = -half + 18; x < half - 6; x += 40) {
    turns.push(`M${n(x - 12)} 33Q${n(x + 2)} 4 ${n(x + 20)} -34`);
  }
  const end = bitten
    ? solid(art, blob(art.random, 26, 36, 0.1, 8), {
        fill: '#FFF9E4',
        shade: '#D9BE82',
        edge: 6,
        lift: 3,
      })
    : '';
  return (
    tube(
      art,
      `M${n(-half)} 4Q0 -10 ${n(half)} 2`,
      78,
      { dark: '#B06A1C', body: '#EDB050', light: '#FFE09A', gleam: 0.4 },
      12,
    ) +
    softLine(art, turns.join(''), '#A8601A', 7, 0.6) +
    softLine(art, turns.join(''), '#FFE9B4', 3, 0.4) +
    art.at(half + 22, 2, 0, 1, () => end)
  );
}
