import type { Count, MethodFigures, Shift } from './till.ts';
import { OTROS_METODOS } from './till.words.ts';

type Metodo = MethodFigures['metodo'];

/** What was counted of one way to pay, beside what must be there. */
export interface MethodDifference {
  metodo: Metodo;
  contado: number;
  esperado: number;
  /** Counted minus expected. */
  diferencia: number;
}

type Closed = Pick<Shift, 'porMetodo' | 'esperado'>;

/** Of a count, cash first; of the others those that were used or counted. Empty if the caller may not know. */
export function differencesOf(
  { porMetodo, esperado }: Closed,
  count: Pick<Count, 'efectivo' | 'otros'> | null,
): MethodDifference[] {
  if (!count || !porMetodo || !esperado) return [];
  const expected = new Map(porMetodo.map(({ metodo, neto }) => [metodo, neto]));
  const others = OTROS_METODOS.map((metodo) =>
    differenceOf(metodo, count.otros[metodo] ?? 0, expected.get(metodo) ?? 0),
  );
  const isUsed = ({ metodo, contado }: MethodDifference) => expected.has(metodo) || contado > 0;
  return [differenceOf('efectivo', count.efectivo, esperado.efectivo), ...others.filter(isUsed)];
}

function differenceOf(metodo: Metodo, contado: number, esperado: number): MethodDifference {
  return { metodo, contado, esperado, diferencia: contado - esperado };
}

/** Two methods, one of which lacks exactly what the other has too much: a payment was noted under the wrong one. */
export function crossedMethods(
  differences: readonly MethodDifference[],
): { falta: Metodo; sobra: Metodo; valor: number } | null {
  for (const { metodo, diferencia } of differences.filter((one) => one.diferencia < 0)) {
    const other = differences.find((one) => one.diferencia === -diferencia);
    if (other) return { falta: metodo, sobra: other.metodo, valor: -diferencia };
  }
  return null;
}
