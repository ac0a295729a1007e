import type { Art } from '../art.ts';
import { box, ellipse, n, outline } from '../shapes.ts';
import { glint, SHADE, tube } from '../surface.ts';

export type GlassShape = { top: number; bottom: number; height: number; base?: number };

export type Drink = {
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
