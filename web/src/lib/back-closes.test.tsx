// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { navigate, useAddress } from './address.tsx';
import { TestRouter } from './test-router.tsx';

afterEach(cleanup);

/** A page with a dialog, from which a second one opens. */
function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>{useAddress().pathname}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Plato" dismissible={dismissible}>
        <button type="button" onClick={() => setAsking(true)}>
          Preguntar
        </button>
        <button type="button" onClick={() => navigate('/user/cart')}>
          Ir al carrito
        </button>
      </Dialog>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="¿Seguro?">
        ...
      </Dialog>
    </>
  );
}

async function openDialog(dismissible = true) {
  render(
    <TestRouter at="/user" before="/userAuth">
      <Page dismissible={dismissible} />
    </TestRouter>,
  );
  press('Abrir');
  await entries(1);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  screen
    .queryAllByRole('dialog')
    .map((one) => one.getAttribute('aria-labelledby') && one.querySelector('h2')?.textContent);
/** Waits until the dialogs have so many history entries. */
const entries = (count: number) =>
  waitFor(() => expect(window.history.state?.own ?? 0).toBe(count));
const back = () => window.history.back();
const isAt = (path: string) => waitFor(() => expect(screen.getByText(path)).toBeTruthy());

test('the back button closes the dialog and stays on the page', async () => {
  await openDialog();
  back();
  await waitFor(() => expect(titles()).toEqual([]));
  await isAt('/user');
});

test('of two dialogs the back button closes the upper one first', async () => {
  await openDialog();
  press('Preguntar');
  await entries(2);
  back();
  await waitFor(() => expect(titles()).toEqual(['Plato']));
  back();
  await waitFor(() => expect(titles()).toEqual([]));
  await isAt('/user');
});

test('a dialog closed by its cross leaves nothing for the back button', async () => {
  await openDialog();
  press('Cerrar');
  await entries(0);
  back();
  await isAt('/userAuth');
});

test('a dialog that is sending stays, however often the button is pressed', async () => {
  await openDialog(false);
  for (const _ of [1, 2]) {
    back();
    await waitFor(() => expect(window.history.state?.own).toBeUndefined());
    await entries(1);
    expect(titles()).toEqual(['Plato']);
  }
});

test('after leaving from a dialog the back button leads to its page at once', async () => {
  await openDialog();
  press('Ir al carrito');
  await isAt('/user/cart');
  press('Cerrar');
  await entries(0);
  back();
  await isAt('/user');
});
