import { type Art, stamp } from '../art.ts';
import { blob, ellipse, line, n, outline, type Point, polar, scatter } from '../shapes.ts';
import { glint, SHADE, solid } from '../surface.ts';

// A tomato slice with its seed chambers.
export function tomatoSlice(art: Art, radius = 70): string {
  let chambers = '';
  for (let i = 0; i < 5; i += 1) {
    const angle = i * 72 + 18;
    const [x, y] = polar(angle, radius * 0.48);
    chambers +=
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${angle})">` +
      `<ellipse rx="${n(radius * 0.26)}" ry="${n(radius * 0.21)}" fill="#F59A63"/>` +
      `<ellipse cx="${n(radius * 0.1)}" cy="${n(-radius * 0.08)}" rx="${n(radius * 0.06)}" ry="${n(radius * 0.035)}" fill="#FFF0B8"/>` +
      `<ellipse cx="${n(radius * 0.08)}" cy="${n(radius * 0.1)}" rx="${n(radius * 0.06)}" ry="${n(radius * 0.035)}" fill="#FFF0B8"/>` +
      `<ellipse cx="${n(-radius * 0.1)}" rx="${n(radius * 0.06)}" ry="${n(radius * 0.035)}" fill="#FFF0B8"/></g>`;
  }
  return (
    solid(art, ellipse(radius), {
      fill: art.radial(['#F2694A', '#DD3D26 .7', '#B42318']),
      shade: '#8A1409',
      light: '#FFB39B',
      edge: radius * 0.1,
      lift: radius * 0.12,
    }) +
    chambers +
    glint(
      art,
      `M${n(-radius * 0.66)} ${n(-radius * 0.3)}Q${n(-radius * 0.4)} ${n(-radius * 0.7)} 0 ${n(-radius * 0.76)}`,
      radius * 0.07,
      0.6,
    )
  );
}

// A ruffled lettuce leaf.
export function lettuce(art: Art, radius = 130): string {
  const points: Point[] = [];
  for (let i = 0; i < 26; i += 1) {
    const reach =
      radius * (i % 2 === 0 ? art.random.between(0.96, 1.1) : art.random.between(0.8, 0.9));
    points.push(polar((i * 360) / 26, reach, reach * 0.82));
  }
  const d = outline(points);
  const veins = [-60, -35, -12, 14, 38, 62]
    .map((angle) => {
      const [x, y] = polar(angle - 90, radius * 0.72, radius * 0.6);
      return `M0 ${n(radius * 0.6)}Q${n(x * 0.3)} ${n(radius * 0.1)} ${n(x)} ${n(y)}`;
    })
    .join('');
  return (
    solid(art, d, {
      fill: art.radial(['#CFE58B', '#8CC152 .55', '#4E9A3B'], 0.5, 0.6, 0.6),
      shade: '#245F22',
      light: '#E5F5A8',
      edge: 10,
      lift: 9,
    }) +
    `<path d="${veins}" fill="none" stroke="#EEF8C8" stroke-width="4" stroke-linecap="round" stroke-opacity=".65"/>`
  );
}

// Red onion ring.
export function onionRing(radius = 46): string {
  return (
    `<ellipse cx="2" cy="5" rx="${n(radius)}" ry="${n(radius * 0.86)}" fill="none" stroke="${SHADE}" stroke-width="9" stroke-opacity=".22"/>` +
    `<ellipse rx="${n(radius)}" ry="${n(radius * 0.86)}" fill="none" stroke="#9B3A6B" stroke-width="9"/>` +
    `<ellipse rx="${n(radius - 2.5)}" ry="${n(radius * 0.86 - 2.5)}" fill="none" stroke="#F2D3E3" stroke-width="5.500"/>`
  );
}

// Hogao: tomato and spring onion, cooked soft and shining.
export function hogao(art: Art, radiusX: number, radiusY: number = radiusX): string {
  const bed = blob(art.random, radiusX, radiusY, 0.1, 11);
  const bit = (color: string, size: number): string => {
    const d = blob(art.random, size, size * 0.72, 0.22, 6);
    return art.sprite(
      `<path d="${d}" fill="#5E1206" fill-opacity=".4" transform="translate(1.500 3.500)"/>` +
        `<path d="${d}" fill="${color}"/>` +
        `<ellipse cx="${n(-size * 0.2)}" cy="${n(-size * 0.25)}" rx="${n(size * 0.36)}" ry="${n(size * 0.16)}" fill="#FFFFFF" fill-opacity=".5"/>`,
    );
  };
  const kinds = [
    bit('#E2452A', 14),
    bit('#F0663C', 13),
    bit('#C9301B', 15),
    bit('#F4E7B4', 10),
    bit('#86B547', 9),
  ];
  const bits = scatter(
    art.random,
    Math.round((radiusX * radiusY) / 80),
    radiusX * 0.92,
    radiusY * 0.92,
    13,
  )
    .map(([x, y]) => stamp(art.random.pick(kinds), x, y, art.random.between(0, 360)))
    .join('');
  return (
    solid(art, bed, {
      fill: art.radial(['#F0713F', '#D24421 .6', '#9C2610']),
      shade: '#7A1606',
      light: '#FFC79C',
      edge: 9,
      lift: 7,
    }) + bits
  );
}

// A few long strips: onion, pepper, carrot.
export function strips(art: Art, count: number, radius: number, tones: readonly string[]): string {
  let marks = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = polar(art.random.between(0, 360), radius * Math.sqrt(art.random.next()));
    const bend = art.random.between(-18, 18);
    const d = line([
      [-26, 0],
      [0, bend],
      [26, art.random.between(-8, 8)],
    ]);
    const width = art.random.between(6, 9);
    marks +=
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${art.random.whole(0, 180)})" fill="none" stroke-linecap="round">` +
      `<path d="${d}" stroke="${SHADE}" stroke-width="${n(width)}" stroke-opacity=".25" transform="translate(1 4)"/>` +
      `<path d="${d}" stroke="${art.random.pick(tones)}" stroke-width="${n(width)}"/></g>`;
  }
  return marks;
}

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
