import { isDay } from '../days.ts';
import type { Problem } from '../wire.ts';
import { CANALES, type Canal } from './channels.ts';
import { clockMinutes, type Horas, type Intervalo, minutesOf } from './hours.rules.ts';
import { serviceMessages } from './service-settings.messages.ts';
import type { Programar } from './slots.rules.ts';

export const SERVICE_LIMITS = {
  intervalos: 2,
  excepciones: 60,
  /** Of the name of a day. */
  nombre: 60,
  /** Of a reason. */
  motivo: 120,
  ultimaOrdenMin: { min: 0, max: 180 },
  preparacionMin: { min: 1, max: 240 },
  extraMin: { min: 0, max: 120 },
  pedidos: { min: 1, max: 500 },
  desdeMin: { min: 0, max: 1440 },
  dias: { min: 0, max: 14 },
  /** A longer list still reaches the rule, which has its own message. */
  room: 200,
} as const;

/** How long a slot may be: parts of an hour, so that slots begin where people expect them. */
export const CADA_MIN = [5, 10, 15, 20, 30, 60] as const;

interface ServiceSettings {
  horas?: Horas | null | undefined;
  ultimaOrdenMin?: number | undefined;
  preparacionMin?: number | null | undefined;
  limite?: { pedidos: number; cadaMin: number; canales: readonly Canal[] } | null | undefined;
  programar?: Programar | undefined;
  punto?: { lat: number; lng: number } | null | undefined;
}

/** Of what an owner sends: only the parts that are sent are judged. */
export function serviceProblems(sent: ServiceSettings): Problem[] {
  const { horas, limite, programar, punto } = sent;
  return [
    ...(horas ? hoursProblems(horas) : []),
    ...inRange('ultimaOrdenMin', sent.ultimaOrdenMin),
    ...inRange('preparacionMin', sent.preparacionMin ?? undefined),
    ...(limite ? limitProblems(limite) : []),
    ...inRange('desdeMin', programar?.desdeMin, 'programar.desdeMin'),
    ...inRange('dias', programar?.dias, 'programar.dias'),
    ...(punto ? pointProblems(punto) : []),
  ];
}

/** Of the sede as it is after the change: nobody can plan for hours that nobody knows. */
export function scheduleProblems(after: { horas: Horas | null; programar: Programar }): Problem[] {
  if (!after.programar.activo || after.horas) return [];
  return [{ path: 'programar.activo', message: serviceMessages.scheduleNeedsHours }];
}

/** Of minutes more that somebody asks for. */
export function extraProblems(minutos: number): Problem[] {
  return inRange('extraMin', minutos, 'minutos');
}

export function channelsProblems(canales: readonly Canal[], path: string): Problem[] {
  const isFine = canales.length > 0 && canales.length <= CANALES.length;
  return isFine ? [] : [{ path, message: serviceMessages.channels }];
}

export function hoursProblems({ semana, excepciones }: Horas): Problem[] {
  if (semana.length !== 7) return [{ path: 'horas.semana', message: serviceMessages.week }];
  const { excepciones: max } = SERVICE_LIMITS;
  if (excepciones.length > max) {
    return [{ path: 'horas.excepciones', message: serviceMessages.tooManyDays(max) }];
  }
  const week = semana.flatMap((day, at) => dayProblems(day, `horas.semana.${at}`));
  return [
    ...week,
    // Only hours that can be read are compared with those of the day before.
    ...(week.length > 0 ? [] : overnightProblems(semana)),
    ...excepciones.flatMap(({ fecha, intervalos }, at) => {
      const path = `horas.excepciones.${at}`;
      return [...dateProblems(excepciones, at, fecha), ...dayProblems(intervalos, path, true)];
    }),
  ];
}

function dateProblems(all: Horas['excepciones'], at: number, fecha: string): Problem[] {
  const path = `horas.excepciones.${at}.fecha`;
  if (!isDay(fecha)) return [{ path, message: serviceMessages.day }];
  const isAgain = all.findIndex((one) => one.fecha === fecha) < at;
  return isAgain ? [{ path, message: serviceMessages.sameDay }] : [];
}

function dayProblems(
  intervals: readonly Intervalo[],
  path: string,
  isException = false,
): Problem[] {
  const { intervalos: max } = SERVICE_LIMITS;
  const list = isException ? `${path}.intervalos` : path;
  if (intervals.length > max) return [{ path: list, message: serviceMessages.tooMany(max) }];
  const problems = intervals.flatMap((interval, at) => intervalProblems(interval, `${list}.${at}`));
  if (problems.length > 0) return problems;
  return intervals.flatMap((interval, at) =>
    intervals.slice(0, at).some((earlier) => overlap(minutesOf(earlier), minutesOf(interval)))
      ? [{ path: `${list}.${at}`, message: serviceMessages.overlap }]
      : [],
  );
}

// Fixed lengths, so linear.
const OPENS = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

function intervalProblems({ desde, hasta }: Intervalo, path: string): Problem[] {
  const problems: Problem[] = [];
  if (!OPENS.test(desde)) problems.push({ path: `${path}.desde`, message: serviceMessages.clock });
  if (!CLOSES.test(hasta)) problems.push({ path: `${path}.hasta`, message: serviceMessages.clock });
  if (problems.length > 0) return problems;
  const isEmpty = clockMinutes(desde) === clockMinutes(hasta);
  return isEmpty ? [{ path: `${path}.hasta`, message: serviceMessages.empty }] : [];
}

/** What passes midnight must not run into the hours of the next day. */
function overnightProblems(semana: Horas['semana']): Problem[] {
  return semana.flatMap((day, weekday) => {
    const before = (semana[(weekday + 6) % 7] ?? []).map(minutesOf);
    return day.flatMap((interval, at) => {
      const { from, to } = minutesOf(interval);
      const next = { from: from + 1440, to: to + 1440 };
      return before.some((one) => overlap(one, next))
        ? [{ path: `horas.semana.${weekday}.${at}`, message: serviceMessages.overlap }]
        : [];
    });
  });
}

function overlap(a: { from: number; to: number }, b: { from: number; to: number }): boolean {
  return a.from < b.to && b.from < a.to;
}

function limitProblems({ pedidos, cadaMin, canales }: NonNullable<ServiceSettings['limite']>) {
  const isStep = (CADA_MIN as readonly number[]).includes(cadaMin);
  return [
    ...inRange('pedidos', pedidos, 'limite.pedidos'),
    ...(isStep ? [] : [{ path: 'limite.cadaMin', message: serviceMessages.step }]),
    ...channelsProblems(canales, 'limite.canales'),
  ];
}

function pointProblems({ lat, lng }: { lat: number; lng: number }): Problem[] {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth ? [] : [{ path: 'punto', message: serviceMessages.point }];
}

type Ranged = 'ultimaOrdenMin' | 'preparacionMin' | 'extraMin' | 'pedidos' | 'desdeMin' | 'dias';

function inRange(name: Ranged, value: number | undefined, path: string = name): Problem[] {
  const { min, max } = SERVICE_LIMITS[name];
  const isFine = value === undefined || (Number.isInteger(value) && value >= min && value <= max);
  return isFine ? [] : [{ path, message: serviceMessages.range(min, max) }];
}
