import { expect, test } from 'vitest';
import { baseForms, soundOf } from './stems.ts';

test.each([
  ['limonadita', 'limonada'],
  ['arepitas', 'arepa'],
  ['cafecito', 'cafe'],
  ['tintico', 'tinto'],
  ['juguitos', 'jugo'],
  ['cervecita', 'cerveza'],
  ['arrocito', 'arroz'],
  ['ajiaquito', 'ajiaco'],
  ['tomatico', 'tomate'],
  ['chicharrones', 'chicharron'],
  ['arroces', 'arroz'],
  ['fritas', 'frito'],
])('%s is understood as %s', (said, base) => {
  expect(baseForms(said)).toContain(base);
});

test('short words keep their gender: a coca is not a coco', () => {
  expect(baseForms('coca')).not.toContain('coco');
});

test.each([
  ['vandeja', 'bandeja'],
  ['amburguesa', 'hamburguesa'],
  ['keso', 'queso'],
  ['choriso', 'chorizo'],
  ['enpanada', 'empanada'],
])('%s sounds like %s', (said, name) => {
  expect(soundOf(said)).toBe(soundOf(name));
});
