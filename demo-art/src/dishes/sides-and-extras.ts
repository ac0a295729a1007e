import { arepa } from '../ingredients/corn.ts';
import { cheeseBlock, cheeseSlice, friedEgg } from '../ingredients/dairy.ts';
import { avocadoHalf, avocadoSlice, limeWedge } from '../ingredients/fruits.ts';
import { chopped, hogao, lettuce, onionRing, sprig, tomatoSlice } from '../ingredients/garden.ts';
import { pearls, pool, rice } from '../ingredients/grains.ts';
import { bacon, chicharron, chorizo, pepper } from '../ingredients/meat.ts';
import { fryPile, potatoHeap, yucaBaton } from '../ingredients/roots-and-plantain.ts';
import { ellipse, n, polar, scatter } from '../shapes.ts';
import { type Draw, gleam, glint, onTile, SHADE, solid } from '../surface.ts';
import { board, paperSheet, skillet } from '../tableware/boards.ts';
import { clayBowl, onPlate, plate } from '../tableware/plates.ts';

const papaCriolla: Draw = (art) =>
  art.at(0, 10, 0, 1, () => potatoHeap(art, 26, 232, 92)) +
  salt(art) +
  chopped(art, 20, 240) +
  art.at(20, -20, 14, 1.3, () => sprig(art));

const salt: Draw = (art) =>
  scatter(art.random, 70, 260, 240, 12)
    .map(
      ([x, y]) =>
        `<rect x="${n(x)}" y="${n(y)}" width="6" height="6" rx="1.500" fill="#FFFFFF" fill-opacity=".85" transform="rotate(${art.random.whole(0, 80)} ${n(x)} ${n(y)})"/>`,
    )
    .join('');

const yucaFrita: Draw = (art) =>
  (
    [
      [-130, -180, -24],
      [60, -196, 16],
      [-216, -40, 66],
      [-60, -60, -10],
      [-140, 96, 24],
      [20, 60, 58],
      [-30, 190, -8],
      [110, -70, -50],
    ] as const
  )
    .map(([x, y, turn]) => art.at(x, y, turn, 1.14, () => yucaBaton(art, 250, 86)))
    .join('') +
  art.at(206, 108, 0, 1, () => clayBowl(art, 142, { liquid: ['#F08A50', '#D2502A', '#96280F'] })) +
  art.at(206, 108, 0, 1, () => hogao(art, 96)) +
  salt(art) +
  art.at(206, 104, 10, 0.8, () => sprig(art));

const papasFrancesas: Draw = (art) =>
  clayBowl(art, 404) +
  art.at(0, 0, 0, 1.12, () => fryPile(art, 36, 280, 290)) +
  salt(art) +
  art.at(0, 0, 0, 1, () => chopped(art, 12, 220)) +
  art.at(196, 176, 0, 1, () => clayBowl(art, 122, { liquid: ['#F0603C', '#CC3018', '#8E160A'] })) +
  art.at(192, 172, 0, 1, () => pool(art, 58, 44, ['#F57A54', '#D63A1E', '#B02612'], 0.08));

const ensalada: Draw = (art) =>
  plate(art, 'cilantro', 430) + art.at(0, 0, 0, 1.14, () => salad(art));

const salad: Draw = (art) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => {
      const [x, y] = polar(i * 45 + 10, 196);
      return art.at(x, y, i * 45 + 100, 1, () => lettuce(art, 146));
    })
    .join('') +
  art.at(0, 0, 40, 1.1, () => lettuce(art, 150)) +
  (
    [
      [-176, -90, 92],
      [150, -150, 86],
      [170, 110, 92],
      [-100, 172, 84],
    ] as const
  )
    .map(([x, y, size]) => art.at(x, y, x, 1, () => tomatoSlice(art, size)))
    .join('') +
  art.at(-10, -150, 20, 1, () => onionRing(70)) +
  art.at(90, 20, 0, 1, () => onionRing(64)) +
  art.at(-190, 60, 30, 1, () => onionRing(58)) +
  art.at(40, 190, 10, 1, () => onionRing(54)) +
  art.at(-40, -30, -18, 1.16, () => avocadoSlice(art, 240, 74)) +
  art.at(-20, 24, -10, 1.16, () => avocadoSlice(art, 240, 74)) +
  art.at(4, 80, 0, 1.16, () => avocadoSlice(art, 240, 74)) +
  pearls(art, scatter(art.random, 40, 250, 240, 36), 14, ['#FFF0A0', '#FBC83A', '#DB9410']);

const arepaConQueso: Draw = (art) =>
  plate(art, 'maiz', 424) +
  arepa(art, 312) +
  art.at(-6, -30, 0, 1.7, () => cheeseBlock(art, 220, 108, 66)) +
  art.at(196, 168, 24, 1.2, () => sprig(art));

const arrozBlanco: Draw = (art) =>
  clayBowl(art, 396, { liquid: ['#F7EFDF', '#E3D5BA', '#B9A47C'] }) +
  rice(art, 312, 304, 'white', 1.3) +
  chopped(art, 16, 220) +
  art.at(30, -20, 20, 1.5, () => sprig(art)) +
  art.at(214, 206, -20, 1, () => limeWedge(art, 1));

export const SIDES = {
  'papa-criolla': onTile('butter', onPlate('ink', 1.16, papaCriolla)),
  'yuca-frita': onTile('cream', onPlate('maiz', 1.16, yucaFrita)),
  'papas-a-la-francesa': onTile('butter', papasFrancesas),
  'ensalada-de-la-casa': onTile('sage', ensalada),
  'arepa-con-queso': onTile('peach', arepaConQueso),
  'arroz-blanco': onTile('clay', arrozBlanco),
} as const;

const aguacate: Draw = (art) =>
  art.at(-204, 0, -22, 2.2, () => avocadoHalf(art, true)) +
  art.at(214, 10, 20, 2.14, () => avocadoHalf(art, false)) +
  art.at(10, 352, -6, 1.3, () => avocadoSlice(art, 280, 84));

const huevoFrito: Draw = (art) =>
  skillet(art, 380) + friedEgg(art, 292) + pepper(art, 26, 200, 180);

const chicharronExtra: Draw = (art) =>
  art.at(0, 0, -5, 1, () => paperSheet(art, 980, 700)) +
  art.at(-30, -150, -8, 1.9, () => chicharron(art, 360, 7)) +
  art.at(40, 60, 7, 1.9, () => chicharron(art, 370, 7)) +
  art.at(-40, 270, -6, 1.9, () => chicharron(art, 350, 7)) +
  art.at(380, 256, -20, 1, () => limeWedge(art, 1.2));

const chorizoExtra: Draw = (art) =>
  plate(art, 'aji', 430) +
  art.at(-30, -130, -30, 1.75, () => chorizo(art, 280, 92)) +
  art.at(30, 70, -30, 1.75, () => chorizo(art, 280, 92)) +
  art.at(-200, 190, -20, 1.2, () => sprig(art)) +
  art.at(206, 214, -16, 1, () => limeWedge(art, 1));

const tocineta: Draw = (art) =>
  art.at(0, 0, 4, 1, () => paperSheet(art, 960, 700)) +
  art.at(-20, -190, -10, 1.9, () => bacon(art, 420, 92)) +
  art.at(20, 0, -6, 1.9, () => bacon(art, 430, 92)) +
  art.at(-10, 190, -12, 1.9, () => bacon(art, 410, 92));

const quesoCosteno: Draw = (art) =>
  board(art, 960, 640) +
  art.at(-90, -60, 0, 2.1, () => cheeseBlock(art, 260, 130, 84)) +
  art.at(250, 120, 12, 1.5, () => cheeseSlice(art, 170, 110)) +
  art.at(200, 200, -6, 1.5, () => cheeseSlice(art, 170, 110)) +
  art.at(-330, 200, -30, 1.4, () => sprig(art));

// The bell on the counter: service, delivery, the cover.
const bell: Draw = (art) => {
  const brass = art.linear(['#FFE9A8', '#F5BE4C .35', '#D68F22 .68', '#9A5A0C'], 25);
  return (
    `<ellipse cx="40" cy="262" rx="400" ry="56" fill="${art.radial([`${SHADE} 0 .5`, `${SHADE} .5 .24`, `${SHADE} 1 0`], 0.45, 0.5, 0.5)}"/>` +
    solid(
      art,
      'M-330 196H330Q352 196 352 222V238Q352 262 328 262H-328Q-352 262 -352 238V222Q-352 196 -330 196Z',
      {
        fill: art.linear(['#5A4A40', '#221B16'], 90),
        shade: '#0E0A08',
        light: '#B9A694',
        edge: 9,
        lift: 0,
      },
    ) +
    solid(
      art,
      'M-300 184C-300 -20 -166 -150 0 -150S300 -20 300 184Q300 204 280 204H-280Q-300 204 -300 184Z',
      { fill: brass, shade: '#6A3C06', light: '#FFF6D2', edge: 30, lift: 0 },
    ) +
    `<path d="M-302 160Q0 196 302 160V184Q302 206 280 206H-280Q-302 206 -302 184Z" fill="#8A5A0F" fill-opacity=".55"/>` +
    glint(art, 'M-226 120C-212 0 -150 -84 -66 -110', 30, 0.75) +
    glint(art, 'M236 130C232 70 214 20 186 -20', 14, 0.5) +
    gleam(art, -120, -20, 60, 90, 0.5) +
    solid(art, 'M-26 -196H26V-144H-26Z', { fill: '#8A5A0F', shade: '#4E2E04', edge: 6, lift: 0 }) +
    solid(art, ellipse(58, 34, 0, -208), {
      fill: art.linear(['#E0562A', '#A53609'], 80),
      shade: '#6A1E02',
      edge: 9,
      lift: 6,
    }) +
    glint(art, 'M-34 -220Q-14 -232 12 -232', 7, 0.8) +
    '<g fill="none" stroke="#C2410C" stroke-width="15" stroke-linecap="round"><path d="M-270 -200L-322 -248M270 -200L322 -248M-150 -286L-176 -342M150 -286L176 -342M0 -306V-366"/></g>'
  );
};

export const EXTRAS = {
  aguacate: onTile('sage', aguacate),
  'huevo-frito': onTile('butter', huevoFrito),
  chicharron: onTile('peach', chicharronExtra),
  chorizo: onTile('clay', chorizoExtra),
  tocineta: onTile('butter', tocineta),
  'queso-costeno': onTile('sage', quesoCosteno),
  servicio: onTile('cream', bell, 1, 600, 490),
} as const;
