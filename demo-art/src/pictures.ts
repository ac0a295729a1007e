import type { PictureName } from '../../server/src/demo/picture-names.ts';
import { createArt } from './art.ts';
import { DRINKS } from './dishes/drinks.ts';
import { EXTRAS } from './dishes/extras.ts';
import { FAST_FOOD } from './dishes/fast.ts';
import { MAINS } from './dishes/mains.ts';
import { SIDES } from './dishes/sides.ts';
import { SNACKS } from './dishes/snacks.ts';
import { SOUPS } from './dishes/soups.ts';
import { DESSERTS } from './dishes/sweet.ts';
import { logo } from './places/emblem.ts';
import { centro, chapinero } from './places/places.ts';
import type { Draw } from './surface.ts';

type Sheet = { width: number; height: number; draw: Draw };

const dish = (draw: Draw): Sheet => ({ width: 1200, height: 900, draw });

const SCENES = {
  'sede-centro': { width: 1600, height: 900, draw: centro },
  'sede-chapinero': { width: 1600, height: 900, draw: chapinero },
  'logo-marta': { width: 800, height: 800, draw: logo },
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
