// @vitest-environment happy-dom
import type { ChatbotConfig, ChatbotConfigInput } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { editMessages } from '@comanda/contract/forms/edits.messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { ChatbotPanel } from './chatbot-panel.tsx';

const SEDE = {
  _id: 'l1',
  dbName: 'centro',
  nombre: 'Centro',
  direccion: 'Calle 12 # 5-43',
  telefono: '601 555 0187',
  horario: 'Todos los días, 11 a. m. – 9 p. m.',
  logo: '',
  imagen: '',
};

const STORED: ChatbotConfig = {
  dbName: 'centro',
  nombreAsistente: 'Martina',
  tono: 'elegante',
  frasesConfirmacion: ['sí', 'mándelo'],
  instruccionesCorreccion: 'Repite el pedido.',
  parametros: [{ titulo: 'Parqueadero', valor: 'Gratis' }],
  redesSociales: { whatsapp: '', instagram: '@lasazon', facebook: '' },
};

let config: ChatbotConfig | null = null;
let usage = { mes: '2026-11', usados: 34, incluidos: 2000 };
let answer = (input: ChatbotConfigInput): Response =>
  Response.json({ message: chatMessages.configured, data: { ...STORED, ...input } });
const sent: ChatbotConfigInput[] = [];
const closed = vi.fn();

beforeEach(() => {
  config = null;
  answer = (input) => Response.json({ message: 'ok', data: { ...STORED, ...input } });
  sent.length = 0;
  closed.mockReset();
  vi.spyOn(toast, 'success').mockResolvedValue();
  vi.spyOn(toast, 'error').mockResolvedValue();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/uso')) return Response.json({ data: usage });
    if (init?.method !== 'POST') return Response.json({ data: config });
    const input: ChatbotConfigInput = JSON.parse(String(init.body));
    sent.push(input);
    return answer(input);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPanel() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>
        <ChatbotPanel open onClose={closed} sede={SEDE} place="La Sazón de Marta" />
      </TestRouter>
    </QueryClientProvider>,
  );
  await screen.findByLabelText(/Nombre del asistente/);
}

const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar chatbot' }));

it('starts with the address and the hours of the sede when nothing is stored', async () => {
  await openPanel();
  expect(screen.getByText('Sede Centro')).toBeTruthy();
  await save();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([
    {
      dbName: 'centro',
      nombreAsistente: '',
      tono: 'calido',
      frasesConfirmacion: [],
      instruccionesCorreccion: '',
      parametros: [
        { titulo: 'Dirección', valor: SEDE.direccion },
        { titulo: 'Horarios', valor: SEDE.horario },
      ],
      redesSociales: { whatsapp: '', instagram: '', facebook: '' },
      productos: [],
      categorias: [],
    },
  ]);
  expect(toast.success).toHaveBeenCalledWith(chatMessages.configured);
});

it('greets in the chosen tone with the name being typed', async () => {
  config = STORED;
  await openPanel();
  const preview = within(screen.getByRole('region', { name: 'Así saluda' }));
  expect(preview.getByText(/Soy Martina, el asistente de/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Juvenil/ }));
  await userEvent.type(screen.getByLabelText(/Nombre del asistente/), ' Rosa');
  expect(preview.getByText(/¡Hola, hola! ¿Cómo vas\? Soy Martina Rosa/)).toBeTruthy();
});

it('shows how many conversations of the month are used, and what happens after the last', async () => {
  await openPanel();
  const month = () => screen.findByRole('region', { name: 'Conversaciones del mes' });
  expect((await month()).textContent).toContain('34 de 2.000 conversaciones en noviembre');
  cleanup();
  usage = { ...usage, usados: 2000 };
  await openPanel();
  expect((await month()).textContent).toContain('No empieza más hasta el próximo mes');
  expect(screen.getByRole('link', { name: 'Ver planes' })).toBeTruthy();
});

it('lists as the owner’s own only the phrases that are not always understood', async () => {
  config = STORED;
  await openPanel();
  const own = within(screen.getByRole('list', { name: 'Tus frases' }));
  expect(own.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['mándelo']);
});

it('saves a phrase that was typed but not added', async () => {
  await openPanel();
  write(/Agrega las tuyas/, 'hágame el favor');
  await save();
  await vi.waitFor(() => expect(sent[0]?.frasesConfirmacion).toEqual(['hágame el favor']));
});

it('shows where a social link leads, and sends none that leads elsewhere', async () => {
  await openPanel();
  write(/WhatsApp/, '310 555 0187');
  expect(screen.getByRole('link', { name: /wa\.me\/573105550187/ })).toBeTruthy();
  write(/Instagram/, 'https://otro.example/x');
  await save();
  expect(screen.getByText(chatMessages.instagramInvalid)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/Instagram/));
  expect(sent).toEqual([]);
});

it('shows a refusal of the server once, at its field, and keeps what was typed', async () => {
  await openPanel();
  answer = () =>
    Response.json(
      {
        error: 'Revisa los datos e intenta de nuevo.',
        code: 'regla_incumplida',
        details: [{ path: 'parametros.1.titulo', message: chatMessages.parameterTitleRequired }],
      },
      { status: 422 },
    );
  await userEvent.type(screen.getByLabelText(/Nombre del asistente/), 'Rosa');
  await save();
  await screen.findByText(chatMessages.parameterTitleRequired);
  expect(screen.getAllByLabelText('Título')[1]?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/Nombre del asistente/).value).toBe('Rosa');
  expect(screen.queryByText(chatMessages.configFailed)).toBeNull();
  expect(toast.error).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
});

it('says what another tab saved meanwhile, and saves over it when told again', async () => {
  config = STORED;
  await openPanel();
  answer = () =>
    Response.json(
      {
        error: editMessages.changed,
        code: 'cambiado_mientras',
        details: [{ path: 'nombreAsistente', message: editMessages.fieldChanged }],
        data: { ...STORED, nombreAsistente: 'Rosa' },
      },
      { status: 409 },
    );
  write(/Nombre del asistente/, 'Luz');
  await save();
  expect(await screen.findByText(editMessages.fieldIs('Rosa'))).toBeTruthy();
  expect(sent[0]?.antes?.nombreAsistente).toBe('Martina');
  answer = (input) => Response.json({ message: 'ok', data: { ...STORED, ...input } });
  await save();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent[1]).toMatchObject({ nombreAsistente: 'Luz', antes: { nombreAsistente: 'Rosa' } });
});

it('adds and removes parameters', async () => {
  config = STORED;
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar parámetro' }));
  expect(document.activeElement).toBe(screen.getAllByLabelText('Título')[1]);
  await userEvent.keyboard('Mascotas');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Parqueadero' }));
  await save();
  await vi.waitFor(() => expect(sent[0]?.parametros).toEqual([{ titulo: 'Mascotas', valor: '' }]));
});

it('closes at once when nothing changed, and asks when something did', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(closed).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByLabelText(/Nombre del asistente/), 'Rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(closed).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Nombre del asistente/).value).toBe('Rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar cambios' }));
  expect(closed).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText<HTMLInputElement>(/Nombre del asistente/).value).toBe('');
});
