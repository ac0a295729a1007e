import type { Art } from '../art.ts';
import { box, ellipse, line, n, outline, type Point } from '../shapes.ts';
import { castShadow, dropShadow, softLine, solid } from '../surface.ts';

// A wooden board with its groove, its grain and the hole to hang it.
export function board(art: Art, width: number, height: number): string {
  const x = -width / 2;
  const y = -height / 2;
  const d = box(x, y, width, height, 70);
  const grain: string[] = [];
  for (let row = 1; row < 9; row += 1) {
    const at = y + (height * row) / 9;
    const points: Point[] = [0, 0.25, 0.5, 0.75, 1].map((part) => [
      x + width * part,
      at + art.random.between(-10, 10),
    ]);
    grain.push(line(points));
  }
  const groove = box(x + 32, y + 32, width - 64, height - 64, 48);
  return (
    dropShadow(art, d, 28, 0.45) +
    `<path d="${d}" fill="#7A4520" transform="translate(0 12)"/>` +
    `<path d="${d}" fill="${art.linear(['#E3AD70', '#CB8A4A .5', '#A9682F'], 55)}"/>` +
    `<g clip-path="${art.clip(d)}" fill="none"><path d="${grain.join('')}" stroke="#8A5224" stroke-width="5" stroke-opacity=".3"/>` +
    `<path d="${grain.join('')}" stroke="#F6D09A" stroke-width="3" stroke-opacity=".3" transform="translate(0 16)"/></g>` +
    `<path d="${groove}" fill="none" stroke="#7E491E" stroke-width="9" stroke-opacity=".5"/>` +
    `<path d="${groove}" fill="none" stroke="#FFE2B4" stroke-width="3" stroke-opacity=".6" transform="translate(2 5)"/>` +
    `<path d="${box(x + 24, y + 22, width - 48, height - 44, 56)}" fill="none" stroke="#FFF0D0" stroke-width="3" stroke-opacity=".25"/>`
  );
}

// Rows of cane, each shifted by half a stitch.
function weave(radiusX: number, radiusY: number): string {
  let rows = '';
  for (let row = 0; row < 4; row += 1) {
    const shrink = 24 + row * 18;
    rows += `<path d="${ellipse(radiusX - shrink, radiusY - shrink)}" stroke-dashoffset="${(row % 2) * 22}"/>`;
  }
  return (
    `<g fill="none" stroke="#C0833A" stroke-width="16">${rows}</g>` +
    `<g fill="none" stroke="#E2AE62" stroke-width="14" stroke-dasharray="24 20">${rows}</g>` +
    `<path d="${ellipse(radiusX - 7, radiusY - 7)}" fill="none" stroke="#E9BC74" stroke-width="14" stroke-dasharray="30 5"/>`
  );
}

// A woven basket lined with kitchen paper, for what is eaten with the fingers.
export function basket(art: Art, radiusX: number, radiusY: number): string {
  const paper: Point[] = [];
  for (let i = 0; i < 16; i += 1) {
    const angle = (i * Math.PI * 2) / 16;
    const reach = i % 2 === 0 ? art.random.between(0.94, 1.02) : art.random.between(0.8, 0.86);
    paper.push([Math.cos(angle) * radiusX * reach, Math.sin(angle) * radiusY * reach]);
  }
  const sheet = outline(paper, 1 / 12);
  const folds = paper
    .filter((_, i) => i % 2 === 1)
    .map(([px, py]) => `M${n(px)} ${n(py)}L${n(px * 0.62)} ${n(py * 0.62)}`)
    .join('');
  const rim = art.linear(['#FFE9C0 0 .5', '#FFE9C0 .4 0', '#4A2410 .6 0', '#4A2410 1 .55'], 58);
  return (
    castShadow(radiusX, radiusY) +
    `<path d="${ellipse(radiusX, radiusY)}" fill="#8A5A22"/>` +
    weave(radiusX, radiusY) +
    `<path d="${ellipse(radiusX, radiusY)}" fill="${rim}"/>` +
    solid(art, sheet, {
      fill: art.radial(['#FFFDF6', '#F9F1E0 .65', '#E6D7B8'], 0.45, 0.42, 0.62),
      shade: '#B79F70',
      edge: 10,
      lift: 6,
    }) +
    softLine(art, folds, '#B79F70', 5, 0.4)
  );
}

// The gingham paper under fast food.
export function checkPaper(art: Art, width: number, height: number, color: string): string {
  const d = box(-width / 2, -height / 2, width, height, 16);
  let columns = '';
  for (let x = -width / 2 + 16; x < width / 2; x += 64) {
    columns += `M${n(x)} ${n(-height / 2)}V${n(height / 2)}`;
  }
  let rows = '';
  for (let y = -height / 2 + 16; y < height / 2; y += 64) {
    rows += `M${n(-width / 2)} ${n(y)}H${n(width / 2)}`;
  }
  return (
    dropShadow(art, d, 16, 0.4) +
    `<path d="${d}" fill="#FFFCF5"/>` +
    `<g stroke="${color}" stroke-width="32" stroke-opacity=".3"><path d="${columns}"/><path d="${rows}"/></g>` +
    `<path d="${d}" fill="${art.linear(['#FFFFFF 0 .35', '#FFFFFF .5 0', '#4A2410 1 .16'], 55)}"/>`
  );
}

// A torn sheet of brown paper that drinks the fat.
export function paperSheet(art: Art, width: number, height: number): string {
  const w = width / 2;
  const h = height / 2;
  const edge: Point[] = [];
  for (let i = 0; i < 10; i += 1) {
    edge.push([-w + (width * i) / 10, -h + art.random.between(-7, 7)]);
  }
  edge.push([w, -h], [w + 4, 0], [w, h]);
  for (let i = 9; i >= 0; i -= 1) {
    edge.push([-w + (width * i) / 10, h + art.random.between(-7, 7)]);
  }
  const d = outline(edge, 1 / 20);
  const stains = [
    [-0.3, -0.3, 170],
    [0.2, 0.1, 210],
    [-0.2, 0.5, 150],
  ] as const;
  return (
    dropShadow(art, d, 18, 0.4) +
    `<path d="${d}" fill="${art.linear(['#F9EBD0', '#EFD9B2 .5', '#D9B985'], 55)}"/>` +
    stains
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${n(x * w)}" cy="${n(y * h)}" rx="${n(r * 1.6)}" ry="${n(r * 0.7)}" fill="#B98A4A" fill-opacity=".2"/>`,
      )
      .join('') +
    softLine(
      art,
      `M${n(-w * 0.9)} ${n(h * 0.2)}Q0 ${n(-h * 0.1)} ${n(w * 0.9)} ${n(-h * 0.4)}`,
      '#FFFFFF',
      8,
      0.25,
    )
  );
}

// A small iron pan with its handle toward the corner.
export function skillet(art: Art, radius: number): string {
  const iron = art.linear(['#6A625C', '#38322E .45', '#191513'], 55);
  return (
    castShadow(radius, radius, 0.5) +
    art.at(0, 0, -32, 1, () =>
      solid(art, box(radius * 0.9, -46, 330, 92, 44), {
        fill: art.linear(['#5A524C', '#1E1916'], 90),
        shade: '#0A0807',
        light: '#A89C92',
        edge: 10,
        lift: 18,
      }),
    ) +
    `<path d="${ellipse(radius)}" fill="${iron}"/>` +
    `<path d="${ellipse(radius * 0.965)}" fill="none" stroke="#B3A79C" stroke-width="4" stroke-opacity=".4"/>` +
    `<path d="${ellipse(radius * 0.9)}" fill="${art.linear(['#0E0B0A', '#2A2421 .5', '#5E554E'], 55)}"/>` +
    `<path d="${ellipse(radius * 0.86)}" fill="${art.radial(['#443C36', '#2C2622 .7', '#1A1614'], 0.45, 0.42, 0.6)}"/>`
  );
}
