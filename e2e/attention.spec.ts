import type { SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import type { Page } from '@playwright/test';
import { asOwner, DEMO } from './api.ts';
import { atWork, staff } from './full-service-crew.ts';
import { expect, test } from './product.ts';
import { enterAsOwner } from './screens.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

test('a cook pauses the deliveries in three taps, a waiter sees it without a reload, and the owner resumes them', async ({
  browser,
  page,
  product,
}) => {
  const [cook, waiter] = await Promise.all(
    [staff('cocina'), staff('pedidos')].map((email) => atWork(browser, product.url, email)),
  );
  if (!cook || !waiter) throw new Error('nobody is at work');
  await cook.getByRole('button', { name: 'Recibiendo pedidos' }).click();
  await cook.getByRole('button', { name: 'A domicilio' }).click();
  await cook.getByRole('button', { name: 'Mucha demanda' }).click();
  await cook.getByRole('button', { name: 'Pausar 30 min' }).click();
  await expect(pausedMark(cook)).toBeVisible();
  await expect(pausedMark(waiter)).toBeVisible();
  for (const size of SCREENS) {
    await waiter.setViewportSize(size);
    await cook.setViewportSize(size);
    await expect.poll(() => squeezed(waiter), `pedidos at ${size.width}`).toEqual([]);
    await expect.poll(() => squeezed(cook), `cocina at ${size.width}`).toEqual([]);
  }

  await enterAsOwner(page);
  await page.getByRole('button', { name: /^Reanudar: Domicilios en pausa en Centro/ }).click();
  await expect(waiter.getByRole('button', { name: 'Recibiendo pedidos' })).toBeVisible();
});

test('the owner drags the end of a day past midnight, and diners read it', async ({
  page,
  product,
}) => {
  const send = await asOwner(product.url);
  const settings = async () =>
    (await send(
      'GET',
      `/api/locations/ajustes/completos?dbName=${DEMO.dbName}`,
    )) as SedeSettingsAnswer;
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAsOwner(page);
  await page.goto('/restaurant/locations/atencion');
  await page.getByRole('button', { name: 'Armar el horario' }).click();
  const edge = page.getByRole('slider', { name: 'Viernes, cierra' });
  await expect(edge).toHaveAttribute('aria-valuetext', 'cierra a las 9:00 p. m.');
  const noon = await centreOf(page.getByRole('slider', { name: 'Viernes, abre' }));
  const night = await centreOf(edge);
  // Ten hours lie between the two.
  const hour = (night.x - noon.x) / 10;
  await page.mouse.move(night.x, night.y);
  await page.mouse.down();
  await page.mouse.move(night.x + 2 * hour, night.y);
  await page.mouse.move(night.x + 3.5 * hour, night.y);
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuetext', 'cierra a las 12:30 a. m.');
  await page.getByRole('button', { name: 'Guardar horas' }).click();
  await expect(page.getByRole('button', { name: 'Descartar' })).toBeHidden();
  const { version, ajustes } = await settings();
  expect(ajustes.horas?.semana[5]).toEqual([{ desde: '11:00', hasta: '00:30' }]);
  await expect(page.getByText(/Viernes, 11 a. m. – 12:30 a. m./)).toBeVisible();
  // Other tests order at every hour.
  const body = { dbName: DEMO.dbName, version, ajustes: { horas: null } };
  await send('PATCH', '/api/locations/ajustes', body);
});

const pausedMark = (page: Page) => page.getByRole('button', { name: /^Domicilios en pausa/ });

async function centreOf(slider: ReturnType<Page['getByRole']>) {
  const box = await slider.boundingBox();
  if (!box) throw new Error('the edge is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What of the header has too little room: its title, its tabs, or the page itself. */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(`
    [...document.querySelectorAll('html, header, header h1, header [role=tablist]')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.tagName + ' ' + one.scrollWidth + ' > ' + one.clientWidth)
  `);
}
