import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bogotaDay, wholeDays } from '../days.ts';
import {
  addOneMonth,
  amountInCents,
  convertedTime,
  coveredBy,
  estadoMembresia,
  extendedBy,
  isActive,
  isPurchasable,
  PAYMENT_FACTOR,
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
    // Still the 31st in Bogota, though UTC is in the next month.
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

  const starter = { planId: 'starter', mesEnCentavos: amountInCents(20_000) };
  const pro = { planId: 'pro', mesEnCentavos: amountInCents(30_000) };
  const until = (fechaFin: string, plan = starter) => ({ ...plan, fechaFin: new Date(fechaFin) });

  it('is added to the end when renewed early, and starts now once it ran out', () => {
    const renewed = (held: Parameters<typeof extendedBy>[0]) =>
      extendedBy(held, starter, now).fechaFin;
    expect(renewed(until('2025-11-20T10:00:00Z'))).toEqual(new Date('2025-12-20T10:00:00Z'));
    expect(renewed(until('2025-11-01T10:00:00Z'))).toEqual(new Date('2025-12-14T18:00:00Z'));
    expect(renewed(until('2025-11-01T10:00:00Z', pro))).toEqual(new Date('2025-12-14T18:00:00Z'));
    expect(renewed(null)).toEqual(new Date('2025-12-14T18:00:00Z'));
  });

  it('of Pro after three of Starter is one month plus what the three are worth, not four', () => {
    const held = until('2026-02-14T18:00:00Z');
    const { fechaFin, restanteMs, convertidoMs } = extendedBy(held, pro, now);
    expect([wholeDays(restanteMs), wholeDays(convertidoMs)]).toEqual([92, 62]);
    // 92 days × 2/3 are 61 days and 8 hours: 15 January at 02:00, and a month.
    expect(fechaFin).toEqual(new Date('2026-02-15T02:00:00Z'));
  });

  it('of Starter gives more days for what is left of Pro', () => {
    const held = until('2025-12-14T18:00:00Z', pro);
    expect(wholeDays(extendedBy(held, starter, now).convertidoMs)).toBe(45);
  });

  it("keeps the price that earlier days were paid with when the plan's price has changed", () => {
    const dearer = { ...starter, mesEnCentavos: starter.mesEnCentavos * 2 };
    const renewed = extendedBy(until('2025-12-14T18:00:00Z'), dearer, now);
    // 30 days at one price and 31 at double that price.
    const average = (30 * starter.mesEnCentavos + 31 * dearer.mesEnCentavos) / 61;
    expect(renewed.mesEnCentavos).toBe(Math.floor(average));
  });
});

describe('time that was paid', () => {
  const ms = fc.integer({ min: 0, max: 50 * 366 * 86_400_000 });
  // The price of a month in cents: from 5.000 to 5.000.000 pesos.
  const price = fc.integer({ min: 500_000, max: 500_000_000 });
  const value = (time: number, cents: number) => BigInt(time) * BigInt(cents);

  it('is never worth more after a conversion, and loses at most a millisecond', () => {
    fc.assert(
      fc.property(ms, price, price, (time, from, to) => {
        const converted = convertedTime(time, from, to);
        expect(value(converted, to) <= value(time, from)).toBe(true);
        expect(value(converted + 1, to) > value(time, from)).toBe(true);
      }),
    );
  });

  it('is worth no more however often a plan is changed or renewed', () => {
    const step = fc.record({ planId: fc.constantFrom('a', 'b', 'c'), mesEnCentavos: price });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        let held: Parameters<typeof extendedBy>[0] = null;
        let worth = 0n;
        for (const bought of steps) {
          const after = extendedBy(held, bought, now);
          const wholeMs = after.fechaFin.getTime() - now.getTime();
          worth += value(wholeMs - after.convertidoMs, bought.mesEnCentavos);
          expect(value(wholeMs, after.mesEnCentavos) <= worth).toBe(true);
          held = { planId: bought.planId, ...after };
        }
      }),
    );
  });
});

describe('what a plan covers', () => {
  const places = fc.array(fc.record({ isActive: fc.boolean() }), { maxLength: 40 });

  it('is never more than it allows, and everything when it fits or nothing is limited', () => {
    fc.assert(
      fc.property(places, fc.option(fc.integer({ min: 1, max: 50 })), (all, limit) => {
        const covered = coveredBy(all, limit);
        expect(covered).toHaveLength(Math.min(all.length, limit ?? all.length));
      }),
    );
  });

  it('are those that were active, and then the oldest', () => {
    const [a, b, c] = [{ isActive: false }, { isActive: true }, { isActive: false }];
    expect(coveredBy([a, b, c], 1)).toEqual([b]);
    expect(coveredBy([a, b, c], 2)).toEqual([b, a]);
    const all = [1, 2, 3].map((at) => ({ at, isActive: true }));
    expect(coveredBy(all, 2).map(({ at }) => at)).toEqual([1, 2]);
  });
});
