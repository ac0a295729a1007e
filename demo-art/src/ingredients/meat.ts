import { type Art, stamp } from '../art.ts';
import { blob, line, n, outline, type Point, polar, scatter } from '../shapes.ts';
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
