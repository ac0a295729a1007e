import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { describe, expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { aTurn } from '../test-menu.ts';

// 2026-11-16 is a Monday and a holiday.
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00-05:00`);
const horas = {
  semana: [
    [{ desde: '12:00', hasta: '17:00' }],
    ...Array.from({ length: 6 }, () => [
      { desde: '11:30', hasta: '15:00' },
      { desde: '18:00', hasta: '22:00' },
    ]),
  ],
  excepciones: [{ fecha: '2026-11-18', nombre: 'Inventario', intervalos: [] }],
  festivos: 'domingo' as const,
};
const said = (message: string, now: Date, over: object = {}) =>
  answer(aTurn(message, { now, servicio: { ...DEFAULT_SERVICE, horas, ...over } })).respuesta;

describe('the assistant answers by the hours that the sede enforces', () => {
  test.each([
    ['17', '13:00', 'Sí, ahora estamos abiertos hasta las 3:00 p. m. '],
    ['17', '16:00', 'En este momento estamos cerrados. Abrimos a las 6:00 p. m.'],
    ['17', '22:00', 'En este momento estamos cerrados. Abrimos el jueves a las 11:30 a. m.'],
    ['16', '18:30', 'En este momento estamos cerrados. Abrimos mañana a las 11:30 a. m.'],
    ['18', '13:00', 'En este momento estamos cerrados. Abrimos mañana a las 11:30 a. m.'],
  ])('on the %sth at %s', (day, time, text) => {
    expect(said('¿están abiertos?', at(day, time))).toContain(text);
  });

  test.each([
    ['¿abren mañana?', '17', 'El miércoles no abrimos.'],
    ['¿a qué hora abren el lunes?', '15', 'El lunes abrimos de 12:00 p. m. a 5:00 p. m.'],
  ])('%s', (message, day, text) => {
    expect(said(message, at(day, '10:00'))).toContain(text);
  });
});

test('it tells what is paused, why and until when, and nothing once that is over', () => {
  const pausa = {
    hasta: at('17', '13:30').toISOString(),
    canales: ['domicilio', 'llevar'] as const,
    motivo: 'Mucha demanda',
  };
  expect(said('¿están recibiendo pedidos?', at('17', '13:00'), { pausa })).toContain(
    'Por ahora están en pausa los domicilios y los pedidos para llevar (Mucha demanda). Los recibimos otra vez a la 1:30 p. m.',
  );
  expect(said('¿están recibiendo pedidos?', at('17', '13:30'), { pausa })).not.toContain('pausa');
});

test('it names no hour for which an order could be placed', () => {
  const programar = { activo: true, desdeMin: 0, dias: 2 };
  const reply = said('¿me lo pueden entregar a las 7 de la noche?', at('17', '13:00'), {
    programar,
  });
  expect(reply).not.toMatch(/7:00|7 p/);
});
