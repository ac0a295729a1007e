// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SedeTill } from './sede-till.tsx';

const NOW = new Date('2026-11-18T17:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const turno = (hours: number) => {
  return { caja: 'Caja', nombre: 'Sandra Ruiz', base: 0, abierto: hoursAgo(hours) };
};
afterEach(cleanup);

test.each([
  [[turno(2)], null, 'Sandra RuizTurno desde 10:00 a. m.'],
  [[turno(27), turno(1)], null, 'Sandra Ruiz y 1 másTurno abierto hace 27 horas'],
  [
    [],
    { cerrado: hoursAgo(3), diferencia: 0 },
    'Sin turno abiertoÚltimo cierre 9:00 a. m., sin diferencia',
  ],
  [
    [],
    { cerrado: hoursAgo(24), diferencia: -5_400 },
    'Sin turno abiertoÚltimo cierre ayer 12:00 p. m., faltaron $5.400',
  ],
  [
    [],
    { cerrado: hoursAgo(24), diferencia: 200 },
    'Sin turno abiertoÚltimo cierre ayer 12:00 p. m., sobraron $200',
  ],
  [
    [],
    { cerrado: hoursAgo(24), diferencia: null },
    'Sin turno abiertoÚltimo cierre ayer 12:00 p. m., sin conteo',
  ],
  [[], null, ''],
])('a sede tells how its till is: %o, %o', (abiertos, ultimo, words) => {
  const { container } = render(<SedeTill abiertos={abiertos} ultimo={ultimo} now={NOW} />);
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(words);
});
