import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, readPolygon } from './polygon.rules.ts';
import { ZONE_LIMITS } from './zones.limits.ts';
import { zonesMessages } from './zones.messages.ts';

const polygon = (...ring: (readonly number[])[]) => ({ type: 'Polygon', coordinates: [ring] });
const SQUARE = [
  [-74.07, 4.6],
  [-74.05, 4.6],
  [-74.05, 4.62],
  [-74.07, 4.62],
  [-74.07, 4.6],
];
const { min, max } = ZONE_LIMITS.puntos;

/** A regular polygon around Bogotá; a star where every second corner is pulled in. */
const around = (corners: number, pull = (_at: number) => 1): Position[] => {
  const points = Array.from({ length: corners }, (_, at): Position => {
    const angle = (2 * Math.PI * at) / corners;
    return [-74 + 0.1 * pull(at) * Math.cos(angle), 4.6 + 0.1 * pull(at) * Math.sin(angle)];
  });
  return [...points, points[0] as Position];
};

describe('a polygon', () => {
  it('is one closed ring, and keeps whole steps of its places without altitude', () => {
    const high = SQUARE.map(([lng = 0, lat = 0]) => [lng + 1e-9, lat, 2_600]);
    expect(readPolygon(polygon(...high))).toEqual({ type: 'Polygon', coordinates: [SQUARE] });
  });

  it.each([
    ['another kind of shape', { type: 'Point', coordinates: [SQUARE] }, zonesMessages.notAPolygon],
    ['nothing', { type: 'Polygon', coordinates: [] }, zonesMessages.oneRing],
    ['a hole', { type: 'Polygon', coordinates: [SQUARE, SQUARE] }, zonesMessages.oneRing],
    ['an open ring', polygon(...SQUARE.slice(0, -1)), zonesMessages.notClosed],
    ['two points', polygon([0, 0], [1, 1], [0, 0]), zonesMessages.points(min, max)],
    ['a point alone', polygon([0, 0]), zonesMessages.points(min, max)],
    [
      'one point again and again',
      polygon([0, 0], [0, 0], [0, 0], [0, 0]),
      zonesMessages.points(min, max),
    ],
    [
      'latitude first',
      polygon([4.6, -174], [4.7, -174], [4.7, -175], [4.6, -174]),
      zonesMessages.badPosition,
    ],
    ['half a place', polygon([1], [2], [3], [1]), zonesMessages.badPosition],
    ['a bow tie', polygon([0, 0], [1, 1], [1, 0], [0, 1], [0, 0]), zonesMessages.crossesItself],
    ['a line and back', polygon([0, 0], [1, 0], [2, 0], [0, 0]), zonesMessages.crossesItself],
    [
      'a corner on a side',
      polygon([0, 0], [4, 0], [4, 4], [2, 0], [0, 4], [0, 0]),
      zonesMessages.crossesItself,
    ],
    [
      'more points than a file may have',
      polygon(...around(max + 1)),
      zonesMessages.points(min, max),
    ],
    ['far more', polygon(...around(1_000)), zonesMessages.points(min, max)],
  ])('is not %s', (_, sent, message) => {
    expect(readPolygon(sent)).toBe(message);
  });

  it('may have any shape whose sides meet only in their corners', () => {
    fc.assert(
      fc.property(
        fc.integer({ min, max }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        (corners, pull) => {
          const star = around(corners, (at) => (at % 2 ? pull : 1));
          expect(typeof readPolygon(polygon(...star.map((point) => [...point])))).toBe('object');
        },
      ),
    );
  });

  it('of any numbers at all is either stored or refused with a sentence', () => {
    const ring = fc.array(fc.array(fc.double(), { maxLength: 4 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(ring, { maxLength: 3 }), (coordinates) => {
        const read = readPolygon({ type: 'Polygon', coordinates });
        if (typeof read === 'string') expect(read).not.toBe('');
        else expect(readPolygon(read)).toEqual(read);
      }),
    );
  });
});
