import { type Art, stamp } from '../art.ts';
import { ellipse, line, n, outline, type Point, polar } from '../shapes.ts';
import { glint, SHADE, softLine, solid } from '../surface.ts';

// A cooked shrimp: overlapping plates from the tail up to the thick end, curled round an arc.
export function shrimp(art: Art, radius = 70): string {
  const plates = 7;
  const from = 150;
  const step = 27;
  const shell = art.linear(['#FFE0C4', '#FB9A66 .4', '#E25A2A'], 90);
  const spine = (reach: number, first: number, last: number): string => {
    const points: Point[] = [];
    for (let i = first; i <= last; i += 1) {
      points.push(polar(from + i * step, radius * reach));
    }
    return line(points);
  };
  const [tailX, tailY] = polar(from + plates * step + 12, radius * 0.98);
  const fan =
    `<g transform="translate(${n(tailX)} ${n(tailY)}) rotate(${from + plates * step + 84})">` +
    '<path d="M0 -4C10 -26 40 -36 62 -24C52 -8 30 0 0 -4Z" fill="#E2401C"/>' +
    '<path d="M0 4C10 26 40 36 62 24C52 8 30 0 0 4Z" fill="#BE2C10"/>' +
    '<path d="M0 -6L54 -7Q62 0 54 7L0 6Z" fill="#F26A3E"/></g>';
  let body = '';
  for (let i = 0; i <= plates; i += 1) {
    const angle = from + i * step;
    const [x, y] = polar(angle, radius);
    const size = radius * (0.52 - i * 0.037);
    const band = `M${n(-size * 0.9)} ${n(-size * 0.5)}Q0 ${n(-size * 0.86)} ${n(size * 0.92)} ${n(-size * 0.42)}`;
    body +=
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${angle})">` +
      `<ellipse rx="${n(size)}" ry="${n(size * 0.94)}" fill="${shell}" stroke="#C2401A" stroke-width="2" stroke-opacity=".5"/>` +
      `<path d="${band}" fill="none" stroke="#D8431C" stroke-width="${n(size * 0.2)}" stroke-linecap="round" stroke-opacity=".55"/></g>`;
  }
  return (
    softLine(art, spine(1.08, 0, plates), SHADE, radius * 0.62, 0.3) +
    fan +
    body +
    glint(art, spine(1.26, 1, 4), radius * 0.09, 0.8) +
    softLine(art, spine(0.62, 0, 4), '#A82C0C', radius * 0.07, 0.4)
  );
}

// A squid ring.
export function squidRing(art: Art, radius = 44): string {
  return (
    `<ellipse rx="${n(radius)}" ry="${n(radius * 0.82)}" fill="none" stroke="${SHADE}" stroke-width="20" stroke-opacity=".3" transform="${art.toward(3, 7)}"/>` +
    `<ellipse rx="${n(radius)}" ry="${n(radius * 0.82)}" fill="none" stroke="#E6C9B4" stroke-width="20"/>` +
    `<ellipse rx="${n(radius)}" ry="${n(radius * 0.82)}" fill="none" stroke="#FFF8F0" stroke-width="13" transform="${art.toward(-1.5, -2.5)}"/>`
  );
}

// An open mussel.
export function mussel(art: Art, size = 1): string {
  const d = 'M-78 6C-66 -44 -8 -56 40 -40S92 6 78 20S10 50 -30 40S-82 24 -78 6Z';
  const flesh = outline([
    [-44, 4],
    [-10, -22],
    [34, -20],
    [52, 4],
    [26, 22],
    [-16, 20],
  ]);
  return art.at(
    0,
    0,
    0,
    size,
    () =>
      solid(art, d, {
        fill: art.linear(['#4A5468', '#232838'], 70),
        shade: '#0B0D16',
        light: '#A9B8D0',
        edge: 8,
        lift: 9,
      }) +
      `<path d="M-66 6C-56 -32 -6 -44 36 -32S80 4 68 14S8 38 -28 32S-70 20 -66 6Z" fill="${art.linear(['#C9CDE0', '#8D93AE'], 70)}"/>` +
      solid(art, flesh, {
        fill: art.radial(['#FFD9A0', '#F2A048 .6', '#C86A1C']),
        shade: '#8A3E08',
        edge: 6,
        lift: 4,
      }) +
      glint(art, 'M-20 -8Q6 -16 28 -10', 5, 0.7),
  );
}

// A whole fried mojarra, crisp, slashed to the bone. Head to the left.
export function friedFish(art: Art): string {
  const body = outline([
    [-330, 10],
    [-286, -62],
    [-200, -122],
    [-80, -152],
    [60, -132],
    [170, -78],
    [246, -28],
    [262, 6],
    [240, 40],
    [160, 84],
    [40, 128],
    [-90, 142],
    [-210, 116],
    [-296, 66],
  ]);
  const tail = outline(
    [
      [228, -20],
      [290, -60],
      [372, -128],
      [392, -110],
      [362, -40],
      [356, 8],
      [366, 60],
      [390, 122],
      [366, 136],
      [290, 66],
      [228, 36],
    ],
    1 / 8,
  );
  const spines = (points: readonly Point[]): string => outline(points, 1 / 14);
  const back = spines([
    [-150, -130],
    [-136, -176],
    [-106, -158],
    [-82, -198],
    [-52, -170],
    [-26, -200],
    [4, -166],
    [36, -186],
    [58, -148],
    [92, -162],
    [116, -118],
    [150, -124],
    [166, -84],
    [0, -120],
  ]);
  const belly = spines([
    [-70, 132],
    [-44, 178],
    [-16, 152],
    [16, 176],
    [36, 140],
    [76, 152],
    [100, 108],
    [0, 110],
  ]);
  const fin = {
    fill: art.linear(['#E39A3C', '#8A4310'], 100),
    shade: '#4E1E04',
    light: '#FFD890',
    edge: 7,
    lift: 10,
  };
  let scales = '';
  for (let row = 0; row < 20; row += 1) {
    for (let column = 0; column < 13; column += 1) {
      scales += `M${-170 + column * 34 + (row % 2) * 17} ${-150 + row * 15}q17 19 34 0`;
    }
  }
  const slashes = [-96, -6, 84].map((x) => {
    const h = 104 - Math.abs(x) * 0.35;
    return `M${n(x - 34)} ${n(-h * 0.72)}Q${n(x + 22)} ${n(-h * 0.1)} ${n(x + 10)} ${n(h * 0.66)}Q${n(x - 14)} ${n(-h * 0.02)} ${n(x - 34)} ${n(-h * 0.72)}Z`;
  });
  return (
    solid(art, back, fin) +
    solid(art, belly, fin) +
    solid(art, tail, fin) +
    '<path d="M262 4L360 -84M262 8L348 -30M262 12L348 44M262 16L362 96" stroke="#5E2A06" stroke-width="4" stroke-linecap="round" stroke-opacity=".5"/>' +
    solid(art, body, {
      fill: art.radial(['#FFD07A', '#E8992F .42', '#B9610F .75', '#7A3506'], 0.42, 0.36, 0.66),
      shade: '#4E1E04',
      light: '#FFF0BE',
      edge: 24,
      lift: 18,
    }) +
    `<g clip-path="${art.clip(body)}"><path d="${scales}" fill="none" stroke="#7A3A08" stroke-width="2.500" stroke-opacity=".45"/></g>` +
    `<path d="${slashes.join('')}" fill="#6E2E06"/>` +
    `<path d="${slashes.join('')}" fill="${art.linear(['#FFF6DC', '#F2D6A0'], 90)}" transform="translate(6 1)"/>` +
    '<path d="M-182 -112Q-138 0 -186 104" fill="none" stroke="#6E2E06" stroke-width="9" stroke-linecap="round" stroke-opacity=".75"/>' +
    '<path d="M-192 -108Q-150 0 -196 100" fill="none" stroke="#FFDF9A" stroke-width="4" stroke-opacity=".55"/>' +
    '<path d="M-330 14Q-306 20 -284 26" fill="none" stroke="#5E2404" stroke-width="6" stroke-linecap="round"/>' +
    `<path d="M-150 22C-112 2 -70 16 -52 52C-92 66 -134 56 -150 22Z" fill="${fin.fill}" stroke="#5E2404" stroke-width="3" stroke-opacity=".6"/>` +
    '<circle cx="-252" cy="-34" r="21" fill="#7A3A0A"/><circle cx="-252" cy="-34" r="14" fill="#F3E3C2"/><circle cx="-252" cy="-34" r="6" fill="#FFFDF6"/>' +
    glint(art, 'M-210 -88Q-110 -128 20 -112', 13, 0.5)
  );
}

// Small whole clams to fill a stew.
export function clams(art: Art, spots: readonly Point[]): string {
  const shell = art.sprite(
    `<ellipse cx="2" cy="6" rx="34" ry="28" fill="${SHADE}" fill-opacity=".35"/>` +
      `<path d="${ellipse(34, 28)}" fill="${art.radial(['#FFF6E8', '#E4C9A4 .6', '#A87F56'])}"/>` +
      '<path d="M0 26L-26 -10M0 26L-12 -24M0 26V-27M0 26L12 -24M0 26L26 -10" stroke="#9A7248" stroke-width="2.500" stroke-opacity=".6"/>',
  );
  return spots.map(([x, y]) => stamp(shell, x, y, art.random.between(-50, 50))).join('');
}
