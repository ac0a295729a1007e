// @vitest-environment happy-dom
import { otherTabMessages } from '@comanda/contract/auth/other-tab.messages';
import { aLocation, anEmployeeUser } from '@comanda/contract/testing/test-factories';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { OtherTabNotice } from './other-tab-notice.tsx';

const owner = (id: string) => ({
  id,
  email: `${id}@lasazon.example`,
  estadoMembresia: 'activa' as const,
  fechaInicio: null,
  fechaFin: null,
  planNombre: null,
});

beforeEach(() => {
  stored.user.remove();
  stored.token.set('de-marta');
  stored.authUser.set(owner('marta'));
  vi.spyOn(toast, 'info').mockReturnValue(undefined);
  render(<Screen />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Screen() {
  const who = useStored(stored.authUser);
  return (
    <>
      <p>{who ? `Pantalla de ${who.id}` : 'Nadie'}</p>
      <OtherTabNotice />
    </>
  );
}

/** What another tab writes, each value with its event as browsers send it. */
const inAnotherTab = (values: Record<string, string | null>) =>
  act(() => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      tell(key, value);
    }
  });
const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
const loginOpened = () =>
  act(() => {
    localStorage.clear();
    tell(null, null);
  });
const signedIn = (id: string) =>
  inAnotherTab({ token: `de-${id}`, auth_user: JSON.stringify(owner(id)) });

test('says that another account entered in another tab, and keeps the screen as it is', () => {
  loginOpened();
  expect(screen.getByText(otherTabMessages.leaving)).toBeTruthy();
  signedIn('ana');
  expect(screen.getByText(otherTabMessages.entered)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Seguir con ana@lasazon.example' })).toBeTruthy();
  expect(screen.getByText('Pantalla de marta')).toBeTruthy();
});

test('what this tab writes meanwhile does not touch the other account', () => {
  loginOpened();
  signedIn('ana');
  act(() => stored.token.remove());
  expect(localStorage.getItem('token')).toBe('de-ana');
});

test('goes on without a word when the same person enters again', () => {
  loginOpened();
  inAnotherTab({ token: 'nuevo', auth_user: JSON.stringify(owner('marta')) });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toast.info).not.toHaveBeenCalled();
  expect(stored.token.get()).toBe('nuevo');
});

test('takes its own account back on request', () => {
  loginOpened();
  signedIn('ana');
  fireEvent.click(screen.getByRole('button', { name: 'Volver a marta@lasazon.example' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('token')).toBe('de-marta');
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '').id).toBe('marta');
});

test('goes to the home of the other account on request', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  inAnotherTab({
    SR: JSON.stringify({ tipo: 'empleado', nombre: 'Luz', email: 'luz@lasazon.example' }),
    token: 'de-luz',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Seguir con Luz' }));
  expect(assign).toHaveBeenCalledWith('/employee');
});

describe('a console at a sede', () => {
  const luz = anEmployeeUser({ nombre: 'Luz' });
  const here = aLocation({ _id: 'centro' });
  beforeEach(() => {
    cleanup();
    localStorage.clear();
    stored.authUser.remove();
    stored.user.set(luz);
    stored.location.set(here);
    stored.token.set('de-luz');
    render(<Console />);
  });
  const Console = () => (
    <>
      <p>{useStored(stored.user)?.nombre ?? 'Nadie'}</p>
      <OtherTabNotice />
    </>
  );

  test('is told that another tab opened another sede, before it is signed out', () => {
    inAnotherTab({ LCTN: JSON.stringify(aLocation({ _id: 'norte' })) });
    inAnotherTab({ SR: null, token: null });
    expect(screen.getByText(otherTabMessages.elsewhere)).toBeTruthy();
    expect(screen.getByText('Luz')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Volver a Luz' }));
    expect(localStorage.getItem('token')).toBe('de-luz');
    expect(JSON.parse(localStorage.getItem('LCTN') ?? '')._id).toBe('centro');
  });

  test('goes on without a word when its sede changes its hours', () => {
    inAnotherTab({ LCTN: JSON.stringify({ ...here, horario: 'Otro' }) });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Luz')).toBeTruthy();
  });

  test('is left without a question when its person signs out in another tab', () => {
    inAnotherTab({ SR: null, token: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Nadie')).toBeTruthy();
    expect(toast.info).toHaveBeenCalledTimes(1);
  });
});

test('a sign-out in another tab signs this one out too, and says so', () => {
  inAnotherTab({ token: null, auth_user: null });
  expect(screen.getByText('Nadie')).toBeTruthy();
  expect(toast.info).toHaveBeenCalledExactlyOnceWith(otherTabMessages.signedOut, expect.anything());
  expect(screen.queryByRole('dialog')).toBeNull();
});
