import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import type { CountDraft, Shift } from '@comanda/contract/till/till';
import { TILL_LIMITS } from '@comanda/contract/till/till.limits';
import { countOf, countProblems } from '@comanda/contract/till/till.rules';
import { OTROS_METODOS, type OtroMetodo } from '@comanda/contract/till/till.words';
import { readPesos } from '../../lib/pesos-text.ts';
import type { TypedCount } from './kept-count.ts';

type Counted = Omit<CountDraft, 'dbName'>;

/** What notes and coins are worth together. */
export function cashOf(denominaciones: Readonly<Record<string, number>>): number {
  return countOf({ dbName: '', denominaciones, otros: {} }).efectivo;
}

/** The count for the server. What was left empty counts as nothing. */
export function countFrom({ denominaciones, otros, nota }: TypedCount): Counted {
  const typed = Object.entries(otros).map(([metodo, text]) => [metodo, readPesos(text)] as const);
  return {
    denominaciones: Object.fromEntries(
      Object.entries(denominaciones).filter(([, count]) => count > 0),
    ),
    otros: Object.fromEntries(
      typed.flatMap(([metodo, pesos]) => (pesos === null ? [] : [[metodo, pesos]])),
    ),
    nota: nota.trim() || null,
  };
}

/** What is wrong with a count, by field: 'otros.nequi'. */
export function problemsOf(count: TypedCount): Record<string, string> {
  const found = countProblems({ dbName: '', ...countFrom(count) });
  return Object.fromEntries(found.map(({ path, message }) => [path, message]));
}

/** What was forgotten: methods with payments that have no sum, and a drawer without cash. */
export function missingIn(count: TypedCount, { pagos }: Pick<Shift, 'pagos'>): string[] {
  const paid = new Set<string>(pagos.map(({ metodo }) => metodo));
  const empty = OTROS_METODOS.filter(
    (metodo) => paid.has(metodo) && readPesos(count.otros[metodo] ?? '') === null,
  );
  return [
    ...(cashOf(count.denominaciones) === 0 ? [METODO_PAGO_LABELS.efectivo] : []),
    ...empty.map((metodo) => METODO_PAGO_LABELS[metodo]),
  ];
}

/** The methods to count beside cash: those with payments, and those that somebody typed a sum for. */
export function methodsOf({ pagos }: Pick<Shift, 'pagos'>, count: TypedCount): OtroMetodo[] {
  const used = new Set<string>(pagos.map(({ metodo }) => metodo));
  return OTROS_METODOS.filter((metodo) => used.has(metodo) || count.otros[metodo] !== undefined);
}

export const LONGEST_NOTE = TILL_LIMITS.nota;
