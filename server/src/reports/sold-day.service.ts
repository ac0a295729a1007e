import { dayRange } from '@comanda/contract/days';
import type { MetodoPago } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Sede } from '../sessions/session.ts';
import { sold } from './facts.db.ts';

type SoldRow = {
  metodo: MetodoPago;
  /** What earlier versions invoiced has no account: it was paid by its own method. */
  hasAccount: boolean;
  pedidos: number;
  pagos: number;
  valor: number;
};

/** The orders that a sede sold on a day, by method. An order that was split off another is not one more. */
export async function readSoldDay(
  db: Db,
  { restaurantId, locationId }: Sede,
  day: string,
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT o."metodoPago" AS metodo, o."cuentaId" IS NOT NULL AS "hasAccount",
      count(*) FILTER (WHERE o."movidoDe" IS NULL)::int AS pedidos, count(*)::int AS pagos,
      sum(o.total - o.descuento)::bigint AS valor
    FROM orders o WHERE ${sold({ restaurantId, locationIds: [locationId], ...dayRange(day) })}
    GROUP BY 1, 2`.execute(db);
  return rows;
}
