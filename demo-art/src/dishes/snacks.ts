import { avocadoSlice } from '../ingredients/avocado.ts';
import { cheeseFinger } from '../ingredients/bread.ts';
import { arepa, eggArepa, empanada } from '../ingredients/corn.ts';
import { cheeseSlice, creamSwirl } from '../ingredients/dairy.ts';
import { hogao, lettuce, tomatoSlice } from '../ingredients/garden.ts';
import { chopped, sprig } from '../ingredients/herbs.ts';
import { limeWedge } from '../ingredients/lime.ts';
import { shredded } from '../ingredients/meat.ts';
import { patacon } from '../ingredients/plantain.ts';
import { chorizo } from '../ingredients/pork.ts';
import { potato } from '../ingredients/roots.ts';
import { polar } from '../shapes.ts';
import { type Draw, onTile } from '../surface.ts';
import { basket, board } from '../tableware/boards.ts';
import { clayBowl, onPlate, plate } from '../tableware/plates.ts';

const empanadas: Draw = (art) =>
  basket(art, 500, 424) +
  art.at(-190, -140, -28, 1.36, () => empanada(art)) +
  art.at(160, -156, 24, 1.36, () => empanada(art)) +
  art.at(-206, 124, 14, 1.36, () => empanada(art)) +
  art.at(6, -24, -6, 1.4, () => empanada(art)) +
  art.at(196, 150, 0, 1, () => clayBowl(art, 142, { liquid: ['#B7D66A', '#74A83C', '#3F7A2A'] })) +
  art.at(196, 150, 0, 1, () => aji(art)) +
  art.at(-20, 226, -20, 1, () => limeWedge(art, 1));

// Ají: green with cilantro, red with what burns.
const aji: Draw = (art) =>
  art.at(0, 0, 0, 0.9, () => hogao(art, 112)) + chopped(art, 60, 106, 106, 1.1);

const arepaDeHuevo: Draw = (art) =>
  art.at(-120, -120, 0, 1, () => eggArepa(art, 186)) +
  art.at(150, -70, 0, 1, () => eggArepa(art, 176)) +
  art.at(-20, 124, 0, 1, () => eggArepa(art, 200, true)) +
  art.at(246, 168, 0, 1, () => clayBowl(art, 104, { liquid: ['#FFFFFF', '#FBF4E4', '#E6D6B4'] })) +
  art.at(246, 168, 0, 1, () => chopped(art, 16, 68)) +
  art.at(-252, 116, -30, 1.05, () => sprig(art));

const patacones: Draw = (art) =>
  plate(art, 'achiote', 428) +
  [0, 1, 2, 3, 4]
    .map((i) => {
      const [x, y] = polar(i * 72 - 90, 190);
      return art.at(x, y, i * 40, 1, () => patacon(art, 150));
    })
    .join('') +
  hogao(art, 138, 128) +
  chopped(art, 18, 120) +
  art.at(10, 6, 16, 1.35, () => sprig(art));

const arepaRellena: Draw = (art) =>
  plate(art, 'cilantro', 430) +
  art.at(0, 100, 0, 1, () => arepa(art, 270, false)) +
  art.at(-150, 168, 20, 1, () => lettuce(art, 146)) +
  art.at(120, 200, -14, 1, () => lettuce(art, 146)) +
  art.at(-8, 196, 0, 1, () => lettuce(art, 126)) +
  art.at(-10, 136, 0, 1, () =>
    shredded(art, 130, 230, 104, ['#8A4422', '#A85C30', '#6E3014', '#C07A48']),
  ) +
  art.at(-160, 180, 24, 1, () => cheeseSlice(art, 150, 90)) +
  art.at(40, 214, -8, 1, () => cheeseSlice(art, 160, 90)) +
  art.at(196, 150, 20, 1, () => tomatoSlice(art, 70)) +
  art.at(-50, 216, -14, 1, () => avocadoSlice(art, 210, 70)) +
  art.at(120, 240, 6, 0.95, () => avocadoSlice(art, 200, 70)) +
  art.at(0, -120, 0, 1, () => arepa(art, 262));

const chorizoConArepa: Draw = (art) =>
  board(art, 1000, 690) +
  art.at(-256, -60, -10, 1, () => arepa(art, 184)) +
  art.at(120, -150, -16, 1.42, () => chorizo(art, 290, 96)) +
  art.at(110, 40, -10, 1.42, () => chorizo(art, 290, 96)) +
  art.at(-300, 196, 20, 1, () => potato(art, 68)) +
  art.at(-196, 226, -10, 1, () => potato(art, 62)) +
  art.at(-244, 150, 50, 1, () => potato(art, 58)) +
  art.at(300, 214, -12, 1, () => limeWedge(art, 1.15)) +
  art.at(90, 222, 0, 1, () => clayBowl(art, 106, { liquid: ['#F08A50', '#D2502A', '#96280F'] })) +
  art.at(90, 222, 0, 1, () => hogao(art, 74)) +
  art.at(-60, 226, -40, 0.95, () => sprig(art));

const deditos: Draw = (art) =>
  basket(art, 500, 424) +
  art.at(-150, -180, -14, 1.2, () => cheeseFinger(art, 280)) +
  art.at(-150, -54, 10, 1.2, () => cheeseFinger(art, 290)) +
  art.at(-160, 80, -8, 1.2, () => cheeseFinger(art, 280)) +
  art.at(-80, 206, 4, 1.2, () => cheeseFinger(art, 290, true)) +
  art.at(20, 10, 52, 1.2, () => cheeseFinger(art, 270, true)) +
  art.at(228, -50, 0, 1, () => clayBowl(art, 158, { liquid: ['#FFC2A4', '#F79A78', '#D9684A'] })) +
  art.at(222, -54, 0, 1, () => creamSwirl(art, 0.9)) +
  art.at(240, 176, 20, 1.1, () => sprig(art));

export const SNACKS = {
  empanadas: onTile('peach', empanadas),
  'arepa-de-huevo': onTile('sage', onPlate('maiz', 1.1, arepaDeHuevo)),
  'patacones-con-hogao': onTile('clay', patacones),
  'arepa-rellena': onTile('butter', arepaRellena),
  'chorizo-con-arepa': onTile('cream', chorizoConArepa),
  'deditos-de-queso': onTile('sage', deditos),
} as const;
