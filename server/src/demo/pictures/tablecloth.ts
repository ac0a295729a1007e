import type { Art } from './art.ts';
import { mojarraFrita } from './dishes-mains.ts';
import { patacones } from './dishes-snacks.ts';
import { ajiaco } from './dishes-soups.ts';
import { n } from './shapes.ts';
import type { Draw } from './surface.ts';

// The house's check: threads of achiote over linen, darker where two bands cross.
function tablecloth(art: Art, width: number, height: number, size = 100): string {
  let columns = '';
  for (let x = size * 0.3; x < width + size; x += size * 2) {
    columns += `M${n(x)} 0V${height}`;
  }
  let rows = '';
  for (let y = size * 0.1; y < height + size; y += size * 2) {
    rows += `M0 ${n(y)}H${width}`;
  }
  let twill = '';
  for (let x = -height; x < width; x += 13) {
    twill += `M${n(x)} ${height}L${n(x + height)} 0`;
  }
  const light = art.linear(['#FFFFFF 0 .35', '#FFFFFF .45 0', '#4A2410 1 .22'], 52);
  return (
    `<rect width="${width}" height="${height}" fill="#FBF3E6"/>` +
    `<g stroke="#C2491A" stroke-opacity=".46" stroke-width="${size}"><path d="${columns}"/><path d="${rows}"/></g>` +
    `<path d="${twill}" stroke="#FFF6EA" stroke-width="2.5" stroke-opacity=".22"/>` +
    `<rect width="${width}" height="${height}" fill="${light}"/>`
  );
}

// The default banner: Sunday lunch seen from above, cut by the edges of the picture.
export const banner: Draw = (art) =>
  tablecloth(art, 1600, 900) +
  art.at(150, 190, -14, 0.86, () => ajiaco(art)) +
  art.at(1320, 300, 9, 0.86, () => mojarraFrita(art)) +
  art.at(640, 812, 12, 0.62, () => patacones(art));
