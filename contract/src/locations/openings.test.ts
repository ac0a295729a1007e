import { expect, it } from 'vitest';
import { aperturasOf } from './opening-hours.ts';

/** A Monday, by the clock of Bogota. */
const at = (day: string, time: string) => new Date(`2025-11-${day}T${time}:00-05:00`);
const NOW = at('17', '12:00');
const horas = (intervals: { desde: string; hasta: string }[]) => ({
  semana: Array.from({ length: 7 }, () => intervals),
  excepciones: [{ fecha: '2025-11-18', nombre: '', intervalos: [] }],
  festivos: 'normal' as const,
});
const of = (hours: ReturnType<typeof horas> | null, horario = '') =>
  aperturasOf({ horario, horas: hours }, NOW);

it('the hours that a sede keeps, from yesterday on, without the days that it is closed', () => {
  const aperturas = of(horas([{ desde: '18:00', hasta: '02:00' }])) ?? [];
  expect(aperturas.slice(0, 3)).toEqual([
    [at('16', '18:00').toISOString(), at('17', '02:00').toISOString()],
    [at('17', '18:00').toISOString(), at('18', '02:00').toISOString()],
    [at('19', '18:00').toISOString(), at('20', '02:00').toISOString()],
  ]);
});

it('hours that meet are one time: around the clock there is no end', () => {
  const always = { ...horas([{ desde: '00:00', hasta: '24:00' }]), excepciones: [] };
  expect(aperturasOf({ horario: '', horas: always }, NOW)).toEqual([
    [at('16', '00:00').toISOString(), at('26', '00:00').toISOString()],
  ]);
});

it('without such hours those that the owner wrote, and none where nobody can read them', () => {
  const [, today] = of(null, 'Todos los días, 11 a. m. – 9 p. m.') ?? [];
  expect(today).toEqual([at('17', '11:00').toISOString(), at('17', '21:00').toISOString()]);
  expect(of(null, 'Cuando haya ganas')).toBeUndefined();
});
