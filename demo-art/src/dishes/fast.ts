import { burger, hotDog, sandwich, sesame } from '../ingredients/bread.ts';
import { lettuce, onionRing, tomatoSlice } from '../ingredients/garden.ts';
import { pool } from '../ingredients/grains.ts';
import { chopped } from '../ingredients/herbs.ts';
import { drumstick } from '../ingredients/meat.ts';
import { porkSlice } from '../ingredients/pork.ts';
import { fry, fryPile } from '../ingredients/roots.ts';
import { ellipse, scatter } from '../shapes.ts';
import { type Draw, glint, onTile, solid, tube } from '../surface.ts';
import { board, checkPaper } from '../tableware/boards.ts';
import { clayBowl, onPlate } from '../tableware/plates.ts';

const hamburguesa: Draw = (art) =>
  art.at(0, 40, -4, 1, () => checkPaper(art, 1040, 720, '#C2410C')) +
  art.at(318, 150, -60, 1, () => fryPile(art, 14, 150, 230)) +
  art.at(-80, 20, 0, 1.32, () => burger(art)) +
  art.at(330, 250, 24, 1, () => fry(art, 230, 38)) +
  art.at(258, 282, -18, 1, () => fry(art, 220, 38)) +
  art.at(378, -176, 0, 1, () => clayBowl(art, 122, { liquid: ['#F0603C', '#CC3018', '#8E160A'] })) +
  art.at(376, -178, 0, 1, () => pool(art, 58, 44, ['#F57A54', '#D63A1E', '#B02612'], 0.08));

const perro: Draw = (art) =>
  art.at(0, 10, 5, 1, () => checkPaper(art, 1080, 640, '#2F6B3C')) +
  art.at(0, 0, -14, 1.36, () => hotDog(art)) +
  art.at(-70, 34, 0, 1, () => quailEgg(art)) +
  art.at(90, -26, 0, 1, () => quailEgg(art)) +
  art.at(330, 262, -24, 1, () => fry(art, 220, 36)) +
  art.at(400, 226, 30, 1, () => fry(art, 210, 36)) +
  art.at(-396, -214, 0, 1, () => clayBowl(art, 108, { liquid: ['#FFD76A', '#F2AE22', '#C47C08'] }));

// Half a boiled quail egg: nobody sells a perro here without it.
const quailEgg: Draw = (art) =>
  solid(art, ellipse(48, 40), {
    fill: art.radial(['#FFFFFF .4', '#F3EADA']),
    shade: '#C9B48A',
    edge: 8,
    lift: 8,
  }) +
  solid(art, ellipse(24, 22), {
    fill: art.radial(['#FFE07A', '#F5B42A']),
    shade: '#D08A0A',
    edge: 5,
    lift: 0,
  });

const sanduche: Draw = (art) =>
  board(art, 1040, 660) +
  art.at(0, 20, -7, 1.22, () =>
    sandwich(
      art,
      () =>
        art.at(-220, 76, 10, 1, () => lettuce(art, 128)) +
        art.at(-60, 92, -6, 1, () => lettuce(art, 128)) +
        art.at(110, 88, 12, 1, () => lettuce(art, 130)) +
        art.at(250, 72, -20, 1, () => lettuce(art, 112)) +
        art.at(-190, 66, -4, 1, () => porkSlice(art, 250, 130)) +
        art.at(20, 82, 4, 1, () => porkSlice(art, 260, 132)) +
        art.at(210, 64, -6, 1, () => porkSlice(art, 240, 126)) +
        art.at(-110, 74, 0, 1, () => tomatoSlice(art, 70)) +
        art.at(116, 78, 30, 1, () => tomatoSlice(art, 72)) +
        art.at(-250, 66, 0, 1, () => onionRing(48)) +
        art.at(14, 84, 0, 1, () => onionRing(52)) +
        art.at(238, 66, 0, 1, () => onionRing(46)),
    ),
  ) +
  art.at(-360, 246, 20, 1, () => gherkin(art)) +
  art.at(-300, 274, -14, 1, () => gherkin(art));

const gherkin: Draw = (art) =>
  tube(art, 'M-56 6Q0 -16 56 6', 54, { dark: '#3E6420', body: '#7EA83A', light: '#B9D46A' }, 9);

const alitas: Draw = (art) =>
  (
    [
      [-150, -176, -30],
      [110, -190, 24],
      [-232, -20, 60],
      [0, -50, -12],
      [-170, 126, 22],
      [40, 110, -34],
    ] as const
  )
    .map(([x, y, turn]) => art.at(x, y, turn, 1.16, () => drumstick(art, 'glazed')))
    .join('') +
  sesame(
    art,
    scatter(art.random, 54, 250, 220, 26).map(([x, y]) => [x - 40, y - 20] as const),
  ) +
  art.at(-40, -10, 0, 1, () => chopped(art, 26, 240, 210)) +
  art.at(232, 60, 0, 1, () => clayBowl(art, 132, { liquid: ['#FFFFFF', '#F8F3E2', '#DFD3B4'] })) +
  art.at(232, 60, 0, 1, () => chopped(art, 12, 76)) +
  art.at(70, 234, -10, 1, () => celery(art)) +
  art.at(130, 272, 4, 1, () => celery(art));

const celery: Draw = (art) =>
  tube(art, 'M-110 0Q0 -10 110 4', 46, { dark: '#6E9A34', body: '#A9CC62', light: '#DCEEA4' }, 9) +
  glint(art, 'M-100 6Q0 -4 100 10', 3, 0.5);

export const FAST_FOOD = {
  'hamburguesa-criolla': onTile('butter', hamburguesa),
  'perro-sazon': onTile('peach', perro),
  'sanduche-de-pernil': onTile('sage', sanduche),
  'alitas-bbq': onTile('clay', onPlate('ink', 1.16, alitas)),
} as const;
