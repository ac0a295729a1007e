import type { Art } from '../art.ts';
import { cheeseSlice } from '../ingredients/dairy.ts';
import {
  coconut,
  limeWheel,
  limeWhole,
  luloHalf,
  luloWhole,
  mangoCheek,
  mangoWhole,
} from '../ingredients/fruits.ts';
import { sprig } from '../ingredients/garden.ts';
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
import { n, scatter } from '../shapes.ts';
import { type Draw, onTile } from '../surface.ts';
import { clayBowl, onPlate, plate, RIM } from '../tableware/plates.ts';
import {
  bottle,
  coffeeCup,
  condensation,
  heap,
  iceCube,
  jug,
  mug,
  standingShadow,
  straw,
  tumbler,
  waterBottle,
} from '../tableware/vessels.ts';

const TALL = { top: 172, bottom: 132, height: 640 } as const;

const limonadaDeCoco: Draw = (art) =>
  art.at(66, -250, 14, 1, () => straw(art, 420, RIM.achiote)) +
  art.at(0, 20, 0, 1, () =>
    tumbler(art, TALL, {
      liquid: ['#FFFFFF', '#F6F8EA', '#DDE8C8'],
      level: 0.1,
      surface: '#FFFFFF',
    }),
  ) +
  art.at(0, -248, 0, 1, () => heap(art, 150, 58, ['#FFFFFF', '#F1F4E2'])) +
  art.at(0, -272, 0, 1, () => zest(art)) +
  art.at(0, 30, 0, 1, () => condensation(art, 26, 118, 480)) +
  art.at(-144, -286, -14, 1, () => limeWheel(art, 82)) +
  art.at(238, 232, 8, 1, () => coconut(art, 138)) +
  art.at(-228, 282, -16, 1, () => limeWheel(art, 74));

const zest = (art: Art): string => {
  let marks = '';
  for (let i = 0; i < 22; i += 1) {
    const x = art.random.between(-110, 110);
    const y = art.random.between(-14, 34);
    marks += `M${n(x)} ${n(y)}l${n(art.random.between(-12, 12))} ${n(art.random.between(4, 10))}`;
  }
  return `<path d="${marks}" fill="none" stroke="#6FA83C" stroke-width="5" stroke-linecap="round"/>`;
};

const jugoDeLulo: Draw = (art) =>
  art.at(-62, -252, -12, 1, () => straw(art, 420, RIM.cilantro)) +
  art.at(0, 20, 0, 1, () =>
    tumbler(
      art,
      { ...TALL, top: 180, bottom: 150, height: 620 },
      {
        liquid: ['#DDE77C', '#B4CC42', '#86A522'],
        level: 0.13,
        surface: '#E9F0A2',
        inside: () =>
          pulp(art, '#EEF3B0') +
          ice(art, [
            [-66, -176, 16],
            [62, -150, -20],
            [-6, -90, 40],
          ]),
      },
    ),
  ) +
  art.at(0, 40, 0, 1, () => condensation(art, 28, 126, 470)) +
  art.at(-252, 226, 0, 1, () => luloWhole(art, 118)) +
  art.at(226, 250, 12, 1, () => luloHalf(art, 122));

const jugoDeMango: Draw = (art) =>
  art.at(70, -236, 16, 1, () => straw(art, 420, RIM.maiz)) +
  art.at(0, 30, 0, 1, () => stemGlass(art)) +
  art.at(-18, -40, 0, 1, () => condensation(art, 22, 140, 250)) +
  art.at(-268, 214, -12, 0.96, () => mangoWhole(art)) +
  art.at(258, 262, -8, 0.95, () => mangoCheek(art));

// A footed glass: the bowl, a short stem and its base.
const stemGlass: Draw = (art) => {
  const bowl = 'M-196 -300C-206 -80 -160 90 -36 150V160H36V150C160 90 206 -80 196 -300Z';
  const juice = 'M-182 -236C-184 -60 -146 70 -34 128Q0 140 34 128C146 70 184 -60 182 -236Z';
  return (
    standingShadow(art, 230, 296) +
    `<ellipse cy="288" rx="140" ry="26" fill="#FFFFFF" fill-opacity=".6" stroke="#FFFFFF" stroke-width="5"/>` +
    `<path d="M-20 150Q-16 240 -60 284H60Q16 240 20 150Z" fill="${art.linear(['#FFFFFF 0 .85', '#FFFFFF .5 .35', '#FFFFFF 1 .75'], 0)}"/>` +
    `<path d="${bowl}" fill="#FFFFFF" fill-opacity=".35"/>` +
    `<path d="${juice}" fill="${art.linear(['#FFD75E', '#FBB01F .5', '#EE8A0C'], 80)}"/>` +
    `<path d="${juice}" fill="${art.linear(['#D9700A 0 .5', '#D9700A .2 0', '#D9700A .8 0', '#D9700A 1 .6'], 0)}"/>` +
    `<ellipse cy="-236" rx="181" ry="24" fill="#FFE48A"/><ellipse cx="-30" cy="-238" rx="110" ry="11" fill="#FFF6CC" fill-opacity=".8"/>` +
    `<path d="${bowl}" fill="${art.linear(['#FFFFFF 0 .5', '#FFFFFF .14 .08', '#FFFFFF .8 0', '#FFFFFF 1 .4'], 0)}" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="5"/>` +
    `<ellipse cy="-300" rx="196" ry="22" fill="#FFFFFF" fill-opacity=".18" stroke="#FFFFFF" stroke-width="6" stroke-opacity=".9"/>` +
    `<path d="M-150 -190C-148 -80 -126 0 -84 56" fill="none" stroke="#FFFFFF" stroke-width="16" stroke-linecap="round" stroke-opacity=".55"/>`
  );
};

const limonadaNatural: Draw = (art) =>
  art.at(-120, 0, 0, 1, () => jug(art)) +
  art.at(212, 96, 0, 1, () =>
    tumbler(
      art,
      { top: 122, bottom: 98, height: 430, base: 28 },
      {
        liquid: ['#F7F9D2', '#E6EFA4', '#C6D872'],
        level: 0.16,
        inside: () =>
          ice(art, [
            [-44, -104, 12],
            [44, -84, -24],
          ]) + art.at(10, 60, 0, 1, () => limeWheel(art, 66)),
      },
    ),
  ) +
  art.at(292, -124, 20, 1, () => limeWheel(art, 66)) +
  art.at(212, -120, 10, 1.3, () => sprig(art)) +
  art.at(-330, 288, -10, 1, () => limeWhole(art, 76)) +
  art.at(24, 316, -10, 1, () => limeWheel(art, 66));

const gaseosa: Draw = (art) =>
  art.at(-132, 0, 0, 1, () => bottle(art)) +
  art.at(238, -124, 14, 1, () => straw(art, 360, RIM.aji)) +
  art.at(172, 80, 0, 1, () =>
    tumbler(
      art,
      { top: 144, bottom: 118, height: 470, base: 30 },
      {
        liquid: ['#8A3A1C', '#571A0A', '#2E0A03'],
        level: 0.14,
        surface: '#A5623C',
        inside: () =>
          ice(art, [
            [-62, -138, 14],
            [54, -120, -22],
            [-10, -54, 36],
            [70, -20, 8],
          ]) + bubbles(art),
      },
    ),
  ) +
  art.at(172, 100, 0, 1, () => condensation(art, 20, 96, 330));

const cerveza: Draw = (art) => mug(art);

const agua: Draw = (art) =>
  art.at(-142, 0, 0, 1, () => waterBottle(art)) +
  art.at(172, 92, 0, 1, () =>
    tumbler(
      art,
      { top: 138, bottom: 112, height: 440, base: 30 },
      {
        liquid: ['#E6F5F8', '#C2E4EC', '#8FC6D6'],
        level: 0.2,
        surface: '#F2FBFD',
        inside: () =>
          ice(art, [
            [-50, -92, 16],
            [50, -76, -18],
            [0, -14, 40],
          ]),
      },
    ),
  ) +
  art.at(172, 120, 0, 1, () => condensation(art, 16, 90, 280));

const tinto: Draw = (art) => coffeeCup(art);

const ice = (art: Art, cubes: readonly (readonly [number, number, number])[]): string =>
  cubes.map(([x, y, turn]) => art.at(x, y, turn, 1, () => iceCube(art, 92))).join('');

const pulp = (art: Art, tone: string): string => {
  let marks = '';
  for (let i = 0; i < 30; i += 1) {
    const x = art.random.between(-130, 130);
    const y = art.random.between(-200, 250);
    marks += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="5" ry="3.500" fill="${tone}" fill-opacity=".8"/>`;
  }
  return marks;
};

const bubbles = (art: Art): string => {
  let marks = '';
  for (let i = 0; i < 30; i += 1) {
    marks += `<circle cx="${n(art.random.between(-110, 110))}" cy="${n(art.random.between(-150, 180))}" r="${n(art.random.between(2, 6))}" fill="#F2B088" fill-opacity=".6"/>`;
  }
  return marks;
};

export const DRINKS = {
  'limonada-de-coco': onTile('clay', limonadaDeCoco, 1.06),
  'jugo-de-lulo': onTile('butter', jugoDeLulo, 1.1),
  'jugo-de-mango': onTile('sage', jugoDeMango, 1.12),
  'limonada-natural': onTile('peach', limonadaNatural, 1.06),
  gaseosa: onTile('butter', gaseosa, 1.06),
  cerveza: onTile('sage', cerveza, 1.04),
  agua: onTile('cream', agua, 1.06),
  tinto: onTile('clay', tinto, 1.04),
} as const;

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
