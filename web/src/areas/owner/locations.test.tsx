// @vitest-environment happy-dom
import { addDays, bogotaDay } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { closedWords } from '@comanda/contract/sede-life/closing.words';
import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-client.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { Locations } from './locations.tsx';

const { uploadForm, toast, download } = vi.hoisted(() => ({
  download: vi.fn(),
  uploadForm: vi.fn(),
  toast: { success: vi.fn(), error: vi.fn() },
}));
vi.mock('../../lib/api/upload.ts', () => ({ uploadForm }));
vi.mock('../../lib/api/download.ts', () => ({ download }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const owner = {
  id: 'o1',
  email: 'marta@lasazon.example',
  estadoMembresia: 'activa',
  fechaInicio: null,
  fechaFin: null,
  planNombre: 'Pro',
} as const;

const aSede = (over: Partial<Location> = {}): Location => ({
  _id: 's1',
  dbName: 'centro',
  nombre: 'Centro',
  direccion: 'Calle 12 # 5-43',
  telefono: '601 555 0187',
  horario: 'Todos los días, 12 m. – 10 p. m.',
  logo: '/images/l/1280.webp',
  imagen: '/images/i/1280.webp',
  ...over,
});
const RESTAURANT = { _id: 'o1', nombre: 'La Sazón', path: 'la-sazon' };
const CENTRO = aSede();
const CHAPINERO = aSede({ _id: 's2', dbName: 'chapinero', nombre: 'Chapinero' });

let sedes: Location[] = [];
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (url) =>
    String(url).includes('ByEmail')
      ? Response.json({ data: sedes })
      : Response.json({ restaurante: RESTAURANT }),
  );
  stored.authUser.set(owner);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  stored.location.remove();
  stored.authUser.remove();
  stored.auth.remove();
});

const open = async (own: Location[], allowed?: number) => {
  sedes = own;
  if (allowed !== undefined) {
    const membresiaParams = { _id: 'p1', plan_name: 'Pro', sedes: allowed };
    stored.auth.set({ user: owner, membresiaParams });
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>
        <Locations />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('progressbar');
};

const cardOf = (nombre: string) => {
  const card = screen.getByRole('heading', { name: nombre }).closest('li');
  if (!card) throw new Error('no card');
  return within(card);
};
const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar sede' }));

describe('a sede that closes', () => {
  const asked: { path: string; method: string | undefined; body: unknown }[] = [];
  const answer = (data: Location, message: string) => {
    asked.length = 0;
    fetchMock.mockImplementation(async (url, init) => {
      const path = String(url);
      if (path.includes('ByEmail')) return Response.json({ data: sedes });
      if (path.includes('ByPath')) return Response.json({ restaurante: RESTAURANT });
      if (init?.method === undefined || init.method === 'GET') return Response.json({ data: [] });
      asked.push({ path, method: init.method, body: JSON.parse(String(init.body)) });
      sedes = sedes.map((sede) => (sede._id === data._id ? data : sede));
      return Response.json({ message, data });
    });
  };
  const startClosing = () => {
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'Cerrar la sede' }));
    return within(screen.getByRole('dialog', { name: 'Cerrar Centro' }));
  };

  test('for a time says until when, as diners will read it', async () => {
    const cierre = { vuelve: '2999-12-05', motivo: 'Estamos pintando' };
    answer(aSede({ cierre }), sedeLifeMessages.closedForTime);
    await open([CENTRO]);
    const dialog = startClosing();
    expect(dialog.getByText('Cerrada hasta nuevo aviso')).toBeTruthy();
    const when = dialog.getByLabelText(/Qué día vuelve/);
    fireEvent.change(when, { target: { value: '2020-01-01' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar por un tiempo' }));
    expect(await dialog.findByText(sedeLifeMessages.vuelvePast)).toBeTruthy();
    expect(asked).toEqual([]);
    const soon = addDays(bogotaDay(new Date()), 3);
    fireEvent.change(when, { target: { value: soon } });
    fireEvent.change(dialog.getByLabelText(/Qué les dices/), { target: { value: cierre.motivo } });
    expect(dialog.getByText(closedWords({ ...cierre, vuelve: soon }))).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar por un tiempo' }));
    await screen.findByText('Cerrada hasta el 5 de diciembre de 2999');
    expect(asked).toEqual([
      {
        path: '/api/locations/cierre',
        method: 'PUT',
        body: { dbName: 'centro', vuelve: soon, motivo: cierre.motivo },
      },
    ]);
  });

  test('for good is confirmed, leaves the list and can be taken back', async () => {
    answer(aSede({ cerrada: '2026-11-19T20:00:00.000Z' }), sedeLifeMessages.closedForGood);
    await open([CENTRO, CHAPINERO], 3);
    const dialog = startClosing();
    fireEvent.click(dialog.getByRole('button', { name: 'Definitivamente' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar definitivamente' }));
    expect(await dialog.findByText(sedeLifeMessages.notSure)).toBeTruthy();
    expect(asked).toEqual([]);
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar definitivamente' }));
    await screen.findByRole('heading', { name: 'Sedes que cerraron' });
    expect(asked.map(({ path }) => path)).toEqual(['/api/locations/cerrar']);
    expect(cardOf('Centro').getByText(/Cerró el 19 de noviembre de 2026/)).toBeTruthy();
    // It gives its place of the plan back.
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 de 3 sedes');
    answer(CENTRO, sedeLifeMessages.reopened);
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'Reabrir Centro' }));
    await vi.waitFor(() => expect(screen.queryByText('Sedes que cerraron')).toBeNull());
    expect(cardOf('Centro').getByRole('button', { name: 'Editar' })).toBeTruthy();
  });
});

test('the owner copies the address where a sede’s staff signs in, and prints it', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText } });
  await open([CENTRO]);
  fireEvent.click(cardOf('Centro').getByRole('button', { name: 'Ingreso del personal' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
  await vi.waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/employee/la-sazon/centro`),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Descargar hoja en PDF' }));
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce());
  const asked = fetchMock.mock.calls.map(([url]) => String(url));
  expect(asked).toContain('/api/locations/personal.pdf?dbName=centro');
});

test('the owner revokes a shared tablet', async () => {
  const tablet = {
    _id: 't1',
    autorizadaPor: 'Laura Beltrán',
    desde: '2026-11-18T15:00:00.000Z',
    ultimaVez: '2026-11-18T16:00:00.000Z',
  };
  const deleted: string[] = [];
  fetchMock.mockImplementation(async (url, init) => {
    if (String(url).includes('ByEmail')) return Response.json({ data: sedes });
    if (!String(url).includes('/tabletas')) return Response.json({ restaurante: RESTAURANT });
    if (init?.method !== 'DELETE') {
      return Response.json({ data: deleted.length > 0 ? [] : [tablet] });
    }
    deleted.push(String(url));
    return Response.json({ message: staffDoorMessages.tabletRemoved });
  });
  await open([CENTRO]);
  fireEvent.click(cardOf('Centro').getByRole('button', { name: 'Ingreso del personal' }));
  fireEvent.click(await screen.findByRole('button', { name: /Quitar la tableta/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
  await screen.findByText('Todavía no hay ninguna.');
  expect(deleted).toEqual(['/api/employees/tabletas/t1?dbName=centro']);
});

describe('who may order at a sede', () => {
  const topes = { invitado: 5, cuenta: 5, direccion: 120, sede: 200 };
  const pedidos = { quien: 'todos', mesaSinFirma: 'marcar', topes };
  const cuentas = { activas: false, qrSoloMesaAbierta: false };
  const cocina = { tiempos: true };
  const version = 4;
  const saves: { version: number; ajustes: { pedidos: typeof pedidos } }[] = [];
  beforeEach(() => {
    saves.length = 0;
    fetchMock.mockImplementation(async (url, init) => {
      if (String(url).includes('ByEmail')) return Response.json({ data: sedes });
      if (!String(url).includes('/ajustes')) return Response.json({ restaurante: RESTAURANT });
      if (init?.method !== 'PATCH')
        return Response.json({ version, ajustes: { pedidos, cuentas, cocina } });
      const body = JSON.parse(String(init.body));
      saves.push(body);
      return Response.json({ version: 6, ajustes: body.ajustes });
    });
  });
  const openSettings = async () => {
    await open([CENTRO]);
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'Quién puede pedir' }));
    await screen.findByLabelText('En toda la sede');
  };
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

  test('is set by the owner, with the limits and what happens to tables without a scanned code', async () => {
    await openSettings();
    typeInto('En toda la sede', '0');
    submit();
    await screen.findByText(settingsMessages.topeRange(1, 1000));
    expect(saves).toEqual([]);
    typeInto('En toda la sede', '80');
    fireEvent.click(screen.getByLabelText(/Pedir que escanee el código/));
    submit();
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(settingsMessages.saved));
    expect(saves).toMatchObject([
      {
        version: 4,
        ajustes: {
          pedidos: { ...pedidos, mesaSinFirma: 'rechazar', topes: { ...topes, sede: 80 } },
        },
      },
    ]);
  });

  test('includes whether tables have accounts, and whether their codes wait until a table is open', async () => {
    await openSettings();
    const onlyOpen = screen.getByRole('switch', { name: /El código solo sirve/ });
    expect((onlyOpen as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByRole('switch', { name: /Cuentas por mesa/ }));
    fireEvent.click(onlyOpen);
    submit();
    await vi.waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.ajustes).toEqual({
      pedidos,
      cuentas: { activas: true, qrSoloMesaAbierta: true },
      cocina,
    });
  });
});

describe('the codes of the tables', () => {
  let plan: object;
  const askedFor = () => fetchMock.mock.calls.map(([url]) => String(url));
  beforeEach(() => {
    plan = { zonas: [] };
    fetchMock.mockImplementation(async (url) => {
      if (String(url).includes('ByEmail')) return Response.json({ data: sedes });
      if (String(url).includes('mesas.pdf')) return new Response('%PDF');
      if (String(url).includes('hasta=900')) {
        return Response.json({ error: 'Elige menos', code: 'demasiadas_mesas' }, { status: 422 });
      }
      if (String(url).includes('/api/tables')) return Response.json({ data: plan, version: 1 });
      if (!String(url).includes('/mesas')) return Response.json({ restaurante: RESTAURANT });
      const mesas = Array.from({ length: 20 }, (_, at) => String(at + 1));
      return Response.json({
        data: mesas.map((mesa) => ({ mesa, firma: 'f', url: `https://c.co/r?mesa=${mesa}` })),
      });
    });
  });

  test('are a sheet for the first twenty tables unless others are requested', async () => {
    await open([CENTRO]);
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'QR de mesas' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar 20 códigos en PDF' }));
    await vi.waitFor(() =>
      expect(download).toHaveBeenCalledWith(expect.anything(), 'mesas-centro.pdf'),
    );
    expect(askedFor()).toContain('/api/locations/mesas.pdf?dbName=centro&desde=1&hasta=20');
  });

  test('are those of the plan where the sede has one', async () => {
    plan = { zonas: [{ _id: 'z', nombre: 'Salón', mesas: [{ nombre: '1', activa: true }] }] };
    await open([CENTRO]);
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'QR de mesas' }));
    fireEvent.click(await screen.findByRole('button', { name: /Descargar 20 códigos/ }));
    await vi.waitFor(() => expect(download).toHaveBeenCalled());
    expect(askedFor()).toContain('/api/locations/mesas.pdf?dbName=centro');
    expect(screen.queryByLabelText('Desde la mesa')).toBeNull();
  });

  test('are refused at the field if they are too many', async () => {
    await open([CENTRO]);
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'QR de mesas' }));
    await screen.findByLabelText('Hasta la mesa');
    typeInto('Hasta la mesa', '900');
    const told = await screen.findByText('Elige menos');
    expect(screen.getByLabelText('Hasta la mesa').getAttribute('aria-describedby')).toBe(told.id);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /Descargar/ }).hasAttribute('disabled')).toBe(true);
  });

  test('tell once at its field that something is no table', async () => {
    await open([CENTRO]);
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'QR de mesas' }));
    await screen.findByLabelText('Desde la mesa');
    typeInto('Desde la mesa', 'terraza');
    const told = screen.getByText('Escribe un número de mesa, desde 1.');
    expect(screen.getByLabelText('Desde la mesa').getAttribute('aria-describedby')).toBe(told.id);
    expect(screen.getByLabelText('Hasta la mesa').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of the plan tell once why they cannot be shown, where no field can', async () => {
    plan = { zonas: [{ _id: 'z', nombre: 'Salón', mesas: [{ nombre: '1', activa: true }] }] };
    const answer = fetchMock.getMockImplementation();
    fetchMock.mockImplementation(async (url, init) =>
      String(url).includes('/api/locations/mesas')
        ? Response.json({ error: 'No respondo', code: 'regla_incumplida' }, { status: 422 })
        : (answer?.(url, init) ?? Response.error()),
    );
    await open([CENTRO]);
    fireEvent.click(cardOf('Centro').getByRole('button', { name: 'QR de mesas' }));
    expect((await screen.findByRole('alert')).textContent).toBe('No respondo');
    expect(screen.getAllByText('No respondo')).toHaveLength(1);
  });
});

describe("an owner's sedes", () => {
  test('tell how many more the membership allows', async () => {
    await open([CENTRO, CHAPINERO], 3);
    expect(screen.getByText('1 de 3 sedes')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByRole('button', { name: 'Agregar sede' })).toBeTruthy();
  });

  test('tell at the limit why no more can be added, with one as the default', async () => {
    await open([CENTRO]);
    expect(screen.getByText('0 de 1 sedes')).toBeTruthy();
    expect(screen.getByText(locationsMessages.limitReached)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Agregar sede' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver membresía' })).toBeTruthy();
  });

  test('are chosen here for the whole area', async () => {
    await open([CENTRO, CHAPINERO], 2);
    expect(cardOf('Centro').getByText('Seleccionada')).toBeTruthy();
    fireEvent.click(cardOf('Chapinero').getByRole('button', { name: 'Seleccionar' }));
    expect(stored.location.get()?._id).toBe('s2');
    expect(cardOf('Chapinero').getByText('Seleccionada')).toBeTruthy();
    expect(cardOf('Centro').queryByText('Seleccionada')).toBeNull();
  });

  test('start with an invitation to add one', async () => {
    await open([], 1);
    expect(screen.getByText('Abre tu primera sede')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Agregar sede' }));
    expect(screen.getByRole('dialog', { name: 'Gestión de sede' })).toBeTruthy();
  });
});

describe('managing a sede', () => {
  const edit = async () => {
    await open([CENTRO], 3);
    fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
  };

  test('needs every field, and both images for a new sede', async () => {
    await open([CENTRO], 3);
    fireEvent.click(screen.getByRole('button', { name: 'Agregar sede' }));
    typeInto('Nombre', 'Usaquén');
    save();
    expect(screen.getAllByText(locationsMessages.fieldsRequired)).toHaveLength(1);
    expect(screen.getAllByText(locationsMessages.imagesRequired)).toHaveLength(1);
    for (const own of ['la dirección', 'el teléfono', 'el horario']) {
      expect(screen.getByText(`Escribe ${own}.`)).toBeTruthy();
    }
    expect(screen.getByText('Elige una imagen.')).toBeTruthy();
    expect(screen.getByText('Elige el logo.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Dirección'));
    expect(uploadForm).not.toHaveBeenCalled();
  });

  test('may get another name and sends the rest; the card and the chosen sede change at once', async () => {
    await edit();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').readOnly).toBe(false);
    const saved = aSede({ direccion: 'Carrera 7 # 1-20' });
    uploadForm.mockImplementationOnce(async () => {
      sedes = [saved];
      return { message: '', data: saved };
    });
    typeInto('Dirección', 'Carrera 7 # 1-20');
    save();
    expect(await screen.findByText('Carrera 7 # 1-20')).toBeTruthy();
    const [call, { params, form }] = uploadForm.mock.calls[0] ?? [];
    expect([call, params]).toEqual([
      'PATCH /api/locations/update/:locationId',
      { locationId: 's1' },
    ]);
    expect(form.email).toBe(owner.email);
    expect(form.location).toMatchObject({
      antes: { nombre: 'Centro' },
      nombre: 'Centro',
      direccion: 'Carrera 7 # 1-20',
      telefono: CENTRO.telefono,
      horario: CENTRO.horario,
    });
    expect(form.imagenUpload).toBeUndefined();
    expect(stored.location.get()?.direccion).toBe('Carrera 7 # 1-20');
    expect(toast.success).toHaveBeenCalledWith(locationsMessages.updated);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps what was typed if the server refuses, and tells why once, at the field', async () => {
    await edit();
    uploadForm.mockRejectedValueOnce(
      new ApiError(422, {
        error: 'Revisa los datos e intenta de nuevo.',
        code: 'regla_incumplida',
        details: [{ path: 'telefono', message: 'El texto no puede pasar de 50 caracteres.' }],
      }),
    );
    typeInto('Teléfono', '999 999 9999');
    save();
    const told = await screen.findByText('El texto no puede pasar de 50 caracteres.');
    expect(screen.getByLabelText('Teléfono').getAttribute('aria-describedby')).toBe(told.id);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Teléfono').value).toBe('999 999 9999');
    expect(screen.queryByText(locationsMessages.saveFailed)).toBeNull();
    expect(toast.error).not.toHaveBeenCalled();
  });

  test('reads the opening hours while they are typed', async () => {
    await edit();
    typeInto('Horario', 'Lunes a viernes 8 a. m. a 6 p. m.');
    expect(screen.getByText(/lun a vie, 8 a. m. – 6 p. m. · sáb y dom, cerrado/)).toBeTruthy();
    typeInto('Horario', 'Cuando haya luna llena');
    expect(screen.getByText(/Se mostrará tal como lo escribes/)).toBeTruthy();
  });

  test('asks before it discards what was typed', async () => {
    await edit();
    typeInto('Dirección', 'Otra');
    fireEvent.pointerDown(screen.getByRole('dialog', { name: 'Gestión de sede' }));
    fireEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText<HTMLInputElement>('Dirección').value).toBe('Otra');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
