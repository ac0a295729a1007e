/**
 * Pictures of every screen and state at 360, 820 and 1440 px, of the kitchen at 1180 and 1920 px too, and a page to flip through them. Starts
 * a product of its own with the demo and a lively service.
 *
 *   npm run shots              all of them, into gallery/
 *   npm run shots -- caja      those whose name has the word
 *   npm run shots -- readme    the few that README and the landing show; all of them make these too
 *
 * The demo lives by the clock: in the afternoon of Bogotá its service is full. Pictures for README and the landing show
 * a full service at any hour.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { ALL_SCREENS } from '../e2e/gallery/all-screens.ts';
import { sellToday, serveTables, stirService } from '../e2e/gallery/lively-service.ts';
import type { Screen } from '../e2e/gallery/screen.ts';
import { settle } from '../e2e/gallery/settle.ts';
import { visit } from '../e2e/gallery/visit.ts';
import { inNewFolder, type Product, startProduct, stop } from '../e2e/product-process.ts';
import { writeGalleryPage } from './gallery-page.ts';
import { publicName, writeReadmePictures } from './readme-pictures.ts';

const FOLDER = join(import.meta.dirname, '..', 'gallery');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];
/** A kitchen has a television or a tablet too, and guests who wait a television. */
const KITCHEN_SIZES = [{ width: 1920, height: 1080 }, { width: 1180, height: 820 }, ...SIZES];
/** A menu of fifty dishes shows nothing new below this. */
const TALLEST = 3_200;
const AT_ONCE = 2;
/** Scrolls down and up again, because pictures far below load when they come near. */
const SCROLLED = `new Promise((done) => {
  const step = () => {
    const before = scrollY;
    scrollBy(0, innerHeight);
    if (scrollY > before) return requestAnimationFrame(step);
    scrollTo(0, 0);
    setTimeout(done, 200);
  };
  step();
})`;

const words = process.argv.slice(2);
const wanted = ALL_SCREENS.filter(({ name }) =>
  words.length === 0 ? true : words.some((word) => name.includes(word)),
);

await inNewFolder(async (dataDir) => {
  // As a newcomer starts it: the web is built if it is stale.
  const product = await startProduct(
    { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
    ['npm', 'start'],
  );
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...publicName(product.url)],
  });
  try {
    await stirService(product.url);
    await photograph(browser, product);
  } finally {
    await browser.close();
    await stop(product.server, 'SIGTERM');
  }
});

async function photograph(browser: Browser, product: Product): Promise<void> {
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const left = [...Map.groupBy(wanted, ({ who }) => who)];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      await visit(browser, product, ...next, (page, screen) =>
        takePictures(page, screen, product).catch((error) => {
          print(`✗ ${screen.name}: ${error.message}`);
          process.exitCode = 1;
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeGalleryPage(FOLDER);
  if (words.length === 0 || words.includes('readme')) {
    await sellToday(product.url);
    await serveTables(product.url);
    await writeReadmePictures(browser, product);
  }
  print(`${wanted.length} pantallas en ${join(FOLDER, 'index.html')}`);
}

async function takePictures(page: Page, screen: Screen, product: Product): Promise<void> {
  const isKitchen = /^consola-(cocina|turnos)/.test(screen.name);
  for (const [at, size] of (isKitchen ? KITCHEN_SIZES : SIZES).entries()) {
    await page.setViewportSize(size);
    if (at === 0) await screen.open(page, product);
    await settle(page, screen);
    await page.evaluate(SCROLLED);
    await page.screenshot({
      path: join(FOLDER, `${screen.name}-${size.width}.png`),
      ...((await isOneView(page, screen)) ? {} : await wholePage(page, size.width)),
    });
  }
  print(`✓ ${screen.name}`);
}

/** Consoles and dialogs are shown as they fit the screen. */
async function isOneView(page: Page, { name }: Screen): Promise<boolean> {
  return name.startsWith('consola') || (await page.locator('dialog:modal').count()) > 0;
}

async function wholePage(page: Page, width: number) {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
