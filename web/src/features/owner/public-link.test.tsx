// @vitest-environment happy-dom
import { editMessages } from '@comanda/contract/forms/edits.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { PublicLink } from './public-link.tsx';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));

const open = async (path: string | null) => {
  answer(200, { path });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PublicLink email="marta@lasazon.example" />
    </QueryClientProvider>,
  );
  if (path) fireEvent.click(await screen.findByRole('button', { name: 'Editar link' }));
  return screen.findByLabelText<HTMLInputElement>('Tu link');
};

const RULE = 'De 3 a 60 caracteres: letras a-z, números y guiones.';

describe('the public link', () => {
  test('asks an owner without a link to choose one', async () => {
    const input = await open(null);
    expect(input.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  });

  test('takes the focus when another screen led to it', async () => {
    window.history.replaceState(null, '', OWNER_PATHS.link);
    await open(null);
    expect(document.activeElement).toBe(screen.getByText('Tu link público'));
    window.history.replaceState(null, '', '/');
  });

  test('is checked while it is typed', async () => {
    const input = await open('la-sazon');
    fireEvent.change(input, { target: { value: 'La Sazón!' } });
    expect(screen.getByText(RULE)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(input, { target: { value: 'La Sazón' } });
    expect(input.value).toBe('la-sazon');
    expect(screen.queryByText(RULE)).toBeNull();
  });

  test('is not sent if it is too short', async () => {
    const input = await open('la-sazon');
    fireEvent.change(input, { target: { value: 'la' } });
    fireEvent.submit(input);
    expect(screen.getByText(RULE)).toBeTruthy();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('tells beside the field that somebody else has it', async () => {
    const input = await open('la-sazon');
    fireEvent.change(input, { target: { value: 'la-fonda' } });
    answer(409, { error: 'Este link ya está en uso.', code: 'slug_ocupado' });
    fireEvent.submit(input);
    await screen.findByText('Este link ya está en uso.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('tells that another tab changed it, and saves over it when told again', async () => {
    const input = await open('la-sazon');
    fireEvent.change(input, { target: { value: 'la-fonda' } });
    const code = 'cambiado_mientras';
    answer(409, { error: editMessages.changed, code, details: [], data: { path: 'la-otra' } });
    fireEvent.submit(input);
    await screen.findByText(editMessages.fieldIs('la-otra'));
    answer(200, { message: 'Path guardado exitosamente', data: { path: 'la-fonda' } });
    fireEvent.submit(input);
    await screen.findByRole('button', { name: 'Editar link' });
    const sent = fetchMock.mock.calls.slice(1, 3).map(([, init]) => JSON.parse(`${init?.body}`));
    expect(sent.map(({ antes }) => antes.path)).toEqual(['la-sazon', 'la-otra']);
  });

  test('shows the new link once it is saved', async () => {
    const input = await open('la-sazon');
    fireEvent.change(input, { target: { value: 'la-fonda' } });
    answer(200, { message: 'Path guardado exitosamente' });
    fireEvent.submit(input);
    const edit = await screen.findByRole('button', { name: 'Editar link' });
    expect(screen.getByText('la-fonda')).toBeTruthy();
    expect(document.activeElement).toBe(edit);
  });
});
