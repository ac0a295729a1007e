// @vitest-environment happy-dom
import type { MenuPlan } from '@comanda/contract/menu/menu';
import { aCategory, aLocation, aProduct } from '@comanda/contract/testing/test-factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportDialog } from '../../features/export/export-dialog.tsx';
import { TablesDialog } from '../../features/locations/tables-dialog.tsx';
import { Plans } from '../../features/memberships/plans.tsx';
import { MenuManager } from '../../features/menu-admin/menu-manager.tsx';
import { CopyDialog } from '../../features/menu-sheet/copy-dialog.tsx';
import { ExampleMenuButton } from '../../features/menu-sheet/example-menu-button.tsx';
import { ImportDialog } from '../../features/menu-sheet/import-dialog.tsx';
import { MenuSheetMenu } from '../../features/menu-sheet/menu-sheet-menu.tsx';
import { PublicLink } from '../../features/owner/public-link.tsx';
import { ReportActions } from '../../features/reports/report-actions.tsx';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { Clients } from './clients.tsx';

vi.mock('../../lib/toast.ts');
vi.mock('../../lib/api/download.ts', () => ({ download: vi.fn() }));

const SEDE = aLocation();
const CLIENT = {
  _id: 'c1',
  nombre: 'Ana',
  direccion: '',
  telefono: '',
  email: 'ana@correo.example',
  fecha_registro: '2026-03-04T02:00:00.000Z',
};
const PLAN: MenuPlan = {
  version: 7,
  categoriasNuevas: [],
  categoriasQueSalen: [],
  productos: [
    {
      accion: 'nuevo',
      fila: 2,
      id_sigo: 'A',
      nombre: 'Ajiaco',
      categoria: 'Platos',
      precio: 1000,
      precioActual: null,
    },
  ],
  grupos: [],
  errores: [],
};
const PRO = {
  _id: 'p1',
  plan_name: 'Pro',
  description: '',
  includes: [],
  precio_mensual_cop: 30_000,
  plan_type: 1,
  chats_included: 1,
  sedes: 3,
  usuarios: 20,
};

/** What the server answers, by the start of the address. */
const ANSWERS: Record<string, unknown> = {
  '/api/tables': { data: { zonas: [] }, version: 1 },
  '/api/menu': { message: '', data: PLAN },
  '/api/admin/verifyPath': { path: null },
  '/api/locations/getLocationsByEmail': { data: [SEDE] },
  '/api/locations/mesas': { data: [{ mesa: '1', firma: 'f', url: 'https://c.example' }] },
  '/api/clients': { data: [CLIENT], nextCursor: null, total: 1 },
  '/api/categories/toggle': { message: '', data: aCategory({ active: false }) },
  '/api/categories': [aCategory()],
  '/api/products': [aProduct()],
  '/api/memberships/getMemberships': { data: [PRO] },
  '/api/memberships/paymentLink': { url: '#pago' },
  '/api/memberships': { data: [] },
};
let calls: string[];

beforeEach(() => {
  calls = [];
  stored.token.set('t');
  stored.authUser.set({
    id: 'u1',
    email: 'marta@lasazon.example',
    estadoMembresia: 'activa',
    fechaInicio: null,
    fechaFin: null,
    planNombre: null,
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`);
    const start = Object.keys(ANSWERS).find((one) => url.startsWith(one));
    return Response.json(start ? ANSWERS[start] : {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

const show = (screenOf: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>{screenOf}</TestRouter>
    </QueryClientProvider>,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const ready = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), {
    target: { value },
  });

const BUTTONS: [name: string, call: string, open: () => Promise<HTMLElement>][] = [
  [
    'Importar',
    'POST /api/menu/import',
    async () => {
      show(<ImportDialog dbName="centro" onClose={vi.fn()} />);
      const files = [new File(['x'], 'menu.csv', { type: 'text/csv' })];
      fireEvent.change(screen.getByLabelText('Archivo CSV', { selector: 'input' }), {
        target: { files },
      });
      return ready('Importar');
    },
  ],
  [
    'Copiar el menú',
    'POST /api/menu/copy',
    () => {
      const others = [aLocation({ dbName: 'norte', nombre: 'Norte' })];
      show(<CopyDialog dbName="centro" others={others} onClose={vi.fn()} />);
      type('Copiar el menú de', 'norte');
      return ready('Copiar el menú');
    },
  ],
  [
    'Menú de ejemplo',
    'POST /api/menu/example',
    () => {
      show(<ExampleMenuButton dbName="centro" />);
      return button('Cargar un menú de ejemplo');
    },
  ],
  [
    'Eliminar cliente',
    'DELETE /api/clients/delete/c1',
    async () => {
      show(<Clients />);
      fireEvent.click(await button('Eliminar a Ana'));
      return button('Eliminar');
    },
  ],
  [
    'Guardar link',
    'POST /api/admin/addPath',
    async () => {
      show(<PublicLink email="marta@lasazon.example" />);
      const save = await button('Guardar');
      type('Tu link', 'la-sazon');
      return save;
    },
  ],
  [
    'Ocultar categoría',
    'PATCH /api/categories/toggle/',
    async () => {
      show(<MenuManager dbName="centro" />);
      fireEvent.click(await screen.findByRole('tab', { name: /Categorías/ }));
      return button(/^Ocultar/);
    },
  ],
  [
    'Pagar plan',
    'POST /api/memberships/paymentLink',
    () => {
      show(<Plans currentPlanId={null} />);
      return button('Pagar Pro');
    },
  ],
  [
    'Descargar todos mis datos',
    'GET /api/admin/export',
    () => {
      show(<ExportDialog onClose={vi.fn()} />);
      return button('Descargar');
    },
  ],
  [
    'Descargar CSV del reporte',
    'GET /api/reports/summary.csv',
    () => {
      const scope = { dbName: 'centro', desde: '2026-03-01', hasta: '2026-03-07' };
      show(
        <ReportActions
          view="ventas"
          scope={scope}
          place="Centro"
          now={new Date()}
          printedBy="Marta"
        />,
      );
      return button('Descargar CSV');
    },
  ],
  [
    'Descargar el menú',
    'GET /api/menu/export',
    async () => {
      show(<MenuSheetMenu dbName="centro" sedes={[SEDE]} />);
      return screen.getByText('Descargar el menú (CSV)');
    },
  ],
  [
    'Códigos de las mesas',
    'GET /api/locations/mesas.pdf',
    () => {
      show(<TablesDialog location={SEDE} onClose={vi.fn()} />);
      return button(/Descargar 1 código/);
    },
  ],
];

test.each(BUTTONS)('a second click on «%s» sends nothing', async (_, call, open) => {
  const one = await open();
  calls = [];
  // The second click comes before React draws the button as busy.
  act(() => {
    one.click();
    one.click();
  });
  await waitFor(() => expect(calls).toContain(call));
  await act(async () => {});
  expect(calls.filter((sent) => sent === call)).toHaveLength(1);
  expect(toast.error).not.toHaveBeenCalled();
});
