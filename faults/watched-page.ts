import { expect, type Page } from '@playwright/test';

/** A page on which nothing that somebody typed may run; it records what happened. */
export async function watch(page: Page) {
  const seen: string[] = [];
  let screens = 0;
  page.setDefaultTimeout(60_000);
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  await page.exposeFunction('tellViolation', (text: string) => seen.push(`policy ${text}`));
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => tellViolation([event.violatedDirective, event.blockedURI, event.sourceFile].join(' ')));
     window.print = () => undefined;`,
  );
  return {
    page,
    screens: () => screens,
    /**
     * Checks that the texts are shown as text, that none of them ran, and that nothing overflows
     * sideways.
     */
    look: async (what: string) => {
      screens += 1;
      const state = await page.evaluate(LOOK);
      expect.soft({ what, ...(state as object), seen }).toEqual({
        what,
        isStolen: false,
        elements: [],
        links: [],
        beyond: [],
        hidden: [],
        seen: [],
      });
    },
  };
}

/**
 * In the browser, whose window has names that the tests' types do not know. JSON that a page
 * contains is not a script.
 */
const LOOK = `(() => {
  const hidden = /[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]/;
  const all = [...document.querySelectorAll('*')];
  const { scrollWidth, clientWidth } = document.documentElement;
  const isWide = scrollWidth > clientWidth;
  // The words that overflow their element, or else any element that does.
  const isScrolled = (one) => one && one !== document.body && (getComputedStyle(one).overflowX !== 'visible' || isScrolled(one.parentElement));
  const wide = () => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      const parent = words.currentNode.parentElement;
      if (range.getBoundingClientRect().right > innerWidth + 1 && !isScrolled(parent)) found.push(parent);
    }
    return (found.length ? found : all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1))
      .slice(0, 6).map((one) => one.outerHTML.slice(0, 200));
  };
  return {
    isStolen: 'robado' in window,
    elements: all.filter((one) => one.matches('img[src="x"], svg[onload], [onerror], [onload]') || (one.matches('script:not([type="application/json"])') && /robado/.test(one.textContent))).map((one) => one.outerHTML),
    links: all.filter((one) => /^\\s*javascript:/i.test(one.getAttribute('href') ?? '')).map((one) => one.outerHTML),
    beyond: isWide ? wide() : [],
    hidden: hidden.test(document.body.innerText) ? [document.body.innerText] : [],
  };
})()`;
