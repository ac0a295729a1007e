import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { addDish } from '../e2e/diner-visit.ts';
import { ALL_SCREENS } from '../e2e/gallery/all-screens.ts';
import { settle } from '../e2e/gallery/settle.ts';
import { visit } from '../e2e/gallery/visit.ts';
import type { Product } from '../e2e/product-process.ts';
import { encodePicture } from '../server/src/images/encode-image.ts';

const ROOT = join(import.meta.dirname, '..');
const README = 'docs/images';
const LANDING = 'web/src/areas/public/landing/shots';
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

interface Chosen {
  /** Where the picture is committed. */
  files: readonly string[];
  screen: string;
  size: { width: number; height: number };
  /** How many pixels a pixel of the page has; 1 if it is not said. */
  scale?: number;
  prepare?: (page: Page) => Promise<void>;
}

/** The pictures in README and on the landing, and the screen of each. */
const CHOSEN: Chosen[] = [
  { files: [`${README}/carta`], screen: 'comensal-carta', size: PHONE },
  { files: [`${README}/pedidos`], screen: 'consola-orden', size: LAPTOP },
  { files: [`${README}/cocina`, `${LANDING}/cocina`], screen: 'consola-cocina', size: LAPTOP },
  { files: [`${README}/caja`], screen: 'consola-caja', size: LAPTOP },
  { files: [`${README}/inicio`, `${LANDING}/inicio`], screen: 'propietario-inicio', size: LAPTOP },
  { files: [`${README}/reportes`], screen: 'propietario-reportes', size: LAPTOP },
  {
    files: [`${LANDING}/menu`],
    screen: 'comensal-carta',
    size: { width: 360, height: 779 },
    scale: 5 / 3,
    prepare: async (page) => {
      for (const dish of ['Bandeja paisa', 'Arroz con pollo']) await addDish(page, dish);
    },
  },
];

// A page that shows its own address shows this one, and not where the product happens to run.
const NAME = 'comanda.co';

/** The browser's arguments under which the product has a public name. */
export function publicName(url: string): string[] {
  return [
    `--host-resolver-rules=MAP ${NAME}:80 ${new URL(url).host}`,
    `--unsafely-treat-insecure-origin-as-secure=http://${NAME}`,
  ];
}

/** As small as the pictures of a menu: the same encoder makes them. */
export async function writeReadmePictures(browser: Browser, product: Product): Promise<void> {
  for (const { files, screen: name, size, scale = 1, prepare } of CHOSEN) {
    const screens = ALL_SCREENS.filter((one) => one.name === name);
    const settings = { baseURL: `http://${NAME}`, deviceScaleFactor: scale };
    for (const { who } of screens) {
      const take = async (page: Page, screen: (typeof screens)[number]) => {
        await page.setViewportSize(size);
        await screen.open(page, product);
        await settle(page, screen);
        await prepare?.(page);
        await page.evaluate('scrollTo(0, 0)');
        await save(files, await page.screenshot());
      };
      await visit(browser, product, who, screens, take, settings);
    }
  }
}

async function save(files: readonly string[], picture: Buffer): Promise<void> {
  const { files: widths } = await encodePicture(picture);
  const largest = widths.toSorted((a, b) => b.width - a.width)[0];
  if (!largest) return;
  for (const file of files) await writeFile(join(ROOT, `${file}.webp`), largest.content);
}
