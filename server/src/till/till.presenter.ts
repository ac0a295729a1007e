import type {
  Count,
  MethodFigures,
  Recount,
  Shift,
  ShiftFigures,
} from '@comanda/contract/till/till';
import type { Session } from '../sessions/session.ts';
import type { MovementRow, ShiftRow } from './till.db.ts';

/** The closing report, as it is kept. */
export type KeptReport = ShiftFigures & { porMetodo: MethodFigures[] };

type Told = {
  movements: readonly MovementRow[];
  pagos: Shift['pagos'];
  /** Null where the caller may not learn it. */
  report: KeptReport | null;
};

export function presentShift(
  row: ShiftRow,
  session: Session,
  { movements, pagos, report }: Told,
): Shift {
  return {
    ...presentShiftRow(row, session),
    base: row.base,
    movimientos: movements.map(({ id, tipo, clase, valor, motivo, por, at }) => {
      return { _id: id, tipo, clase, valor, motivo, por, fecha: at.toISOString() };
    }),
    pagos,
    porMetodo: report?.porMetodo ?? null,
    // The schema of the answer leaves out what stands beside it.
    esperado: report,
    conteo: isCount(row.conteo) ? row.conteo : null,
    nota: row.nota,
    reconteos: (row.reconteos as Recount[]).map((one) => {
      return { ...one, fecha: new Date(one.fecha).toISOString() };
    }),
  };
}

export function presentShiftRow(row: ShiftRow, session: Session) {
  return {
    _id: row.id,
    numero: row.numero,
    caja: row.caja,
    nombre: row.nombre,
    propio: isOwn(row, session),
    abierto: row.abierto.toISOString(),
    cerrado: row.cerrado?.toISOString() ?? null,
    cerradoPor: row.cerradoPor,
    diferencia: row.diferencia,
    forzado: row.forzado,
  };
}

/** An owner, who is one person, opens shifts as nobody of the staff. */
export function isOwn({ empleado_id }: Pick<ShiftRow, 'empleado_id'>, session: Session): boolean {
  return empleado_id === employeeOf(session);
}

export function employeeOf({ actor, subjectId }: Session): string | null {
  return actor.tipo === 'empleado' ? subjectId : null;
}

/** `{}`: nobody counted. */
function isCount(conteo: object | null): conteo is Count {
  return conteo !== null && 'efectivo' in conteo;
}
