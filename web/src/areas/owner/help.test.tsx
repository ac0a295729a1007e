// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findHelp } from '../../features/help/find-help.ts';
import { HELP } from '../../features/help/help.words.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Help } from './help.tsx';

beforeEach(() => {
  const support = { email: 'ayuda@comanda.example', phone: '6015550100' };
  vi.stubGlobal('fetch', async () => Response.json(support));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found = (search: string) => findHelp(search).flatMap(({ entries }) => entries);

test.each([
  ['contrasena', '¿Cómo cambio mi contraseña?'],
  ['AGOTADO', '¿Cómo marco un plato como agotado?'],
  ['excel', '¿Cómo subo mi menú de una sola vez?'],
  ['qr mesas', '¿Cómo imprimo los códigos QR de las mesas?'],
  ['mesero', '¿Cómo agrego a un empleado?'],
  ['borrar cuenta', '¿Cómo cierro mi cuenta?'],
])('somebody who types "%s" finds «%s»', (search, question) => {
  expect(found(search).map((entry) => entry.question)).toContain(question);
});

test('every answer leads to a screen of the owner’s area, and speaks of tú', () => {
  const screens: string[] = Object.values(OWNER_PATHS);
  const entries = HELP.flatMap((group) => group.entries);
  expect(entries.filter(({ link }) => !screens.includes(link.to))).toEqual([]);
  expect(entries.filter(({ answer }) => /\busted\b|\bsu restaurante\b/i.test(answer))).toEqual([]);
});

test('a search opens the answers, and one without a match says so beside the support', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter at="/restaurant/help">
        <Help />
      </TestRouter>
    </QueryClientProvider>,
  );
  const box = screen.getByLabelText('Buscar en la ayuda');
  fireEvent.change(box, { target: { value: 'impresora' } });
  const link = screen.getByRole('link', { name: 'Ir a Sedes' });
  expect(link.getAttribute('href')).toBe(OWNER_PATHS.locations);
  expect(link.closest('details')?.open).toBe(true);
  fireEvent.change(box, { target: { value: 'xyzzy' } });
  expect(screen.getByText('No encontramos esa pregunta')).toBeTruthy();
  expect(await screen.findByText('ayuda@comanda.example')).toBeTruthy();
});
