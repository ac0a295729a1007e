import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { DEMO } from '../api.ts';
import { enterAsGuest } from '../diner-visit.ts';
import { STORED, store } from '../kept-sessions.ts';
import { PASSWORD, verifiedOwner } from '../owners.ts';
import type { Product } from '../product-process.ts';
import { enterAsOwner, enterAsStaff, signInAtSede } from '../screens.ts';
import { expect, type Screen, type Who } from './screen.ts';
import { followRequests, settle } from './settle.ts';

/** The browser settings of every picture. */
const SETTINGS = {
  locale: 'es-CO',
  timezoneId: 'America/Bogota',
  // Nothing fades in.
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/**
 * Signs a person in and visits screens in one tab, which spares each a new renderer. Before each
 * screen that opens from an empty tab, it stores what it stored after sign-in, and nothing else.
 */
export async function visit(
  browser: Browser,
  product: Product,
  who: Who,
  screens: readonly Screen[],
  look: (page: Page, screen: Screen) => Promise<void>,
  settings: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ ...SETTINGS, baseURL: product.url, ...settings });
  const page = await context.newPage();
  followRequests(page);
  await enter(page, who, product);
  if (who !== 'visitante') await settle(page, {});
  await leave(page);
  const session = await page.evaluate(STORED);
  let shown: Screen | undefined;
  for (const screen of screens) {
    if (screen.from === undefined || screen.from !== shown) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await leave(page);
      await page.evaluate(restored(session));
      for (const one of wayTo(screen)) await one.open(page, product);
    }
    await look(page, screen);
    shown = screen;
  }
  await context.close();
}

/** The screens before it, where it is looked at alone. */
function wayTo({ from }: Screen): Screen[] {
  return from ? [...wayTo(from), from] : [];
}

/** A page of the same origin without scripts. */
const NOTHING_RUNS = '/livez';

/** A step of its own that the app is just making may cut the way off (ERR_ABORTED). */
async function leave(page: Page): Promise<void> {
  await expect(() => page.goto(NOTHING_RUNS)).toPass();
}

const restored = (session: unknown) => `
  ${store(session)}
  sessionStorage.clear();
  indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));
`;

async function enter(page: Page, who: Who, product: Product): Promise<void> {
  switch (who) {
    case 'visitante':
      return;
    case 'invitado':
      return enterAsGuest(page);
    case 'cliente':
      await signInAtSede(page, 'Centro', 'cliente@lasazon.example', DEMO.password);
      return expect(page).toHaveURL(/\/user$/);
    case 'mesera de Chapinero':
    case 'cajera de Chapinero': {
      const section = who === 'mesera de Chapinero' ? 'pedidos' : 'caja';
      const email = `${section}.chapinero@lasazon.example`;
      await signInAtSede(page, 'Chapinero', email, DEMO.password);
      return expect(page).toHaveURL(/\/employee$/);
    }
    case 'propietaria':
      return enterAsOwner(page);
    case 'propietario nuevo':
      return openRestaurant(page, product);
    case 'sin membresía':
      return register(page, product, 'sin-membresia@fonda.example');
    default: {
      const name = who === 'administradora' ? 'admin' : who;
      return enterAsStaff(page, `${name}.centro@lasazon.example`);
    }
  }
}

/** An owner who has paid and has nothing yet. */
async function openRestaurant(page: Page, product: Product): Promise<void> {
  await register(page, product, 'nuevo@fonda.example');
  await page.getByRole('button', { name: 'Pagar Pro' }).click();
  await page.getByRole('button', { name: /Aprobar el pago/ }).click();
  await expect(page).toHaveURL('/restaurant');
}

async function register(page: Page, product: Product, email: string): Promise<void> {
  await verifiedOwner(product, email);
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/membership$/);
}
