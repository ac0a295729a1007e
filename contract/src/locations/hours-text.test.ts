import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEXT_LIMITS } from '../text.ts';
import { FESTIVOS, type Horas, type Intervalo, minutesOf } from './hours.rules.ts';
import { hoursText } from './hours-text.ts';
import { parseHorario } from './opening-hours.ts';
import { hoursProblems } from './service-settings.rules.ts';

const hours = (desde: string, hasta: string) => ({ desde, hasta });
const always = (...day: Intervalo[]) => Array.from({ length: 7 }, () => day);
const horas = (semana: Horas['semana'], festivos: Horas['festivos'] = 'normal'): Horas => ({
  semana,
  festivos,
  excepciones: [],
});

it.each([
  [always(hours('11:00', '21:00')), 'normal', 'Todos los días, 11 a. m. – 9 p. m.'],
  [always(hours('11:00', '21:00')), 'domingo', 'Todos los días, 11 a. m. – 9 p. m.'],
  [
    always(hours('11:00', '21:00')),
    'cerrado',
    'Todos los días, 11 a. m. – 9 p. m.\nFestivos: cerrado',
  ],
  [always(hours('00:00', '24:00')), 'normal', 'Todos los días, 24 horas'],
  [always(), 'normal', 'Todos los días: cerrado'],
  [
    [[hours('12:00', '17:00')], ...always(hours('11:30', '15:00'), hours('18:00', '00:30'))].slice(
      0,
      7,
    ),
    'domingo',
    'Lunes a sábado, 11:30 a. m. – 3 p. m. y 6 p. m. – 12:30 a. m.\nDomingos y festivos, 12 m. – 5 p. m.',
  ],
] as const)('what people read: %#', (semana, festivos, text) => {
  expect(hoursText(horas(semana, festivos))).toBe(text);
});

it('days that are alike stand together, wherever they are in the week', () => {
  const [open, late] = [[hours('11:30', '15:00')], [hours('18:00', '23:00')]];
  const text = hoursText(horas([late, open, late, open, [], open, late], 'domingo'));
  expect(text).toBe(
    'Lunes, miércoles y viernes, 11:30 a. m. – 3 p. m.\nMartes, sábado y domingo, 6 p. m. – 11 p. m.\nJueves: cerrado\nFestivos, 6 p. m. – 11 p. m.',
  );
});

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );
const day = fc.array(fc.record({ desde: clock, hasta: clock }), { maxLength: 2 });
const anyHours = fc
  .record({
    semana: fc.array(day, { minLength: 7, maxLength: 7 }),
    festivos: fc.constantFrom(...FESTIVOS),
  })
  .map(({ semana, festivos }) => horas(semana, festivos))
  .filter((one) => hoursProblems(one).length === 0);

it('any hours that an owner may set fit the text and are read from it as they are', () => {
  fc.assert(
    fc.property(anyHours, (one) => {
      const text = hoursText(one);
      expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.horario);
      const week = one.semana.map((intervals) =>
        intervals.map(minutesOf).toSorted((a, b) => a.from - b.from),
      );
      expect(parseHorario(text)).toEqual(week);
    }),
  );
});
