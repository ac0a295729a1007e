import { STATIONS_ENDPOINTS } from '@comanda/contract/menu/stations';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { failedTicketsMessages } from '@comanda/contract/printing/failed-tickets.messages';
import { freePort, startFakePrinter } from '../print-agent/test/fake-printer.ts';
import { anyProduct, asOwner, DEMO, placeOrder } from './api.ts';
import { expect, test } from './product.ts';
import { enterAsStaff } from './screens.ts';
import { startPrintAgent } from './till-printer.ts';

// Other tests have a kitchen without stations.
test.afterEach(({ product }) => saveStations(product.url, []));

test('a guest’s order that the kitchen’s printer did not print is said on the station’s screen, and a tap prints it', async ({
  page,
  product,
}) => {
  const { url } = product;
  const port = await freePort();
  const agent = await startPrintAgent(url, 'cocina', port);
  await saveStations(url, [{ clave: 'cocina', nombre: 'Cocina', impresora: 'cocina' }]);
  // The printer is off, and nobody has a browser open.
  const order = await placeOrder(url, await anyProduct(url));
  await enterAsStaff(page, DEMO.cook);
  await page.getByRole('tab', { name: /^Cocina/ }).click();
  const pill = page.getByRole('button', { name: /^Sin imprimir: 1/ });
  await expect(pill).toBeVisible({ timeout: 40_000 });

  const printer = await startFakePrinter('records', port);
  await pill.click();
  await expect(page.getByText(failedTicketsMessages.queued(1))).toBeVisible();
  await printer.untilPrinted(1);
  expect(printer.tickets[0]?.toString('latin1')).toContain(shortId(order._id).toUpperCase());
  await expect(pill).toBeHidden();
  expect(printer.tickets).toHaveLength(1);

  await agent.stop();
  await printer.close();
});

async function saveStations(url: string, estaciones: object[]): Promise<void> {
  const send = await asOwner(url);
  const { dbName } = DEMO;
  const read = await send('GET', `/api/stations?dbName=${dbName}`);
  const { version } = STATIONS_ENDPOINTS['GET /api/stations'].answer.parse(read);
  await send('PUT', '/api/stations', { dbName, version, estaciones });
}
