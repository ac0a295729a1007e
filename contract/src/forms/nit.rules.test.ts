import { expect, it } from 'vitest';
import { formatNit, isNit } from './nit.rules.ts';

// Of public entities: DIAN, Bancolombia, Ecopetrol, EPM.
it.each(['800.197.268-4', '890903938-8', '899 999 068-1', '890.904.996-1'])(
  '%s is a NIT',
  (nit) => {
    expect(isNit(nit)).toBe(true);
  },
);

it.each(['800.197.268-5', '12345', '12345678901', 'CC 1.020', '', '800197268-44', '٨٠٠١٩٧٢٦٨'])(
  '%j is none',
  (nit) => {
    expect(isNit(nit)).toBe(false);
  },
);

it('is written with dots and a dash, however it was typed', () => {
  expect(formatNit('890903938-8')).toBe('890.903.938-8');
  expect(formatNit(' 1020304050 ')).toBe('1.020.304.050');
});
