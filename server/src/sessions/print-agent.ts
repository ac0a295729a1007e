import { randomBytes } from 'node:crypto';
import type { Printer } from '@comanda/contract/printing/printing';
import { isUuid } from '@comanda/contract/text';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { hashToken, type Sede } from './session.ts';

/** A program in a restaurant that prints for one sede. */
export type PrintingAgent = {
  id: string;
  nombre: string;
  impresoras: Printer[];
  sede: Sede;
};

/**
 * An agent's token gives access to its sede's tickets and nothing else, until the owner revokes it.
 */
export async function authoriseAgent(db: Db, token: string): Promise<PrintingAgent> {
  const restaurantId = restaurantOfAgent(token);
  const row = await db
    .selectFrom('print_agents as a')
    .innerJoin('location_names as n', (join) =>
      join
        .onRef('n.restaurant_id', '=', 'a.restaurant_id')
        .onRef('n.location_id', '=', 'a.location_id'),
    )
    .select(['a.id', 'a.nombre', 'a.impresoras', 'a.restaurant_id', 'a.location_id', 'n.dbName'])
    .where('a.token_hash', '=', hashToken(token))
    .$if(restaurantId !== null, (query) => query.where('a.restaurant_id', '=', restaurantId))
    .executeTakeFirst();
  if (!row) throw new AppError('no_autenticado');
  const { id, nombre, impresoras, restaurant_id, location_id, dbName } = row;
  const sede = { restaurantId: restaurant_id, locationId: location_id, dbName };
  // Queued tickets are printed even where new orders are refused: an agent decides nothing.
  const open = { takesOrders: true, isReadOnly: false, isClosed: false };
  return { id, nombre, impresoras, sede: { ...sede, ...open } as Sede };
}

/** A token that names its restaurant, so that it is looked up where that restaurant's rows are. */
export function newAgentToken(restaurantId: string): string {
  return `cmd_${restaurantId}_${randomBytes(32).toString('base64url')}`;
}

/** Null for a token of an earlier version. */
function restaurantOfAgent(token: string): string | null {
  const named = token.slice('cmd_'.length, 'cmd_'.length + 36);
  return isUuid(named) ? named : null;
}
