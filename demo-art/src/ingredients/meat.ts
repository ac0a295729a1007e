import { type Art, stamp } from '../art.ts';
import { line, n, outline, type Point, scatter } from '../shapes.ts';
import { freckles, gleam, glint, SHADE, softLine, solid, tube } from '../surface.ts';

// Grill marks that stay on the meat.
function grillMarks(art: Art, d: string, reach: number, step: number, turn: number): string {
  let marks = '';
  for (let y = -reach; y <= reach; y += step) {
    marks += `M${n(-reach * 1.5)} ${n(y)}H${n(reach * 1.5)}`;
  }
  return (
    `<g clip-path="${art.clip(d)}"><g transform="rotate(${turn})">` +
    `${softLine(art, marks, '#240D04', step * 0.22, 0.6)}</g></g>`
  );
}

// A thick grilled cut with its strip of fat.
export function steak(art: Art, width = 330, height = 210): string {
  const w = width / 2;
  const h = height / 2;
  const d = outline([
    [-w, -h * 0.1],
    [-w * 0.7, -h * 0.82],
    [-w * 0.05, -h],
    [w * 0.6, -h * 0.86],
    [w, -h * 0.24],
    [w * 0.86, h * 0.6],
    [w * 0.2, h * 0.92],
    [-w * 0.5, h],
    [-w * 0.95, h * 0.56],
  ]);
  const fat = line([
    [-w * 0.94, -h * 0.3],
    [-w * 0.66, -h * 0.84],
    [-w * 0.05, -h * 0.97],
    [w * 0.58, -h * 0.84],
    [w * 0.95, -h * 0.3],
  ]);
  const crust = scatter(art.random, 60, w * 0.9, h * 0.86, 15);
  return (
    solid(art, d, {
      fill: art.radial(['#B4683A', '#8A4422 .5', '#52220E'], 0.42, 0.4, 0.68),
      shade: '#2A0D03',
      light: '#F2B888',
      edge: 18,
      lift: 18,
    }) +
    freckles(art, d, crust, ['#5A260E', '#C07A45', '#431A08'], [3, 10], 0.42) +
    softLine(art, fat, '#F0CF94', h * 0.14, 0.85) +
    `<path d="${fat}" fill="none" stroke="#FFF0CC" stroke-width="${n(h * 0.05)}" stroke-linecap="round" stroke-opacity=".8"/>` +
    grillMarks(art, d, w, height * 0.22, -32) +
    gleam(art, -w * 0.1, -h * 0.45, w * 0.4, h * 0.16, 0.3)
  );
}

// A rack of ribs lacquered with sauce, bones showing at one end.
export function ribs(art: Art, bones = 6, step = 74, height = 320): string {
  const half = (bones * step) / 2;
  let ends = '';
  let ridges = '';
  for (let i = 0; i < bones; i += 1) {
    const x = -half + step * (i + 0.5);
    const tip = -height / 2 - art.random.between(38, 56);
    ends +=
      tube(
        art,
        `M${n(x)} ${n(-height / 2 + 20)}L${n(x + 2)} ${n(tip)}`,
        36,
        { dark: '#C9AE84', body: '#F2E2C2', light: '#FFFAEC' },
        8,
      ) +
      `<ellipse cx="${n(x + 2)}" cy="${n(tip - 8)}" rx="12" ry="8" fill="#D9BE90" fill-opacity=".8"/>`;
    ridges +=
      softLine(
        art,
        `M${n(x)} ${n(-height / 2 + 26)}Q${n(x + 8)} 0 ${n(x)} ${n(height / 2 - 26)}`,
        '#E8843E',
        24,
        0.5,
      ) +
      (i > 0
        ? softLine(
            art,
            `M${n(x - step / 2)} ${n(-height / 2 + 8)}Q${n(x - step / 2 + 8)} 0 ${n(x - step / 2)} ${n(height / 2 - 10)}`,
            '#2E0B02',
            11,
            0.45,
          )
        : '');
  }
  const edge: Point[] = [];
  for (let i = 0; i <= bones * 2; i += 1) {
    edge.push([-half + (i * step) / 2, -height / 2 + (i % 2 === 0 ? 12 : -4)]);
  }
  for (let i = bones * 2; i >= 0; i -= 1) {
    edge.push([-half + (i * step) / 2, height / 2 + (i % 2 === 0 ? -10 : 6)]);
  }
  const d = outline(edge);
  const char = scatter(art.random, 70, half, height * 0.46, 18);
  const shine: string[] = [];
  for (let i = 0; i < bones; i += 1) {
    const x = -half + step * (i + 0.4);
    const y = art.random.between(-height * 0.3, -height * 0.1);
    shine.push(`M${n(x)} ${n(y)}q6 34 2 ${n(art.random.between(60, 110))}`);
  }
  return (
    ends +
    solid(art, d, {
      fill: art.linear(['#B5501F', '#8A3312 .5', '#561A06'], 70),
      shade: '#2A0A01',
      light: '#FFB780',
      edge: 14,
      lift: 18,
    }) +
    ridges +
    freckles(art, d, char, ['#3A1003', '#D97A3A', '#5E1E06'], [3, 10], 0.42) +
    glint(art, shine.join(''), 9, 0.5)
  );
}

// A piece of roast or stewed chicken: leg with its bone.
export function drumstick(art: Art, tone: 'golden' | 'stewed' | 'glazed' = 'golden'): string {
  const tones = {
    golden: ['#FFCF7A', '#DD8E32', '#9A4E10', '#5E2804'],
    stewed: ['#FFE3A8', '#E9B463', '#B97C2C', '#7A4A10'],
    glazed: ['#E0672A', '#A83813', '#661A05', '#320901'],
  } as const;
  const [light, body, dark, shade] = tones[tone];
  const d = outline([
    [-128, 14],
    [-110, -48],
    [-52, -74],
    [16, -56],
    [70, -26],
    [112, -16],
    [116, 18],
    [70, 30],
    [14, 62],
    [-54, 82],
    [-110, 62],
  ]);
  const skin = scatter(art.random, 30, 100, 56, 16).map(([x, y]) => [x - 30, y] as const);
  return (
    tube(art, 'M90 2L158 4', 26, { dark: '#CDB48A', body: '#F6EAD0', light: '#FFFDF4' }, 8) +
    `<path d="M150 -10a15 15 0 1 1 18 12a15 15 0 1 1 -18 14Z" fill="#F6EAD0" stroke="#CDB48A" stroke-width="3"/>` +
    solid(art, d, {
      fill: art.radial([light, `${body} .5`, dark], 0.36, 0.34, 0.72),
      shade,
      light: '#FFF2CC',
      edge: 16,
      lift: 13,
    }) +
    freckles(art, d, skin, [dark, light, shade], [3, 9], 0.35) +
    glint(art, 'M-88 -20Q-66 -52 -24 -52', 12, tone === 'glazed' ? 0.75 : 0.5)
  );
}

// Shredded meat: many threads lying together.
export function shredded(
  art: Art,
  count: number,
  radiusX: number,
  radiusY: number,
  tones: readonly string[],
): string {
  const threads = tones.map((tone) =>
    art.sprite(
      '<g fill="none" stroke-linecap="round"><path d="M-34 4Q-10 -12 8 0T36 -6" stroke="#2A0D03" stroke-width="9" stroke-opacity=".3" transform="translate(2 5)"/>' +
        `<path d="M-34 4Q-10 -12 8 0T36 -6" stroke="${tone}" stroke-width="9"/>` +
        '<path d="M-28 0Q-10 -12 6 -3" stroke="#FFF3DC" stroke-width="2.500" stroke-opacity=".6"/></g>',
    ),
  );
  return scatter(art.random, count, radiusX, radiusY, 10)
    .map(([x, y]) =>
      stamp(
        art.random.pick(threads),
        x,
        y,
        art.random.between(-60, 60),
        art.random.between(0.8, 1.15),
      ),
    )
    .join('');
}

// Scorched dots of pepper on anything large.
export function pepper(art: Art, count: number, radiusX: number, radiusY: number): string {
  return scatter(art.random, count, radiusX, radiusY, 10)
    .map(
      ([x, y]) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(art.random.between(1.5, 3.5))}" fill="${SHADE}" fill-opacity=".6"/>`,
    )
    .join('');
}
