import type { Page } from '@playwright/test';
import { ALL_SCREENS } from './gallery/all-screens.ts';
import { stirService } from './gallery/lively-service.ts';
import type { Screen, Who } from './gallery/screen.ts';
import { settle } from './gallery/settle.ts';
import { visit } from './gallery/visit.ts';
import { axeFindings, pixelsBeyond, smallTargets } from './judge.ts';
import { expect, test } from './product.ts';

const PHONE = { width: 360, height: 740 };
/** What a laptop at 200 % zoom has left. */
const ZOOMED = { width: 640, height: 400 };
const LAPTOP = { width: 1440, height: 900 };
const AT_ONCE = 14;
const LIVELY = new Set<Who>(['cocina', 'pedidos', 'caja']);

// What is wrong with a screen is said in words, so no trace of hundreds of screens is kept.
test.use({ trace: 'off' });

for (const [who, all] of Map.groupBy(ALL_SCREENS, (screen) => screen.who)) {
  for (const screens of portions(all)) {
    const which = `from ${screens[0]?.name} on`;
    const tag = '@screens';
    test(`everybody can use the screens of ${who}, ${which}`, { tag }, async ({
      browser,
      product,
    }) => {
      test.setTimeout(600_000);
      if (LIVELY.has(who)) await stirService(product.url);
      await visit(browser, product, who, screens, (page, screen) =>
        test.step(screen.name, async () => {
          await page.setViewportSize(LAPTOP);
          await screen.open(page, product);
          await settle(page, screen);
          expect.soft(await problemsOf(page, screen), screen.name).toEqual([]);
        }),
      );
    });
  }
}

/** About as many screens as a test visits at once; a walk stays together. */
function portions(screens: readonly Screen[]): Screen[][] {
  const all: Screen[][] = [[]];
  for (const screen of screens) {
    const last = all.at(-1) ?? [];
    if (last.length >= AT_ONCE && screen.from === undefined) all.push([screen]);
    else last.push(screen);
  }
  return all;
}

async function problemsOf(page: Page, { name }: Screen): Promise<string[]> {
  const found: string[] = [];
  for (const size of [LAPTOP, ZOOMED, PHONE]) {
    await page.setViewportSize(size);
    const beyond = await pixelsBeyond(page);
    if (beyond > 0) found.push(`${beyond} px beyond the edge at ${size.width}`);
  }
  // The same parts again, with other words or none, so once is enough.
  if (/-(cargando|largo)$/.test(name)) return found;
  const small = await smallTargets(page, name.startsWith('consola'));
  return [...found, ...small, ...(await axeFindings(page))];
}
