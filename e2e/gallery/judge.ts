import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A finger: on the tablets of a console it is in a hurry, and greasy. */
const TARGET = { hand: 44, console: 48 };

/** What axe finds on the screen, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames to go through, and nobody reads what is well.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** How many pixels of the page lie beyond its right edge, once it has settled to its new width. */
export async function pixelsBeyond(page: Page): Promise<number> {
  await page.waitForFunction(`${BEYOND} <= 0`, null, { timeout: 2_000 }).catch(() => null);
  return page.evaluate(BEYOND);
}

const BEYOND = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** What can be pressed and is too small to be hit. */
export function smallTargets(page: Page, isConsole: boolean): Promise<string[]> {
  return page.evaluate(missed(isConsole ? TARGET.console : TARGET.hand));
}

// A text: it runs in the browser, whose elements Node's types do not know.
const missed = (size: number) => `(() => {
  const reach = ${size} / 2 - 1;
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const isIt = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    const own = [element, ...(element.labels ?? [])];
    return hit === null || own.some((one) => one.contains(hit)) || hit.contains(element) && hit.matches('a, button, label');
  };
  const isPressed = (element) => {
    if (element.disabled || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[inert], .sr-only, [tabindex="-1"]:not([role=tab])')) return false;
    // A chart's column is as wide as its share of the days; its table has the rows to press.
    if (element.clientHeight > 200) return false;
    // A word in a sentence has the height of its line.
    return !(element.matches('a') && getComputedStyle(element).display === 'inline');
  };
  // A name may stretch over the card it stands on.
  const boxOf = (element) => {
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const isPlaced = getComputedStyle(element).position !== 'static';
    const place = isStretched && !isPlaced ? element.offsetParent ?? element : element;
    return place.getBoundingClientRect();
  };
  const names = [];
  for (const element of top.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (!isPressed(element)) continue;
    const { width, height } = boxOf(element);
    if (width === 0 || (width >= ${size} - 1 && height >= ${size} - 1)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = boxOf(element);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const isWide = box.width >= ${size} - 1 || (isIt(element, x - reach, y) && isIt(element, x + reach, y));
    const isHigh = box.height >= ${size} - 1 || (isIt(element, x, y - reach) && isIt(element, x, y + reach));
    if (isWide && isHigh) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    names.push(Math.round(box.width) + '×' + Math.round(box.height) + ' ' + element.localName + ' ' + name.slice(0, 40));
  }
  return [...new Set(names)];
})()`;
