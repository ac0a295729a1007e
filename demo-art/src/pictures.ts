import type { PictureName } from '../../server/src/demo/picture-names.ts';
import { createArt } from './art.ts';
import { DESSERTS, DRINKS } from './dishes/drinks-and-desserts.ts';
import { FAST_FOOD, SNACKS } from './dishes/fast-food-and-snacks.ts';
import { MAINS } from './dishes/mains.ts';
import { EXTRAS, SIDES } from './dishes/sides-and-extras.ts';
import { SOUPS } from './dishes/soups.ts';
import { paymentCode } from './places/payment-code.ts';
import { centro, chapinero, logo } from './places/places.ts';
import type { Draw } from './surface.ts';

type Sheet = { width: number; height: number; draw: Draw };

const dish = (draw: Draw): Sheet => ({ width: 1200, height: 900, draw });

const SCENES = {
  'sede-centro': { width: 1600, height: 900, draw: centro },
  'sede-chapinero': { width: 1600, height: 900, draw: chapinero },
  'logo-marta': { width: 800, height: 800, draw: logo },
  'codigo-bre-b': { width: 800, height: 800, draw: paymentCode },
} as const;

const DISHES = {
  ...MAINS,
  ...SOUPS,
  ...SNACKS,
  ...FAST_FOOD,
  ...SIDES,
  ...DRINKS,
  ...DESSERTS,
  ...EXTRAS,
} satisfies Record<Exclude<PictureName, keyof typeof SCENES>, Draw>;

/** The same name always gives the same picture: the name is also the seed. */
export function drawPicture(name: PictureName): string {
  const sheet: Sheet = isScene(name) ? SCENES[name] : dish(DISHES[name]);
  const art = createArt(name);
  return art.page(sheet.width, sheet.height, sheet.draw(art));
}

function isScene(name: PictureName): name is keyof typeof SCENES {
  return name in SCENES;
}
