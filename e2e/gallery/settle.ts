import type { Page } from '@playwright/test';
import { expect, type Screen } from './screen.ts';

/** Its fonts and the visible pictures are loaded. */
const DRAWN = `document.fonts.status === 'loaded' && [...document.images]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight)
  .filter((one) => one.getBoundingClientRect().left < innerWidth)
  .every((one) => one.complete)`;

/** Waits until the screen is as a person would find it. */
export async function settle(page: Page, { isWaiting }: Pick<Screen, 'isWaiting'>): Promise<void> {
  if (!isWaiting) {
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.animate-shimmer.bg-sunken:visible')).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(DRAWN)).toBe(true);
}
