import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Less than half of what `axe.source` has, and every page is sent it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The size a finger needs; on the tablets of a console it is in a hurry, and greasy. */
const TARGET = { hand: 44, console: 48 };

const judgedStyles = new Set<string>();

/**
 * What axe finds on the screen, one line each: only in the dialog if one is open, because the rest
 * was judged without it. Axe's time grows with the visible elements, so of list items that are built
 * alike only the first stays visible while it judges, and of texts of one style on one background only the
 * first is judged for its contrast; `styles` are those of the screens that this worker judged before.
 */
export async function axeFindings(page: Page, styles = judgedStyles): Promise<string[]> {
  await page.evaluate(HIDE_JUDGED);
  for (const style of await page.evaluate<string[]>(markNewStyles(styles))) styles.add(style);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const findings = await page.evaluate<string[]>(JUDGE);
  await page.evaluate(SHOW_ALL);
  return findings;
}

// As text, because it runs in the browser. smallTargets requires twice the size that axe does.
const JUDGE = `(async () => {
  axe.configure({ rules: [
    { id: 'color-contrast', selector: '[data-new-style]' },
    { id: 'target-size', enabled: false },
    // The page's title and its main part are behind the dialog; axe sees that only once the dialog has faded in.
    { id: 'page-has-heading-one', enabled: !document.querySelector('dialog:modal') },
    { id: 'landmark-one-main', enabled: !document.querySelector('dialog:modal') },
  ] });
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html));
})()`;

/**
 * Marks the first text of each style that is not yet known, and answers those styles: colour, size and
 * weight of the letters, and every background up to the first that lets nothing through. What lies over
 * something else without a background of its own is always marked.
 */
const markNewStyles = (known: ReadonlySet<string>) => `(() => {
  const known = new Set(${JSON.stringify([...known])});
  const found = [];
  const isOpaque = (colour) => !colour.startsWith('rgba') && !colour.includes('/');
  const styleOf = (element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const parts = [color, fontSize, fontWeight, textShadow, element.closest(':disabled, [aria-disabled=true]') !== null];
    let isCovered = false;
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(one);
      if (opacity !== '1') parts.push(opacity);
      if (isCovered) continue;
      parts.push(backgroundColor, backgroundImage);
      isCovered = isOpaque(backgroundColor) && backgroundImage === 'none';
      if (!isCovered && position !== 'static' && position !== 'relative') return null;
    }
    return parts.join('|');
  };
  for (const element of document.body.querySelectorAll('*')) {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!(hasWords || element.matches('input, select, textarea')) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = styleOf(element);
    if (style !== null && known.has(style)) continue;
    element.setAttribute('data-new-style', '');
    if (style === null) continue;
    known.add(style);
    found.push(style);
  }
  return found;
})()`;

/**
 * Hides what is behind the topmost dialog, and every list item that is built like one before it: the
 * same elements with the same classes, colours and attributes, and words in the same places.
 */
const HIDE_JUDGED = `(() => {
  const hasWords = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const describe = (element) =>
    [element.localName, element.className.baseVal ?? element.className]
      .concat(element.style.color, element.style.background, element.style.opacity)
      .concat([...element.attributes].map(({ name, value }) => name + (value === '')), hasWords(element))
      // Three lines built alike are built like two.
      .concat([...new Set([...element.children].map(buildOf))])
      .join('|');
  const numbers = new Map();
  const buildOf = (element) => {
    const build = describe(element);
    return numbers.get(build) ?? numbers.set(build, numbers.size).get(build);
  };
  for (const list of new Set([...document.querySelectorAll('li, tr, article')].map((one) => one.parentElement))) {
    const known = new Set();
    for (const one of list.children) {
      const build = buildOf(one);
      if (known.has(build)) one.setAttribute('data-judged', '');
      known.add(build);
    }
  }
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  for (let one = dialog; one && one !== document.body; one = one.parentElement) {
    for (const other of one.parentElement.children) if (other !== one) other.setAttribute('data-judged', '');
  }
  const hiding = new CSSStyleSheet();
  // Nothing moves: the kitchen ignores a tap on a slip that is just gliding to another place.
  hiding.replaceSync('[data-judged], [data-judged] * { visibility: hidden !important }');
  document.adoptedStyleSheets = [hiding];
})()`;

const SHOW_ALL = `
  document.adoptedStyleSheets = [];
  for (const name of ['data-judged', 'data-new-style']) {
    for (const one of document.querySelectorAll('[' + name + ']')) one.removeAttribute(name);
  }
`;

/** How many pixels lie beyond the right edge of the page, or of a part that scrolls down, once the layout has settled. */
export async function pixelsBeyond(page: Page): Promise<number> {
  const beyond = await page.evaluate<number>(BEYOND);
  if (beyond <= 0) return 0;
  const settled = page.waitForFunction(`${BEYOND} <= 0`, null, { timeout: 2_000 });
  return settled.then(
    () => 0,
    () => page.evaluate(BEYOND),
  );
}

const BEYOND = `Math.max(
  ...[document.documentElement, ...document.querySelectorAll('.overflow-y-auto:not(.overflow-x-auto)')]
    .map((one) => one.scrollWidth - one.clientWidth),
)`;

/** Controls that are too small to hit. */
export function smallTargets(page: Page, isConsole: boolean): Promise<string[]> {
  return page.evaluate(missed(isConsole ? TARGET.console : TARGET.hand));
}

// As text, because it runs in the browser, whose elements Node's types do not know.
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
    // A chart's column is as wide as its share of the days; its table has rows to press.
    if (element.clientHeight > 200) return false;
    // A word in a sentence has the height of its line.
    return !(element.matches('a') && getComputedStyle(element).display === 'inline');
  };
  // A link may cover the whole card it is on.
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
