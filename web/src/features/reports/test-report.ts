import { addDays } from '@comanda/contract/days';
import { METODOS_AL_PEDIR, TIPOS } from '@comanda/contract/orders/orders.words';
import type { Report, ReportFigures } from '@comanda/contract/reports/reports';
import { daysIn, weekdayOf } from '@comanda/contract/reports/reports.rules';

interface Wanted {
  desde?: string;
  hasta?: string;
  /** The names of the sedes. */
  sedes?: readonly string[];
}

const DISHES = [
  'Bandeja paisa',
  'Ajiaco santafereño',
  'Langostinos al ajillo con arroz de coco y patacón pisao',
  'Limonada de coco',
  'Arroz con pollo',
  'Arepa rellena',
  'Sancocho de gallina',
  'Empanadas (3)',
];
/** The share of a day's orders in each hour from 11. */
const HOURS = [3, 13, 20, 12, 4, 2, 3, 7, 12, 14, 9, 3];
const TICKET = 27_500;
const ADDITIONS = 400_000;

/** A plausible report for tests, always the same for the same days. */
export function aReport(wanted: Wanted = {}, over: Partial<Report> = {}): Report {
  const { desde = '2026-11-09', hasta = '2026-11-15', sedes = ['Centro', 'Chapinero'] } = wanted;
  const days = Array.from({ length: daysIn({ desde, hasta }) }, (_, at) => addDays(desde, at));
  const porDia = days.map((dia, at) => {
    const porSede = sedes.map((_, sede) => ordersOn(dia, at) * (sede + 2) * TICKET);
    const ventas = sum(porSede);
    return { dia, pedidos: ventas / TICKET, ventas, porSede, anterior: Math.round(ventas * 0.9) };
  });
  const pedidos = sum(porDia.map((day) => day.pedidos));
  const ventas = sum(porDia.map((day) => day.ventas));
  const actual = figures(pedidos, ventas);
  return {
    desde,
    hasta,
    actual,
    anterior: {
      ...figures(Math.round(pedidos * 0.9), Math.round(ventas * 0.9)),
      desde: addDays(desde, -days.length),
      hasta: addDays(desde, -1),
      corte: null,
    },
    hoy: null,
    porSede: sedes.map((nombre, sede) => {
      const own = sum(porDia.map((day) => day.porSede[sede] ?? 0));
      const tally = { pedidos: own / TICKET, ventas: own };
      const anterior = { pedidos: tally.pedidos, ventas: Math.round(own * 0.9) };
      return { dbName: nombre.toLowerCase(), nombre, ...tally, anterior };
    }),
    porDia,
    porHora: [...new Set(days.map(weekdayOf))].flatMap((diaSemana) =>
      HOURS.map((share, at) => ({
        diaSemana,
        hora: 11 + at,
        pedidos: share + (diaSemana > 4 ? 4 : 0),
        ventas: share * TICKET,
      })),
    ),
    porTipo: TIPOS.map((tipo, at) => ({ tipo, ...part(pedidos, ventas, at, TIPOS.length) })),
    porMetodoPago: METODOS_AL_PEDIR.map((metodo, at) => {
      const paid = part(pedidos, ventas, at, METODOS_AL_PEDIR.length);
      const propina = at < 2 ? actual.propinas / 2 : 0;
      const devuelto = at === 0 ? actual.devoluciones : 0;
      return { metodo, pagos: paid.pedidos, valor: paid.ventas, propina, devuelto };
    }),
    productos: products(DISHES, ventas + actual.descuentos - ADDITIONS),
    menosVendidos: products(['Jugo de lulo', 'Postre de natas', 'Caldo de costilla'], 60_000),
    adiciones: products(['Aguacate', 'Huevo frito', 'Chicharrón'], ADDITIONS),
    bajas: [loss('66f0c1d2e3a4b5c6d7e8f9a0', `${hasta}T18:20:00.000Z`, 'El cliente no apareció')],
    cancelados: [loss('66f0c1d2e3a4b5c6d7e8f9b1', `${hasta}T19:05:00.000Z`, '')],
    personal: [
      staff('e1', 'Laura Gómez', { tomados: 210, entregados: 190, ventas }),
      staff('e2', 'Yolanda Pérez', { preparados: 400 }),
      staff('e3', 'Luz Dary Moreno', { facturados: pedidos }),
    ],
    clientes: { nuevos: 24, recurrentes: 61, sinCuenta: 120 },
    ...over,
  };
}

const NO_FIGURES: ReportFigures = {
  pedidos: 0,
  ventas: 0,
  ticketPromedio: 0,
  cancelados: { pedidos: 0, ventas: 0 },
  bajas: { pedidos: 0, ventas: 0 },
  minutosPreparacion: null,
  minutosEntrega: null,
  descuentos: 0,
  cortesias: 0,
  devoluciones: 0,
  propinas: 0,
};

/** A report of days without orders. */
export function anEmptyReport(wanted: Wanted = {}, over: Partial<Report> = {}): Report {
  const full = aReport(wanted);
  return {
    ...full,
    actual: NO_FIGURES,
    anterior: { ...full.anterior, ...NO_FIGURES },
    porSede: full.porSede.map((sede) => ({
      ...sede,
      pedidos: 0,
      ventas: 0,
      anterior: { pedidos: 0, ventas: 0 },
    })),
    porDia: full.porDia.map((day) => ({
      ...day,
      pedidos: 0,
      ventas: 0,
      porSede: day.porSede.map(() => 0),
      anterior: 0,
    })),
    porHora: [],
    porTipo: [],
    porMetodoPago: [],
    productos: [],
    menosVendidos: [],
    adiciones: [],
    bajas: [],
    cancelados: [],
    personal: [],
    clientes: { nuevos: 0, recurrentes: 0, sinCuenta: 0 },
    ...over,
  };
}

function ordersOn(day: string, at: number): number {
  return 14 + weekdayOf(day) * 3 + (at % 5);
}

function figures(pedidos: number, ventas: number): ReportFigures {
  return {
    pedidos,
    ventas,
    ticketPromedio: pedidos === 0 ? 0 : Math.round(ventas / pedidos),
    cancelados: { pedidos: 14, ventas: 14 * TICKET },
    bajas: { pedidos: 3, ventas: 3 * TICKET },
    minutosPreparacion: 17.6,
    minutosEntrega: 4.2,
    descuentos: pedidos * 600,
    cortesias: pedidos * 200,
    devoluciones: 38_000,
    propinas: pedidos * 1_500,
  };
}

/** One of several parts: the first is the largest, and all add up to the whole. */
function part(pedidos: number, ventas: number, at: number, parts: number) {
  const share = (2 * (parts - at)) / (parts * (parts + 1));
  return { pedidos: Math.round(pedidos * share), ventas: Math.round(ventas * share) };
}

function products(names: readonly string[], whole: number) {
  return names.map((nombre, at) => {
    const { ventas } = part(0, whole, at, names.length);
    const cantidad = Math.max(1, Math.round(ventas / 24_500));
    return { id_sigo: nombre.slice(0, 4).toUpperCase(), nombre, cantidad, ventas };
  });
}

function loss(_id: string, fecha: string, motivo: string) {
  return { _id, dbName: 'centro', fecha, total: 54_900, motivo, por: 'Laura Gómez' };
}

function staff(
  empleado: string,
  nombre: string,
  did: Partial<Report['personal'][number]>,
): Report['personal'][number] {
  const nothing = { tomados: 0, preparados: 0, entregados: 0, facturados: 0, ventas: 0 };
  return { empleado, nombre, dbName: 'centro', ...nothing, ...did };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
