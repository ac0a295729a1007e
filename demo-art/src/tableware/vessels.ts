import type { Art } from '../art.ts';
import { limeWheel } from '../ingredients/fruits.ts';
import { sprig } from '../ingredients/garden.ts';
import { box, ellipse, n, outline } from '../shapes.ts';
import { castShadow, gleam, glint, SHADE, solid, tube } from '../surface.ts';
import { RIM } from './plates.ts';

// A round glass jug of lemonade.
export function jug(art: Art): string {
  const body =
    'M-120 -300L-112 -190C-190 -120 -206 20 -196 130C-188 240 -140 300 0 300S188 240 196 130C206 20 190 -120 112 -190L124 -290L150 -320L-104 -312Z';
  const drink =
    'M-152 -110C-186 -40 -188 40 -182 128C-174 226 -130 284 0 284S174 226 182 128C188 40 186 -40 152 -110Z';
  return (
    standingShadow(art, 230, 296) +
    '<path d="M128 -176C260 -210 290 -40 250 50C232 96 202 116 178 124" fill="none" stroke="#FFFFFF" stroke-width="36" stroke-opacity=".75" stroke-linecap="round"/>' +
    '<path d="M132 -168C246 -196 268 -40 234 44C220 82 196 100 178 106" fill="none" stroke="#C6D8A0" stroke-width="6" stroke-opacity=".8" stroke-linecap="round"/>' +
    `<path d="${body}" fill="#FFFFFF" fill-opacity=".42"/>` +
    `<path d="${drink}" fill="${art.linear(['#F7F9D2', '#E4EE9C .5', '#BFD466'], 80)}"/>` +
    `<g clip-path="${art.clip(drink)}">` +
    [
      [-92, -60, 14],
      [10, -84, -20],
      [96, -54, 30],
      [-40, 6, 40],
    ]
      .map(([x = 0, y = 0, turn = 0]) => art.at(x, y, turn, 1, () => iceCube(art, 96)))
      .join('') +
    art.at(-92, 120, 10, 1, () => limeWheel(art, 78)) +
    art.at(84, 168, -20, 1, () => limeWheel(art, 74)) +
    art.at(84, 30, 30, 1, () => limeWheel(art, 60)) +
    `</g><ellipse cy="-110" rx="152" ry="20" fill="#FBFCE4"/>` +
    art.at(-30, -112, -20, 1.5, () => sprig(art)) +
    `<path d="${body}" fill="${art.linear(['#FFFFFF 0 .5', '#FFFFFF .16 .06', '#FFFFFF .84 0', '#FFFFFF 1 .45'], 0)}" stroke="#FFFFFF" stroke-width="6" stroke-opacity=".8" stroke-linejoin="round"/>` +
    glint(art, 'M-160 -40C-172 40 -168 130 -148 186', 16, 0.65) +
    condensation(art, 18, 130, 300)
  );
}

// A contour bottle of cola: no brand, a red band and a crown cap.
export function bottle(art: Art): string {
  const d =
    'M-44 -336H44V-268C44 -214 104 -176 106 -96C106 -50 88 -30 88 10C88 60 108 90 108 150V300Q108 336 72 336H-72Q-108 336 -108 300V150C-108 90 -88 60 -88 10C-88 -30 -106 -50 -106 -96C-104 -176 -44 -214 -44 -268Z';
  const cap =
    'M-54 -376Q0 -388 54 -376L60 -326Q50 -316 40 -326Q30 -316 20 -326Q10 -316 0 -326Q-10 -316 -20 -326Q-30 -316 -40 -326Q-50 -316 -60 -326Z';
  return (
    standingShadow(art, 150, 334) +
    solid(art, d, {
      fill: art.linear(['#6E2812', '#3E1006 .35', '#2A0903 .7', '#6A2A14'], 0),
      shade: '#140301',
      light: '#E0906A',
      edge: 12,
      lift: 0,
    }) +
    `<g clip-path="${art.clip(d)}"><path d="M-120 -76Q0 -48 120 -76V36Q0 64 -120 36Z" fill="${art.linear(['#E0452C', '#B42318 .5', '#7E120A'], 0)}"/>` +
    '<path d="M-120 -10Q-40 -46 20 -8T120 -22V10Q60 30 10 12T-120 26Z" fill="#FFF6EA"/>' +
    '<path d="M-120 -76Q0 -48 120 -76M-120 36Q0 64 120 36" fill="none" stroke="#FFD9B8" stroke-width="5"/></g>' +
    `<path d="M-42 -330H42V-290H-42Z" fill="#A86A4A" fill-opacity=".4"/>` +
    solid(art, cap, {
      fill: art.linear(['#F0694A', '#C2301A .5', '#84150A'], 0),
      shade: '#5E0A04',
      edge: 6,
      lift: 4,
    }) +
    glint(art, 'M-78 -120C-74 -60 -62 -40 -64 12S-82 120 -82 280', 15, 0.5) +
    glint(art, 'M-26 -300V-250', 9, 0.6) +
    condensation(art, 26, 76, 560)
  );
}

// A beer mug with its head of foam running over.
export function mug(art: Art): string {
  const glass = 'M-220 -250H220L208 300Q206 340 166 340H-166Q-206 340 -208 300Z';
  const beer = 'M-200 -200H200L188 276Q186 300 160 300H-160Q-186 300 -188 276Z';
  const fizz: string[] = [];
  for (let i = 0; i < 46; i += 1) {
    fizz.push(
      `<circle cx="${n(art.random.between(-170, 170))}" cy="${n(art.random.between(-150, 280))}" r="${n(art.random.between(2, 7))}" fill="#FFF6C8" fill-opacity=".7"/>`,
    );
  }
  const facets = [-120, -40, 40, 120]
    .map(
      (x) =>
        `<path d="M${x - 30} -120Q${x} -140 ${x + 30} -120L${x + 27} 250Q${x} 268 ${x - 27} 250Z" fill="#FFFFFF" fill-opacity=".16"/><path d="M${x - 22} -104L${x - 20} 234" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round" stroke-opacity=".5"/>`,
    )
    .join('');
  const foam =
    'M-236 -236C-262 -300 -206 -348 -152 -330C-130 -384 -50 -388 -18 -350C14 -392 102 -384 122 -334C180 -352 252 -306 234 -240C244 -200 214 -176 192 -192C186 -150 150 -150 144 -186C116 -168 92 -172 78 -190C64 -130 16 -132 10 -186C-20 -166 -58 -168 -72 -190C-84 -84 -140 -84 -146 -188C-190 -164 -240 -180 -236 -236Z';
  return art.at(
    -30,
    30,
    0,
    0.98,
    () =>
      standingShadow(art, 270, 334) +
      '<path d="M206 -150C350 -160 372 -40 364 70C356 180 300 220 200 212" fill="none" stroke="#FFFFFF" stroke-width="58" stroke-opacity=".7"/>' +
      '<path d="M206 -150C350 -160 372 -40 364 70C356 180 300 220 200 212" fill="none" stroke="#F3D79A" stroke-width="30" stroke-opacity=".55"/>' +
      '<path d="M210 -170C362 -184 394 -50 384 76" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" stroke-opacity=".9"/>' +
      `<path d="${glass}" fill="#FFFFFF" fill-opacity=".5"/>` +
      `<path d="${beer}" fill="${art.linear(['#FFD24A', '#F5A81C .5', '#D67C08'], 80)}"/>` +
      `<path d="${beer}" fill="${art.linear(['#B85C04 0 .5', '#B85C04 .18 0', '#B85C04 .82 0', '#B85C04 1 .6'], 0)}"/>` +
      facets +
      fizz.join('') +
      `<path d="${glass}" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-opacity=".8"/>` +
      solid(art, foam, {
        fill: art.linear(['#FFFFFF', '#FFF9E8 .6', '#F6E3B4'], 80),
        shade: '#D9B86A',
        edge: 18,
        lift: 8,
      }) +
      gleam(art, -110, -300, 70, 26, 0.9) +
      [
        [-40, -270, 16],
        [60, -300, 12],
        [150, -262, 18],
        [-176, -262, 14],
        [14, -230, 10],
      ]
        .map(
          ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#F3E2B6" fill-opacity=".55"/>`,
        )
        .join('') +
      condensation(art, 22, 170, 380),
  );
}

// A plain bottle of water.
export function waterBottle(art: Art): string {
  const d =
    'M-46 -330H46V-280C46 -246 110 -222 112 -150V-60Q100 -46 112 -32V60Q100 74 112 88V296Q112 336 74 336H-74Q-112 336 -112 296V88Q-100 74 -112 60V-32Q-100 -46 -112 -60V-150C-110 -222 -46 -246 -46 -280Z';
  return (
    standingShadow(art, 155, 334) +
    solid(art, d, {
      fill: art.linear(['#E3F4F8', '#BFE2EC .35', '#A4D3E2 .7', '#DDF1F6'], 0),
      shade: '#5E9DB4',
      light: '#FFFFFF',
      edge: 14,
      lift: 0,
    }) +
    `<g clip-path="${art.clip(d)}"><rect x="-120" y="-40" width="240" height="136" fill="${art.linear(['#2F7E9C', '#1D5C77 .5', '#123E52'], 0)}"/>` +
    '<path d="M-120 50Q-70 18 -20 48T80 46T130 40V100H-120Z" fill="#7CC7E3"/><path d="M-120 70Q-60 42 -10 70T90 66T130 66V100H-120Z" fill="#FFFFFF" fill-opacity=".85"/>' +
    '<path d="M0 -24C14 -4 22 6 22 16A22 20 0 0 1 -22 16C-22 6 -14 -4 0 -24Z" fill="#FFFFFF"/></g>' +
    `<path d="M-92 -176Q0 -156 92 -176" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-opacity=".8"/>` +
    solid(art, 'M-54 -384Q-54 -390 -46 -390H46Q54 -390 54 -384V-326H-54Z', {
      fill: art.linear(['#3B8CAA', '#1D5C77 .5', '#103C50'], 0),
      shade: '#0A2A38',
      edge: 6,
      lift: 3,
    }) +
    '<path d="M-36 -382V-334M-18 -382V-334M0 -382V-334M18 -382V-334M36 -382V-334" stroke="#0E3545" stroke-width="4" stroke-opacity=".6"/>' +
    glint(art, 'M-82 -150V-70', 14, 0.9) +
    glint(art, 'M-82 120V280', 14, 0.85) +
    condensation(art, 22, 84, 520)
  );
}

// Black coffee in an enamel cup on its saucer, seen from above.
export function coffeeCup(art: Art): string {
  const enamel = art.linear(['#FFFFFF', '#FBF4E6 .5', '#E2D3B8'], 55);
  return (
    castShadow(400, 400) +
    `<path d="${ellipse(400)}" fill="${enamel}"/><path d="${ellipse(388)}" fill="none" stroke="${RIM.agave}" stroke-width="14"/>` +
    `<path d="${ellipse(270)}" fill="${art.linear(['#D6C6AA', '#F6EEDF .5', '#FFFFFF'], 55)}"/><path d="${ellipse(258)}" fill="#FAF3E6"/>` +
    castShadow(236, 236, 0.5) +
    solid(
      art,
      'M190 -40C290 -64 344 -30 344 8S286 76 188 52L194 14C250 28 290 22 290 6S250 -18 196 -2Z',
      { fill: enamel, shade: '#B79F74', edge: 8, lift: 12 },
    ) +
    `<path d="${ellipse(236)}" fill="${enamel}"/><path d="${ellipse(227)}" fill="none" stroke="${RIM.agave}" stroke-width="12"/>` +
    `<path d="${ellipse(208)}" fill="${art.linear(['#BCA988', '#EFE5D2 .5', '#FFFFFF'], 55)}"/>` +
    `<path d="${ellipse(186, 186, 4, 6)}" fill="${art.radial(['#6E3A1A', '#46200C .55', '#260E04'], 0.42, 0.38, 0.66)}"/>` +
    `<path d="${ellipse(180, 180, 4, 6)}" fill="none" stroke="#B9783A" stroke-width="9" stroke-opacity=".75"/>` +
    [
      [-92, 88, 14],
      [-66, 116, 9],
      [-112, 62, 7],
      [108, -96, 11],
      [84, -120, 7],
      [120, 60, 8],
    ]
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="#C98A4A" fill-opacity=".5" stroke="#E9BE86" stroke-opacity=".7" stroke-width="2"/>`,
      )
      .join('') +
    gleam(art, -60, -70, 84, 40, 0.4)
  );
}

type GlassShape = { top: number; bottom: number; height: number; base?: number };

type Drink = {
  liquid: readonly [light: string, body: string, deep: string];
  level?: number;
  inside?: () => string;
  surface?: string;
};

// Where a glass stands: its shadow on the tile, longer to the right.
export function standingShadow(art: Art, width: number, y: number, x = 0): string {
  const fill = art.radial([`${SHADE} 0 .5`, `${SHADE} .45 .26`, `${SHADE} 1 0`], 0.42, 0.5, 0.5);
  return `<ellipse cx="${n(x + width * 0.16)}" cy="${n(y)}" rx="${n(width * 0.86)}" ry="${n(width * 0.16)}" fill="${fill}"/>`;
}

function wall(shape: GlassShape, from: number, to: number, inset: number, round: number): string {
  const { top, bottom, height } = shape;
  const at = (y: number): number => top + (bottom - top) * ((y + height / 2) / height) - inset;
  const a = at(from);
  const b = at(to);
  const r = Math.min(round, b);
  return (
    `M${n(-a)} ${n(from)}L${n(-b)} ${n(to - r)}Q${n(-b)} ${n(to)} ${n(-b + r)} ${n(to)}` +
    `H${n(b - r)}Q${n(b)} ${n(to)} ${n(b)} ${n(to - r)}L${n(a)} ${n(from)}Z`
  );
}

// A straight glass, wider at the mouth, with a heavy base; drawn around its own middle.
export function tumbler(art: Art, shape: GlassShape, drink: Drink): string {
  const { top, bottom, height, base = 34 } = shape;
  const { liquid, level = 0.14, inside, surface } = drink;
  const upper = -height / 2;
  const lower = height / 2;
  const surfaceY = upper + height * level;
  const mouth = top * 0.11;
  const atLevel = top + (bottom - top) * level - 12;
  const outer = wall(shape, upper, lower, 0, 34);
  const inner = wall(shape, surfaceY, lower - base, 13, 26);
  const [light, body, deep] = liquid;
  const sheen = art.linear(
    ['#FFFFFF 0 .5', '#FFFFFF .12 .1', '#FFFFFF .5 0', '#FFFFFF .86 .05', '#FFFFFF 1 .35'],
    0,
  );
  return (
    standingShadow(art, bottom * 1.5, lower - 4) +
    `<path d="${outer}" fill="#FFFFFF" fill-opacity=".34"/>` +
    `<path d="${inner}" fill="${art.linear([light, `${body} .5`, deep], 78)}"/>` +
    `<path d="${inner}" fill="${art.linear([`${deep} 0 .55`, `${deep} .2 0`, `${deep} .78 0`, `${deep} 1 .65`], 0)}"/>` +
    `<path d="${ellipse(atLevel, mouth * 0.86, 0, surfaceY)}" fill="${surface ?? light}"/>` +
    `<path d="${ellipse(atLevel - 8, mouth * 0.66, 0, surfaceY + 1)}" fill="#FFFFFF" fill-opacity=".22"/>` +
    (inside
      ? `<g clip-path="${art.clip(wall(shape, upper - 40, lower - base, 13, 26))}">${inside()}</g>`
      : '') +
    `<path d="${outer}" fill="${sheen}"/>` +
    `<path d="${outer}" fill="none" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="5"/>` +
    `<path d="${wall(shape, lower - base + 8, lower - 8, 10, 22)}" fill="#FFFFFF" fill-opacity=".4"/>` +
    `<path d="${ellipse(top, mouth, 0, upper)}" fill="#FFFFFF" fill-opacity=".16" stroke="#FFFFFF" stroke-width="6" stroke-opacity=".9"/>` +
    glint(
      art,
      `M${n(-top * 0.74)} ${n(upper + height * 0.12)}L${n(-bottom * 0.78)} ${n(lower - height * 0.18)}`,
      14,
      0.6,
    ) +
    glint(
      art,
      `M${n(top * 0.8)} ${n(upper + height * 0.16)}L${n(top * 0.72)} ${n(upper + height * 0.44)}`,
      7,
      0.5,
    )
  );
}

export function iceCube(art: Art, size = 84): string {
  const d = box(-size / 2, -size / 2, size, size, size * 0.2);
  return (
    `<path d="${d}" fill="${art.linear(['#FFFFFF 0 .85', '#FFFFFF .5 .28', '#FFFFFF 1 .55'], 50)}" stroke="#FFFFFF" stroke-width="4" stroke-opacity=".75"/>` +
    `<path d="M${n(-size * 0.3)} ${n(-size * 0.16)}Q${n(-size * 0.26)} ${n(-size * 0.3)} ${n(-size * 0.08)} ${n(-size * 0.32)}" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round"/>`
  );
}

// A paper straw with coloured turns.
export function straw(art: Art, length: number, color: string): string {
  const body = `M0 ${n(length / 2)}Q2 0 0 ${n(-length / 2)}`;
  let turns = '';
  for (let y = -length / 2 + 8; y < length / 2; y += 46) {
    turns += `M-15 ${n(y + 22)}L15 ${n(y)}`;
  }
  return (
    tube(
      art,
      body,
      30,
      { dark: '#D9CDBB', body: '#F7F0E4', light: '#FFFFFF', gleam: 0 },
      0,
    ).replaceAll('stroke-linecap="round"', 'stroke-linecap="butt"') +
    `<path d="${turns}" stroke="${color}" stroke-width="17" stroke-opacity=".92"/>` +
    `<path d="M9 ${n(-length / 2)}V${n(length / 2)}" stroke="${SHADE}" stroke-width="9" stroke-opacity=".16"/>`
  );
}

// Cold makes the glass sweat.
export function condensation(art: Art, count: number, halfWidth: number, height: number): string {
  let drops = '';
  for (let i = 0; i < count; i += 1) {
    const x = art.random.between(-halfWidth, halfWidth);
    const y = art.random.between(-height / 2, height / 2);
    const r = art.random.between(3, 9);
    drops +=
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 1.25)}" fill="#FFFFFF" fill-opacity=".38"/>` +
      `<circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.3)}" fill="#FFFFFF" fill-opacity=".9"/>`;
  }
  return drops;
}

// Foam or crushed ice heaped over the mouth.
export function heap(
  art: Art,
  halfWidth: number,
  rise: number,
  tone: readonly [string, string],
): string {
  const points: [number, number][] = [[-halfWidth, 26]];
  const bumps = 6;
  for (let i = 0; i <= bumps; i += 1) {
    const x = -halfWidth + (2 * halfWidth * i) / bumps;
    const arch = Math.sin((Math.PI * i) / bumps);
    points.push([x, -rise * arch - art.random.between(0, 14)]);
  }
  points.push([halfWidth, 26], [0, 40]);
  const d = outline(points);
  return (
    `<path d="${d}" fill="${art.linear([tone[0], tone[1]], 90)}"/>` +
    glint(
      art,
      `M${n(-halfWidth * 0.6)} ${n(-rise * 0.5)}Q${n(-halfWidth * 0.3)} ${n(-rise * 0.95)} 0 ${n(-rise)}`,
      10,
      0.8,
    )
  );
}
