import { expect, test } from 'vitest';
import { isConsolePage, isDinerPage } from './addresses.ts';
import { sedeNamed, staffDoorIn, staffPath } from './staff-address.ts';

const SEDES = [{ dbName: 'centro' }, { dbName: 'peñón_de_guatapé' }];

test('the staff’s address has no letter that a keyboard may lack', () => {
  expect(staffPath('la-sazon', 'peñón_de_guatapé')).toBe('/employee/la-sazon/penon_de_guatape');
});

test.each([
  '/employee/la-sazon/penon_de_guatape',
  '/employee/la-sazon/Peñón_de_Guatapé',
  '/employee/la-sazon/pe%C3%B1%C3%B3n_de_guatap%C3%A9',
])('%s opens the sede with accents in its name', (address) => {
  const named = staffDoorIn(address)?.dbName ?? '';
  expect(sedeNamed(SEDES, named)).toBe(SEDES[1]);
});

test('a sede’s own name comes before another one’s folded name', () => {
  const sedes = [{ dbName: 'peña' }, { dbName: 'pena' }];
  expect(sedeNamed(sedes, 'pena')).toBe(sedes[1]);
  expect(sedeNamed(sedes, 'otra')).toBeUndefined();
});

test('the staff’s address names the restaurant and the sede, however it is typed', () => {
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
