// @vitest-environment happy-dom

import { editMessages } from '@comanda/contract/forms/edits.messages';
import {
  type SedeSettings,
  type SedeSettingsBody,
  sedeSettingsSchema,
} from '@comanda/contract/locations/locations';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { tillSettingsMessages } from '@comanda/contract/locations/till-settings.messages';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadForm } from '../../lib/api/upload.ts';
import { MoneyDialog } from './money-dialog.tsx';

vi.mock('../../lib/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/api/upload.ts');
// Cropping needs a real browser.
vi.mock('../../ui/image/image-field.tsx', () => ({
  ImageField: ({ onChange }: { onChange: (file: File) => void }) => (
    <button type="button" onClick={() => onChange(new File(['qr'], 'qr.png'))}>
      Elegir el código
    </button>
  ),
}));

let stored: SedeSettings;
let version: number;
const sent: SedeSettingsBody['ajustes'][] = [];
const upload = vi.mocked(uploadForm);

beforeEach(() => {
  stored = sedeSettingsSchema.parse({
    pagos: [{ metodo: 'bre_b', titulo: 'Bre-B', llave: '@sazon', imagen: '' }],
    caja: { motivos: ['Cumpleaños'] },
  });
  version = 3;
  sent.length = 0;
  upload.mockResolvedValue({ imagen: '/images/abc/1280.webp' });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (init.method === 'PATCH') {
      const body = JSON.parse(String(init.body));
      if (body.version !== version) {
        const stale = { error: settingsMessages.changedMeanwhile, code: 'menu_cambiado' };
        return Response.json(stale, { status: 409 });
      }
      sent.push(body.ajustes);
      stored = { ...stored, ...body.ajustes };
    }
    return Response.json({ message: 'Listo', version, ajustes: stored, data: stored });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const onClose = vi.fn();
async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoneyDialog location={aLocation({ dbName: 'centro' })} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Porcentaje sugerido');
}
const tap = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => tap('Guardar');
const isSaved = () => vi.waitFor(() => expect(onClose).toHaveBeenCalled());

test('the owner says how the sede is taxed, and reads whom to ask', async () => {
  await open();
  expect(screen.getByText('Consúltalo con tu contador.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Impoconsumo 8 %/ }));
  await save();
  await isSaved();
  expect(sent[0]?.impuestos).toEqual({ regimen: 'inc', tarifa: 8 });
});

test('a tip over ten per cent is refused before it is sent, beside its field', async () => {
  await open();
  fill('Porcentaje sugerido', '11');
  await save();
  expect(screen.getByText(tillSettingsMessages.porcentaje(1, 10))).toBeTruthy();
  expect(sent).toEqual([]);
  fill('Porcentaje sugerido', '8');
  fill('Para quién es', 'la cocina');
  expect(screen.getByText('Es voluntaria y es toda para la cocina.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /^También en el mostrador/ }));
  await save();
  await isSaved();
  expect(sent[0]?.propina).toEqual({
    sugerir: true,
    porcentaje: 8,
    directas: true,
    destino: 'la cocina',
  });
});

test('a way to pay needs a key or a code; the picture is uploaded before the settings', async () => {
  await open();
  await tap('Agregar forma de pago');
  const [, added] = screen.getAllByLabelText('Se paga por');
  expect(document.activeElement).toBe(added);
  const [, name] = screen.getAllByLabelText('Nombre');
  fireEvent.change(name as HTMLElement, { target: { value: 'Nequi de la casa' } });
  await save();
  expect(screen.getByText(tillSettingsMessages.llave)).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
  const [, code] = screen.getAllByRole('button', { name: 'Elegir el código' });
  await userEvent.click(code as HTMLElement);
  await save();
  await isSaved();
  expect(upload.mock.calls[0]?.[1].form).toMatchObject({ dbName: 'centro' });
  expect(sent[0]?.pagos).toEqual([
    { metodo: 'bre_b', titulo: 'Bre-B', llave: '@sazon', imagen: '' },
    { metodo: 'nequi', titulo: 'Nequi de la casa', llave: '', imagen: '/images/abc/1280.webp' },
  ]);
});

test('a picture is uploaded once, though saving is refused once', async () => {
  await open();
  await tap('Elegir el código');
  stored = { ...stored, pagos: [] };
  version += 1;
  await save();
  expect(await screen.findByText(editMessages.choose)).toBeTruthy();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', false),
  );
  await save();
  await isSaved();
  expect(upload).toHaveBeenCalledTimes(1);
  expect(stored.pagos).toMatchObject([{ llave: '@sazon', imagen: '/images/abc/1280.webp' }]);
});

test('at most six ways to pay and twelve reasons', async () => {
  await open();
  for (let added = 1; added < 6; added += 1) await tap('Agregar forma de pago');
  expect(screen.getByRole('button', { name: 'Agregar forma de pago' })).toHaveProperty(
    'disabled',
    true,
  );
  for (let added = 1; added < 12; added += 1) await tap('Agregar motivo');
  expect(screen.getByRole('button', { name: 'Agregar motivo' })).toHaveProperty('disabled', true);
});

test('reasons are typed one after the other; an empty row is none', async () => {
  await open();
  await tap('Agregar motivo');
  await userEvent.keyboard('Demora en cocina{Enter}Cliente frecuente{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar «Cumpleaños»' }));
  await save();
  await isSaved();
  expect(sent[0]?.caja?.motivos).toEqual(['Demora en cocina', 'Cliente frecuente']);
});

test('the till may ask for a shift, and the NIT is that of the restaurant', async () => {
  await open();
  const till = within(screen.getByRole('region', { name: 'Caja' }));
  await userEvent.click(till.getByRole('switch', { name: /^Cobrar solo con turno/ }));
  await userEvent.click(till.getByRole('switch', { name: /^Cierre a ciegas/ }));
  expect(screen.queryByLabelText(/^NIT/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Editar web' })).toBeTruthy();
  fill(/^UVT/, 'mil');
  await save();
  expect(screen.getByText(tillSettingsMessages.uvt)).toBeTruthy();
  fill(/^UVT/, '52.374');
  await save();
  await isSaved();
  expect(sent[0]).toMatchObject({
    caja: { exigeTurno: true, cierreCiego: false },
    tiquete: { uvt: 52_374 },
  });
});

test('what somebody else changed meanwhile stays, and so does what this owner changed', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^IVA 19 %/ }));
  stored = { ...stored, propina: { ...stored.propina, destino: 'todo el equipo' } };
  version += 1;
  await save();
  await isSaved();
  expect(stored.impuestos).toEqual({ regimen: 'iva', tarifa: 19 });
  expect(stored.propina.destino).toBe('todo el equipo');
});

test('a tax that both changed is shown before it is overwritten', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^IVA 19 %/ }));
  stored = { ...stored, impuestos: { regimen: 'inc', tarifa: 8 } };
  version += 1;
  await save();
  await userEvent.click(await screen.findByRole('button', { name: editMessages.useTheirs }));
  expect(screen.getByRole('radio', { name: /^Impoconsumo/ })).toHaveProperty('checked', true);
});
