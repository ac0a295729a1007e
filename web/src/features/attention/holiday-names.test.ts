import { addDays } from '@comanda/contract/days';
import { expect, test } from 'vitest';
import { holidayName } from './holiday-names.ts';

test('every holiday has its own name, and two on one Monday have both', () => {
  const named = Array.from({ length: 365 }, (_, at) =>
    holidayName(addDays('2026-01-01', at)),
  ).filter(Boolean);
  expect(named).not.toContain('Festivo');
  expect(new Set(named).size).toBe(18);
  expect(holidayName('2026-11-16')).toBe('Independencia de Cartagena');
  expect(holidayName('2025-06-30')).toBe('San Pedro y San Pablo y Sagrado Corazón');
  expect(holidayName('2026-11-15')).toBeNull();
});
