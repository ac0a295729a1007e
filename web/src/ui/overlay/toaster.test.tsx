// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../lib/toast.ts';
import { Toaster } from './toaster.tsx';

const SHOWN_MS = 4_000;
const LEAVING_MS = 200;

/** The test's browser draws nothing and never reports a size by itself. */
class ReportsAtOnce {
  readonly report: () => void;
  constructor(report: () => void) {
    this.report = report;
  }
  observe() {
    this.report();
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', ReportsAtOnce);
  render(<Toaster />);
});

afterEach(async () => {
  await pass(60_000);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (...texts: string[]) => act(() => texts.forEach((text) => void toast.success(text)));
const cardOf = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

test('of four toasts three are visible, the newest in front', () => {
  show('uno', 'dos', 'tres', 'cuatro');
  expect(cardOf('cuatro').dataset).toMatchObject({ front: 'true', visible: 'true' });
  expect(cardOf('dos').dataset.visible).toBe('true');
  expect(cardOf('uno').dataset.visible).toBe('false');
});

test('a live region announces a toast, which leaves after four seconds', async () => {
  show('Guardado');
  const region = screen.getByRole('region', { name: /^Avisos/ });
  expect(region.getAttribute('aria-live')).toBe('polite');
  await pass(SHOWN_MS - 1);
  expect(screen.getByText('Guardado')).toBeTruthy();
  await pass(1 + LEAVING_MS);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('a toast stays while a pointer is on it', async () => {
  show('Guardado');
  await pass(SHOWN_MS / 2);
  fireEvent.mouseMove(screen.getByRole('list'));
  await pass(SHOWN_MS * 2);
  expect(screen.getByText('Guardado')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByRole('list'));
  await pass(SHOWN_MS / 2 + LEAVING_MS);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('the action of a toast runs once and closes it', async () => {
  const onClick = vi.fn();
  act(() => {
    const duration = Number.POSITIVE_INFINITY;
    toast.info('Entregado', { duration, action: { label: 'Deshacer', onClick } });
  });
  await pass(SHOWN_MS * 2);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await pass(LEAVING_MS);
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('Entregado')).toBeNull();
});

test('the cross of a toast closes it', async () => {
  show('Guardado');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  await pass(LEAVING_MS);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('a toast whose text is replaced stands above a dialog that was opened meanwhile', () => {
  const layer = screen.getByRole('region', { name: /^Avisos/ }).parentElement as HTMLElement;
  layer.showPopover = vi.fn();
  layer.hidePopover = vi.fn();
  act(() => void toast.success('Agregado', { id: 'cart' }));
  act(() => void toast.success('Agregado otra vez', { id: 'cart' }));
  expect(layer.showPopover).toHaveBeenCalledTimes(2);
});

test('a toast makes room for a title that slid under it', async () => {
  const title = document.body.appendChild(document.createElement('h1'));
  let titleTop = 60;
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function box(this: Element) {
    if (this === title) return new DOMRect(0, titleTop, 300, 40);
    return new DOMRect(0, Number.parseInt((this as HTMLElement).style.top, 10) || 0, 300, 0);
  });
  show('Pedido creado');
  const list = cardOf('Pedido creado').parentElement as HTMLElement;
  expect(list.style.top).toBe('8px');
  titleTop = 10;
  document.dispatchEvent(new Event('animationend'));
  await pass(20);
  expect(list.style.top).toBe('54px');
  measure.mockRestore();
  title.remove();
});

// Nothing is drawn, so every description counts as hidden, as on a phone.
test('a toast that shows only its first line opens on a tap, and stays while it is open', async () => {
  act(() => void toast.error('No se pudo guardar', { description: 'No hay conexión.' }));
  const opener = screen.getByRole('button', { name: 'Ver el aviso completo' });
  expect(cardOf('No se pudo guardar').dataset.open).toBe('false');
  fireEvent.click(opener);
  expect(cardOf('No se pudo guardar').dataset.open).toBe('true');
  await pass(SHOWN_MS * 2);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(opener);
  await pass(SHOWN_MS + LEAVING_MS);
  expect(screen.queryByText('No se pudo guardar')).toBeNull();
});

test('a toast whose words are all shown has nothing to open', () => {
  show('Guardado');
  expect(screen.queryByRole('button', { name: 'Ver el aviso completo' })).toBeNull();
});
