import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { isToDeliver, passesKitchen } from './passes-kitchen.rules.ts';
import { platosOf } from './platos.rules.ts';

const soda = anOrderLine({ estacion: '-' });

it('an order passes the kitchen exactly where it has plates', () => {
  const station = fc.constantFrom({}, { estacion: '-' }, { estacion: 'parrilla' });
  const extra = station.map((at) => ({ id_sigo: 'X', nombre: 'X', precio: 0, ...at }));
  const line = fc
    .tuple(station, fc.option(fc.record({ bebida: extra, adicional: extra }), { nil: undefined }))
    .map(([at, combo]) => anOrderLine({ ...at, ...(combo && { combo }) }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (productos) => {
      const order = anOrder({ productos });
      expect(passesKitchen(order)).toBe(platosOf(order).length > 0);
    }),
  );
});

it('what the waiter may hand over is prepared, or sodas alone', () => {
  expect(isToDeliver(anOrder({ productos: [soda] }))).toBe(true);
  expect(isToDeliver(anOrder({ productos: [soda, anOrderLine()] }))).toBe(false);
  expect(isToDeliver(anOrder({ estado: 'preparado' }))).toBe(true);
  expect(isToDeliver(anOrder({ estado: 'entregado', productos: [soda] }))).toBe(false);
});
