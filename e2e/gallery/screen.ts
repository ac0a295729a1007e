import { screensMessages } from '@comanda/contract/pages/screens.messages';
import type { Permiso } from '@comanda/contract/permissions';
import type { Page } from '@playwright/test';
import { expect as atOnce } from '../product.ts';
import type { Product } from '../product-process.ts';

/** Who looks at a screen; everybody but a visitor has signed in before it opens. */
export type Who =
  | 'visitante'
  | 'invitado'
  | 'cliente'
  | 'administradora'
  | 'propietaria'
  | 'propietario nuevo'
  | 'sin membresía'
  | 'mesera de Chapinero'
  | 'cajera de Chapinero'
  | Permiso;

export interface Screen {
  /** The name of its pictures: the area, then what it shows. */
  name: `${Area}-${string}`;
  who: Who;
  /** Opens the screen and waits until its content is visible. */
  open: (page: Page, product: Product) => Promise<void>;
  /** The screen that it opens from; without it, from an empty tab. */
  from?: Screen;
  /** Its answers never arrive, so the loading state is visible. */
  isWaiting?: true;
}

type Area = 'publico' | 'comensal' | 'consola' | 'propietario';

/** A machine that renders on two cores is slow. */
export const expect = atOnce.configure({ timeout: 30_000 });

/** Opens an address and waits for its first title. */
export function at(path: string) {
  return async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };
}

/**
 * Screens that a person comes through in one go: each opens from the one before it, which spares it to load the
 * page again.
 */
export function walk(who: Who, steps: Record<Screen['name'], Screen['open']>): Screen[] {
  const screens: Screen[] = [];
  for (const [name, open] of Object.entries(steps)) {
    const from = screens.at(-1);
    screens.push({ name: name as Screen['name'], who, open, ...(from && { from }) });
  }
  return screens;
}

/** Closes the dialogs and menus that lie over a page. */
export async function close(page: Page): Promise<void> {
  const over = page.locator('dialog[open], [role=menu]').filter({ visible: true });
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** The beginnings of the paths of some calls. */
export type Calls = readonly `/api/${string}`[];

/** The same screen while nothing answers. */
export function waiting(path: string, calls: Calls): Screen['open'] {
  return withAnswers(calls, NEVER, shell(path));
}

/** The same screen when the server cannot answer. */
export function failing(path: string, calls: Calls): Screen['open'] {
  return withAnswers(calls, REFUSAL, async (page) => {
    await page.goto(path);
    await refused(page);
  });
}

/** The same screen with the longest texts. */
export function longWorded(calls: Calls, open: Screen['open']): Screen['open'] {
  return withAnswers(calls, LENGTHENED, open);
}

/**
 * The hard hours of a page, in one go: first these calls are not answered, then they are refused, then somebody tries
 * again and gets the longest texts, which everything else has from the start.
 */
export function hardships(name: Screen['name'], who: Who, path: string, calls: Calls): Screen[] {
  const isConsole = name.startsWith('consola');
  const open = withAnswers(['/api/'], hourOf(calls), shell(path));
  const [first, ...others] = walk(who, {
    [`${name}-cargando`]: isConsole ? touched(open) : open,
    [`${name}-error`]: async (page: Page) => {
      await page.evaluate('nextHour()');
      await refused(page);
    },
    [`${name}-largo`]: async (page: Page) => {
      await page.evaluate('nextHour()');
      const again = page.getByRole('button', { name: 'Reintentar' });
      await expect(async () => {
        if ((await again.count()) > 0) await again.first().click();
        await expect(again).toHaveCount(0, { timeout: 500 });
      }).toPass();
    },
  });
  return first ? [{ ...first, isWaiting: true }, ...others] : [];
}

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

function shell(path: string) {
  return async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
  };
}

async function refused(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
}

/** The same screen with one answer changed. */
export function answering(
  calls: string | RegExp,
  change: (data: ReturnType<typeof JSON.parse>) => unknown,
  open: Screen['open'],
): Screen['open'] {
  return async (page, product) => {
    await page.route(calls, async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, data: change(data) } });
    });
    await open(page, product);
  };
}

/**
 * Opens a screen on which `answer` stands in for the answers to some calls. It does so in the page: to
 * intercept requests from outside would switch off the browser's cache, so every file would be fetched
 * and compiled again.
 */
function withAnswers(calls: Calls, answer: string, open: Screen['open']): Screen['open'] {
  return async (page, product) => {
    const script = await page.addInitScript(`{
      const { fetch } = window;
      const answer = ${answer};
      window.fetch = (input, init) => {
        const { pathname } = new URL(input, location.href);
        const ask = () => fetch(input, init);
        const isChanged = ${JSON.stringify(calls)}.some((one) => pathname.startsWith(one));
        return isChanged ? answer(ask, pathname) : ask();
      };
    }`);
    await open(page, product);
    await script.dispose();
  };
}

const NEVER = '() => new Promise(() => undefined)';

/** The screens show any refusal alike; one of the 4xx is not asked for again, so it shows at once. */
const REFUSAL = `async () => Response.json(
  { error: 'El servidor no responde en este momento.', code: 'no_disponible' },
  { status: 400 },
)`;

const LONG = {
  nombre: ' de la abuela Concepción con todos los acompañamientos de la casa y sin prisa',
  name: ' tradicionales de la región cundiboyacense y sus alrededores',
  descripcion: ' Se sirve con todo lo que la casa tiene, más lo que haga falta.'.repeat(3),
  direccion: ', interior 4, apartamento 1502, conjunto residencial Altos de la Candelaria',
  nombreCliente: ' Restrepo de la Espriella y Villavicencio',
  nota: ' Sin cebolla, sin cilantro, la carne término tres cuartos, alergia al maní y aparte la salsa',
  email: '.con-un-correo-que-no-cabe-en-ninguna-parte.example',
};

const LENGTHENED = `async (ask) => {
  const long = ${JSON.stringify(LONG)};
  const answer = await ask();
  const text = await answer.text();
  const lengthen = (key, value) => (key in long && typeof value === 'string' ? value + long[key] : value);
  return new Response(text && JSON.stringify(JSON.parse(text), lengthen), answer);
}`;

/** The first hour nothing comes, the second is refused, the third has its answer; `nextHour` begins the next. */
const hourOf = (calls: Calls) => `(() => {
  const lengthened = ${LENGTHENED};
  const refuse = ${REFUSAL};
  let hour = 1;
  let begin;
  const second = new Promise((done) => { begin = done; });
  window.nextHour = () => { hour += 1; begin(); };
  return async (ask, pathname) => {
    if (!${JSON.stringify(calls)}.some((one) => pathname.startsWith(one))) return lengthened(ask);
    await second;
    return hour === 2 ? refuse() : lengthened(ask);
  };
})()`;
