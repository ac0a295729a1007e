import { createArt } from './art.ts';
import { DRINKS } from './dishes-drinks.ts';
import { EXTRAS } from './dishes-extras.ts';
import { FAST_FOOD } from './dishes-fast.ts';
import { MAINS } from './dishes-mains.ts';
import { SIDES } from './dishes-sides.ts';
import { SNACKS } from './dishes-snacks.ts';
import { SOUPS } from './dishes-soups.ts';
import { DESSERTS } from './dishes-sweet.ts';
import { logo } from './emblem.ts';
import { centro, chapinero } from './places.ts';
import type { Draw } from './surface.ts';
import { banner } from './tablecloth.ts';

const DISHES = {
  ...MAINS,
  ...SOUPS,
  ...SNACKS,
  ...FAST_FOOD,
  ...SIDES,
  ...DRINKS,
  ...DESSERTS,
  ...EXTRAS,
} as const;

const SCENES = {
  'banner-mantel': { width: 1600, height: 900, draw: banner },
  'sede-centro': { width: 1600, height: 900, draw: centro },
  'sede-chapinero': { width: 1600, height: 900, draw: chapinero },
  'logo-marta': { width: 800, height: 800, draw: logo },
} as const;

type DishName = keyof typeof DISHES;
export type PictureName = DishName | keyof typeof SCENES;

export const PICTURES = [...Object.keys(DISHES), ...Object.keys(SCENES)] as readonly PictureName[];

type Sheet = { width: number; height: number; draw: Draw };

const SHEETS = new Map<PictureName, Sheet>(Object.entries(SCENES) as [PictureName, Sheet][]);
for (const [name, draw] of Object.entries(DISHES) as [DishName, Draw][]) {
  SHEETS.set(name, { width: 1200, height: 900, draw });
}

// The same name always gives the same picture: the name is also the seed.
export function drawPicture(name: PictureName): string {
  const sheet = SHEETS.get(name);
  if (sheet === undefined) {
    throw new Error(`No hay ilustración llamada ${name}`);
  }
  const art = createArt(name);
  return art.page(sheet.width, sheet.height, sheet.draw(art));
}
