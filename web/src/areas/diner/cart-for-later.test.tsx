// @vitest-environment happy-dom
import type { PublicService } from '@comanda/contract/locations/locations';
import { aperturasOf } from '@comanda/contract/locations/opening-hours';
import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { aLocation, anOrder, aProduct } from '@comanda/contract/testing/test-factories';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toCartItem } from '../../features/cart/cart.ts';
import { reportReached } from '../../lib/api/connection.ts';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Cart } from './cart.tsx';

vi.mock('../../lib/live/menu-socket.ts', () => ({ listenToMenu: () => () => undefined }));

const at = (time: string) => new Date(`2025-11-17T${time}:00-05:00`);
const WEEK = Array.from({ length: 7 }, () => [{ desde: '11:30', hasta: '21:00' }]);
const SEDE: PublicService = {
  ...DEFAULT_SERVICE,
  punto: null,
  limite: null,
  canales: { ...DEFAULT_SERVICE.canales },
  pausa: null,
  horas: { semana: WEEK, excepciones: [], festivos: 'normal' },
  preparacionMin: 25,
  programar: { activo: true, desdeMin: 30, dias: 2 },
};
const PAUSE = {
  hasta: at('12:30').toISOString(),
  canales: ['mesa' as const, 'llevar' as const, 'domicilio' as const],
  motivo: 'Mucha demanda',
};
const product = aProduct({ nombre: 'Ajiaco', precio: 27_500 });
let sede = 0;
let servicio: PublicService;
/** What the server answers to each order, in turn. */
let answers: (() => Response)[];
let sent: { programado?: string; nombreCliente: string }[];

beforeEach(() => {
  vi.useFakeTimers({ now: at('12:00'), toFake: ['Date'] });
  clearStorage();
  reportReached(true);
  sede += 1;
  servicio = SEDE;
  answers = [];
  sent = [];
  stored.cart.set([toCartItem({ product, cantidad: 1 })]);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/api/orders/create')) {
      sent.push(JSON.parse(String(init?.body)));
      return answers.shift()?.() ?? Response.json({ message: '', data: anOrder() });
    }
    if (url.startsWith('/api/locations/ajustes')) {
      const others = { pedidos: {}, cuentas: {}, cocina: {} };
      return Response.json({ version: 1, ajustes: { ...servicio, ...others } });
    }
    if (url.startsWith('/api/locations/slots')) {
      const slots = ['13:00', '13:10', '13:20'].map((time) => ({
        franja: at(time).toISOString(),
        llena: time === '13:10',
      }));
      return Response.json({ data: slots });
    }
    if (url.startsWith('/api/zones')) return Response.json({ zonas: [], version: 1 });
    return Response.json(url.includes('/api/products') ? [product] : []);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (now: PublicService) => {
  servicio = now;
  const aperturas = aperturasOf({ horario: '', horas: now.horas }, new Date()) ?? [];
  stored.location.set(aLocation({ dbName: `centro${sede}`, servicio: now, aperturas }));
  render(
    <TestRouter at="/user/cart" before="/user">
      <Cart />
    </TestRouter>,
  );
};
const refuse = (code: string, detail: object) => () =>
  Response.json({ error: 'No', code, details: [detail] }, { status: 409 });
const tile = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

async function toGo(): Promise<HTMLElement> {
  fireEvent.click(tile(/^Pedido para llevar/));
  const dialog = await screen.findByRole('dialog', { name: 'Pedido para llevar' });
  const form = within(dialog);
  fireEvent.change(form.getByLabelText('Tu nombre'), { target: { value: 'Nubia' } });
  fireEvent.change(form.getByLabelText('Tu correo'), { target: { value: 'nubia@correo.co' } });
  fireEvent.click(form.getByText('Efectivo'));
  return dialog;
}

it('an open sede says when the order will be ready, and sends it for now', async () => {
  open(SEDE);
  const form = within(await toGo());
  expect(form.getByText(/Listo hacia las 12:25/)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: /^Confirmar pedido/ }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('programado');
});

it('a paused sede takes nothing to the table, and the rest for later with one tap', async () => {
  open({ ...SEDE, pausa: PAUSE });
  expect(screen.getByText('En pausa: los pedidos')).toBeTruthy();
  expect(tile(/^Pedido a mesa/).disabled).toBe(true);
  const form = within(await toGo());
  fireEvent.click(form.getByRole('button', { name: /^Programar para las 12:30 p. m./ }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.programado).toBe(at('12:30').toISOString());
});

it('where nothing can be ordered for later, a closed sede says why and takes no order', () => {
  vi.setSystemTime(at('22:00'));
  open({ ...SEDE, programar: { activo: false, desdeMin: 30, dias: 2 } });
  for (const name of [/^Pedido a mesa/, /^Pedido para llevar/, /^Pedido a domicilio/]) {
    expect(tile(name).disabled).toBe(true);
    expect(tile(name).textContent).toContain('Cerrado ahora');
  }
});

it('a full kitchen offers its next slots: one tap takes one, nothing typed is lost, two taps act once', async () => {
  open(SEDE);
  const siguientes = ['12:40', '12:50', '13:00'].map((time) => at(time).toISOString());
  answers = [refuse('franja_llena', { siguientes })];
  const form = within(await toGo());
  fireEvent.click(form.getByRole('button', { name: /^Confirmar pedido/ }));
  await form.findByText(/la cocina ya está llena/);
  fireEvent.click(form.getByRole('button', { name: /^12:50/ }));
  const confirm = form.getByRole('button', { name: /^Programar para las 12:50 p. m./ });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ nombreCliente: 'Nubia', programado: siguientes[1] });
});

it('a pause that this phone had not heard of becomes an order for later', async () => {
  open(SEDE);
  const { hasta, motivo } = PAUSE;
  answers = [refuse('sede_pausada', { hasta, motivo })];
  const form = within(await toGo());
  servicio = { ...SEDE, pausa: PAUSE };
  fireEvent.click(form.getByRole('button', { name: /^Confirmar pedido/ }));
  expect(await form.findByText(/Pausamos los pedidos: Mucha demanda/)).toBeTruthy();
  fireEvent.click(await form.findByRole('button', { name: /^Programar para las 12:30/ }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.programado).toBe(hasta);
});

it('a way to order that the sede does not take leads to another, with what was typed', async () => {
  open(SEDE);
  answers = [refuse('canal_cerrado', { canal: 'llevar' })];
  const form = within(await toGo());
  servicio = { ...SEDE, canales: { ...SEDE.canales, llevar: false } };
  fireEvent.click(form.getByRole('button', { name: /^Confirmar pedido/ }));
  fireEvent.click(await form.findByRole('button', { name: 'Pedir a domicilio' }));
  const other = within(await screen.findByRole('dialog', { name: 'Pedido a domicilio' }));
  expect(other.getByLabelText<HTMLInputElement>('Tu nombre').value).toBe('Nubia');
});

it('a slot is chosen from the sheet: full ones are named and cannot be taken', async () => {
  open(SEDE);
  const form = within(await toGo());
  fireEvent.click(form.getByRole('button', { name: /^Programar/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '¿Para cuándo?' }));
  const full = await sheet.findByRole<HTMLButtonElement>('button', { name: /1:10.*llena/ });
  expect(full.disabled).toBe(true);
  fireEvent.click(sheet.getByRole('button', { name: /^1:20/ }));
  fireEvent.click(sheet.getByRole('button', { name: /^Programar para hoy 1:20/ }));
  fireEvent.click(form.getByRole('button', { name: /^Programar para la 1:20/ }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.programado).toBe(at('13:20').toISOString());
});
