import { avocadoSlice } from '../ingredients/avocado.ts';
import { arepa } from '../ingredients/corn.ts';
import { cheeseBlock } from '../ingredients/dairy.ts';
import { hogao, lettuce, onionRing, tomatoSlice } from '../ingredients/garden.ts';
import { pearls, pool, rice } from '../ingredients/grains.ts';
import { chopped, sprig } from '../ingredients/herbs.ts';
import { limeWedge } from '../ingredients/lime.ts';
import { fryPile, potatoHeap, yucaBaton } from '../ingredients/roots.ts';
import { n, polar, scatter } from '../shapes.ts';
import { type Draw, onTile } from '../surface.ts';
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
