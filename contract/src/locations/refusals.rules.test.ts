import { describe, expect, it } from 'vitest';
import { ERRORS } from '../errors.ts';
import { TIPOS } from '../orders/orders.words.ts';
import { refusalText } from './refusals.messages.ts';
import { refusalOf, type Wanted } from './refusals.rules.ts';
import { DEFAULT_SERVICE } from './service-defaults.ts';
import { maySchedule, type SlotSettings, slotDays, slotOf, slotsOf } from './slots.rules.ts';

// 2026-11-17 is a Tuesday.
const at = (day: string, time: string) => new Date(`2026-${day}T${time}:00-05:00`);
const iso = (day: string, time: string) => at(day, time).toISOString();
const NOW = at('11-17', '12:00');
const OPEN: SlotSettings = {
  ...DEFAULT_SERVICE,
  horas: {
    semana: Array.from({ length: 7 }, () => [
      { desde: '11:30', hasta: '15:00' },
      { desde: '18:00', hasta: '00:30' },
    ]),
    excepciones: [],
    festivos: 'normal',
  },
  programar: { activo: true, desdeMin: 30, dias: 2 },
};
const refused = (settings: Partial<SlotSettings>, wanted: Partial<Wanted> = {}) =>
  refusalOf({ ...OPEN, ...settings }, { tipo: 'para_llevar', now: NOW, ...wanted });
const paused = (hasta: string | null) => ({
  hasta,
  canales: ['llevar', 'domicilio'] as const,
  motivo: 'Mucha demanda',
});

it.each(TIPOS)('a sede that has decided nothing takes %s at any hour', (tipo) => {
  for (const time of ['00:00', '02:39', '12:00', '23:59']) {
    expect(refusalOf(DEFAULT_SERVICE, { tipo, now: at('11-17', time) })).toBeNull();
  }
});

describe('a pause', () => {
  it('refuses its channels until it ends, and no other', () => {
    const pausa = paused(iso('11-17', '12:30'));
    const refusal = refused({ pausa });
    expect(refusal).toEqual({
      code: 'sede_pausada',
      details: [{ hasta: iso('11-17', '12:30'), motivo: 'Mucha demanda' }],
    });
    expect(refusal && refusalText(refusal, NOW)).toBe(
      'Pausamos los pedidos: Mucha demanda. Volvemos a recibir pedidos a las 12:30 p. m.',
    );
    expect(refused({ pausa }, { tipo: 'en_local' })).toBeNull();
    expect(refused({ pausa }, { now: at('11-17', '12:30') })).toBeNull();
  });

  it('does not refuse what is wanted after its end', () => {
    const pausa = paused(iso('11-17', '13:00'));
    expect(refused({ pausa }, { programado: iso('11-17', '13:00') })).toBeNull();
    expect(refused({ pausa }, { programado: iso('11-17', '12:50') })?.code).toBe('sede_pausada');
  });

  it('without an end refuses everything of its channels', () => {
    expect(refused({ pausa: paused(null) }, { programado: iso('11-18', '13:00') })).toMatchObject({
      code: 'sede_pausada',
      details: [{ hasta: null }],
    });
  });

  it('that lasts over closing is told before the sede is closed', () => {
    const pausa = paused(iso('11-17', '15:30'));
    const now = at('11-17', '15:10');
    expect(refused({ pausa }, { now })?.code).toBe('sede_pausada');
    expect(refused({ pausa }, { now: at('11-17', '15:30') })?.code).toBe('sede_cerrada');
  });
});

describe('a closed sede', () => {
  it.each([
    ['11-17', '11:29', '11-17', '11:30', 'a las 11:30 a. m.'],
    ['11-17', '15:00', '11-17', '18:00', 'a las 6:00 p. m.'],
    ['11-18', '00:30', '11-18', '11:30', 'a las 11:30 a. m.'],
  ])('on %s at %s says when it opens', (day, time, opens, hour, words) => {
    const now = at(day, time);
    const refusal = refused({}, { now });
    expect(refusal).toEqual({ code: 'sede_cerrada', details: [{ abre: iso(opens, hour) }] });
    expect(refusal && refusalText(refusal, now)).toBe(`Ahora está cerrado. Abre ${words}`);
  });

  it.each(['23:59', '00:00', '00:29'])('is not one that is open past midnight, at %s', (time) => {
    expect(refused({}, { now: at('11-18', time) })).toBeNull();
  });

  it('tells of tomorrow and of the day after as such', () => {
    const horas = OPEN.horas && {
      ...OPEN.horas,
      semana: OPEN.horas.semana.map((day, weekday) => (weekday === 3 ? [] : day.slice(0, 1))),
    };
    const refusal = refused({ horas }, { now: at('11-17', '23:59') });
    expect(refusal && refusalText(refusal, at('11-17', '23:59'))).toBe(
      'Ahora está cerrado. Abre el jueves a las 11:30 a. m.',
    );
  });

  it('still takes what is wanted for when it is open', () => {
    const now = at('11-17', '16:00');
    expect(refused({}, { now, programado: iso('11-17', '18:00') })).toBeNull();
  });
});

it('a closed channel is told after a closed sede', () => {
  const canales = { mesa: true, llevar: false, domicilio: true };
  expect(refused({ canales })).toEqual({ code: 'canal_cerrado', details: [{ canal: 'llevar' }] });
  expect(refused({ canales }, { tipo: 'a_domicilio' })).toBeNull();
  expect(refused({ canales }, { now: at('11-17', '10:00') })?.code).toBe('sede_cerrada');
});

describe('an order for later', () => {
  const later = (programado: string, wanted: Partial<Wanted> = {}, settings = {}) =>
    refused(settings, { programado, ...wanted });

  it.each([
    ['what is no instant', 'mañana', {}],
    ['the past', iso('11-17', '11:50'), {}],
    ['now', NOW.toISOString(), {}],
    ['a table', iso('11-17', '13:00'), { tipo: 'en_local' }],
    ['too soon', iso('11-17', '12:20'), {}],
    ['between two slots', iso('11-17', '13:05'), {}],
    ['when it is closed', iso('11-17', '16:00'), {}],
    ['too many days ahead', iso('11-20', '13:00'), {}],
    ['next year', '2027-11-17T18:00:00.000Z', {}],
  ] as const)('is refused for %s, with the next hours', (_what, programado, wanted) => {
    const refusal = later(programado, wanted);
    expect(refusal).toMatchObject({ code: 'franja_invalida', details: [{ path: 'programado' }] });
    expect(ERRORS.franja_invalida.status).toBe(422);
    if (wanted && 'tipo' in wanted) return;
    expect(refusal?.details[0]).toMatchObject({
      siguientes: [iso('11-17', '12:30'), iso('11-17', '12:40'), iso('11-17', '12:50')],
    });
  });

  it('is refused where the sede takes none', () => {
    const programar = { ...OPEN.programar, activo: false };
    expect(later(iso('11-17', '13:00'), {}, { programar })?.code).toBe('franja_invalida');
  });

  it('may be for past midnight, which is of the evening before', () => {
    expect(later(iso('11-18', '00:00'))).toBeNull();
    expect(later(iso('11-18', '00:20'))).toBeNull();
    expect(later(iso('11-18', '00:30'))?.code).toBe('franja_invalida');
  });
});

describe('the slots of a day', () => {
  it('are those that may be ordered, in the steps of the limit', () => {
    const limite = { cadaMin: 30, canales: ['llevar'] as const };
    const times = slotsOf({ ...OPEN, limite }, 'para_llevar', '2026-11-17', NOW).map((slot) =>
      slot.toISOString(),
    );
    const clocks =
      '12:30 13:00 13:30 14:00 14:30 18:00 18:30 19:00 19:30 20:00 20:30 21:00 21:30 22:00 22:30 23:00 23:30';
    expect(times).toEqual(clocks.split(' ').map((clock) => iso('11-17', clock)));
  });

  it('are each one that an order may name', () => {
    for (const day of slotDays(OPEN, NOW)) {
      for (const slot of slotsOf(OPEN, 'a_domicilio', day, NOW)) {
        expect(maySchedule(OPEN, 'a_domicilio', slot, NOW)).toBe(true);
        expect(slotOf(OPEN, slot)).toEqual(slot);
      }
    }
  });

  it('are none for a table, past the last day, or on a day that is closed', () => {
    expect(slotsOf(OPEN, 'en_local', '2026-11-17', NOW)).toEqual([]);
    expect(slotsOf(OPEN, 'para_llevar', '2026-11-20', NOW)).toEqual([]);
    const closed = { fecha: '2026-11-18', nombre: '', intervalos: [] };
    const horas = OPEN.horas && { ...OPEN.horas, excepciones: [closed] };
    const after = slotsOf({ ...OPEN, horas }, 'para_llevar', '2026-11-18', NOW);
    // The evening before goes on until half past midnight.
    expect(after).toEqual([at('11-18', '00:00'), at('11-18', '00:10'), at('11-18', '00:20')]);
  });
});
