// @vitest-environment happy-dom

import { editMessages } from '@comanda/contract/forms/edits.messages';
import { planMessages } from '@comanda/contract/tables/plan.messages';
import type { PlanBody } from '@comanda/contract/tables/tables';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickTwice } from '../../lib/test-click.ts';
import { PlanDialog } from './plan-dialog.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const table = (nombre: string, x: number) => ({
  _id: `t${nombre}`,
  nombre,
  puestos: 4,
  x,
  y: 4,
  ancho: 16,
  alto: 16,
  forma: 'cuadrada',
  activa: true,
});
let plan: object;
let version: number;
let fetched = 0;
let refusal: object | null;
const sent: PlanBody[] = [];
const renewed: string[] = [];

beforeEach(() => {
  plan = { zonas: [{ _id: 'z1', nombre: 'Salón', mesas: [table('1', 4), table('2', 28)] }] };
  version = 3;
  fetched = 0;
  refusal = null;
  sent.length = 0;
  renewed.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/renew')) renewed.push(url);
    if (init.method === 'PUT') {
      const body = JSON.parse(String(init.body));
      sent.push(body);
      if (refusal) return Response.json(refusal, { status: 409 });
      const stale = { error: planMessages.changedMeanwhile, code: 'menu_cambiado' };
      if (body.version !== version) return Response.json(stale, { status: 409 });
    } else fetched += 1;
    return Response.json({ message: 'Listo', data: plan, version });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const onClose = vi.fn();
const open = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanDialog location={aLocation({ dbName: 'centro' })} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Crear 12 mesas' });
};
const mesa = (nombre: string) =>
  screen.getByRole('button', { name: new RegExp(`^Mesa ${nombre},`) });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const canSave = () =>
  vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', false),
  );
const sentTables = () => sent.at(-1)?.data.zonas[0]?.mesas;

test('an owner without a plan makes twelve tables with one tap and saves them', async () => {
  plan = { zonas: [] };
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Crear 12 mesas' }));
  expect(screen.getAllByRole('button', { name: /^Mesa \d+, 4 puestos$/ })).toHaveLength(12);
  clickTwice(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ dbName: 'centro', version: 3 });
  expect(sentTables()).toHaveLength(12);
  expect(toast.success).toHaveBeenCalledWith(planMessages.saved);
});

test('arrow keys move the table that has the focus, and its place is said', async () => {
  await open();
  mesa('1').focus();
  fireEvent.keyDown(mesa('1'), { key: 'ArrowRight' });
  fireEvent.keyDown(mesa('1'), { key: 'ArrowDown', shiftKey: true });
  expect(screen.getByText('Mesa 1: columna 6, fila 14')).toBeTruthy();
  for (let times = 0; times < 9; times += 1) fireEvent.keyDown(mesa('1'), { key: 'ArrowLeft' });
  expect(screen.getByText('Mesa 1: columna 0, fila 14')).toBeTruthy();
  save();
  await vi.waitFor(() => expect(sentTables()?.[0]).toMatchObject({ _id: 't1', x: 0, y: 14 }));
});

test('a table is dragged to another place', async () => {
  await open();
  const grid = screen.getByRole('group', { name: 'Plano de Salón' });
  vi.spyOn(grid, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 500));
  const dragged = mesa('2');
  fireEvent.pointerDown(dragged, { clientX: 150, clientY: 30, button: 0 });
  fireEvent.pointerMove(dragged, { clientX: 251, clientY: 131 });
  fireEvent.pointerUp(dragged, { clientX: 251, clientY: 131 });
  fireEvent.pointerMove(dragged, { clientX: 0, clientY: 0 });
  save();
  await vi.waitFor(() => expect(sentTables()?.[1]).toMatchObject({ x: 48, y: 24 }));
});

test('a name that another table has is told at the field, and nothing is sent', async () => {
  await open();
  fireEvent.focus(mesa('2'));
  fireEvent.change(screen.getByLabelText('Mesa'), { target: { value: 'mesa 01' } });
  fireEvent.focus(mesa('1'));
  save();
  expect(await screen.findByText(planMessages.tableTwice('01'))).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a table gets seats, a shape and another zone', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Zona' }));
  fireEvent.change(screen.getByLabelText('Nombre de la zona'), { target: { value: 'Terraza' } });
  fireEvent.click(screen.getByRole('button', { name: /^Salón/ }));
  fireEvent.focus(mesa('1'));
  fireEvent.click(screen.getByRole('button', { name: 'Uno más de puestos' }));
  fireEvent.click(screen.getByRole('button', { name: 'Redonda' }));
  const zone = screen.getByLabelText('Zona');
  const [, terraza] = zone.querySelectorAll('option');
  fireEvent.change(zone, { target: { value: terraza?.value } });
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.data.zonas).toMatchObject([
    { _id: 'z1', mesas: [{ _id: 't2' }] },
    { nombre: 'Terraza', mesas: [{ _id: 't1', puestos: 5, forma: 'redonda' }] },
  ]);
  expect(sent[0]?.data.zonas[1]).not.toHaveProperty('_id');
});

test('a dish that ran out meanwhile does not keep the plan from being saved', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Agregar mesa' }));
  version = 4;
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map((body) => body.version)).toEqual([3, 4]);
});

test('a refused plan stays as it was drawn, with the reason', async () => {
  await open();
  fireEvent.focus(mesa('2'));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar mesa' }));
  refusal = { error: planMessages.occupied('2'), code: 'mesa_ocupada' };
  save();
  expect(await screen.findByText(planMessages.occupied('2'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mesa 2,/ })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('a plan that somebody else saved meanwhile is shown, and kept until the owner chooses', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Agregar mesa' }));
  plan = {
    zonas: [{ _id: 'z1', nombre: 'Salón', mesas: [table('1', 4), table('2', 28), table('9', 52)] }],
  };
  version = 4;
  const read = vi.waitFor(() => expect(fetched).toBe(2));
  window.dispatchEvent(new Event('visibilitychange'));
  await read;
  await canSave();
  save();
  expect(await screen.findByText(/Guardado hay: Salón: 1, 2, 9\..*se quita.*: 9\./)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(sent.map((body) => body.version)).toEqual([3]);
  expect(mesa('3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: editMessages.useTheirs }));
  expect(mesa('9')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mesa 3,/ })).toBeNull();
});

test('a refused save does not take a plan that was saved meanwhile for the one drawn over', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Agregar mesa' }));
  refusal = { error: planMessages.occupied('2'), code: 'mesa_ocupada' };
  plan = { zonas: [{ _id: 'z2', nombre: 'Patio', mesas: [table('9', 4)] }] };
  version = 4;
  save();
  await screen.findByText(planMessages.occupied('2'));
  refusal = null;
  await canSave();
  save();
  await screen.findByText(/Guardado hay: Patio: 9\./);
  expect(sent.at(-1)?.version).toBe(3);
  await canSave();
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  // What is not stored any more is sent as new.
  expect(sent.at(-1)).toMatchObject({ version: 4, data: { zonas: [{ nombre: 'Salón' }] } });
  expect(JSON.stringify(sent.at(-1)?.data)).not.toContain('_id');
});

test('a code is renewed only after a question', async () => {
  await open();
  fireEvent.focus(mesa('1'));
  fireEvent.click(screen.getByRole('button', { name: 'Renovar código' }));
  expect(renewed).toEqual([]);
  clickTwice(screen.getByRole('button', { name: 'Renovar' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(renewed).toEqual(['/api/tables/t1/renew']);
});

test('a code that could not be renewed is told in the question itself', async () => {
  await open();
  fireEvent.focus(mesa('1'));
  fireEvent.click(screen.getByRole('button', { name: 'Renovar código' }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: planMessages.tableUnknown, code: 'mesa_desconocida' }, { status: 404 }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Renovar' }));
  const question = screen.getByRole('dialog', { name: '¿Renovar el código de la mesa 1?' });
  await vi.waitFor(() => expect(question.textContent).toContain(planMessages.tableUnknown));
  expect(toast.error).not.toHaveBeenCalled();
});
