import { arepa } from '../ingredients/corn.ts';
import { friedEgg } from '../ingredients/dairy.ts';
import { avocadoFan, limeWedge, limeWheel } from '../ingredients/fruits.ts';
import {
  chopped,
  hogao,
  lettuce,
  onionRing,
  sprig,
  strips,
  tomatoSlice,
} from '../ingredients/garden.ts';
import { beans, crumble, pearls, pool, rice } from '../ingredients/grains.ts';
import {
  chicharron,
  chorizo,
  drumstick,
  pepper,
  ribs,
  shredded,
  steak,
} from '../ingredients/meat.ts';
import { patacon, potato, ripePlantain, yucaBaton } from '../ingredients/roots-and-plantain.ts';
import { friedFish, shrimp } from '../ingredients/sea.ts';
import { blob, polar, scatter } from '../shapes.ts';
import { type Draw, freckles, glint, onTile, softLine, solid } from '../surface.ts';
import { board } from '../tableware/boards.ts';
import { clayBowl, plate } from '../tableware/plates.ts';

const bandejaPaisa: Draw = (art) =>
  plate(art, 'achiote', 568, 436) +
  art.at(
    14,
    8,
    0,
    1.24,
    () =>
      art.at(-186, -66, 0, 1, () => beans(art, 170, 152)) +
      art.at(112, -106, 0, 1, () => rice(art, 178, 142)) +
      art.at(-104, 138, 0, 1, () => crumble(art, 136, 98)) +
      art.at(-300, 96, -8, 1, () => arepa(art, 86)) +
      art.at(270, -30, 64, 1, () => ripePlantain(art, 190, 84)) +
      art.at(320, 40, 56, 1, () => ripePlantain(art, 184, 80)) +
      art.at(10, 54, 30, 0.94, () => chorizo(art, 190, 74)) +
      art.at(152, 150, -10, 1.1, () => chicharron(art, 280, 6)) +
      art.at(-50, -226, 6, 1, () => avocadoFan(art, 3, 226, 25)) +
      art.at(146, -124, 0, 1, () => friedEgg(art, 118)) +
      art.at(-214, 196, -30, 0.8, () => sprig(art)),
  );

const sobrebarriga: Draw = (art) =>
  plate(art, 'ink', 434) +
  art.at(
    -6,
    -10,
    0,
    1.22,
    () =>
      art.at(-120, -112, 0, 1, () => rice(art, 142, 118)) +
      art.at(166, -124, 20, 1, () => potato(art, 82, 'pastusa')) +
      art.at(64, -180, -30, 1, () => potato(art, 68, 'pastusa')) +
      art.at(208, -14, 10, 1, () => potato(art, 70, 'pastusa')) +
      art.at(20, 128, -8, 1, () => hogao(art, 250, 118)) +
      art.at(-10, 100, -10, 1.1, () => meatRoll(art)) +
      art.at(-4, 92, -10, 1, () => hogao(art, 150, 56)) +
      art.at(-10, 90, 0, 1, () => strips(art, 8, 120, ['#F6E7C0', '#FFF4DC', '#E9CF96'])) +
      art.at(80, 78, 24, 0.9, () => sprig(art)),
  );

// Flank cooked for hours: layers that part along the grain.
const meatRoll: Draw = (art) => {
  const d = blob(art.random, 212, 108, 0.05, 11);
  const grain = [-60, -34, -8, 18, 44, 70]
    .map((y) => `M-180 ${y}Q-60 ${y - 18} 40 ${y - 4}T184 ${y - 8}`)
    .join('');
  return (
    solid(art, d, {
      fill: art.radial(['#B9744A', '#8A4726 .55', '#562410']),
      shade: '#2E0E03',
      light: '#F2C096',
      edge: 18,
      lift: 15,
    }) +
    `<g clip-path="${art.clip(d)}"><path d="${grain}" fill="none" stroke="#4A1D0A" stroke-width="6" stroke-linecap="round" stroke-opacity=".5"/>` +
    `<path d="${grain}" fill="none" stroke="#E0A478" stroke-width="3" stroke-opacity=".5" transform="translate(0 7)"/></g>`
  );
};

const lechona: Draw = (art) =>
  plate(art, 'maiz', 434) +
  art.at(
    10,
    6,
    0,
    1.2,
    () =>
      art.at(-10, 20, 0, 1, () => rice(art, 264, 220, 'saffron', 1.15)) +
      art.at(-10, 30, 0, 1, () =>
        shredded(art, 40, 200, 160, ['#E9C39A', '#D29F6E', '#B77B4A', '#F3D9B6']),
      ) +
      pearls(
        art,
        scatter(art.random, 40, 220, 175, 34).map(([x, y]) => [x - 10, y + 30] as const),
        13,
        ['#FBF3B8', '#E0CB66', '#B0932E'],
      ) +
      art.at(-10, 30, 0, 1, () => chopped(art, 16, 200, 160)) +
      art.at(-110, -92, -24, 0.8, () => crackling(art)) +
      art.at(110, -96, 16, 0.8, () => crackling(art)) +
      art.at(200, 160, 8, 1, () => arepa(art, 92, false)) +
      art.at(-214, 168, -18, 1, () => limeWedge(art, 0.9)),
  );

// The toasted skin of the lechona: a sheet of crackling, scored in squares and blistered.
const crackling: Draw = (art) => {
  const d =
    'M-214 66L-196 -50Q-190 -74 -164 -78Q0 -104 168 -74Q192 -70 198 -46L216 60Q220 84 196 80' +
    'Q150 60 110 74T20 66T-80 74T-190 88Q-218 90 -214 66Z';
  const blisters = scatter(art.random, 70, 200, 84, 18);
  const scores =
    'M-120 -86L-132 80M-46 -94L-50 76M34 -94L36 72M112 -86L122 76M-206 -8Q0 -40 208 -6M-212 44Q0 14 214 44';
  return (
    solid(art, d, {
      fill: art.linear(['#F9BE62', '#D9792A .45', '#96400C'], 75),
      shade: '#561D02',
      light: '#FFEDB4',
      edge: 13,
      lift: 17,
    }) +
    freckles(art, d, blisters, ['#FFDF96', '#A34A10', '#F2A648'], [4, 12], 0.5) +
    `<g clip-path="${art.clip(d)}">${softLine(art, scores, '#6E2804', 7, 0.6)}</g>` +
    glint(art, 'M-168 -46Q-90 -70 10 -70', 13, 0.7) +
    glint(art, 'M70 -66Q120 -62 164 -50', 8, 0.6)
  );
};

const mojarraFrita: Draw = (art) =>
  plate(art, 'agave', 584, 436) +
  art.at(
    0,
    0,
    0,
    1.12,
    () =>
      art.at(-190, -180, 0, 1, () => rice(art, 166, 112)) +
      art.at(256, -158, 12, 1, () => patacon(art, 102)) +
      art.at(100, -204, -20, 1, () => patacon(art, 96)) +
      art.at(-160, 226, 0, 1, () => lettuce(art, 124)) +
      art.at(-206, 228, 0, 1, () => tomatoSlice(art, 64)) +
      art.at(-100, 244, 0, 1, () => tomatoSlice(art, 58)) +
      art.at(-146, 206, 10, 1, () => onionRing(44)) +
      art.at(-6, 36, -7, 1.16, () => friedFish(art)) +
      art.at(220, 216, -16, 1, () => limeWheel(art, 78)) +
      art.at(116, 250, 14, 1, () => limeWheel(art, 66)) +
      art.at(20, 30, 0, 1, () => chopped(art, 14, 190, 90)),
  );

const arrozConPollo: Draw = (art) =>
  plate(art, 'aji', 434) +
  art.at(
    0,
    0,
    0,
    1.1,
    () =>
      rice(art, 292, 280, 'saffron', 1.25) +
      pearls(art, scatter(art.random, 46, 256, 236, 32), 15, ['#B9DE74', '#6FA83C', '#3C7524']) +
      carrots(art) +
      strips(art, 14, 230, ['#D93A22', '#B42318', '#E8603A']) +
      art.at(-42, -56, -24, 1.3, () => drumstick(art, 'golden')) +
      art.at(30, 120, 14, 1.2, () => drumstick(art, 'golden')) +
      chopped(art, 16, 240, 210) +
      art.at(196, -156, 30, 1.1, () => sprig(art)),
  );

const carrots: Draw = (art) =>
  scatter(art.random, 34, 250, 226, 36)
    .map(([x, y]) =>
      art.at(
        x,
        y,
        art.random.between(0, 90),
        1,
        () =>
          '<rect x="-10" y="-6" width="24" height="22" rx="4" fill="#4A2410" fill-opacity=".3"/>' +
          '<rect x="-12" y="-11" width="24" height="22" rx="5" fill="#EE7A22"/>' +
          '<rect x="-9" y="-9" width="15" height="7" rx="3" fill="#FFC07A" fill-opacity=".8"/>',
      ),
    )
    .join('');

const churrasco: Draw = (art) => board(art, 1040, 720) + art.at(0, 0, 0, 1.14, () => grill(art));

const grill: Draw = (art) =>
  art.at(-60, -20, -14, 1.28, () => steak(art, 400, 250)) +
  art.at(-52, -8, -14, 1, () => pool(art, 96, 40, ['#A9CC5A', '#5E9A38', '#2F6B2A'])) +
  art.at(-52, -10, -14, 1, () => chopped(art, 44, 96, 42)) +
  art.at(-56, -6, 0, 1, () => strips(art, 4, 60, ['#C43A20', '#E0603A'])) +
  art.at(262, -160, 30, 1, () => potato(art, 74, 'roasted')) +
  art.at(330, -70, -10, 1, () => potato(art, 68, 'roasted')) +
  art.at(236, -58, 60, 1, () => potato(art, 62, 'roasted')) +
  art.at(274, 150, 0, 1, () => clayBowl(art, 118, { liquid: ['#A7CF5E', '#5E9636', '#2F6424'] })) +
  art.at(274, 150, 0, 1, () => chopped(art, 40, 84)) +
  art.at(-346, 206, -20, 1, () => limeWedge(art, 0.95)) +
  art.at(-60, -20, -14, 1, () => pepper(art, 26, 200, 110));

const costillaAsada: Draw = (art) =>
  board(art, 1060, 740) + art.at(-10, 20, 0, 1.12, () => rack(art));

const rack: Draw = (art) =>
  art.at(250, 120, 20, 1, () => yucaBaton(art, 210, 74)) +
  art.at(300, 210, -12, 1, () => yucaBaton(art, 220, 72)) +
  art.at(-94, 14, -6, 1.06, () => ribs(art, 6, 78, 350)) +
  art.at(300, -150, 0, 1, () => clayBowl(art, 112, { liquid: ['#E0562A', '#B8381A', '#7A1A08'] })) +
  art.at(300, -150, 0, 0.9, () => hogao(art, 78)) +
  art.at(-90, 40, 0, 1, () => chopped(art, 22, 190, 130)) +
  art.at(196, 20, -14, 0.95, () => limeWedge(art, 0.85));

const langostinos: Draw = (art) =>
  clayBowl(art, 400, { liquid: ['#FFE08A', '#F8B944', '#D68A22'] }) +
  oil(art) +
  scatter(art.random, 20, 290, 280, 60)
    .map(([x, y]) => garlic(art, x, y))
    .join('') +
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const [x, y] = polar(i * 60 - 60, 200);
      return art.at(x, y, i * 60 + 30, 1.42, () => shrimp(art, 68));
    })
    .join('') +
  art.at(0, 6, 20, 1.4, () => shrimp(art, 66)) +
  chopped(art, 60, 290) +
  chili(art) +
  art.at(206, 206, -18, 1, () => limeWheel(art, 88)) +
  art.at(-206, 222, -30, 1.3, () => sprig(art));

// Rounds of red chili.
const chili: Draw = (art) =>
  scatter(art.random, 11, 280, 270, 90)
    .map(([x, y]) =>
      art.at(
        x,
        y,
        art.random.between(0, 90),
        1,
        () =>
          '<ellipse cx="2" cy="5" rx="17" ry="14" fill="#4A2410" fill-opacity=".35"/>' +
          '<ellipse rx="17" ry="14" fill="#C42B16"/><ellipse rx="9" ry="7" fill="#F2A06A"/>',
      ),
    )
    .join('');

const oil: Draw = (art) =>
  scatter(art.random, 46, 310, 310, 30)
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${art.random.whole(5, 20)}" fill="#FFF0B0" fill-opacity=".3" stroke="#FFF8D8" stroke-opacity=".5" stroke-width="2"/>`,
    )
    .join('');

function garlic(art: Parameters<Draw>[0], x: number, y: number): string {
  return art.at(x, y, art.random.between(0, 180), 1, () =>
    solid(art, blob(art.random, 24, 15, 0.1, 7), {
      fill: art.radial(['#FFFCEE', '#F6E2AE .6', '#D9A850']),
      shade: '#9A6A1C',
      edge: 4,
      lift: 4,
    }),
  );
}

export const MAINS = {
  'bandeja-paisa': onTile('peach', bandejaPaisa),
  sobrebarriga: onTile('cream', sobrebarriga),
  lechona: onTile('butter', lechona),
  'mojarra-frita': onTile('sage', mojarraFrita),
  'arroz-con-pollo': onTile('clay', arrozConPollo),
  churrasco: onTile('sage', churrasco),
  'costilla-asada': onTile('butter', costillaAsada),
  'langostinos-al-ajillo': onTile('peach', langostinos),
} as const;
