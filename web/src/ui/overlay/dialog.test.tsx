// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shieldAt } from '../../lib/test-click.ts';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Door({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Gestión de sede"
        dismissible={dismissible}
      >
        <input aria-label="Nombre" data-autofocus />
      </Dialog>
    </>
  );
}

const openDoor = (dismissible = true) => {
  render(<Door dismissible={dismissible} />);
  screen.getByRole('button', { name: 'Abrir' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Gestión de sede' });
};

/** The event that the browser sends when Escape is pressed in a modal. */
const pressEscape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

describe('a dialog', () => {
  test('opens as a modal, named by its title, with the requested focus', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const dialog = openDoor();
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
  });

  test('closes on Escape', () => {
    pressEscape(openDoor());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays open when a file chooser inside it is cancelled', () => {
    openDoor();
    fireEvent(screen.getByLabelText('Nombre'), new Event('cancel', { bubbles: true }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  test('that the browser closed without asking opens again if its owner keeps it', () => {
    const dialog = openDoor(false);
    dialog.close();
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  test('closes with its cross', () => {
    openDoor();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes on a tap on the page behind it, not on its content', () => {
    const dialog = openDoor();
    fireEvent.pointerDown(screen.getByLabelText('Nombre'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerDown(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays open while something is being sent', () => {
    const dialog = openDoor(false);
    pressEscape(dialog);
    fireEvent.pointerDown(dialog);
    expect(dialog.open).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cerrar' }).disabled).toBe(true);
  });

  test('lays a shield where the tap was that opened it, inside, and where the tap was that closed it', () => {
    render(<Door />);
    tap(screen.getByRole('button', { name: 'Abrir' }), BELOW);
    const dialog = screen.getByRole('dialog', { name: 'Gestión de sede' });
    expect(dialog.contains(shieldAt(BELOW))).toBe(true);
    tap(screen.getByRole('button', { name: 'Cerrar' }), ABOVE);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shieldAt(ABOVE)).not.toBeNull();
  });
});

const BELOW = { clientX: 120, clientY: 300 };
const ABOVE = { clientX: 300, clientY: 40 };

function tap(element: HTMLElement, place: typeof BELOW): void {
  fireEvent.pointerDown(element, place);
  fireEvent.click(element, place);
}
