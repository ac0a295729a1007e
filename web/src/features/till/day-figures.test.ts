import { anOrder } from '@comanda/contract/testing/test-factories';
import { expect, it } from 'vitest';
import { dayFigures } from './day-figures.ts';

const now = new Date('2025-11-14T18:30:00.000Z');

it('sales are the invoiced orders, less what was taken off them, and nothing else', () => {
  const orders = [
    anOrder({ estado: 'facturado', total: 30_000 }),
    anOrder({ estado: 'facturado', total: 12_000, descuento: 2000 }),
    anOrder({ estado: 'entregado', total: 8000 }),
    anOrder({ estado: 'dado_de_baja', total: 5000 }),
  ];
  expect(dayFigures(orders, now)).toMatchObject({
    ventas: 40_000,
    facturados: 2,
    porCobrar: 1,
    porCobrarTotal: 8000,
  });
});

it('a cancelled order is not counted among the orders of the day', () => {
  const orders = [anOrder({ estado: 'cancelado' }), anOrder({ tipo: 'a_domicilio' })];
  expect(dayFigures(orders, now)).toMatchObject({
    pedidos: 1,
    byTipo: { en_local: 0, para_llevar: 0, a_domicilio: 1 },
  });
});

it('orders in the kitchen are counted by how long they wait', () => {
  const orders = ['18:25', '18:18', '18:01'].map((time) =>
    anOrder({ horaCreacion: `2025-11-14T${time}:00.000Z` }),
  );
  expect(dayFigures(orders, now)).toMatchObject({
    enCocina: 3,
    byAge: { fresh: 1, amber: 1, red: 1 },
  });
});
