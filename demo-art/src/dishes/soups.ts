import type { Art } from '../art.ts';
import { cornChunk, cornWheel } from '../ingredients/corn.ts';
import { creamSwirl } from '../ingredients/dairy.ts';
import { avocadoSlice, limeWedge } from '../ingredients/fruits.ts';
import { chopped, sprig } from '../ingredients/garden.ts';
import { pearls } from '../ingredients/grains.ts';
import { drumstick, shredded } from '../ingredients/meat.ts';
import { boiledPlantain, boiledYuca, potatoSlice } from '../ingredients/roots-and-plantain.ts';
import { clams, mussel, shrimp, squidRing } from '../ingredients/sea.ts';
import { box, ellipse, scatter } from '../shapes.ts';
import { type Draw, freckles, onTile, softLine, solid } from '../surface.ts';
import { brothShine, clayBowl, plate } from '../tableware/plates.ts';

const BOWL = 396;

const ajiaco: Draw = (art) =>
  clayBowl(art, BOWL, { liquid: ['#FFEA9A', '#F8D05A', '#E2A62E'] }) +
  brothShine(art, BOWL) +
  art.at(-206, -96, 20, 1, () => potatoSlice(art, 96)) +
  art.at(196, -136, -14, 1, () => potatoSlice(art, 88)) +
  art.at(-176, 130, 40, 1, () => potatoSlice(art, 92)) +
  art.at(-56, -222, 0, 1, () => potatoSlice(art, 74)) +
  art.at(40, 240, -10, 1, () => potatoSlice(art, 72)) +
  art.at(-40, 34, 0, 1, () =>
    shredded(art, 60, 140, 76, ['#FFF6E4', '#F3DFBC', '#E2C496', '#FFFBF0']),
  ) +
  art.at(164, 92, -24, 1.22, () => cornChunk(art, 196, 128)) +
  art.at(20, -118, 0, 1.3, () => creamSwirl(art)) +
  pearls(art, scatter(art.random, 20, 260, 260, 56), 14, ['#A9BE62', '#62803A', '#35501E']) +
  chopped(art, 30, 270, 270, 0.9) +
  art.at(-150, 226, -24, 1.1, () => avocadoSlice(art, 230, 72)) +
  art.at(-160, 262, -18, 1.1, () => avocadoSlice(art, 220, 72)) +
  art.at(-40, 14, 0, 1.25, () => sprig(art));

const sancocho: Draw = (art) =>
  clayBowl(art, BOWL, { liquid: ['#FBE9A4', '#EFC860', '#CC942C'] }) +
  brothShine(art, BOWL) +
  art.at(-206, -70, 40, 1.2, () => boiledYuca(art, 180, 88)) +
  art.at(24, -226, -8, 1.2, () => boiledYuca(art, 180, 84)) +
  art.at(206, -126, 10, 1, () => boiledPlantain(art, 84)) +
  art.at(252, 20, -30, 1, () => boiledPlantain(art, 68)) +
  art.at(-222, 108, 12, 1, () => boiledPlantain(art, 74)) +
  art.at(-90, 212, 10, 1, () => potatoSlice(art, 92)) +
  art.at(150, 166, 0, 1, () => cornWheel(art, 116)) +
  art.at(-34, 0, -28, 1.56, () => drumstick(art, 'stewed')) +
  chopped(art, 66, 280, 280) +
  art.at(-150, -200, -40, 1.2, () => sprig(art));

const cazuela: Draw = (art) =>
  clayBowl(art, BOWL, { liquid: ['#FFBE86', '#F58A4C', '#D65C22'] }) +
  brothShine(art, BOWL) +
  clams(art, [
    [-226, 80],
    [-50, 252],
    [256, -10],
    [56, -250],
    [-100, -236],
  ]) +
  art.at(-186, -150, -24, 1.3, () => mussel(art)) +
  art.at(196, 168, 30, 1.3, () => mussel(art)) +
  art.at(-216, 176, 60, 1.1, () => mussel(art)) +
  art.at(176, -166, 14, 1.2, () => squidRing(art, 54)) +
  art.at(-70, 180, -20, 1.2, () => squidRing(art, 48)) +
  art.at(60, 222, 10, 1.2, () => squidRing(art, 42)) +
  art.at(-96, -36, -16, 1.5, () => shrimp(art, 70)) +
  art.at(120, 10, 110, 1.5, () => shrimp(art, 70)) +
  art.at(30, -130, 60, 1, () => creamSwirl(art)) +
  chopped(art, 46, 280) +
  art.at(6, 20, 10, 1.25, () => sprig(art)) +
  art.at(268, -236, 24, 1, () => limeWedge(art, 1.15));

const crema: Draw = (art) =>
  plate(art, 'cilantro', 430) +
  art.at(0, 0, 0, 1, () =>
    solid(art, ellipse(330), {
      fill: art.radial(['#FFC04A', '#F5991F .6', '#D46D08'], 0.42, 0.38, 0.66),
      shade: '#A34A02',
      light: '#FFE6A8',
      edge: 16,
      lift: 0,
    }),
  ) +
  art.at(0, 0, 0, 1.15, () => swirls(art) + seeds(art) + croutons(art)) +
  chopped(art, 24, 210, 210, 0.9) +
  art.at(6, -6, 0, 1.6, () => sprig(art));

// Cream drawn into a spiral with a spoon, then pulled with a knife.
const swirls: Draw = (art) => {
  const path =
    'M0 -60C70 -70 92 30 10 60S-130 10 -110 -90S70 -220 170 -110S190 170 20 196S-230 120 -226 -30';
  return softLine(art, path, '#FFF3D0', 26, 0.75) + softLine(art, path, '#FFFDF6', 12, 0.95);
};

const seeds: Draw = (art) => {
  const seed = (x: number, y: number): string =>
    art.at(x, y, art.random.between(0, 180), 1, () =>
      solid(art, 'M-24 0Q-10 -15 12 -11T26 0Q22 10 8 12T-24 0Z', {
        fill: art.linear(['#9DB86A', '#5E7F38'], 80),
        shade: '#33501A',
        edge: 4,
        lift: 5,
      }),
    );
  return scatter(art.random, 12, 150, 140, 54)
    .map(([x, y]) => seed(x, y))
    .join('');
};

function croutons(art: Art): string {
  const spots = [
    [-150, 110],
    [-96, 172],
    [156, 50],
    [112, -136],
    [176, 124],
    [-166, -130],
  ] as const;
  return spots
    .map(([x, y]) =>
      art.at(x, y, art.random.between(-40, 40), 1, () => {
        const d = box(-34, -32, 68, 64, 12);
        const holes = scatter(art.random, 10, 24, 22, 10);
        return (
          solid(art, d, {
            fill: art.linear(['#FFE9B8', '#E8B968 .6', '#BE8030'], 60),
            shade: '#7A4410',
            edge: 8,
            lift: 9,
          }) + freckles(art, d, holes, ['#C98F43', '#FFF7DC'], [2, 5], 0.7)
        );
      }),
    )
    .join('');
}

export const SOUPS = {
  'ajiaco-santafereno': onTile('butter', ajiaco),
  'sancocho-de-gallina': onTile('sage', sancocho),
  'cazuela-de-mariscos': onTile('clay', cazuela),
  'crema-de-ahuyama': onTile('cream', crema),
} as const;
