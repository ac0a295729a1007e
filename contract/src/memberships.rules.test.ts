import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bogotaDay } from './days.ts';
import {
  addOneMonth,
  amountInCents,
  estadoMembresia,
  isActive,
  isPurchasable,
  PAYMENT_FACTOR,
  renewedUntil,
} from './memberships.rules.ts';

const now = new Date('2025-11-14T18:00:00Z');

describe('a membership', () => {
  it('is charged two and a half times its monthly price, in cents', () => {
    expect(PAYMENT_FACTOR).toBe(2.5);
    expect(amountInCents(20_000)).toBe(5_000_000);
    expect(amountInCents(30_001)).toBe(7_500_250);
    fc.assert(
      fc.property(fc.nat(), (precio) => {
        expect(amountInCents(precio)).toBe(precio * 250);
      }),
    );
  });

  it('is active until its last instant and not in it', () => {
    expect(isActive('2025-11-14T18:00:00.001Z', now)).toBe(true);
    expect(isActive('2025-11-14T18:00:00.000Z', now)).toBe(false);
    expect(isActive(null, now)).toBe(false);
    expect(estadoMembresia('2026-01-01T00:00:00Z', now)).toBe('activa');
    expect(estadoMembresia(undefined, now)).toBe('inactiva');
  });

  it('is for sale only when its plan is of type 1', () => {
    expect(isPurchasable({ plan_type: 1 })).toBe(true);
    expect(isPurchasable({ plan_type: 2 })).toBe(false);
  });
});

describe('a month of membership', () => {
  it.each([
    ['2025-11-14T18:00:00Z', '2025-12-14T18:00:00Z'],
    ['2025-01-31T15:00:00Z', '2025-02-28T15:00:00Z'],
    ['2024-01-31T15:00:00Z', '2024-02-29T15:00:00Z'],
    ['2025-12-31T15:00:00Z', '2026-01-31T15:00:00Z'],
    // Still the 31st in Bogota, though Greenwich is in the next month.
    ['2025-02-01T03:00:00Z', '2025-03-01T03:00:00Z'],
  ])('from %s ends at %s', (start, end) => {
    expect(addOneMonth(new Date(start))).toEqual(new Date(end));
  });

  it('keeps the day of the month wherever it exists', () => {
    const date = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2050-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (start) => {
        const [before, after] = [bogotaDay(start), bogotaDay(addOneMonth(start))];
        if (Number(before.slice(8)) <= 28) expect(after.slice(8)).toBe(before.slice(8));
        expect((Number(before.slice(5, 7)) % 12) + 1).toBe(Number(after.slice(5, 7)));
      }),
    );
  });

  it('is added to the end when renewed early, and starts now once it ran out', () => {
    expect(renewedUntil('2025-11-20T10:00:00Z', now)).toEqual(new Date('2025-12-20T10:00:00Z'));
    expect(renewedUntil('2025-11-01T10:00:00Z', now)).toEqual(new Date('2025-12-14T18:00:00Z'));
    expect(renewedUntil(null, now)).toEqual(new Date('2025-12-14T18:00:00Z'));
  });
});
