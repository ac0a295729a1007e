// @vitest-environment happy-dom
import { anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CompletedOrderSlip } from './completed-order-slip.tsx';

const NOW = new Date('2025-11-14T20:00:00-05:00');
afterEach(cleanup);

it('is titled with the last five characters of its id, in upper case', () => {
  render(<CompletedOrderSlip order={anOrder({ _id: '66f0c1d2e3a4b5c6d7ea1b2c' })} now={NOW} />);
  expect(screen.getByRole('heading').textContent).toBe('A1B2C');
});

it('prices a line as price by quantity, and each extra on its own, without decimals', () => {
  const papas = { nombre: 'Papas', id_sigo: 'PAPAS', precio: 7000 };
  const agua = { nombre: 'Agua', id_sigo: 'AGUA', precio: 4000 };
  const line = anOrderLine({
    precio: 24_500,
    cantidad: 2,
    adiciones: [{ nombre: 'Tocineta', id_sigo: 'TOC', precio: 4500 }],
    combo: { bebida: agua, adicional: papas },
    nota: 'Una sin cebolla',
  });
  const { container } = render(
    <CompletedOrderSlip order={anOrder({ productos: [line], total: 64_500 })} now={NOW} />,
  );
  const text = container.textContent;
  for (const part of [
    '$49.000',
    '+ Tocineta (para 1)$4.500',
    '↳ Agua (para 1)$4.000',
    '↳ Papas (para 1)$7.000',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Una sin cebolla');
  expect(text).toContain('$64.500');
  expect(text).not.toMatch(/\$[\d.]+,\d/);
});

it('says why an order was written off', () => {
  const order = anOrder({ estado: 'dado_de_baja', motivoBaja: 'Se fue sin pagar' });
  render(<CompletedOrderSlip order={order} now={NOW} />);
  expect(screen.getByText('Dado de baja')).toBeTruthy();
  expect(screen.getByText('Se fue sin pagar', { exact: false })).toBeTruthy();
});

it('says in everyday words when it was ordered', () => {
  const at = (horaCreacion: string) => {
    render(<CompletedOrderSlip order={anOrder({ horaCreacion })} now={NOW} />);
    const text = screen.getByRole('time').textContent;
    cleanup();
    return text;
  };
  expect(at('2025-11-14T18:02:00Z')).toBe('Hoy, 1:02 p. m.');
  expect(at('2025-11-14T04:59:00Z')).toBe('Ayer, 11:59 p. m.');
  expect(at('2025-11-12T18:02:00Z')).toBe('12/11/2025, 1:02 p. m.');
});

it('says that nobody confirmed its table', () => {
  render(<CompletedOrderSlip order={anOrder({ mesa: '7', mesaConfirmada: false })} now={NOW} />);
  expect(screen.getByText('Mesa sin confirmar')).toBeTruthy();
});
