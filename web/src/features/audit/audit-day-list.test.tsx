import type { AuditEntry } from '@comanda/contract/audit/audit';
import { expect, test } from 'vitest';
import { byDay } from './audit-day-list.tsx';

// 10 p. m. in Bogota is already the next day in UTC.
const NOW = new Date('2026-11-16T03:00:00Z');
const at = (fecha: string) => ({ _id: fecha, fecha }) as AuditEntry;

test('entries are grouped by their day in Bogota, under titles such as «Hoy» and «Ayer»', () => {
  const days = byDay(
    [
      at('2026-11-16T02:30:00Z'),
      at('2026-11-15T05:00:00Z'),
      at('2026-11-15T04:59:00Z'),
      at('2026-11-10T15:00:00Z'),
      at('2025-12-31T15:00:00Z'),
    ],
    NOW,
  );
  expect(days.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['Hoy, domingo 15 de noviembre', 2],
    ['Ayer, sábado 14 de noviembre', 1],
    ['Martes 10 de noviembre', 1],
    ['Miércoles 31 de diciembre de 2025', 1],
  ]);
});
