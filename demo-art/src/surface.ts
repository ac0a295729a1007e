import type { Art } from './art.ts';
import { ellipse, n } from './shapes.ts';

// How softness is made here: stacked see-through strokes and gradients. A blur filter, or opacity
// on an element, costs the renderer a layer as large as the picture; fill-opacity does not.

export type Tile = 'peach' | 'butter' | 'sage' | 'clay' | 'cream';

const TILES: Record<Tile, readonly [light: string, middle: string, deep: string]> = {
  peach: ['#FFEBDC', '#FBD8BE', '#F1B68C'],
  butter: ['#FFF5D6', '#F9E4A8', '#ECC66E'],
  sage: ['#F2F4E2', '#DAE3C1', '#B2C290'],
  clay: ['#F9DFD2', '#ECBDA5', '#CF8C72'],
  cream: ['#FCF7EC', '#F3E7D2', '#DFCAA6'],
};

export const SHADE = '#4A2410';

// The table: a warm tile lit from the upper left. Linear on purpose: a radial gradient over the
// whole picture takes longer to paint than most dishes.
function tile(art: Art, tone: Tile, width = 1200, height = 900): string {
  const [light, middle, deep] = TILES[tone];
  const base = art.linear([mix(light, '#FFFFFF', 0.25), `${light} .2`, `${middle} .56`, deep], 50);
  return `<rect width="${width}" height="${height}" fill="${base}"/>`;
}

// The soft shadow round a plate or a bowl: rings, since the plate hides the middle.
export function castShadow(radiusX: number, radiusY: number, opacity = 0.5): string {
  const reach = Math.min(radiusX, radiusY) * 0.21;
  const count = radiusX > 200 ? 11 : 4;
  let rings = '';
  for (let i = 0; i < count; i += 1) {
    rings += `<path d="${ellipse(radiusX * 0.97, radiusY * 0.97)}" stroke-width="${n(reach * (1 - i / count))}"/>`;
  }
  return (
    `<g fill="none" stroke="${SHADE}" stroke-opacity="${share(opacity, count)}" ` +
    `transform="translate(${n(radiusX * 0.035)} ${n(radiusY * 0.07)})">${rings}</g>`
  );
}

type Feather = { color: string; width: number; soft: number; opacity: number };

// Enough layers for the eye not to see a step, and no more.
function layersFor(soft: number): number {
  return Math.max(2, Math.min(6, Math.round(soft / 5)));
}

// The opacity of each of several layers that together reach the one asked for.
function share(opacity: number, layers: number): string {
  return (1 - (1 - Math.min(opacity, 0.98)) ** (1 / layers)).toFixed(3);
}

// A stroke with soft edges: layers from wide to narrow.
function feather(shape: string, look: Feather, rest = ''): string {
  const { color, width, soft, opacity } = look;
  const count = layersFor(soft);
  let layers = '';
  for (let i = 0; i < count; i += 1) {
    const spread = soft * (1 - (2 * i) / (count - 1));
    layers += `<use href="#${shape}" stroke-width="${n(Math.max(width + spread, 0.6))}"/>`;
  }
  return (
    `<g fill="none" stroke="${color}" stroke-opacity="${share(opacity, count)}" ` +
    `stroke-linecap="round" stroke-linejoin="round"${rest}>${layers}</g>`
  );
}

// The shadow a piece throws on what lies under it.
export function dropShadow(art: Art, d: string, lift: number, opacity = 0.36): string {
  if (lift <= 0) {
    return '';
  }
  const id = art.shape(d);
  const count = layersFor(lift * 1.2);
  const each = share(opacity, count + 0.5);
  let layers = `<use href="#${id}" stroke="none"/>`;
  for (let i = 1; i <= count; i += 1) {
    layers += `<use href="#${id}" stroke-width="${n((lift * 1.4 * i) / count)}"/>`;
  }
  return (
    `<g fill="${SHADE}" stroke="${SHADE}" stroke-linejoin="round" fill-opacity="${each}" ` +
    `stroke-opacity="${each}" transform="${art.toward(lift * 0.45, lift * 0.95)}">${layers}</g>`
  );
}

export type SolidLook = {
  fill: string;
  shade: string;
  light?: string;
  edge?: number;
  lift?: number;
};

// A piece of food with volume: contact shadow, body, darker lower edge and lit upper edge.
export function solid(art: Art, d: string, look: SolidLook): string {
  const { fill, shade, light = '#FFFFFF', edge = 10, lift = 8 } = look;
  const id = art.shape(d);
  const rim = (color: string, away: number, opacity: number, soft: number): string =>
    feather(
      id,
      { color, width: edge * 1.7, soft, opacity },
      ` transform="${art.toward(away * 0.5, away * 0.8)}"`,
    );
  return (
    `${dropShadow(art, d, lift)}<use href="#${id}" fill="${fill}"/>` +
    `<g clip-path="${art.clip(d)}">${rim(shade, -edge * 0.55, 0.72, edge * 1.5)}` +
    `${rim(light, edge * 0.5, 0.34, edge * 0.9)}</g>`
  );
}

function mix(from: string, to: string, part: number): string {
  const channel = (color: string, at: number): number =>
    Number.parseInt(color.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${blended.join('')}`;
}

export type TubeTones = { dark: string; body: string; light: string; gleam?: number };

// Something round and long (sausage, fry, straw): strokes stacked from dark to light.
export function tube(art: Art, d: string, width: number, tones: TubeTones, lift = 8): string {
  const { dark, body, light, gleam: shine = 0.5 } = tones;
  const id = art.shape(d);
  const stroke = (color: string, part: number, rise: number, rest = ''): string =>
    `<use href="#${id}" stroke="${color}" stroke-width="${n(width * part)}" ` +
    `transform="${art.toward(-width * rise * 0.6, -width * rise)}"${rest}/>`;
  const shadow =
    lift > 0
      ? feather(
          id,
          { color: SHADE, width: width * 0.98, soft: lift * 1.2, opacity: 0.4 },
          ` transform="${art.toward(lift * 0.45, lift)}"`,
        )
      : '';
  // From the dark edge to the lit ridge in as many steps as the width deserves.
  const count = Math.max(5, Math.min(13, Math.round(width / 9)));
  let layers = '';
  for (let i = 0; i <= count; i += 1) {
    const part = i / count;
    const color = part < 0.5 ? mix(dark, body, part * 2) : mix(body, light, part * 2 - 1);
    layers += stroke(color, 1 - part * 0.82, part * 0.19);
  }
  if (shine > 0) {
    layers += stroke('#FFFFFF', 0.07, 0.24, ` stroke-opacity="${shine}"`);
  }
  return (
    `${shadow}<g fill="none" stroke-linecap="round" stroke-linejoin="round">` + `${layers}</g>`
  );
}

// A wet highlight: an ellipse of light that fades to nothing.
export function gleam(
  art: Art,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  opacity = 0.55,
): string {
  const fill = art.radial(
    [`#FFFFFF .1 ${opacity}`, `#FFFFFF .55 ${(opacity * 0.5).toFixed(2)}`, '#FFFFFF 1 0'],
    0.5,
    0.5,
    0.5,
  );
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radiusX)}" ry="${n(radiusY)}" fill="${fill}"/>`;
}

// A highlight that follows an edge.
export function glint(art: Art, d: string, width: number, opacity = 0.6): string {
  return softLine(art, d, '#FFFFFF', width, opacity);
}

// Any line with soft edges: a char mark, a fold, a crack.
export function softLine(
  art: Art,
  d: string,
  color: string,
  width: number,
  opacity: number,
): string {
  return feather(art.shape(d), { color, width, soft: width * 0.85, opacity });
}

// Freckles that stay inside a shape: toast, char, pepper, spice.
export function freckles(
  art: Art,
  d: string,
  spots: readonly (readonly [number, number])[],
  colors: readonly string[],
  size: readonly [number, number],
  opacity = 0.6,
): string {
  const marks = spots
    .map(([x, y]) => {
      const r = art.random.between(size[0], size[1]);
      const squash = art.random.between(0.6, 1);
      const where = `cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * squash)}"`;
      return `<ellipse ${where} fill="${art.random.pick(colors)}"/>`;
    })
    .join('');
  return `<g clip-path="${art.clip(d)}" fill-opacity="${opacity}">${marks}</g>`;
}

export type Draw = (art: Art) => string;

// A dish on its tile. Pieces are drawn around 0,0, which is the middle of the picture.
export function onTile(tone: Tile, draw: Draw, scale = 1, x = 600, y = 450): Draw {
  return (art) => tile(art, tone) + art.at(x, y, 0, scale, () => draw(art));
}
