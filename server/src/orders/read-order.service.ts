import type { Order } from '@comanda/contract/orders/orders';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sede } from '../sessions/session.ts';
import { findOrder } from './orders.db.ts';
import { presentOrder } from './orders.presenter.ts';

/** An order of the sede as it is now; orders of other sedes are not found. */
export async function readOrder(db: Db, sede: Sede, id: string): Promise<Order> {
  const row = await findOrder(db, sede, id);
  if (!row) throw new AppError('pedido_desconocido');
  return presentOrder(row, sede.dbName);
}
