import type { Author } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { calledWith, prepare } from '../db/prepared.ts';
import type { Sede } from '../sessions/session.ts';
import { columnsOf } from './orders.db.ts';
import type { OrderRow } from './orders.presenter.ts';

/** Why an order that exists was not changed. */
type Refusal = 'estado_cambiado' | 'sede_cambiada' | 'mesa_confirmada' | 'ya_es_tarde' | OfMoney;

const OF_MONEY = [
  'pedido_pagado',
  'sin_turno',
  'turno_por_elegir',
  'turno_invalido',
  'turno_cerrado',
] as const;
type OfMoney = (typeof OF_MONEY)[number];

/** A refusal that the order as it is now does not explain. */
export function isOfMoney(outcome: string): outcome is OfMoney {
  return OF_MONEY.some((one) => one === outcome);
}

/** How a change ended, with the order as it is now. */
export type Changed =
  | { outcome: 'ok' | Refusal; order: OrderRow }
  | { outcome: 'pedido_desconocido'; order?: undefined };

/** What every change of an order is given: which order, and who changes it. */
export function changeOf({ restaurantId, locationId }: Sede, id: string, author: Author) {
  return {
    restaurantId,
    locationId,
    id,
    actorTipo: author.actor.tipo,
    actorId: author.subjectId,
    actorNombre: author.nombre || author.email,
  };
}

/**
 * A call of a function (migrations 021, 023 to 026, 031, 033, 056, 060 and 070) that locks an order, changes it and writes its
 * audit entry: all or nothing, in one round trip. `types`: its arguments, in its order. `name`: of the statement, where several
 * functions are called alike.
 */
export function change<Name extends string>(
  called: string,
  types: Record<Name, string>,
  name = called,
) {
  type Row = OrderRow & { outcome: Changed['outcome'] };
  const call = prepare<Record<Name, unknown>, Row>(
    name,
    (put) => `SELECT outcome, ${columnsOf('(pedido)')} FROM ${called}(${calledWith(types, put)})`,
  );
  return async (db: Db, values: Record<Name, unknown>): Promise<Changed> => {
    const [row] = await call(db, values);
    const { outcome, ...order } = row as Row;
    return outcome === 'pedido_desconocido' ? { outcome } : { outcome, order };
  };
}
