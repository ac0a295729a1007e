import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { at, type Screen } from './screen.ts';

/** The section that opens with a person's first permiso. */
export const section = touched(at('/employee'));

/** A console asks for one touch before it may play sounds. */
export function touched(open: Screen['open']): Screen['open'] {
  return async (page, product) => {
    await open(page, product);
    // The overlay comes with the console, which loads after the navigation.
    await page.getByText(screensMessages.rights).first().waitFor({ state: 'attached' });
    const overlay = page.getByRole('dialog', { name: 'Sonido de los avisos' });
    if (await overlay.isVisible()) await page.keyboard.press('x');
  };
}
