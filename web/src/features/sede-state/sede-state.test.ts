import type { PublicService } from '@comanda/contract/locations/locations';
import { aperturasOf } from '@comanda/contract/locations/opening-hours';
import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { aLocation } from '@comanda/contract/testing/test-factories';
import { expect, it } from 'vitest';
import { offWords, stateNotice } from './notice-words.ts';
import { hasNews, sedeState } from './sede-state.ts';
import { stateLine } from './sede-words.ts';

/** A Monday, by the clock of Bogota. */
const at = (time: string) => new Date(`2025-11-17T${time}:00-05:00`);
const WEEK = Array.from({ length: 7 }, () => [{ desde: '11:30', hasta: '21:00' }]);
const SEDE: PublicService = {
  ...DEFAULT_SERVICE,
  punto: null,
  limite: null,
  horas: { semana: WEEK, excepciones: [], festivos: 'normal' },
  canales: { ...DEFAULT_SERVICE.canales },
  pausa: null,
  preparacionMin: 25,
  extraMin: 10,
};
const seen = (over: Partial<PublicService>, time: string) => {
  const now = at(time);
  const servicio = { ...SEDE, ...over };
  const aperturas = aperturasOf({ horario: '', horas: servicio.horas }, now);
  const state = sedeState(aLocation({ servicio, ...(aperturas && { aperturas }) }), now);
  if (!state) throw new Error('It has decided something.');
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  const notice = stateNotice(state, now);
  return {
    line: spaced(stateLine(state, now).text),
    notice: notice && `${notice.title}. ${spaced(notice.text)}`,
    off: offWords(state),
    hasNews: hasNews(state),
  };
};

it('a sede that has decided nothing says nothing', () => {
  expect(sedeState(aLocation(), at('12:00'))).toBeNull();
});

it('an open sede says until when, and how long it takes now', () => {
  expect(seen({}, '12:00')).toEqual({
    line: 'Abierto · hasta 9 p. m. · ~35 min',
    notice: null,
    off: '',
    hasNews: false,
  });
});

it('a closed one says when it opens: today, tomorrow, or another day', () => {
  expect(seen({}, '08:00').line).toBe('Abre 11:30 a. m.');
  expect(seen({}, '21:00').line).toBe('Abre mañana 11:30 a. m.');
  const closed = { fecha: '2025-11-18', nombre: '', intervalos: [] };
  const horas = { semana: WEEK, excepciones: [closed], festivos: 'normal' as const };
  const late = seen({ horas }, '21:00');
  expect(late.line).toBe('Abre el miércoles 11:30 a. m.');
  expect(late.notice).toBe('Ahora está cerrado. Abre el miércoles a las 11:30 a. m.');
});

it('after its last order it is open and takes nothing', () => {
  const late = seen({ ultimaOrdenMin: 30 }, '20:45');
  expect(late.notice).toBe('La cocina ya cerró por hoy. Abre mañana a las 11:30 a. m.');
  expect(late.line).toBe('Abre mañana 11:30 a. m.');
});

it('a pause says its reason and its end, and ends by itself', () => {
  const canales = ['mesa', 'llevar', 'domicilio'] as const;
  const pausa = {
    hasta: at('12:30').toISOString(),
    canales: [...canales],
    motivo: 'Mucha demanda',
  };
  expect(seen({ pausa }, '12:00')).toMatchObject({
    line: 'En pausa · hasta 12:30 p. m.',
    notice: 'En pausa: los pedidos. Mucha demanda · Vuelve a las 12:30 p. m.',
  });
  expect(seen({ pausa }, '12:30')).toMatchObject({ notice: null, hasNews: false });
});

it('a pause of the deliveries alone leaves the sede open', () => {
  const pausa = { hasta: null, canales: ['domicilio' as const], motivo: '' };
  expect(seen({ pausa }, '12:00')).toMatchObject({
    line: 'Abierto · hasta 9 p. m. · ~35 min',
    notice: 'En pausa: los domicilios. Vuelve en un rato',
  });
});

it('what a sede does not take is said in a few words', () => {
  const canales = { mesa: true, llevar: false, domicilio: false };
  expect(seen({ canales }, '12:00')).toMatchObject({
    off: 'Sin pedidos para llevar ni domicilios',
    hasNews: true,
  });
});
