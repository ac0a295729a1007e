import { expect, test } from 'vitest';
import { isConsolePage, isDinerPage } from './addresses.ts';
import { staffDoorIn, staffPath } from './staff-address.ts';

test('the staff’s address names the restaurant and the sede, however it is typed', () => {
  const address = staffPath('la-sazon', 'peñón_de_guatapé');
  expect(staffDoorIn(address)).toEqual({ path: 'la-sazon', dbName: 'peñón_de_guatapé' });
  expect(staffDoorIn('/employee/LA-SAZON/Centro/')).toEqual({ path: 'la-sazon', dbName: 'centro' });
});

test('it belongs to the console, so it opens without network and loads nothing of a diner', () => {
  const address = staffPath('la-sazon', 'centro');
  expect([isConsolePage(address), isDinerPage(address)]).toEqual([true, false]);
});

test.each([
  '/employee',
  '/employee/la-sazon',
  '/employee/la-sazon/',
  '/employee/a/b/c',
  '/user/a/b',
])('%s is no staff address', (address) => expect(staffDoorIn(address)).toBeNull());
