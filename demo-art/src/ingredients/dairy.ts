import type { Art } from '../art.ts';
import { blob, ellipse, n, polygon, scatter } from '../shapes.ts';
import { freckles, gleam, glint, solid } from '../surface.ts';

// A fried egg: lacy brown edge, thick white, a yolk that shines.
export function friedEgg(art: Art, radius = 120): string {
  const edge = blob(art.random, radius, radius * 0.92, 0.1, 11);
  const yolk = radius * 0.36;
  const shine = `M${n(-yolk * 0.62)} ${n(-yolk * 0.2)}Q${n(-yolk * 0.45)} ${n(-yolk * 0.7)} ${n(yolk * 0.08)} ${n(-yolk * 0.72)}`;
  return (
    solid(art, edge, {
      fill: art.radial(['#FFFFFF .3', '#FFFDF7 .72', '#F6EBD4 .9', '#E8C98A'], 0.48, 0.48, 0.56),
      shade: '#C98F3E',
      light: '#FFFFFF',
      edge: radius * 0.07,
      lift: radius * 0.08,
    }) +
    `<path d="${edge}" fill="none" stroke="#C98A3A" stroke-width="${n(radius * 0.03)}" stroke-opacity=".7"/>` +
    `<g transform="translate(${n(-radius * 0.3)} ${n(radius * 0.42)})"><ellipse rx="${n(radius * 0.12)}" ry="${n(radius * 0.07)}" fill="#EFE3CC" fill-opacity=".8"/></g>` +
    `<ellipse cx="${n(radius * 0.48)}" cy="${n(-radius * 0.36)}" rx="${n(radius * 0.09)}" ry="${n(radius * 0.06)}" fill="#EFE3CC" fill-opacity=".8"/>` +
    art.at(
      radius * 0.04,
      0,
      0,
      1,
      () =>
        solid(art, ellipse(yolk, yolk * 0.97), {
          fill: art.radial(['#FFD75A', '#FBB01F .55', '#E6810C'], 0.4, 0.34, 0.7),
          shade: '#C45A05',
          light: '#FFF0A8',
          edge: yolk * 0.16,
          lift: yolk * 0.14,
        }) +
        glint(art, shine, yolk * 0.16, 0.95) +
        `<circle cx="${n(yolk * 0.34)}" cy="${n(yolk * 0.42)}" r="${n(yolk * 0.07)}" fill="#FFF3B8" fill-opacity=".7"/>`,
    )
  );
}

// A block of white cheese seen a little from the side, so that it reads as a block.
export function cheeseBlock(art: Art, width = 200, depth = 92, height = 62): string {
  const half = width / 2;
  const top = polygon([
    [0, -depth / 2],
    [half, 0],
    [0, depth / 2],
    [-half, 0],
  ]);
  const left = polygon([
    [-half, 0],
    [0, depth / 2],
    [0, depth / 2 + height],
    [-half, height],
  ]);
  const right = polygon([
    [half, 0],
    [0, depth / 2],
    [0, depth / 2 + height],
    [half, height],
  ]);
  const body = polygon([
    [0, -depth / 2],
    [half, 0],
    [half, height],
    [0, depth / 2 + height],
    [-half, height],
    [-half, 0],
  ]);
  const side = (d: string, fill: string): string =>
    `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round"/>`;
  const holes = scatter(art.random, 16, half * 0.7, depth * 0.28, 18);
  return (
    solid(art, body, { fill: '#EFE3C6', shade: '#B99B62', edge: 4, lift: 12 }) +
    side(left, art.linear(['#F9F1DA', '#EADBB8'], 80)) +
    side(right, art.linear(['#E9DAB6', '#D3BC8C'], 80)) +
    side(top, art.linear(['#FFFEF8', '#FBF4E0'], 40)) +
    freckles(art, top, holes, ['#E6D8B6', '#EDE1C6'], [2.5, 6], 0.9)
  );
}

// A ribbon of cream poured over a soup.
export function creamSwirl(_art: Art, size = 1): string {
  const d = 'M-92 -4C-70 -46 -6 -44 10 -18S-34 26 -44 2S10 -40 62 -22S92 22 70 34';
  return (
    `<g transform="scale(${size.toFixed(2)})" fill="none" stroke-linecap="round">` +
    `<path d="${d}" stroke="#8A5A0F" stroke-width="20" stroke-opacity=".25" transform="translate(3 7)"/>` +
    `<path d="${d}" stroke="#FFFBF0" stroke-width="20"/>` +
    `<path d="${d}" stroke="#FFFFFF" stroke-width="7" stroke-opacity=".9" transform="translate(-2 -4)"/></g>`
  );
}

// A slice of fresh cheese lying flat.
export function cheeseSlice(art: Art, width = 150, height = 96): string {
  const d = polygon([
    [-width / 2, -height / 2],
    [width / 2, -height / 2 + 8],
    [width / 2 - 6, height / 2],
    [-width / 2 + 8, height / 2 - 4],
  ]);
  const holes = scatter(art.random, 12, width * 0.38, height * 0.36, 16);
  return (
    solid(art, d, {
      fill: art.linear(['#FFFEF8', '#F6ECD2'], 50),
      shade: '#C9AF78',
      edge: 7,
      lift: 9,
    }) +
    freckles(art, d, holes, ['#E8DBBB', '#EFE4CB'], [3, 6], 0.9) +
    gleam(art, -width * 0.15, -height * 0.3, width * 0.2, height * 0.06, 0.8)
  );
}
