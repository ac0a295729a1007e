// @vitest-environment happy-dom

import type { ChatAnswer, ChatRequest } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAddress } from '../../lib/address.tsx';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { TestRouter } from '../../lib/test-router.tsx';
import { toast } from '../../lib/toast.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { addItem, toCartItem } from '../cart/cart.ts';
import { type ChatOverlay, ChatPanel } from './chat-panel.tsx';

vi.mock('../../lib/live/menu-socket.ts', () => ({ listenToMenu: () => () => undefined }));

const AJIACO = aProduct({ _id: 'p1', id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500 });
const LIMONADA = aProduct({ _id: 'p2', id_sigo: 'B-1', nombre: 'Limonada', precio: 9_500 });
const line = (product: typeof AJIACO, cantidad = 1) => toCartItem({ product, cantidad });

let sedes = 0;
let sent: ChatRequest[] = [];
/** How the assistant answers the next messages, in order. */
let answers: ((request: ChatRequest) => Response | Promise<Response>)[] = [];

beforeEach(() => {
  clearStorage();
  sent = [];
  answers = [];
  enterSede();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/api/products')) return Response.json([AJIACO, LIMONADA]);
    if (url.includes('/api/categories')) return Response.json([aCategory()]);
    if (url.includes('/api/modifiers')) return Response.json([]);
    if (url.includes('/asistente')) return Response.json({ data: ASSISTANT });
    const request: ChatRequest = JSON.parse(String(init?.body));
    sent.push(request);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(request);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ASSISTANT = {
  nombreAsistente: 'Martica',
  tono: 'calido',
  saludo: '¡Hola! ¿Qué te provoca?',
  redesSociales: { whatsapp: 'https://wa.me/573105550187', instagram: '', facebook: '' },
};

/** The browser caches what it knows of a sede, so each test has its own sede. */
function enterSede() {
  sedes += 1;
  const empty = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
  stored.location.set({ _id: 's', dbName: `centro${sedes}`, nombre: 'Centro', ...empty });
}

function anAnswer(over: Partial<ChatAnswer> = {}) {
  return (request: ChatRequest) =>
    Response.json({
      respuesta: 'Con gusto.',
      productosSugeridos: [],
      redirigirACarrito: false,
      carrito: request.carrito,
      ...over,
    });
}

const wholeAnswer = (over?: Partial<ChatAnswer>): Promise<ChatAnswer> =>
  anAnswer(over)({ dbName: '', carrito: sent[0]?.carrito }).json();

/** An answer whose events the test sends one by one. */
function aStream() {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const headers = { 'content-type': 'text/event-stream' };
  answers.push(() => new Response(body.readable, { headers }));
  return {
    tell: (event: object) =>
      act(() => writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))),
  };
}

function Screen() {
  const { shown, open } = useOverlay<ChatOverlay>();
  return (
    <>
      <button type="button" onClick={() => open({ chat: true })}>
        Chat
      </button>
      <output>{useAddress().pathname}</output>
      {shown?.chat && <ChatPanel />}
    </>
  );
}

async function openChat() {
  render(
    <TestRouter at="/user">
      <Screen />
    </TestRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
  await screen.findByText(ASSISTANT.saludo);
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Escribe tu mensaje');
const log = () => within(screen.getByRole('log'));
const write = async (text: string) => {
  await userEvent.click(field());
  await userEvent.keyboard(`${text}{Enter}`);
};
const cart = () => stored.cart.get()?.map(({ cantidad, nombre }) => `${cantidad} ${nombre}`) ?? [];
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the conversation', () => {
  test('begins with the assistant’s name and greeting, and focuses the field', async () => {
    await openChat();
    expect(screen.getByRole('dialog', { name: 'Martica' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/573105550187',
    );
    expect(document.activeElement).toBe(field());
  });

  test('sends the message with the cart and keeps one session id', async () => {
    stored.cart.set([line(AJIACO)]);
    answers = [anAnswer(), anAnswer()];
    await openChat();
    await press('¿Qué me recomiendas?');
    await log().findByText('Con gusto.');
    await write('Gracias');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toMatchObject({
      mensaje: '¿Qué me recomiendas?',
      mensajeUsuario: '¿Qué me recomiendas?',
      dbName: stored.location.get()?.dbName,
      sessionId: stored.chatSessionId.get(),
      carrito: [{ itemId: 'S-1:', cantidad: 1 }],
    });
    expect(sent[1]?.sessionId).toBe(sent[0]?.sessionId);
    expect(screen.queryByRole('button', { name: '¿Qué me recomiendas?' })).toBeNull();
  });

  test('ignores an empty message', async () => {
    await openChat();
    await write('   ');
    expect(sent).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
  });

  test('sends one message at a time, and keeps what the diner types meanwhile', async () => {
    const answer = aStream();
    await openChat();
    await write('Hola');
    await write('Y una limonada');
    expect(field().value).toBe('Y una limonada');
    expect(sent).toHaveLength(1);
    await answer.tell({ tipo: 'fin', respuesta: await wholeAnswer() });
    await log().findByText('Con gusto.');
    answers = [anAnswer({ respuesta: 'Listo.' })];
    await press('Enviar');
    await log().findByText('Listo.');
    expect(field().value).toBe('');
  });

  test('shows an answer word by word and reads it out once, when it is complete', async () => {
    const answer = aStream();
    await openChat();
    await write('Hola');
    expect(await screen.findByText('Escribiendo…')).toBeTruthy();
    await answer.tell({ tipo: 'texto', texto: 'Con mucho' });
    const partial = await screen.findByText('Con mucho');
    expect(partial.closest('[aria-hidden]')).not.toBeNull();
    expect(log().queryByText(/Con mucho/)).toBeNull();
    await answer.tell({ tipo: 'texto', texto: ' gusto' });
    await screen.findByText('Con mucho gusto');
    const respuesta = await wholeAnswer({ respuesta: 'Con mucho gusto.' });
    await answer.tell({ tipo: 'fin', respuesta });
    await log().findByText('Con mucho gusto.');
    expect(screen.queryByText('Escribiendo…')).toBeNull();
  });

  test('says that it did not understand when the answer is empty', async () => {
    answers = [anAnswer({ respuesta: ' ' })];
    await openChat();
    await write('asdf');
    await log().findByText(chatMessages.notUnderstood);
  });

  test('shows how many characters are left when they are few', async () => {
    await openChat();
    fireEvent.change(field(), { target: { value: 'a'.repeat(419) } });
    expect(screen.queryByText(/de 500 caracteres/)).toBeNull();
    fireEvent.change(field(), { target: { value: 'a'.repeat(420) } });
    expect(screen.getByText('420 de 500 caracteres')).toBeTruthy();
    expect(field().maxLength).toBe(500);
  });

  test('is still there when the diner reopens the panel, but not at another sede', async () => {
    answers = [anAnswer()];
    await openChat();
    await write('Hola');
    await log().findByText('Con gusto.');
    await press('Cerrar');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Chat');
    await log().findByText('Con gusto.');
    act(enterSede);
    expect(log().queryByText('Con gusto.')).toBeNull();
  });
});

describe('a late answer', () => {
  test('reaches the cart of a diner who closed the panel, and a toast says so', async () => {
    const answer = aStream();
    const told = vi.spyOn(toast, 'info').mockResolvedValue();
    await openChat();
    await write('Dos limonadas');
    await press('Cerrar');
    const carrito = [line(LIMONADA, 2)];
    await answer.tell({ tipo: 'fin', respuesta: await wholeAnswer({ carrito }) });
    await vi.waitFor(() => expect(cart()).toEqual(['2 Limonada']));
    expect(told).toHaveBeenCalledWith('+2 Limonada', { id: 'cart' });
  });

  test('changes nothing at another sede, and can be asked for again at its own', async () => {
    const answer = aStream();
    await openChat();
    await write('Dos limonadas');
    const sede = stored.location.get();
    act(enterSede);
    await answer.tell({ tipo: 'fin', respuesta: await wholeAnswer({ carrito: [line(LIMONADA)] }) });
    act(() => sede && stored.location.set(sede));
    await log().findByText(chatMessages.failed);
    expect(cart()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});

describe('a failed answer', () => {
  test('shows an error, and one tap sends the same message again', async () => {
    await openChat();
    await write('Dos limonadas');
    await log().findByText(chatMessages.failed);
    expect(log().getByText(/No hay conexión/)).toBeTruthy();
    answers = [anAnswer({ carrito: [line(LIMONADA, 2)] })];
    await press('Reintentar');
    await log().findByText('Con gusto.');
    expect(sent.map(({ mensaje }) => mensaje)).toEqual(['Dos limonadas', 'Dos limonadas']);
    expect(log().queryByText(chatMessages.failed)).toBeNull();
    expect(log().getAllByText('Dos limonadas')).toHaveLength(1);
    expect(cart()).toEqual(['2 Limonada']);
  });

  test('changes nothing, even if part of it was already shown', async () => {
    const answer = aStream();
    await openChat();
    await write('Dos limonadas');
    await answer.tell({ tipo: 'carrito', carrito: [line(LIMONADA, 2)] });
    await screen.findByText('+2 Limonada');
    await answer.tell({ tipo: 'error', error: chatMessages.failed, code: 'error_interno' });
    await log().findByText(chatMessages.failed);
    expect(cart()).toEqual([]);
  });
});

describe('the cart in the conversation', () => {
  test('follows the answer, which shows its changes and the new total', async () => {
    stored.cart.set([line(AJIACO)]);
    answers = [anAnswer({ carrito: [line(LIMONADA, 2)] })];
    await openChat();
    await write('Mejor dos limonadas');
    await log().findByText('+2 Limonada');
    expect(log().getByText('− Ajiaco')).toBeTruthy();
    expect(log().getByText('$19.000')).toBeTruthy();
    expect(cart()).toEqual(['2 Limonada']);
    expect(screen.getByRole('link', { name: /Ver carrito/ }).textContent).toContain('$19.000');
  });

  test('keeps what the diner added while the answer loaded', async () => {
    stored.cart.set([line(AJIACO)]);
    const answer = aStream();
    await openChat();
    await write('Una limonada');
    act(() => stored.cart.set(addItem(stored.cart.get() ?? [], line(AJIACO))));
    const carrito = [line(AJIACO), line(LIMONADA)];
    await answer.tell({
      tipo: 'fin',
      respuesta: await wholeAnswer({ carrito }),
    });
    await log().findByText('+1 Limonada');
    expect(cart()).toEqual(['2 Ajiaco', '1 Limonada']);
  });

  test('takes a suggested dish as it is, or as the diner chooses it', async () => {
    answers = [anAnswer({ productosSugeridos: ['p1', 'gone', 'p2'] })];
    await openChat();
    await write('¿Qué me recomiendas?');
    const dishes = within(await screen.findByRole('list', { name: 'Sugerencias' }));
    expect(dishes.getAllByRole('listitem')).toHaveLength(2);
    await press('Agregar Limonada al carrito');
    await press('Agregar otro Limonada. Llevas 1');
    expect(cart()).toEqual(['2 Limonada']);
    await userEvent.click(dishes.getByRole('button', { name: 'Ajiaco' }));
    const dish = within(await screen.findByRole('dialog', { name: 'Ajiaco' }));
    fireEvent.change(dish.getByLabelText(/Observaciones/), { target: { value: 'Sin crema' } });
    await userEvent.click(dish.getByRole('button', { name: /^Agregar/ }));
    expect(cart()).toEqual(['2 Limonada', '1 Ajiaco']);
    expect(stored.cart.get()?.[1]?.nota).toBe('Sin crema');
    expect(screen.getByRole('dialog', { name: 'Martica' })).toBeTruthy();
  });
});

describe('confirming the order', () => {
  test('a confirming phrase locks the field until the diner confirms or cancels', async () => {
    stored.cart.set([line(AJIACO, 2)]);
    answers = [anAnswer(), anAnswer()];
    await openChat();
    await write('Así está bien');
    await screen.findByRole('heading', { name: '¿Confirmamos tu pedido?' });
    expect(field().disabled).toBe(true);
    const confirm = screen.getByRole('button', { name: 'Confirmar e ir al carrito' });
    expect(document.activeElement).toBe(confirm);
    await press('Cancelar');
    expect(field().disabled).toBe(false);
    expect(document.activeElement).toBe(field());
    await write('Listo');
    await press('Confirmar e ir al carrito');
    expect(screen.getByText('/user/cart')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the panel asks for it when the server says so', async () => {
    answers = [anAnswer({ carrito: [line(AJIACO)], redirigirACarrito: true })];
    await openChat();
    await write('Mándelo pues');
    const choice = within(await screen.findByRole('region', { name: '¿Confirmamos tu pedido?' }));
    expect(choice.getByText('1 Ajiaco')).toBeTruthy();
  });

  test.each([
    ['an empty cart', 'sí', [], {}],
    ['a question', '¿está bien?', [line(AJIACO)], {}],
    ['a yes that added something', 'sí', [line(AJIACO)], { carrito: [line(AJIACO, 2)] }],
    ['a yes that asked for more', 'ok, ¡más!', [line(AJIACO)], { productosSugeridos: ['p1'] }],
  ])('the panel does not ask for it after %s', async (_, text, items, answer) => {
    stored.cart.set(items);
    answers = [anAnswer(answer)];
    await openChat();
    await write(text);
    await log().findByText('Con gusto.');
    expect(field().disabled).toBe(false);
  });
});
