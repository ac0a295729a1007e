import type { Art } from '../art.ts';
import { ellipse, n, polar } from '../shapes.ts';
import { castShadow, type Draw, glint, SHADE } from '../surface.ts';

export const RIM = {
  achiote: '#C2410C',
  cilantro: '#2F6B3C',
  agave: '#1D5C77',
  maiz: '#C98A2B',
  aji: '#B42318',
  ink: '#3A3029',
} as const;

export type Rim = keyof typeof RIM;

// Enamel ware chips where it is knocked: two small marks make the plate somebody's plate.
function chips(art: Art, radiusX: number, radiusY: number): string {
  return [art.random.between(15, 80), art.random.between(190, 330)]
    .map((angle) => {
      const [x, y] = polar(angle, radiusX - 11, radiusY - 11);
      const turn = `transform="rotate(${n(angle)} ${n(x)} ${n(y)})"`;
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="4.5" ry="9" fill="#2B2320" fill-opacity=".85" ${turn}/>`;
    })
    .join('');
}

function arcAlong(radiusX: number, radiusY: number, from: number, to: number): string {
  const [x1, y1] = polar(from, radiusX, radiusY);
  const [x2, y2] = polar(to, radiusX, radiusY);
  return `M${n(x1)} ${n(y1)}A${n(radiusX)} ${n(radiusY)} 0 0 1 ${n(x2)} ${n(y2)}`;
}

// The enamel plate, round or oval, centred on 0,0.
export function plate(art: Art, rim: Rim, radiusX: number, radiusY: number = radiusX): string {
  const glaze = art.linear(['#FFFFFF', '#FBF6EC .5', '#EADFCC'], 90);
  const wall = art.linear(['#D9CBB4', '#F3EADB .45', '#FFFFFF'], 90);
  const well = art.linear(['#F0E6D5', '#F9F3E7 .3', '#FFFDF8'], 90);
  const depth = 0.78;
  const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;
  return (
    castShadow(radiusX, radiusY) +
    path(ellipse(radiusX, radiusY), `fill="${glaze}"`) +
    path(
      ellipse(radiusX - 11, radiusY - 11),
      `fill="none" stroke="${RIM[rim]}" stroke-width="13"`,
    ) +
    path(
      ellipse(radiusX - 15, radiusY - 15),
      `fill="none" stroke="${SHADE}" stroke-width="4" stroke-opacity=".18"`,
    ) +
    chips(art, radiusX, radiusY) +
    path(ellipse(radiusX * depth + 9, radiusY * depth + 9), `fill="${wall}"`) +
    path(ellipse(radiusX * depth - 4, radiusY * depth - 4), `fill="${well}"`) +
    glint(art, arcAlong(radiusX * 0.875, radiusY * 0.875, 196, 246), 12, 0.9) +
    glint(art, arcAlong(radiusX * 0.985, radiusY * 0.985, 200, 262), 3, 0.7)
  );
}

// Food on a round plate, as large as its well asks for.
export function onPlate(rim: Rim, scale: number, food: Draw): Draw {
  return (art) => plate(art, rim, 430) + art.at(0, 0, 0, scale, () => food(art));
}

export type ClayOptions = { liquid?: readonly [light: string, body: string, deep: string] };

// The black clay bowl of La Chamba, with its two ears. Without liquid its floor is bare clay.
export function clayBowl(art: Art, radius: number, options: ClayOptions = {}): string {
  const clay = art.linear(['#6B574A', '#3A2C25 .42', '#1B1411'], 90);
  const lip = art.linear(['#2A201B', '#4A3A31 .5', '#8A7363'], 90);
  const ear = (side: number): string => {
    const x = side * radius;
    return (
      `<path d="M${n(x * 0.93)} ${n(-radius * 0.2)}C${n(x * 1.13)} ${n(-radius * 0.2)} ` +
      `${n(x * 1.15)} ${n(-radius * 0.1)} ${n(x * 1.15)} 0S${n(x * 1.13)} ${n(radius * 0.2)} ` +
      `${n(x * 0.93)} ${n(radius * 0.2)}Z" fill="${clay}"/>` +
      `<path d="M${n(x * 1.02)} ${n(-radius * 0.13)}Q${n(x * 1.1)} ${n(-radius * 0.1)} ${n(x * 1.1)} 0" ` +
      `fill="none" stroke="#8A7363" stroke-width="5" stroke-linecap="round" stroke-opacity=".5"/>`
    );
  };
  const inside = radius * 0.83;
  const [light, body, deep] = options.liquid ?? ['#4B3A31', '#33271F', '#1E1612'];
  const surface = art.radial([light, `${body} .55`, deep], 0.45, 0.4, 0.62);
  const deepest = options.liquid ? '#7A2E00' : '#120C09';
  const dip = art.linear([`${deepest} 0 .75`, `${deepest} .32 .12`, `${deepest} .6 0`], 58);
  return (
    castShadow(radius * 1.03, radius, 0.5) +
    ear(-1) +
    ear(1) +
    `<path d="${ellipse(radius)}" fill="${clay}"/>` +
    `<path d="${ellipse(radius * 0.955)}" fill="none" stroke="#A08877" stroke-width="4" stroke-opacity=".35"/>` +
    `<path d="${ellipse(inside + 12)}" fill="${lip}"/>` +
    `<path d="${ellipse(inside)}" fill="${surface}"/>` +
    `<path d="${ellipse(inside)}" fill="${dip}" fill-opacity="${options.liquid ? 0.3 : 1}"/>` +
    glint(art, arcAlong(radius * 0.925, radius * 0.925, 198, 256), 13, 0.34) +
    glint(art, arcAlong(radius * 0.94, radius * 0.94, 206, 226), 6, 0.5)
  );
}

// Fat or foam at the edge of a broth, and a wide reflection over it.
export function brothShine(art: Art, radius: number): string {
  const inside = radius * 0.83;
  const drops: string[] = [];
  for (let i = 0; i < 22; i += 1) {
    const [x, y] = polar(art.random.between(0, 360), inside * art.random.between(0.55, 0.93));
    const r = art.random.between(4, 13);
    drops.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#FFF6C8" fill-opacity=".22" ` +
        `stroke="#FFFBE6" stroke-opacity=".5" stroke-width="1.6"/>`,
    );
  }
  return drops.join('') + glint(art, arcAlong(inside * 0.9, inside * 0.9, 100, 160), 9, 0.3);
}
