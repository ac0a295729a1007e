import { burger, cheeseFinger, hotDog, sandwich, sesame } from '../ingredients/bread.ts';
import { arepa, eggArepa, empanada } from '../ingredients/corn.ts';
import { cheeseSlice, creamSwirl } from '../ingredients/dairy.ts';
import { avocadoSlice, limeWedge } from '../ingredients/fruits.ts';
import { chopped, hogao, lettuce, onionRing, sprig, tomatoSlice } from '../ingredients/garden.ts';
import { pool } from '../ingredients/grains.ts';
import { chorizo, drumstick, porkSlice, shredded } from '../ingredients/meat.ts';
import { fry, fryPile, patacon, potato } from '../ingredients/roots-and-plantain.ts';
import { ellipse, polar, scatter } from '../shapes.ts';
import { type Draw, glint, onTile, solid, tube } from '../surface.ts';
import { basket, board, checkPaper } from '../tableware/boards.ts';
import { clayBowl, onPlate, plate } from '../tableware/plates.ts';

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
