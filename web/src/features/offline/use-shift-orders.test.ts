import { anOrder } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { isGoingOn, isOfShift } from './use-shift-orders.ts';

// Ten past midnight in Bogota.
const NOW = new Date('2025-11-15T05:10:00.000Z');
const LATE = '2025-11-15T03:00:00.000Z';
const LUNCH = '2025-11-14T16:00:00.000Z';

describe('a shift', () => {
  it('lasts past midnight but does not include lunch', () => {
    expect(isOfShift(anOrder({ horaCreacion: LATE }), NOW)).toBe(true);
    expect(isOfShift(anOrder({ horaCreacion: LUNCH }), NOW)).toBe(false);
  });

  it('includes all of today', () => {
    const night = new Date('2025-11-15T04:50:00.000Z');
    expect(isOfShift(anOrder({ horaCreacion: LUNCH }), night)).toBe(true);
  });

  it('counts food as going on until it is delivered, a bill only for its night', () => {
    for (const estado of ['enviado', 'preparado'] as const) {
      expect(isGoingOn(anOrder({ estado, horaCreacion: LUNCH }), NOW)).toBe(true);
    }
    expect(isGoingOn(anOrder({ estado: 'entregado', horaCreacion: LATE }), NOW)).toBe(true);
    expect(isGoingOn(anOrder({ estado: 'entregado', horaCreacion: LUNCH }), NOW)).toBe(false);
    expect(isGoingOn(anOrder({ estado: 'facturado', horaCreacion: LATE }), NOW)).toBe(false);
  });
});
