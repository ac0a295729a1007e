// @vitest-environment happy-dom

import type { MenuPlan, PlanProduct } from '@comanda/contract/menu/menu';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MenuSheetMenu } from './menu-sheet-menu.tsx';

const { toast, download } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn() },
  download: vi.fn(),
}));
vi.mock('../../lib/toast.ts', () => ({ toast }));
vi.mock('../../lib/api/download.ts', () => ({ download }));

const fetchMock = vi.fn<typeof fetch>();
const client = new QueryClient();
const invalidate = vi.spyOn(client, 'invalidateQueries');

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  vi.clearAllMocks();
});

const aSede = (dbName: string, nombre: string) => ({
  _id: dbName,
  dbName,
  nombre,
  direccion: '',
  telefono: '',
  horario: '',
  logo: '',
  imagen: '',
});
const SEDES = [aSede('centro', 'Centro'), aSede('chapinero', 'Chapinero')];

const aProduct = (over: Partial<PlanProduct>): PlanProduct => ({
  accion: 'igual',
  fila: 2,
  id_sigo: 'A',
  nombre: 'Ajiaco',
  categoria: 'Platos',
  precio: 24_500,
  precioActual: 24_500,
  ...over,
});
const aPlan = (over: Partial<MenuPlan> = {}): MenuPlan => ({
  version: 7,
  categoriasNuevas: [],
  categoriasQueSalen: [],
  productos: [
    aProduct({ accion: 'nuevo', id_sigo: 'B', nombre: 'Arepa', precioActual: null }),
    aProduct({ accion: 'cambia', precioActual: 22_000 }),
    aProduct({ id_sigo: 'C', nombre: 'Caldo' }),
  ],
  grupos: [],
  errores: [],
  ...over,
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
const answerPlan = (over?: Partial<MenuPlan>) => answer(200, { message: '', data: aPlan(over) });
const sentForm = (call: number) => {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error('no form was sent');
  return body;
};

const show = (sedes = SEDES) =>
  render(
    <QueryClientProvider client={client}>
      <MenuSheetMenu dbName="centro" sedes={sedes} />
    </QueryClientProvider>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name));
const archivo = new File(['x'], 'menu.csv', { type: 'text/csv' });
const chooseFile = () =>
  fireEvent.change(screen.getByLabelText('Archivo CSV', { selector: 'input' }), {
    target: { files: [archivo] },
  });
const openImport = () => {
  show();
  press('Importar desde CSV…');
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the menu as a sheet', () => {
  test('is exported as a CSV named after the sede', async () => {
    fetchMock.mockResolvedValueOnce(new Response('a;b'));
    show();
    press('Descargar el menú (CSV)');
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/menu/export?dbName=centro');
    expect(download.mock.calls[0]?.[1]).toBe('menu-centro.csv');
  });

  test('offers no copy to an owner of one sede', () => {
    show(SEDES.slice(0, 1));
    expect(screen.queryByText('Copiar de otra sede…')).toBeNull();
  });

  test('has an example file with the required columns', async () => {
    openImport();
    press('Descargar una plantilla');
    const [file] = download.mock.calls[0] ?? [];
    expect(await file.text()).toContain(
      'categoria;subcategorias;nombre;descripcion;precio;id_sigo;permite_adiciones;agotado\r\n',
    );
  });
});

describe('an import', () => {
  test('shows a preview before it writes anything', async () => {
    openImport();
    expect(button('Importar').disabled).toBe(true);
    answerPlan({ categoriasNuevas: ['Postres'] });
    chooseFile();
    expect(await screen.findByText('1 nuevo, 1 cambia, 1 igual')).toBeTruthy();
    expect(screen.getByText(sheetMessages.preview)).toBeTruthy();
    expect(screen.getByText('Postres')).toBeTruthy();
    expect(screen.queryByText('Caldo')).toBeNull();
    expect(Object.fromEntries(sentForm(0))).toMatchObject({
      dbName: 'centro',
      modo: 'actualizar',
      simular: 'true',
    });
  });

  test('is written once by a double click', async () => {
    openImport();
    answerPlan();
    chooseFile();
    await screen.findByText(/1 nuevo/);
    fetchMock.mockImplementation(async () => Response.json({ message: '', data: aPlan() }));
    const write = button('Importar');
    // The second click comes before the button renders as busy.
    act(() => {
      write.click();
      write.click();
    });
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(sheetMessages.imported));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('is written for the menu version of the preview', async () => {
    openImport();
    answerPlan();
    chooseFile();
    await screen.findByText(/1 nuevo/);
    answerPlan();
    fireEvent.click(button('Importar'));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(sheetMessages.imported));
    expect(Object.fromEntries(sentForm(1))).toMatchObject({
      simular: 'false',
      version: '7',
      omitirErrores: 'false',
    });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['menu', 'centro'] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names the bad rows and continues without them only when told to', async () => {
    openImport();
    answerPlan({
      errores: [
        { fila: 7, campo: 'precio', message: '«abc» no es un precio en pesos.' },
        { fila: 7, campo: 'agotado', message: '«x» debe ser sí o no.' },
        { fila: 9, campo: 'nombre', message: 'Falta nombre.' },
      ],
    });
    chooseFile();
    await screen.findByText('2 filas tienen errores');
    expect(screen.getByText('«abc» no es un precio en pesos.').textContent).toBe(
      'Fila 7 · precio: «abc» no es un precio en pesos.',
    );
    answerPlan();
    fireEvent.click(button('Importar sin las 2 filas con errores'));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(sentForm(1).get('omitirErrores')).toBe('true');
  });

  test('cannot be written when no good row is left', async () => {
    openImport();
    answerPlan({
      productos: [aProduct({ accion: 'sale' })],
      errores: [{ fila: 2, campo: 'nombre', message: 'Falta nombre.' }],
    });
    chooseFile();
    await screen.findByText('1 fila tiene errores');
    expect(screen.queryByRole('button', { name: /^Importar( sin .*)?$/ })).toBeNull();
  });

  test('of a sheet without its columns says once which are missing, and offers no import', async () => {
    const message = sheetMessages.columnsMissing(['categoria', 'precio']);
    openImport();
    answerPlan({ productos: [], errores: [{ fila: 0, campo: '', message }] });
    chooseFile();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByText(/fila tiene errores|Ningún producto/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Importar( sin .*)?$/ })).toBeNull();
  });

  test('that replaces the menu warns of the products it removes', async () => {
    openImport();
    answerPlan();
    chooseFile();
    await screen.findByText(/1 nuevo/);
    answerPlan({
      productos: [aProduct({}), aProduct({ accion: 'sale', id_sigo: 'Z', fila: null })],
      categoriasQueSalen: ['Temporada'],
    });
    fireEvent.click(screen.getByLabelText(/Reemplazar todo el menú/));
    expect(
      await screen.findByText('1 producto sale de tu menú. También sale la categoría Temporada.'),
    ).toBeTruthy();
    expect(sentForm(1).get('modo')).toBe('reemplazar');
  });

  test('for a menu that changed meanwhile shows a new preview, and says so', async () => {
    openImport();
    answerPlan();
    chooseFile();
    await screen.findByText(/1 nuevo/);
    answer(409, { error: 'El menú cambió mientras lo revisabas.', code: 'menu_cambiado' });
    answerPlan({ version: 8, productos: [aProduct({ accion: 'cambia', precioActual: 1000 })] });
    fireEvent.click(button('Importar'));
    expect(await screen.findByText('1 cambia')).toBeTruthy();
    expect(screen.getByText('El menú cambió mientras lo revisabas.')).toBeTruthy();
    answerPlan();
    fireEvent.click(button('Importar'));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(4));
    expect(sentForm(3).get('version')).toBe('8');
  });

  test('of an unreadable file says what to do', async () => {
    openImport();
    answer(422, { error: sheetMessages.unreadable, code: 'hoja_invalida' });
    chooseFile();
    expect(await screen.findByText(sheetMessages.unreadable)).toBeTruthy();
    expect(button('Importar').disabled).toBe(true);
  });
});

describe('a copy from another sede', () => {
  test('shows a preview and then writes', async () => {
    show();
    press('Copiar de otra sede…');
    answerPlan();
    fireEvent.change(screen.getByLabelText('Copiar el menú de'), {
      target: { value: 'chapinero' },
    });
    await screen.findByText(/1 nuevo/);
    answerPlan();
    fireEvent.click(button('Copiar el menú'));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(sheetMessages.copied));
    expect(fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
      { dbName: 'centro', origen: 'chapinero', modo: 'actualizar', simular: true },
      { dbName: 'centro', origen: 'chapinero', modo: 'actualizar', simular: false, version: 7 },
    ]);
  });

  test('says which groups come along', async () => {
    show();
    press('Copiar de otra sede…');
    answerPlan({ grupos: [{ accion: 'nuevo', codigo: 'salsas', nombre: 'Salsas', opciones: 3 }] });
    fireEvent.change(screen.getByLabelText('Copiar el menú de'), {
      target: { value: 'chapinero' },
    });
    const groups = await screen.findByRole('list', { name: 'Grupos que cambian' });
    expect(groups.textContent).toMatch(/Salsas.*3 opciones.*nuevo/i);
  });
});

test('a sheet of groups is shown before it is written, with how many options each has', async () => {
  show();
  press('Importar grupos desde CSV…');
  const grupos = [
    {
      ...{ accion: 'cambia', fila: 2, codigo: 'salsas', nombre: 'Salsas' },
      ...{ opciones: 3, opcionesActuales: 2 },
    },
  ];
  const data = { version: 7, grupos, errores: [] };
  answer(200, { message: '', data });
  chooseFile();
  const changes = await screen.findByRole('list', { name: 'Grupos que cambian' });
  expect(changes.textContent).toContain('2 → 3 opciones');
  answer(200, { message: '', data });
  fireEvent.click(button('Importar'));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(modifiersMessages.sheetImported));
  expect(fetchMock.mock.calls[1]?.[0]).toContain('/api/modifiers/');
  expect(Object.fromEntries(sentForm(1))).toMatchObject({ simular: 'false', version: '7' });
});
