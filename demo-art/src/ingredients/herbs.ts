import { type Art, stamp } from '../art.ts';
import { scatter } from '../shapes.ts';
import { SHADE } from '../surface.ts';

// One lobed leaf, pointing up from 0,0.
function leafSprite(art: Art, light: string, dark: string): string {
  const d =
    'M0 0C-6 -8 -22 -8 -24 -20C-32 -26 -24 -38 -15 -36C-14 -48 -6 -54 0 -60C6 -54 14 -48 15 -36' +
    'C24 -38 32 -26 24 -20C22 -8 6 -8 0 0Z';
  return art.sprite(
    `<path d="${d}" fill="${SHADE}" fill-opacity=".3" transform="translate(3 6)"/>` +
      `<path d="${d}" fill="${art.linear([light, dark], 70)}"/>` +
      '<path d="M0 0V-50M0 -16L-14 -28M0 -16L14 -28M0 -30L-7 -42M0 -30L7 -42" fill="none" ' +
      'stroke="#E9F7C8" stroke-width="2" stroke-linecap="round" stroke-opacity=".5"/>',
  );
}

// A sprig of cilantro.
export function sprig(art: Art, scale = 1): string {
  const bright = leafSprite(art, '#7DBB4C', '#2F7A37');
  const deep = leafSprite(art, '#4F9A3F', '#1F5C2D');
  const stalk =
    '<path d="M2 58Q-4 26 0 0M0 22Q-18 8 -30 2M0 16Q18 4 30 2" fill="none" stroke="#4C8A3A" ' +
    'stroke-width="5" stroke-linecap="round"/>';
  return (
    `<g transform="scale(${scale.toFixed(2)})">${stalk}` +
    stamp(deep, -24, 4, -72, 0.95) +
    stamp(deep, 24, 4, 70, 0.95) +
    stamp(bright, -10, 2, -30, 1) +
    stamp(bright, 12, 2, 34, 1) +
    stamp(bright, 0, -2, 2, 1.1) +
    '</g>'
  );
}

// Chopped herbs over anything.
export function chopped(
  art: Art,
  count: number,
  radiusX: number,
  radiusY: number = radiusX,
  scale = 1,
): string {
  const kinds = ['#3C8A3C', '#5FA845', '#24693A'].map((tone) =>
    art.sprite(
      '<path d="M-9 2L-3 -6L5 -7L10 0L3 6L-5 7Z" fill="#20310F" fill-opacity=".3" transform="translate(1 3)"/>' +
        `<path d="M-9 2L-3 -6L5 -7L10 0L3 6L-5 7Z" fill="${tone}"/>`,
    ),
  );
  return scatter(art.random, count, radiusX, radiusY, 14 * scale)
    .map(([x, y]) =>
      stamp(
        art.random.pick(kinds),
        x,
        y,
        art.random.between(0, 360),
        scale * art.random.between(0.6, 1.15),
      ),
    )
    .join('');
}
