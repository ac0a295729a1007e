import { signOf } from '../accounts/accounts.rules.ts';
import type { PagoTipo } from '../accounts/accounts.words.ts';
import type { TaxLine } from '../accounts/taxes.rules.ts';
import { DAY_MS } from '../days.ts';
import { METODOS_COBRO, type MetodoPago } from '../orders/orders.words.ts';
import { type Actor, hasFacultad } from '../permissions.ts';
import { cleanText } from '../text.ts';
import type { Problem } from '../wire.ts';
import { TILL_LIMITS } from './till.limits.ts';
import { tillMessages } from './till.messages.ts';
import type {
  CashMove,
  Count,
  CountDraft,
  MethodFigures,
  ShiftFigures,
  ShiftOpening,
} from './till.ts';
import { DENOMINACIONES, type MovementTipo, OTROS_METODOS } from './till.words.ts';

/** Money that came in, or went back; or the sum of several payments of one kind. */
export interface TillPayment {
  tipo: PagoTipo;
  metodo: MetodoPago;
  valor: number;
  propina: number;
  /** How many payments it is the sum of. */
  pagos?: number;
}

/** Cash that was put into a till or taken out without a sale. */
export interface TillMovement {
  tipo: MovementTipo;
  valor: number;
}

/** An account that was closed in a shift. */
export interface ClosedAccount extends CountedAccount {
  numero: number | null;
  /** What an earlier closing report has of it: it was closed then, and opened again. */
  contado?: CountedAccount | null;
}

interface CountedAccount {
  descuentos: number;
  impuestos: readonly TaxLine[];
}

/** How much cash a till must hold: what was counted when its shift began, and everything since. */
export function expectedCash(
  { base }: { base: number },
  payments: readonly TillPayment[],
  movements: readonly TillMovement[],
): number {
  const cash = payments.filter(({ metodo }) => metodo === 'efectivo');
  const paid = sum(cash.map((one) => signOf(one) * (one.valor + one.propina)));
  return base + paid + sumOf(movements, 'ingreso') - sumOf(movements, 'egreso');
}

/** What came by each method, those with the most first. */
export function methodFigures(payments: readonly TillPayment[]): MethodFigures[] {
  return METODOS_COBRO.map((metodo) => {
    const own = payments.filter((one) => one.metodo === metodo);
    const came = own.filter(({ tipo }) => tipo !== 'devolucion');
    const valor = sum(came.map((one) => signOf(one) * one.valor));
    const propina = sum(came.map((one) => signOf(one) * one.propina));
    const back = own.filter(({ tipo }) => tipo === 'devolucion');
    const devuelto = sum(back.map((one) => one.valor + one.propina));
    return {
      metodo,
      pagos: sum(came.map((one) => signOf(one) * (one.pagos ?? 1))),
      valor,
      propina,
      devuelto,
      neto: valor + propina - devuelto,
    };
  })
    .filter(({ pagos, valor, propina, devuelto }) => pagos || valor || propina || devuelto)
    .toSorted((a, b) => b.neto - a.neto);
}

/** Every figure of a shift: what X shows, and what Z keeps. */
export function shiftFigures(
  shift: { base: number },
  payments: readonly TillPayment[],
  movements: readonly TillMovement[],
  accounts: readonly ClosedAccount[],
): { porMetodo: MethodFigures[]; esperado: ShiftFigures } {
  const porMetodo = methodFigures(payments);
  // What an earlier report has is counted once, in that one; here is what changed since.
  const isNew = ({ contado }: ClosedAccount) => !contado;
  const counted = accounts.flatMap(({ contado }) => contado ?? []);
  const numbers = accounts
    .filter(isNew)
    .flatMap(({ numero }) => numero ?? [])
    .toSorted((a, b) => a - b);
  return {
    porMetodo,
    esperado: {
      efectivo: expectedCash(shift, payments, movements),
      ingresos: sumOf(movements, 'ingreso'),
      egresos: sumOf(movements, 'egreso'),
      ventas: sum(porMetodo.map(({ valor }) => valor)),
      propinas: sum(porMetodo.map(({ propina }) => propina)),
      devoluciones: sum(porMetodo.map(({ devuelto }) => devuelto)),
      descuentos:
        sum(accounts.map(({ descuentos }) => descuentos)) -
        sum(counted.map(({ descuentos }) => descuentos)),
      impuestos: addedTaxes([
        ...accounts.flatMap(({ impuestos }) => impuestos),
        ...counted.flatMap(({ impuestos }) => impuestos.map(negated)),
      ]),
      cuentas: {
        cantidad: accounts.filter(isNew).length,
        primera: numbers[0] ?? null,
        ultima: numbers.at(-1) ?? null,
      },
    },
  };
}

function addedTaxes(lines: readonly TaxLine[]): TaxLine[] {
  return [...Map.groupBy(lines, ({ codigo }) => codigo)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([codigo, own]) => ({
      codigo,
      base: sum(own.map(({ base }) => base)),
      valor: sum(own.map(({ valor }) => valor)),
    }))
    .filter(({ base, valor }) => base !== 0 || valor !== 0);
}

function negated({ codigo, base, valor }: TaxLine): TaxLine {
  return { codigo, base: -base, valor: -valor };
}

/** Whether this person counts before they may learn what a till must hold. */
export function countsBlind(actor: Actor, { cierreCiego }: { cierreCiego: boolean }): boolean {
  return cierreCiego && !hasFacultad(actor, 'arqueo');
}

/** Whether somebody forgot to close it. */
export function isLeftOpen({ abierto }: { abierto: string }, now: Date): boolean {
  return now.getTime() - Date.parse(abierto) > DAY_MS;
}

/** What a count is worth. It has no problems. */
export function countOf({ denominaciones, otros }: CountDraft): Count {
  const notes = Object.entries(denominaciones).filter(([, cantidad]) => cantidad > 0);
  return {
    denominaciones: Object.fromEntries(notes),
    efectivo: sum(notes.map(([worth, cantidad]) => Number(worth) * cantidad)),
    otros,
  };
}

export function openingProblems({ caja, base }: ShiftOpening): Problem[] {
  return [
    ...problem(cleanText(caja) !== '', 'caja', tillMessages.caja),
    ...problem(isPesos(base), 'base', tillMessages.base),
  ];
}

export function movementProblems({ valor, motivo }: CashMove): Problem[] {
  return [
    ...problem(isPesos(valor) && valor > 0, 'valor', tillMessages.valor),
    ...problem(cleanText(motivo) !== '', 'motivo', tillMessages.motivo),
  ];
}

export function countProblems({ denominaciones, otros }: CountDraft): Problem[] {
  return [
    ...Object.entries(denominaciones).flatMap(([worth, cantidad]) => {
      const path = `denominaciones.${worth}`;
      const isKnown = DENOMINACIONES.some((one) => String(one) === worth);
      const isCount = Number.isInteger(cantidad) && cantidad >= 0;
      return [
        ...problem(isKnown, path, tillMessages.denominacion),
        ...problem(isCount && cantidad <= TILL_LIMITS.cantidad, path, tillMessages.cantidad),
      ];
    }),
    ...Object.entries(otros).flatMap(([metodo, valor]) => {
      const isKnown = OTROS_METODOS.some((one) => one === metodo);
      return [
        ...problem(isKnown, `otros.${metodo}`, tillMessages.metodo),
        ...problem(isPesos(valor), `otros.${metodo}`, tillMessages.valor),
      ];
    }),
  ];
}

function problem(isRight: boolean, path: string, message: string): Problem[] {
  return isRight ? [] : [{ path, message }];
}

function isPesos(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= TILL_LIMITS.pesos;
}

/** What cash went in, or out, without a sale. */
export function sumOf(movements: readonly TillMovement[], tipo: MovementTipo): number {
  return sum(movements.filter((one) => one.tipo === tipo).map(({ valor }) => valor));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
