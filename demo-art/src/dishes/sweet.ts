import { cheeseSlice } from '../ingredients/dairy.ts';
import { pool, rice } from '../ingredients/grains.ts';
import {
  breva,
  cinnamonDust,
  cinnamonStick,
  flan,
  raisins,
  strawberry,
  tresLechesSlab,
} from '../ingredients/sweets.ts';
import { scatter } from '../shapes.ts';
import { type Draw, onTile } from '../surface.ts';
import { clayBowl, onPlate, plate } from '../tableware/plates.ts';

const tresLeches: Draw = (art) =>
  art.at(6, 64, 0, 1, () => pool(art, 296, 226, ['#FFFFFF', '#FFF8E6', '#F0DFBA'], 0.05)) +
  art.at(-8, -14, 0, 1.14, () => tresLechesSlab(art)) +
  art.at(-4, -78, 0, 1, () => cinnamonDust(art, 70, 190, 74)) +
  art.at(12, -124, 18, 1.16, () => strawberry(art)) +
  art.at(226, 176, 50, 0.8, () => strawberry(art));

const flanDeCaramelo: Draw = (art) =>
  plate(art, 'maiz', 426) +
  art.at(0, 100, 0, 1, () => pool(art, 304, 208, ['#C9701E', '#9A480E', '#6A2A06'], 0.05)) +
  art.at(0, -24, 0, 1.18, () => flan(art));

const arrozConLeche: Draw = (art) =>
  clayBowl(art, 398, { liquid: ['#FFFBEE', '#F9EDD2', '#E3CDA2'] }) +
  rice(art, 318, 314, 'milk', 1.5) +
  cinnamonDust(art, 150, 230, 210) +
  raisins(art, scatter(art.random, 20, 250, 240, 70)) +
  art.at(-20, -20, -36, 1.2, () => cinnamonStick(art, 280)) +
  art.at(40, 50, 22, 1.15, () => cinnamonStick(art, 260));

const brevas: Draw = (art) =>
  plate(art, 'cilantro', 428) +
  art.at(0, 30, 0, 1, () => pool(art, 276, 230, ['#E6A85C', '#BE7428', '#8A4A12'], 0.08)) +
  art.at(-166, -100, -34, 1.12, () => breva(art)) +
  art.at(150, -112, 30, 1.12, () => breva(art)) +
  art.at(-150, 146, -140, 1.08, () => breva(art)) +
  art.at(4, 20, 4, 1.18, () => breva(art)) +
  art.at(180, 128, 14, 1.3, () => cheeseSlice(art, 170, 104)) +
  art.at(130, 204, -8, 1.3, () => cheeseSlice(art, 170, 104));

export const DESSERTS = {
  'tres-leches': onTile('peach', onPlate('aji', 1.14, tresLeches)),
  'flan-de-caramelo': onTile('sage', flanDeCaramelo),
  'arroz-con-leche': onTile('clay', arrozConLeche),
  'brevas-con-arequipe': onTile('cream', brevas),
} as const;
