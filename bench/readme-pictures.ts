import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ALL_SCREENS } from '../e2e/gallery/all-screens.ts';
import { settle } from '../e2e/gallery/settle.ts';
import { visit } from '../e2e/gallery/visit.ts';
import type { Product } from '../e2e/product-process.ts';
import { encodePicture } from '../server/src/images/encode-image.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'images');
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The pictures in README, and the screen of each. */
const CHOSEN = [
  { file: 'carta', screen: 'comensal-carta', size: PHONE },
  { file: 'pedidos', screen: 'consola-orden', size: LAPTOP },
  { file: 'cocina', screen: 'consola-cocina', size: LAPTOP },
  { file: 'caja', screen: 'consola-caja', size: LAPTOP },
  { file: 'inicio', screen: 'propietario-inicio', size: LAPTOP },
  { file: 'reportes', screen: 'propietario-reportes', size: LAPTOP },
];

/** As small as the pictures of a menu: the same encoder makes them. */
export async function writeReadmePictures(browser: Browser, product: Product): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { file, screen: name, size } of CHOSEN) {
    const screens = ALL_SCREENS.filter((one) => one.name === name);
    for (const { who } of screens) {
      await visit(browser, product, who, screens, async (page, screen) => {
        await page.setViewportSize(size);
        await screen.open(page, product);
        await settle(page, screen);
        await page.evaluate('scrollTo(0, 0)');
        await save(file, await page.screenshot());
      });
    }
  }
}

async function save(file: string, picture: Buffer): Promise<void> {
  const { files } = await encodePicture(picture);
  const largest = files.toSorted((a, b) => b.width - a.width)[0];
  if (largest) await writeFile(join(FOLDER, `${file}.webp`), largest.content);
}
