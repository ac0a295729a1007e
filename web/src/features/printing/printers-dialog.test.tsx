// @vitest-environment happy-dom
import type { Location } from '@comanda/contract/locations/locations';
import type { PrintAgent, PrintStatus } from '@comanda/contract/printing/printing';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrintersDialog } from './printers-dialog.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../lib/toast.ts', () => ({ toast }));

const texts = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
const CENTRO: Location = { _id: 's1', dbName: 'centro', nombre: 'Centro', ...texts };
const AGENT: PrintAgent = {
  _id: 'a1',
  nombre: 'Computador de caja',
  conectado: true,
  ultimaVez: '2025-11-14T18:00:00.000Z',
  impresoras: [{ target: 'caja', columns: 48 }],
};
const FAILED: PrintStatus = {
  id: 'j1',
  target: 'caja',
  orderId: 'pedido-abcde',
  estado: 'fallido',
  error: 'La impresora no tiene papel.',
  por: 'Luz Dary',
  createdAt: '2025-11-14T18:00:00.000Z',
  printedAt: null,
};

let agents: PrintAgent[] = [];
let jobs: PrintStatus[] = [];
const onClose = vi.fn();
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  agents = [];
  jobs = [];
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (url, init) => {
    if (init?.method === 'POST') {
      const created = { ...AGENT, conectado: false, ultimaVez: null, impresoras: [] };
      agents = [created];
      return Response.json({ data: { ...created, token: 'cmd_secreto' } }, { status: 201 });
    }
    if (init?.method === 'DELETE') {
      agents = [];
      return Response.json({ message: 'x' });
    }
    return Response.json({ data: String(url).includes('/jobs') ? jobs : agents });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrintersDialog location={CENTRO} onClose={onClose} />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const create = async () => {
  fireEvent.change(screen.getByLabelText('Nombre del nuevo agente'), {
    target: { value: 'Computador de caja' },
  });
  press('Agregar agente');
  await screen.findByText(/AGENT_TOKEN=cmd_secreto/);
};

describe("a sede's printers", () => {
  it('shows each agent with its printers, and why a ticket was not printed', async () => {
    agents = [AGENT];
    jobs = [FAILED];
    open();
    expect(await screen.findByText('Computador de caja')).toBeTruthy();
    expect(screen.getByText('Conectado')).toBeTruthy();
    expect(screen.getByText('caja · 80 mm')).toBeTruthy();
    expect(await screen.findByText('Pedido ABCDE')).toBeTruthy();
    expect(screen.getByText('La impresora no tiene papel.')).toBeTruthy();
    expect(screen.getByText(/^caja · .* · Luz Dary$/)).toBeTruthy();
  });

  it('creates no agent without a name', async () => {
    open();
    await screen.findByText('Todavía no hay agentes en esta sede.');
    press('Agregar agente');
    expect(screen.getByText(printingMessages.nameRequired)).toBeTruthy();
    expect(fetchMock.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false);
  });

  it('shows the whole configuration of a new agent, once', async () => {
    open();
    await create();
    const config = screen.getByText(/AGENT_TOKEN/).textContent;
    expect(config).toBe(
      `COMANDA_URL=${window.location.origin}\nAGENT_TOKEN=cmd_secreto\nPRINTERS=caja=192.168.1.50:9100:80`,
    );
    press('Ya la guardé');
    expect(screen.queryByText(/AGENT_TOKEN/)).toBeNull();
  });

  it('asks before it closes while it shows a token that will not be shown again', async () => {
    open();
    await create();
    fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('¿Ya guardaste la configuración?')).toBeTruthy();
  });

  it('removes an agent only after asking', async () => {
    agents = [AGENT];
    open();
    await screen.findByText('Computador de caja');
    press('Quitar Computador de caja');
    expect(fetchMock.mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(false);
    press('Quitar');
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(printingMessages.agentRemoved, expect.anything()),
    );
    expect(await screen.findByText('Todavía no hay agentes en esta sede.')).toBeTruthy();
  });
});
