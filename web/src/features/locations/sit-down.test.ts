// @vitest-environment happy-dom
import type { Restaurant } from '@comanda/contract/locations/locations';
import { aLocation, anEmployeeUser } from '@comanda/contract/testing/test-factories';
import { afterEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { chooseLocation } from './sit-down.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearStorage();
});

test('another sede is written before the session ends, so that other tabs know why it does', () => {
  stored.location.set(aLocation({ _id: 'centro' }));
  stored.user.set(anEmployeeUser());
  stored.token.set('t');
  const written: string[] = [];
  const note = (key: string) => void written.push(key);
  for (const entry of [stored.location, stored.user, stored.token]) {
    const set = entry.set as (value: unknown) => void;
    vi.spyOn(entry as { set: (value: unknown) => void }, 'set').mockImplementation((value) => {
      note('set');
      set(value);
    });
    const remove = entry.remove;
    vi.spyOn(entry, 'remove').mockImplementation(() => {
      note('remove');
      remove();
    });
  }
  chooseLocation(
    aLocation({ _id: 'norte' }),
    { _id: 'r', nombre: 'La Sazón' } as Restaurant,
    'la-sazon',
  );
  expect(written).toEqual(['set', 'remove', 'remove']);
  expect([stored.location.get()?._id, stored.user.get()]).toEqual(['norte', null]);
});
