// @vitest-environment happy-dom

import { ERRORS } from '@comanda/contract/errors';
import { editMessages } from '@comanda/contract/forms/edits.messages';
import {
  type SedeSettings,
  type SedeSettingsBody,
  sedeSettingsSchema,
} from '@comanda/contract/locations/locations';
import { DEFAULT_TOPES } from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsDialog } from './settings-dialog.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

let stored: SedeSettings;
let version: number;
let hasOpenAccounts: boolean;
const sent: SedeSettingsBody[] = [];

beforeEach(() => {
  stored = {
    pedidos: { quien: 'todos', mesaSinFirma: 'marcar', topes: DEFAULT_TOPES },
    cuentas: { activas: true, qrSoloMesaAbierta: false },
    cocina: { tiempos: true },
    ...sedeSettingsSchema.omit({ pedidos: true, cuentas: true, cocina: true }).parse({}),
  };
  version = 3;
  hasOpenAccounts = false;
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (init.method === 'PATCH') {
      const body = JSON.parse(String(init.body));
      sent.push(body);
      if (hasOpenAccounts && !body.ajustes.cuentas.activas) {
        const { status, message: error } = ERRORS.cuentas_abiertas;
        return Response.json({ error, code: 'cuentas_abiertas' }, { status });
      }
      if (body.version !== version) {
        const stale = { error: settingsMessages.changedMeanwhile, code: 'menu_cambiado' };
        return Response.json(stale, { status: 409 });
      }
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
const open = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsDialog location={aLocation({ dbName: 'centro' })} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('En toda la sede');
};
const limit = (value: string) =>
  fireEvent.change(screen.getByLabelText('En toda la sede'), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const isSaved = () => vi.waitFor(() => expect(onClose).toHaveBeenCalled());
/** Somebody else saves. */
const elsewhere = (part: Partial<SedeSettings>) => {
  stored = { ...stored, ...part };
  version += 1;
};

test('the owner of a sede turns courses off', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: /^Servir por tiempos/ }));
  save();
  await isSaved();
  expect(sent).toMatchObject([
    { dbName: 'centro', version: 3, ajustes: { cocina: { tiempos: false } } },
  ]);
});

test('accounts stay on while one is open, and the form says what to do', async () => {
  await open();
  hasOpenAccounts = true;
  fireEvent.click(screen.getByRole('switch', { name: /^Cuentas por mesa/ }));
  save();
  expect(await screen.findByText(ERRORS.cuentas_abiertas.message)).toBeTruthy();
  expect([stored.cuentas.activas, onClose.mock.calls.length]).toEqual([true, 0]);
});

test('what somebody else changed meanwhile stays, and so does what this owner changed', async () => {
  await open();
  limit('40');
  elsewhere({ cuentas: { activas: false, qrSoloMesaAbierta: false } });
  save();
  await isSaved();
  expect(stored.pedidos.topes.sede).toBe(40);
  expect(stored.cuentas.activas).toBe(false);
});

test('a limit that both changed is shown before it is overwritten', async () => {
  await open();
  limit('40');
  elsewhere({ pedidos: { ...stored.pedidos, topes: { ...DEFAULT_TOPES, sede: 60 } } });
  save();
  expect(await screen.findByText(editMessages.fieldIs('60'))).toBeTruthy();
  expect(stored.pedidos.topes.sede).toBe(60);
  expect(screen.getByLabelText('En toda la sede')).toHaveProperty('value', '40');
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', false),
  );
  save();
  await isSaved();
  expect(stored.pedidos.topes.sede).toBe(40);
});

test('the owner can take the limit that somebody else wrote', async () => {
  await open();
  limit('40');
  elsewhere({ pedidos: { ...stored.pedidos, topes: { ...DEFAULT_TOPES, sede: 60 } } });
  save();
  fireEvent.click(await screen.findByRole('button', { name: editMessages.useTheirs }));
  expect(screen.getByLabelText('En toda la sede')).toHaveProperty('value', '60');
});
