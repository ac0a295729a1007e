import { type Art, stamp } from '../art.ts';
import { blob, n, scatter } from '../shapes.ts';
import { gleam, SHADE, solid } from '../surface.ts';

export type GrainTone = 'white' | 'saffron' | 'milk';

const GRAINS: Record<
  GrainTone,
  { body: readonly string[]; bed: readonly string[]; shade: string }
> = {
  white: {
    body: ['#FFFFFF', '#FBF7EE', '#F3ECDD'],
    bed: ['#FDFAF2', '#F1E9D9 .65', '#D6C7AC'],
    shade: '#B7A583',
  },
  saffron: {
    body: ['#FFD97A', '#F7BE4A', '#E9A530', '#FFE39A'],
    bed: ['#F5BC4C', '#DE9526 .65', '#B56F17'],
    shade: '#8A4E0C',
  },
  milk: {
    body: ['#FFFDF6', '#FFF6E2', '#F8EBD0'],
    bed: ['#FFF9EA', '#F7EAD0 .65', '#E4CFA8'],
    shade: '#C7A878',
  },
};

function grain(art: Art, color: string, shade: string): string {
  const d = 'M-15 0C-14 -5.5 -5 -7 2 -6.5S15 -4 15 .5S8 6.5 0 6.5S-15.5 5 -15 0Z';
  return art.sprite(
    `<path d="${d}" fill="${shade}" fill-opacity=".38" transform="translate(1.6 3.2)"/>` +
      `<path d="${d}" fill="${color}"/>`,
  );
}

// A mound of rice: shaded bed first, then grains that lie every way.
export function rice(
  art: Art,
  radiusX: number,
  radiusY: number,
  tone: GrainTone = 'white',
  scale = 1,
): string {
  const look = GRAINS[tone];
  const sprites = look.body.map((color) => grain(art, color, look.shade));
  const bed = blob(art.random, radiusX, radiusY, 0.04, 14);
  const count = Math.min(420, Math.round((radiusX * radiusY) / (120 * scale * scale)));
  const grains = scatter(art.random, count, radiusX * 0.97, radiusY * 0.97, 9 * scale)
    .map(([x, y]) =>
      stamp(
        art.random.pick(sprites),
        x,
        y,
        art.random.between(0, 180),
        scale * art.random.between(0.85, 1.1),
      ),
    )
    .join('');
  const dusk = art.linear(
    [`${look.shade} .5 0`, `${look.shade} .8 .16`, `${look.shade} 1 .42`],
    56,
  );
  return (
    solid(art, bed, { fill: art.radial(look.bed), shade: look.shade, edge: 22, lift: 14 }) +
    grains +
    `<path d="${bed}" fill="${dusk}"/>`
  );
}

const BEAN =
  'M-19 -2C-19 -12 -8 -14 0 -11.500S20 -11 20 1S8 13.500 1 12.500C-3 12 -3 9 -6 9.500C-13 11 -19 7 -19 -2Z';

function bean(art: Art, light: string, body: string, dark: string): string {
  return art.sprite(
    `<path d="${BEAN}" fill="#2B0B05" fill-opacity=".45" transform="translate(2 4.500)"/>` +
      `<path d="${BEAN}" fill="${art.radial([light, `${body} .5`, dark], 0.38, 0.3, 0.75)}"/>` +
      '<path d="M-11 -5Q-3 -9 7 -6.500" fill="none" stroke="#FFE3D3" stroke-width="3" ' +
      'stroke-linecap="round" stroke-opacity=".75"/>',
  );
}

// Red beans half sunk in their own thick broth.
export function beans(art: Art, radiusX: number, radiusY: number): string {
  const pool = blob(art.random, radiusX, radiusY, 0.03, 12);
  const kinds = [
    bean(art, '#D2603F', '#9C2F1B', '#5E150A'),
    bean(art, '#B94A2E', '#862313', '#4C0F07'),
    bean(art, '#DA7350', '#A83A22', '#6B1B0E'),
  ];
  const laid = scatter(art.random, 80, radiusX * 0.88, radiusY * 0.88, 25)
    .map(([x, y]) => stamp(art.random.pick(kinds), x, y, art.random.between(0, 360), 1.08))
    .join('');
  return (
    solid(art, pool, {
      fill: art.radial(['#A4452A', '#7C2814 .6', '#4E1409']),
      shade: '#2E0903',
      light: '#F0A080',
      edge: 12,
      lift: 9,
    }) + laid
  );
}

// Ground or chopped meat: crumbs of several browns, each with its lit side.
export function crumble(
  art: Art,
  radiusX: number,
  radiusY: number,
  tones: readonly string[] = ['#8A4B23', '#A8622F', '#6C3516', '#BC7A42'],
  size = 13,
): string {
  const bed = blob(art.random, radiusX, radiusY, 0.06, 12);
  const kinds = tones.map((tone) => {
    const d = blob(art.random, size, size * 0.8, 0.25, 7);
    return art.sprite(
      `<path d="${d}" fill="#260E03" fill-opacity=".45" transform="translate(2 4)"/>` +
        `<path d="${d}" fill="${tone}"/>` +
        `<ellipse cx="${n(-size * 0.25)}" cy="${n(-size * 0.3)}" rx="${n(size * 0.42)}" ` +
        `ry="${n(size * 0.26)}" fill="#FFE2B8" fill-opacity=".38"/>`,
    );
  });
  const count = Math.round((radiusX * radiusY * 1.7) / (size * size));
  const bits = scatter(art.random, count, radiusX * 0.96, radiusY * 0.96, size * 0.95)
    .map(([x, y]) =>
      stamp(
        art.random.pick(kinds),
        x,
        y,
        art.random.between(0, 360),
        art.random.between(0.7, 1.25),
      ),
    )
    .join('');
  const dark = tones[2] ?? '#6C3516';
  return solid(art, bed, { fill: dark, shade: SHADE, light: '#E0A46A', edge: 12, lift: 10 }) + bits;
}

// Peas, corn kernels, capers: little balls of one colour.
export function pearls(
  art: Art,
  spots: readonly (readonly [number, number])[],
  radius: number,
  tones: readonly [light: string, body: string, dark: string],
): string {
  const ball = art.sprite(
    `<circle cx="1.500" cy="4" r="${n(radius)}" fill="${SHADE}" fill-opacity=".35"/>` +
      `<circle r="${n(radius)}" fill="${art.radial([tones[0], `${tones[1]} .5`, tones[2]])}"/>` +
      `<circle cx="${n(-radius * 0.32)}" cy="${n(-radius * 0.36)}" r="${n(radius * 0.2)}" fill="#FFFFFF" fill-opacity=".75"/>`,
  );
  return spots.map(([x, y]) => stamp(ball, x, y, 0, art.random.between(0.85, 1.12))).join('');
}

// A spoon of thick sauce or cream with a lit edge.
export function pool(
  art: Art,
  radiusX: number,
  radiusY: number,
  tones: readonly [light: string, body: string, dark: string],
  wobble = 0.12,
): string {
  const d = blob(art.random, radiusX, radiusY, wobble, 11);
  return (
    solid(art, d, { fill: art.radial([...tones]), shade: tones[2], edge: 10, lift: 5 }) +
    gleam(art, -radiusX * 0.34, -radiusY * 0.42, radiusX * 0.26, radiusY * 0.14, 0.7)
  );
}
