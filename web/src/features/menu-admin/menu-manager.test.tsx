// @vitest-environment happy-dom
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { aCategory, aGroup, anOption, aProduct } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-client.ts';
import { uploadForm } from '../../lib/api/upload.ts';
import { toast } from '../../lib/toast.ts';
import { MenuManager } from './menu-manager.tsx';

vi.mock('../../lib/toast.ts');
vi.mock('../../lib/api/upload.ts');

const PLATOS = aCategory({
  esPlatoPrincipal: true,
  subcategorias: [{ id: 'sopas', name: 'Sopas' }],
});
const BEBIDAS = aCategory({ _id: 'c-bebidas', name: 'Bebidas', active: false });
const POSTRES = aCategory({ _id: 'c-postres', name: 'Postres' });
const BANDEJA = aProduct({ subcategoryIds: ['sopas'] });
const AJIACO = aProduct({ _id: 'p-ajiaco', nombre: 'Ajiaco', id_sigo: 'AJIACO' });
const LIMONADA = aProduct({
  _id: 'p-limonada',
  nombre: 'Limonada de coco',
  id_sigo: 'LIM',
  categoryId: 'c-bebidas',
  agotado: true,
});

const GROUPS = [
  aGroup(),
  aGroup({ codigo: 'termino', nombre: 'Término' }),
  aGroup({
    codigo: 'bebida',
    nombre: 'Bebida del combo',
    opciones: [anOption({ codigo: 'limonada', id_sigo: 'LIM' })],
  }),
];

const fetchMock = vi.fn<typeof fetch>();
const upload = vi.mocked(uploadForm);
let held: Promise<void> | undefined;
let refusal: { status: number; body: unknown } | null = null;
let menu = { categories: [PLATOS, BEBIDAS, POSTRES], products: [BANDEJA, AJIACO, LIMONADA] };

beforeEach(() => {
  menu = { categories: [PLATOS, BEBIDAS, POSTRES], products: [BANDEJA, AJIACO, LIMONADA] };
  refusal = null;
  held = undefined;
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (url, init) => {
    if (init?.method !== 'GET') {
      await held;
      if (refusal) return Response.json(refusal.body, { status: refusal.status });
      return Response.json({
        message: 'ok',
        data: answered(JSON.parse(String(init?.body ?? '{}'))),
      });
    }
    if (String(url).includes('/stations')) return Response.json({ estaciones: [], version: 1 });
    if (String(url).includes('/modifiers')) return Response.json(GROUPS);
    return Response.json(String(url).includes('/categories') ? menu.categories : menu.products);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function answered(body: { productId?: string; agotado?: boolean; categoryId?: string }) {
  const product = menu.products.find(({ _id }) => _id === body.productId);
  if (product) return { ...product, agotado: body.agotado };
  const category = menu.categories.find(({ _id }) => _id === body.categoryId);
  return category && { ...category, active: !category.active };
}

const refuse = (status: number, code: string, error: string) => {
  refusal = { status, body: { error, code } };
};

const open = async ({ setsTaxes = false } = {}) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MenuManager dbName="centro" setsTaxes={setsTaxes} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Bandeja paisa' });
  return userEvent.setup();
};

const writes = () => fetchMock.mock.calls.filter(([, init]) => init?.method !== 'GET');
const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const sent = (part: string) =>
  JSON.parse(JSON.stringify(upload.mock.calls[0]?.[1].form ?? {}))[part];

describe('the products of a menu', () => {
  test('are grouped by category, and the hidden ones are marked', async () => {
    await open();
    expect(names()).toEqual(['Bandeja paisa', 'Ajiaco', 'Limonada de coco']);
    const hidden = screen.getByRole('region', { name: 'Bebidas' });
    expect(within(hidden).getByText('Oculta')).toBeTruthy();
  });

  test('are filtered by chips, by search text and by sold out', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Bebidas 1' }));
    await waitFor(() => expect(names()).toEqual(['Limonada de coco']));
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    await user.type(screen.getByRole('textbox'), 'ajiáco');
    await waitFor(() => expect(names()).toEqual(['Ajiaco']));
    expect(screen.queryByRole('button', { name: /^Ordenar/ })).toBeNull();
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByRole('button', { name: '1 agotado' }));
    await waitFor(() => expect(names()).toEqual(['Limonada de coco']));
  });

  test('are marked as sold out by one tap', async () => {
    const user = await open();
    await user.click(screen.getByRole('switch', { name: 'Ajiaco: Disponible' }));
    await screen.findByRole('switch', { name: 'Ajiaco: Agotado' });
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('Ajiaco quedó agotado', expect.anything()),
    );
    expect(JSON.parse(String(writes()[0]?.[1]?.body))).toEqual({
      dbName: 'centro',
      productId: 'p-ajiaco',
      agotado: true,
    });
  });

  test('are restored when the server refuses', async () => {
    const user = await open();
    refuse(404, 'producto_no_encontrado', 'No encontramos este producto.');
    await user.click(screen.getByRole('switch', { name: 'Ajiaco: Disponible' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalled());
    expect(screen.getByRole('switch', { name: 'Ajiaco: Disponible' })).toBeTruthy();
  });

  test('are deleted only after a confirmation', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Más acciones de Ajiaco' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
    expect(writes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(names()).not.toContain('Ajiaco'));
    expect(String(writes()[0]?.[0])).toBe('/api/products/delete/p-ajiaco?dbName=centro');
  });

  test('say before they are deleted of which groups they are an option', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Más acciones de Limonada de coco' }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
    await screen.findByText(/^Es una opción de «Bebida del combo»: ahí queda agotada/);
  });

  test('are reordered, and restored when the server refuses', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Ordenar Platos' }));
    // The dialog's code loads on first use.
    const down = await screen.findByRole(
      'button',
      { name: 'Bajar Bandeja paisa' },
      { timeout: 10_000 },
    );
    await user.click(down);
    refuse(409, 'orden_incompleto', 'El menú cambió mientras lo ordenabas.');
    const answer = Promise.withResolvers<void>();
    held = answer.promise;
    await user.click(screen.getByRole('button', { name: 'Guardar orden' }));
    expect(names().slice(0, 2)).toEqual(['Ajiaco', 'Bandeja paisa']);
    answer.resolve();
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Bandeja paisa', 'Ajiaco']));
    expect(JSON.parse(String(writes()[0]?.[1]?.body)).ids).toEqual(['p-ajiaco', 'p-bandeja']);
  });
});

describe('the form of a product', () => {
  const editBandeja = async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Editar Bandeja paisa' }));
    await screen.findByRole('button', { name: 'Guardar producto' });
    return user;
  };

  test('names every missing field and sends nothing', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Agregar producto' }));
    await screen.findByRole('button', { name: 'Guardar producto' });
    await user.click(screen.getByRole('button', { name: 'Guardar producto' }));
    expect(screen.getAllByText('Todos los campos son obligatorios')).toHaveLength(1);
    for (const own of ['Escribe el nombre.', 'Escribe una descripción.', 'Escribe el precio.']) {
      expect(screen.getByText(own)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    expect(upload).not.toHaveBeenCalled();
  });

  test('saves a product without a photo and without a code: one waits, the other is made', async () => {
    const user = await open();
    upload.mockResolvedValueOnce({
      action: 'created',
      data: aProduct({ _id: 'p-nuevo', nombre: 'Changua' }),
      message: 'La imagen es obligatoria',
    });
    await user.click(screen.getByRole('button', { name: 'Agregar producto' }));
    await screen.findByRole('button', { name: 'Guardar producto' });
    await user.type(screen.getByLabelText('Nombre'), 'Changua');
    await user.type(screen.getByLabelText('Precio'), '9500');
    await user.type(screen.getByLabelText('Descripción'), 'Con calado');
    await user.selectOptions(screen.getByLabelText('Categoría'), 'Platos');
    expect(screen.getByText(productsMessages.ownCode('CHANGUA'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Guardar producto' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('product')).toMatchObject({ nombre: 'Changua', precio: 9500, id_sigo: 'CHANGUA' });
    expect(toast.success).toHaveBeenCalledWith('Producto agregado correctamente', {
      id: 'product',
      description: 'Quedó sin foto: súbela cuando la tengas.',
    });
    expect(toast.warning).not.toHaveBeenCalled();
  });

  test('shows a taken code at its field and keeps what was typed', async () => {
    const user = await editBandeja();
    const text = 'Ya hay un producto con este código Sigo en la sede.';
    const details = [{ path: 'id_sigo', message: text }];
    upload.mockRejectedValueOnce(
      new ApiError(409, { error: text, code: 'id_sigo_repetido', details }),
    );
    await user.clear(screen.getByLabelText('Código Sigo'));
    await user.type(screen.getByLabelText('Código Sigo'), 'AJIACO');
    await user.click(screen.getByRole('button', { name: 'Guardar producto' }));
    await screen.findByText(text);
    const field = screen.getByLabelText<HTMLInputElement>('Código Sigo');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('AJIACO');
  });

  test('clears the subcategories when the category changes', async () => {
    const user = await editBandeja();
    upload.mockResolvedValueOnce({ action: 'updated', data: BANDEJA });
    expect(screen.getByRole('button', { name: 'Sopas' }).getAttribute('aria-pressed')).toBe('true');
    await user.selectOptions(screen.getByLabelText('Categoría'), 'Postres');
    await user.click(screen.getByRole('button', { name: 'Guardar producto' }));
    expect(sent('product')).toMatchObject({
      _id: 'p-bandeja',
      categoryId: 'c-postres',
      subcategoryIds: [],
    });
  });

  const clashed = (now: object, path: string) =>
    new ApiError(409, {
      error: 'Alguien cambió lo mismo mientras lo editabas.',
      code: 'cambiado_mientras',
      details: [{ path, message: 'Alguien lo cambió mientras editabas.' }],
      data: { ...BANDEJA, ...now },
    });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const save = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Guardar producto' }));
  const sentLast = () => JSON.parse(JSON.stringify(upload.mock.lastCall?.[1].form ?? {})).product;

  test('says what it was opened with, so that the server overwrites nobody', async () => {
    const user = await editBandeja();
    upload.mockResolvedValueOnce({ action: 'updated', data: BANDEJA });
    await user.type(field('Nombre'), ' grande');
    await save(user);
    expect(sentLast()).toMatchObject({
      nombre: 'Bandeja paisa grande',
      antes: { nombre: 'Bandeja paisa', precio: BANDEJA.precio, agotado: false },
    });
  });

  test('sends the groups of a dish only where somebody changed them', async () => {
    menu.products = [aProduct({ grupos: ['salsas'] })];
    const user = await open();
    upload.mockRejectedValue(new ApiError(500, { error: 'No', code: 'error_interno' }));
    await user.click(screen.getByRole('button', { name: 'Editar Bandeja paisa' }));
    await screen.findByText('Salsas');
    await user.click(screen.getByRole('button', { name: 'Guardar producto' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
    expect(sent('product').grupos).toBeUndefined();
    upload.mockClear();
    await user.selectOptions(screen.getByLabelText('Agregar un grupo'), 'Término');
    await user.click(screen.getByRole('button', { name: 'Quitar Salsas' }));
    await user.click(screen.getByRole('button', { name: 'Guardar producto' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
    expect(sent('product')).toMatchObject({ grupos: ['termino'], antes: { grupos: ['salsas'] } });
  });

  test('shows what somebody else wrote meanwhile, and saving again keeps what was typed', async () => {
    const user = await editBandeja();
    upload.mockRejectedValueOnce(clashed({ precio: 31_000, descripcion: 'Nueva' }, 'precio'));
    await user.clear(field('Precio'));
    await user.type(field('Precio'), '29000');
    await save(user);
    await screen.findByText('Alguien lo cambió: ahora es «31.000».');
    expect(field('Precio').value).toBe('29.000');
    expect(field('Descripción').value).toBe('Nueva');
    upload.mockResolvedValueOnce({ action: 'updated', data: BANDEJA });
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentLast()).toMatchObject({
      precio: 29_000,
      descripcion: 'Nueva',
      antes: { precio: 31_000, descripcion: 'Nueva' },
    });
  });

  test('takes what somebody else wrote on request', async () => {
    const user = await editBandeja();
    upload.mockRejectedValueOnce(clashed({ precio: 31_000 }, 'precio'));
    await user.clear(field('Precio'));
    await user.type(field('Precio'), '29000');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Usar lo que hay ahora' }));
    expect(field('Precio').value).toBe('31.000');
    expect(screen.queryByText(/Alguien/)).toBeNull();
  });

  test('offers its tax only to the owner, who decides it, and keeps it for everybody else', async () => {
    const taxed = aProduct({ ...BANDEJA, impuesto: 'iva19' });
    menu = { ...menu, products: [taxed] };
    const user = await editBandeja();
    expect(screen.queryByLabelText('Impuesto')).toBeNull();
    upload.mockResolvedValueOnce({ action: 'updated', data: taxed });
    await save(user);
    expect(sentLast()).toMatchObject({ impuesto: 'iva19', antes: { impuesto: 'iva19' } });
    cleanup();
    const owner = await open({ setsTaxes: true });
    await owner.click(screen.getByRole('button', { name: 'Editar Bandeja paisa' }));
    expect(await screen.findByLabelText('Impuesto')).toBeTruthy();
  });

  test('sends a duplicate with the id of the product whose picture it takes', async () => {
    const user = await open();
    upload.mockResolvedValueOnce({ action: 'created', data: aProduct({ _id: 'p-copia' }) });
    await user.click(screen.getByRole('button', { name: 'Más acciones de Bandeja paisa' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicar', hidden: true }));
    expect(document.activeElement).toBe(screen.getByLabelText('Código Sigo'));
    await user.keyboard('BANDEJA-2');
    await user.click(screen.getByRole('button', { name: 'Guardar producto' }));
    expect(sent('product')).toMatchObject({
      copiaDe: 'p-bandeja',
      nombre: 'Bandeja paisa (copia)',
      id_sigo: 'BANDEJA-2',
    });
    expect(sent('product')).not.toHaveProperty('_id');
  });

  test('asks before it discards typed text', async () => {
    const user = await editBandeja();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Editar Bandeja paisa' }));
    await screen.findByRole('button', { name: 'Guardar producto' });
    await user.type(screen.getByLabelText('Nombre'), ' grande');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Bandeja paisa grande');
  });
});

describe('the categories of a menu', () => {
  const openCategories = async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'Categorías' }));
    return user;
  };

  test('are hidden and shown, and can be deleted only while empty', async () => {
    const user = await openCategories();
    expect(screen.getAllByRole('button', { name: /^Eliminar/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Eliminar Postres' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Activar Bebidas' }));
    await screen.findByRole('button', { name: 'Ocultar Bebidas' });
    expect(toast.success).toHaveBeenCalledWith('Estado actualizado');
    expect(JSON.parse(String(writes()[0]?.[1]?.body))).toMatchObject({ active: true });
  });

  test('offer a flag only to its holder or while no category has it', async () => {
    const user = await openCategories();
    await user.click(screen.getByRole('button', { name: 'Editar Postres' }));
    expect(await screen.findByText('Plato principal: ya lo es «Platos».')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Plato principal/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Bebida/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Editar Platos' }));
    expect(await screen.findByRole('checkbox', { name: /^Plato principal/ })).toBeTruthy();
  });

  test('need a name and an image when they are new', async () => {
    const user = await openCategories();
    await user.click(screen.getByRole('button', { name: 'Agregar categoría' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar categoría' }));
    expect(screen.getAllByText('El nombre y la imagen son obligatorios')).toHaveLength(1);
    expect(screen.getByText('Escribe el nombre.')).toBeTruthy();
    expect(screen.getByText('Elige una imagen.')).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
  });

  test('tell once, at its field, what the server refused', async () => {
    const user = await openCategories();
    const error = 'Ya tienes una categoría con ese nombre';
    const details = [{ path: 'name', message: error }];
    upload.mockRejectedValueOnce(new ApiError(422, { error, details }));
    await user.click(screen.getByRole('button', { name: 'Editar Platos' }));
    await user.type(await screen.findByLabelText('Nombre'), ' del día');
    await user.click(screen.getByRole('button', { name: 'Guardar categoría' }));
    expect(await screen.findAllByText(error)).toHaveLength(1);
    expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Error al actualizar categoría')).toBeNull();
  });

  test('say in which course their dishes are served', async () => {
    const user = await openCategories();
    upload.mockResolvedValueOnce({ message: 'ok', data: PLATOS });
    await user.click(screen.getByRole('button', { name: 'Editar Platos' }));
    await user.selectOptions(await screen.findByLabelText('Cuándo sale'), 'Tiempo 2');
    await user.click(screen.getByRole('button', { name: 'Guardar categoría' }));
    expect(sent('category').tiempo).toBe(2);
  });

  test('keep the id of a renamed subcategory', async () => {
    const user = await openCategories();
    upload.mockResolvedValueOnce({ message: 'ok', data: PLATOS });
    await user.click(screen.getByRole('button', { name: 'Editar Platos' }));
    await user.clear(await screen.findByLabelText('Subcategoría 1'));
    await user.type(screen.getByLabelText('Subcategoría 1'), 'Caldos{Enter}Asados');
    await user.click(screen.getByRole('button', { name: 'Guardar categoría' }));
    expect(upload.mock.calls[0]).toMatchObject([
      'PATCH /api/categories/update/:id',
      { params: { id: 'c-platos' } },
    ]);
    expect(sent('category').subcategorias).toEqual([
      { id: 'sopas', name: 'Caldos' },
      { name: 'Asados' },
    ]);
  });
});
