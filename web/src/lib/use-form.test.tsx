// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormAlert } from '../ui/form/form-alert.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { ApiError } from './api/api-client.ts';
import { refusalOf } from './api/failure.ts';
import { useForm } from './use-form.ts';

interface Draft {
  nombre: string;
  telefono: string;
}

const send = vi.fn<(draft: Draft) => Promise<void>>();
const onClose = vi.fn();

beforeEach(() => {
  send.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function Sample({ initial = { nombre: '', telefono: '310' } }: { initial?: Draft }) {
  const form = useForm({
    initial,
    check: ({ nombre, telefono }) => [
      ...(nombre === '' ? [{ path: 'nombre', message: 'Falta el nombre' }] : []),
      ...(telefono === '' ? [{ message: 'Falta todo' }] : []),
    ],
    send,
    refused: (error) => refusalOf(error, 'No se guardó'),
    onClose,
  });
  return (
    <form {...form.attributes}>
      {form.failure && <FormAlert cause={form.failure.cause}>{form.failure.text}</FormAlert>}
      <fieldset disabled={form.isSending}>
        <TextField label="Nombre" {...form.field('nombre')} />
        <TextField label="Teléfono" {...form.field('telefono')} />
      </fieldset>
      <button type="submit">{form.isSending ? 'Guardando' : 'Guardar'}</button>
      <button type="button" onClick={form.leave}>
        Cerrar
      </button>
      {form.isLeaving && (
        <button type="button" onClick={form.discard}>
          Descartar
        </button>
      )}
    </form>
  );
}

/** Both fields are required, by one rule. */
function Two({ rule }: { rule: string }) {
  const names = ['nombre', 'telefono'] as const;
  const form = useForm({
    initial: { nombre: '', telefono: '' },
    check: (draft) =>
      names.filter((path) => draft[path] === '').map((path) => ({ path, message: path, rule })),
    send,
  });
  return (
    <form {...form.attributes}>
      {form.failure && <FormAlert>{form.failure.text}</FormAlert>}
      <TextField label="Nombre" {...form.field('nombre')} />
      <TextField label="Teléfono" {...form.field('telefono')} />
      <button type="submit">Guardar</button>
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });

test('a draft that breaks a rule is not sent, and the first wrong field gets the focus', async () => {
  render(<Sample initial={{ nombre: '', telefono: '' }} />);
  await userEvent.click(button('Guardar'));
  expect(screen.getByText('Falta el nombre')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Falta todo');
  expect(document.activeElement).toBe(input('Nombre'));
  expect(send).not.toHaveBeenCalled();
});

test('what was refused is brought into view: the wrong field, or what is said of the form', async () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  render(<Sample initial={{ nombre: '', telefono: '310' }} />);
  await userEvent.click(button('Guardar'));
  expect(shown).toEqual([input('Nombre')]);

  send.mockRejectedValueOnce(new ApiError(503, { error: 'Sin servicio' }));
  await userEvent.type(input('Nombre'), 'Ana');
  await userEvent.click(button('Guardar'));
  await waitFor(() => expect(shown[1]).toBe(screen.getByRole('alert')));
});

test('a field shows no problem while it is being corrected', async () => {
  render(<Sample />);
  await userEvent.click(button('Guardar'));
  await userEvent.type(input('Nombre'), 'A');
  expect(screen.queryByText('Falta el nombre')).toBeNull();
});

test('what is said above of several fields is gone once the last of them is corrected', async () => {
  const rule = 'Todos los campos son obligatorios';
  render(<Two rule={rule} />);
  await userEvent.click(button('Guardar'));
  expect(screen.getByRole('alert').textContent).toBe(rule);
  await userEvent.type(input('Nombre'), 'A');
  expect(screen.getByRole('alert').textContent).toBe(rule);
  await userEvent.type(input('Teléfono'), '3');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second submit before React has drawn the first sends nothing', async () => {
  let answer = () => {};
  send.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  render(<Sample initial={{ nombre: 'Ana', telefono: '310' }} />);
  const form = button('Guardar').closest('form');
  if (!form) throw new Error('there is no form');
  // Both in one turn, so React draws nothing in between.
  form.requestSubmit();
  form.requestSubmit();
  await screen.findByText('Guardando');
  expect(send).toHaveBeenCalledOnce();
  answer();
  await screen.findByText('Guardar');
  fireEvent.submit(form);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a failed send keeps what was typed and shows the server’s problems at their fields', async () => {
  const details = [{ path: 'telefono', message: 'Ese teléfono no existe' }];
  send.mockRejectedValueOnce(new ApiError(422, { error: 'Revisa los datos', details }));
  render(<Sample />);
  await userEvent.type(input('Nombre'), 'Ana');
  await userEvent.click(button('Guardar'));
  await screen.findByText('Ese teléfono no existe');
  expect(screen.queryByText('Revisa los datos')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(input('Teléfono')));
  expect(input('Nombre').value).toBe('Ana');

  await userEvent.click(button('Guardar'));
  await waitFor(() => expect(screen.queryByText('Ese teléfono no existe')).toBeNull());
  expect(send).toHaveBeenLastCalledWith({ nombre: 'Ana', telefono: '310' });
});

test('a problem whose field the form does not have is told above it', async () => {
  const details = [
    { path: 'telefono', message: 'Ese teléfono no existe' },
    { path: 'zona', message: 'No vamos hasta allá' },
  ];
  send.mockRejectedValueOnce(new ApiError(422, { error: 'Revisa los datos', details }));
  render(<Sample initial={{ nombre: 'Ana', telefono: '310' }} />);
  await userEvent.click(button('Guardar'));
  expect((await screen.findByText('Revisa los datos')).parentElement?.textContent).toBe(
    'Revisa los datosNo vamos hasta allá',
  );
});

test('asks before it discards what was typed, and only then', async () => {
  render(<Sample />);
  await userEvent.click(button('Cerrar'));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.type(input('Nombre'), 'Ana');
  await userEvent.click(button('Cerrar'));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(button('Descartar'));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(input('Nombre').value).toBe('');
});

test('a field that nobody typed in follows the stored value', async () => {
  const { rerender } = render(<Sample />);
  await userEvent.type(input('Nombre'), 'Ana');
  rerender(<Sample initial={{ nombre: 'Otra', telefono: '320' }} />);
  expect(input('Nombre').value).toBe('Ana');
  expect(input('Teléfono').value).toBe('320');
});

test('a draft can be stored elsewhere', async () => {
  function Kept() {
    const [draft, setDraft] = useState({ nombre: '' });
    const keep = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
    const form = useForm({ initial: draft, keep, send: () => onClose(draft.nombre) });
    return (
      <form {...form.attributes}>
        <TextField label="Nombre" {...form.field('nombre')} />
      </form>
    );
  }
  render(<Kept />);
  await userEvent.type(input('Nombre'), 'Ana{Enter}');
  expect(onClose).toHaveBeenCalledWith('Ana');
});
