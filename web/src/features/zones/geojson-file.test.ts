import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import { expect, test } from 'vitest';
import { polygonOf, polygonOfFile } from './geojson-file.ts';

const ring = [
  [-74.07, 4.6],
  [-74.05, 4.6],
  [-74.05, 4.62],
  [-74.07, 4.6],
];
const polygon = { type: 'Polygon', coordinates: [ring] };
const feature = { type: 'Feature', properties: {}, geometry: polygon };

test.each([
  ['a shape', polygon],
  ['a shape with properties', feature],
  ['a list with one shape', { type: 'FeatureCollection', features: [feature] }],
])('a file has its polygon as %s', (_, json) => {
  expect(polygonOf(json)).toEqual(polygon);
});

test.each([
  ['two shapes', { type: 'FeatureCollection', features: [feature, feature] }],
  ['a point', { type: 'Point', coordinates: [-74, 4] }],
  ['shapes in parts', { type: 'MultiPolygon', coordinates: [[ring]] }],
  ['nothing', null],
  ['a list', []],
])('a file with %s has none', (_, json) => {
  expect(polygonOf(json)).toBe(zonesMessages.notAPolygon);
});

test('a file that is no JSON, or too large, says so', async () => {
  expect(await polygonOfFile(new Blob(['<kml>']))).toBe(zonesMessages.unreadableFile);
  expect(await polygonOfFile(new Blob([' '.repeat(500_001)]))).toBe(zonesMessages.fileTooLarge);
  expect(await polygonOfFile(new Blob([JSON.stringify(feature)]))).toEqual(polygon);
});
