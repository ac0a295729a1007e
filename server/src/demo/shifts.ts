import { bogotaDay, dayRange } from '@comanda/contract/days';
import { countOf, shiftFigures } from '@comanda/contract/till/till.rules';
import { DENOMINACIONES } from '@comanda/contract/till/till.words';
import type { Chance } from './chance.ts';
import type { Charged, Crew } from './charged.ts';

const MINUTE_MS = 60_000;
const BASE = 200_000;
/** The till is counted before the doors open. */
const OPENED_MS = 11.5 * 60 * MINUTE_MS;

/** How the last counts came out, the newest first; the others were right. */
const DIFFERENCES: readonly { pesos: number; nota: string | null }[] = [
  { pesos: -8_000, nota: 'Parece que se dieron vueltas de más en la mesa 4.' },
  { pesos: 0, nota: null },
  { pesos: 2_000, nota: 'Alguien dejó las vueltas.' },
];

/** A closed shift for each past day on which somebody paid. What was paid today is in none. */
export function shiftsOf(
  charged: readonly Charged[],
  { cashier }: Crew,
  now: Date,
  { uuid }: Pick<Chance, 'uuid'>,
) {
  const today = bogotaDay(now);
  const days = [...Map.groupBy(charged, ({ account }) => bogotaDay(account.cerrada))].filter(
    ([day]) => day < today,
  );
  const shifts = days.map(([day, own], at) => {
    const { pesos, nota } = DIFFERENCES[days.length - 1 - at] ?? { pesos: 0, nota: null };
    return shiftOf(own, {
      id: uuid(),
      expenseId: uuid(),
      numero: at + 1,
      day,
      pesos,
      nota,
      cashier,
    });
  });
  return {
    shifts: shifts.map(({ shift }) => shift),
    movements: shifts.map(({ movement }) => movement),
    /** The same accounts and payments, in their shifts. */
    charged: [
      ...shifts.flatMap(({ charged: own }) => own),
      ...charged.filter(({ account }) => bogotaDay(account.cerrada) >= today),
    ],
  };
}

type Day = {
  id: string;
  expenseId: string;
  numero: number;
  day: string;
  pesos: number;
  nota: string | null;
  cashier: Crew['cashier'];
};

function shiftOf(
  charged: readonly Charged[],
  { id, expenseId, numero, day, pesos, nota, cashier }: Day,
) {
  const abierto = new Date(dayRange(day).from.getTime() + OPENED_MS);
  const last = Math.max(...charged.map(({ account }) => account.cerrada.getTime()));
  const movement = {
    id: expenseId,
    turno_id: id,
    tipo: 'egreso' as const,
    clase: 'gasto',
    valor: 18_000,
    motivo: 'Hielo y limones',
    por: cashier.nombre,
    at: new Date(abierto.getTime() + 90 * MINUTE_MS),
  };
  const { porMetodo, esperado } = shiftFigures(
    { base: BASE },
    charged.flatMap(({ payments }) => payments),
    [movement],
    charged.map(({ account: { numero: own, totales } }) => ({ numero: own, ...totales })),
  );
  const slips = porMetodo.filter(({ metodo }) => metodo !== 'efectivo');
  const conteo = countOf({
    dbName: '',
    denominaciones: notesOf(esperado.efectivo + pesos),
    otros: Object.fromEntries(slips.map(({ metodo, neto }) => [metodo, neto])),
  });
  return {
    movement,
    shift: {
      id,
      numero,
      empleado_id: cashier.id,
      nombre: cashier.nombre,
      abierto,
      base: BASE,
      cerrado: new Date(last + 6 * MINUTE_MS),
      cerradoPor: cashier.nombre,
      conteo,
      esperado: { ...esperado, porMetodo },
      diferencia: conteo.efectivo - esperado.efectivo,
      nota,
    },
    charged: charged.map((one) => ({
      ...one,
      account: { ...one.account, turno_id: id },
      payments: one.payments.map((payment) => ({ ...payment, turno_id: id })),
    })),
  };
}

/** As few notes and coins as make the sum. */
function notesOf(pesos: number): Record<string, number> {
  let left = pesos;
  const notes: Record<string, number> = {};
  for (const worth of DENOMINACIONES) {
    const count = Math.floor(left / worth);
    if (count > 0) notes[worth] = count;
    left -= count * worth;
  }
  return notes;
}
