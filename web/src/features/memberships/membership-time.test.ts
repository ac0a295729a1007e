import { expect, it } from 'vitest';
import { membershipTime } from './membership-time.ts';

const now = new Date('2025-11-18T15:00:00Z');

it('tells how many days are left and when it ends', () => {
  const month = { fechaInicio: '2025-11-12T15:00:00Z', fechaFin: '2025-12-12T15:00:00Z' };
  expect(membershipTime(month, now)).toEqual({
    left: 'Quedan 24 días',
    end: 'Vence el 12 dic 2025',
    start: '12 nov 2025',
    share: 0.8,
  });
});

it('tells that it has ended', () => {
  const past = { fechaInicio: null, fechaFin: '2025-11-01T15:00:00Z' };
  expect(membershipTime(past, now)).toMatchObject({
    left: 'Ya venció',
    end: 'Venció el 1 nov 2025',
  });
});

it('tells nothing if the end is not known', () => {
  expect(membershipTime({ fechaInicio: null, fechaFin: null }, now)).toBeNull();
});
