// @vitest-environment happy-dom
import type { Station } from '@comanda/contract/menu/stations';
import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-client.ts';
import { uploadForm } from '../../lib/api/upload.ts';
import { MenuManager } from './menu-manager.tsx';

vi.mock('../../lib/toast.ts');
vi.mock('../../lib/api/upload.ts');

const upload = vi.mocked(uploadForm);
const station = (clave: string, nombre: string): Station => ({
  clave,
  nombre,
  impresora: null,
  objetivoMin: 10,
});

let stations: Station[];
let category = aCategory();
let product = aProduct();

beforeEach(() => {
  stations = [station('parrilla', 'Parrilla'), station('barra', 'Barra')];
  category = aCategory({ estacion: 'parrilla' });
  product = aProduct();
  upload.mockRejectedValue(new ApiError(500, { error: 'No', code: 'error_interno' }));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/stations')) return Response.json({ estaciones: stations, version: 1 });
    if (url.includes('/modifiers')) return Response.json([]);
    return Response.json(url.includes('/categories') ? [category] : [product]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const edit = async (name: string) => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MenuManager dbName="centro" setsTaxes={false} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: product.nombre });
  if (name === category.name) await user.click(screen.getByRole('tab', { name: 'Categorías' }));
  await user.click(screen.getByRole('button', { name: `Editar ${name}` }));
  await screen.findByRole('button', { name: /^Guardar (producto|categoría)/ });
  return user;
};
const choice = () => screen.findByLabelText<HTMLSelectElement>('Se prepara en');
const shown = async () => (await choice()).selectedOptions[0]?.textContent;
const offered = async () => [...(await choice()).options].map(({ textContent }) => textContent);
/** What the server gets of it. */
const save = async (user: ReturnType<typeof userEvent.setup>) => {
  upload.mockClear();
  await user.click(screen.getByRole('button', { name: /^Guardar (producto|categoría)/ }));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  const { product: dish, category: group } = JSON.parse(
    JSON.stringify(upload.mock.lastCall?.[1].form),
  );
  return dish ?? group;
};

describe('a category', () => {
  test('is made in the kitchen, at a station, or does not pass the kitchen', async () => {
    const user = await edit(category.name);
    expect(await offered()).toEqual(['Cocina', 'Parrilla', 'Barra', 'No pasa por cocina']);
    expect(await shown()).toBe('Parrilla');
    await user.selectOptions(await choice(), 'No pasa por cocina');
    expect(await save(user)).toMatchObject({ estacion: '-', antes: { estacion: 'parrilla' } });
    await user.selectOptions(await choice(), 'Cocina');
    expect(await save(user)).toMatchObject({ estacion: null, antes: { estacion: 'parrilla' } });
  });

  test('of a station that the sede does not have is made in the kitchen, and keeps its station', async () => {
    category = aCategory({ estacion: 'horno' });
    const user = await edit(category.name);
    expect(await shown()).toBe('Cocina');
    expect(await save(user)).not.toHaveProperty('estacion');
  });

  test('of services does not pass the kitchen unless somebody says so', async () => {
    category = aCategory({ name: 'Servicios' });
    const user = await edit(category.name);
    expect(await shown()).toBe('No pasa por cocina');
    await user.selectOptions(await choice(), 'Cocina');
    expect(await save(user)).toMatchObject({ estacion: 'cocina' });
  });

  test('of a sede without stations is not asked, and keeps what it has', async () => {
    stations = [];
    const user = await edit(category.name);
    expect((await save(user)).estacion).toBeUndefined();
    expect(screen.queryByLabelText('Se prepara en')).toBeNull();
  });

  test('that somebody else moved meanwhile says to which station', async () => {
    const user = await edit(category.name);
    await user.selectOptions(await choice(), 'Cocina');
    upload.mockRejectedValueOnce(
      new ApiError(409, {
        error: 'Alguien cambió lo mismo mientras lo editabas.',
        code: 'cambiado_mientras',
        details: [{ path: 'estacion', message: 'Alguien lo cambió mientras editabas.' }],
        data: { ...category, estacion: 'barra' },
      }),
    );
    await save(user);
    await screen.findByText('Alguien lo cambió: ahora es «Barra».');
  });
});

describe('a product', () => {
  test('is made where its category is, or at another place', async () => {
    const user = await edit(product.nombre);
    expect(await offered()).toEqual([
      'Como su categoría (Parrilla)',
      'Cocina',
      'Parrilla',
      'Barra',
      'No pasa por cocina',
    ]);
    expect(await shown()).toBe('Como su categoría (Parrilla)');
    expect(await save(user)).not.toHaveProperty('estacion');
    await user.selectOptions(await choice(), 'Cocina');
    expect(await save(user)).toMatchObject({ estacion: 'cocina', antes: { estacion: null } });
  });

  test('goes back to where its category is', async () => {
    product = aProduct({ estacion: 'barra' });
    const user = await edit(product.nombre);
    expect(await shown()).toBe('Barra');
    await user.selectOptions(await choice(), 'Como su categoría (Parrilla)');
    expect(await save(user)).toMatchObject({ estacion: null, antes: { estacion: 'barra' } });
  });

  test('of a station that the sede does not have is made in the kitchen, by the name that it has here', async () => {
    stations = [...stations, station('cocina', 'Fogones')];
    product = aProduct({ estacion: 'horno' });
    const user = await edit(product.nombre);
    expect(await shown()).toBe('Fogones');
    expect(await offered()).toHaveLength(5);
    expect(await save(user)).not.toHaveProperty('estacion');
  });
});
