// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  // Each test starts like a new page, with nothing read yet.
  vi.resetModules();
});

afterEach(() => vi.restoreAllMocks());

const open = async () => ({
  ...(await import('./storage.ts')),
  ...(await import('./stored.ts')),
});

const SEDE = { _id: 's1', dbName: 'centro', nombre: 'Centro' };

describe('what the browser stores', () => {
  test('is restored when the page opens again', async () => {
    localStorage.setItem('LCTN', JSON.stringify(SEDE));
    const { stored } = await open();
    expect(stored.location.get()).toEqual(SEDE);
  });

  test('is written when it changes', async () => {
    const { stored } = await open();
    stored.token.set('secreto');
    stored.path.set('la-sazon-de-marta');
    expect(localStorage.getItem('token')).toBe('secreto');
    expect(localStorage.getItem('path')).toBe('la-sazon-de-marta');
  });

  test('can be this tab’s alone', async () => {
    const { stored } = await open();
    stored.categories.set(['sopas']);
    expect(localStorage.length).toBe(0);
    vi.resetModules();
    expect((await open()).stored.categories.get()).toEqual(['sopas']);
    sessionStorage.clear();
  });

  test('is discarded if it is not JSON', async () => {
    localStorage.setItem('SR', '{"tipo": "cli');
    const { stored } = await open();
    expect(stored.user.get()).toBeNull();
    expect(localStorage.getItem('SR')).toBeNull();
  });

  test.each([
    ['CRT', JSON.stringify({ not: 'a list' })],
    ['CRT', JSON.stringify([{ itemId: 'a', precio: 'gratis' }])],
    ['LCTN', JSON.stringify({ nombre: 'Centro' })],
    ['AUTH', JSON.stringify({ user: null })],
    ['auth_user', 'null'],
  ])('is discarded if %s has the wrong shape', async (key, text) => {
    localStorage.setItem(key, text);
    const { stored } = await open();
    const values = [stored.cart, stored.location, stored.auth, stored.authUser];
    expect(values.map((value) => value.get())).toEqual([null, null, null, null]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('notifies listeners of each change until they stop', async () => {
    const { stored } = await open();
    const listener = vi.fn();
    const stop = stored.token.subscribe(listener);
    stored.token.set('uno');
    stored.token.remove();
    stop();
    stored.token.set('dos');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is the same object until it changes', async () => {
    localStorage.setItem('LCTN', JSON.stringify(SEDE));
    const { stored } = await open();
    expect(stored.location.get()).toBe(stored.location.get());
  });

  test('is deleted when an owner logs in', async () => {
    const { stored, clearStorage } = await open();
    stored.token.set('viejo');
    clearStorage();
    expect(stored.token.get()).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

describe('a browser that stores nothing', () => {
  test('still works until the page closes, and only warns', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { stored, onSaveFailure } = await open();
    const warn = vi.fn();
    onSaveFailure(warn);

    expect(stored.token.get()).toBeNull();
    stored.token.set('en memoria');

    expect(stored.token.get()).toBe('en memoria');
    expect(warn).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
