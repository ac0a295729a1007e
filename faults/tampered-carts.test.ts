import type { Order } from '@comanda/contract/orders/orders';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { openService } from '../server/test/service.ts';

const { server, draft, scanTable } = await openService();
afterAll(() => server.close());

/** The menu of the test, typed by hand. */
const MENU: Record<string, number> = { BANDEJA: 32_900, AJIACO: 27_500, LIMONADA: 11_500 };
/** A service costs the listed price, unless the staff name another. */
const SERVICES: Record<string, number> = { DESCORCHE: 20_000 };
/** Only these are offered with additions and as a combo. */
const MAINS = ['BANDEJA', 'AJIACO'];
const ADDITIONS: Record<string, number> = { AGUACATE: 4_000 };
const DRINK = 4_000;
const SIDES: Record<string, number> = { PAPA: 6_000, PATACON: 7_000 };

/** Mostly products that exist; sometimes none, a service, a hidden dish. */
const oneOf = (codes: object) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(codes)) },
    { weight: 1, arbitrary: fc.constantFrom('NADA', 'DESCORCHE', 'FLAN') },
  );
/** Mostly no price, so that enough carts are accepted; or whatever a thief would send. */
const price = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.integer({ min: -100_000, max: 100_000 }) },
  { weight: 1, arbitrary: fc.double() },
);
const extra = (codes: object) => fc.record({ id_sigo: oneOf(codes), precio: price });
const lineOf = fc.record({
  id_sigo: oneOf(MENU),
  nombre: fc.string(),
  precio: price,
  cantidad: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 100 }) },
    { weight: 1, arbitrary: fc.integer() },
    { weight: 1, arbitrary: fc.double() },
  ),
  nota: fc.string(),
  subtotal: price,
  adiciones: fc.array(extra(ADDITIONS), { maxLength: 2 }),
  combo: fc.option(fc.record({ bebida: extra({ LIMONADA: 1 }), adicional: extra(SIDES) })),
});

test('no tampered cart is honoured: an accepted one costs what the menu says', async () => {
  const runs = size(150, 1_000);
  // A diner who scanned a table's code may order without a cap.
  const table = await scanTable();
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(lineOf, { minLength: 1, maxLength: 3 }),
      price,
      async (productos, total) => {
        const { status, body } = await server.call('POST', '/api/orders/create', {
          body: draft({ ...table, productos, total, estado: 'facturado', descuento: 0.9 }),
        });
        if (status !== 201) {
          expect([400, 409, 422]).toContain(status);
          return;
        }
        accepted += 1;
        expectMenuPrices(body.data);
      },
    ),
    { numRuns: runs },
  );
  expect(accepted).toBeGreaterThan(runs / 100);
  record(
    'carts',
    `${runs} tampered carts`,
    `${accepted} accepted at the menu's prices, the rest refused`,
  );
});

function expectMenuPrices(order: Order): void {
  let total = 0;
  for (const { id_sigo, precio, cantidad, adiciones, combo, subtotal } of order.productos) {
    expect(precio).toBe({ ...MENU, ...SERVICES }[id_sigo]);
    expect(MAINS.includes(id_sigo) || (adiciones.length === 0 && !combo)).toBe(true);
    let sum = precio * cantidad;
    for (const addition of adiciones) {
      expect(addition.precio).toBe(ADDITIONS[addition.id_sigo]);
      sum += addition.precio;
    }
    if (combo) {
      expect(combo.bebida.precio).toBe(DRINK);
      expect(combo.adicional.precio).toBe(SIDES[combo.adicional.id_sigo]);
      sum += combo.bebida.precio + combo.adicional.precio;
    }
    expect(subtotal).toBe(sum);
    total += sum;
  }
  expect(order.total).toBe(total);
  expect(order.estado).toBe('enviado');
}
