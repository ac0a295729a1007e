import { wantedText } from '@comanda/contract/order-search';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Sede } from '../session.ts';
import { COLUMNS, type ListedOrders, newest, type OrderListFilter } from './orders.db.ts';
import type { OrderRow } from './orders.presenter.ts';

/** How many orders one call looks through. Whoever wants older ones pages on. */
export const SEARCH_SPAN = 2_000;

/** Where the look ended although there may be more behind it. */
export type SearchEdge = { horaCreacion: Date; id: string };

/**
 * A page of the orders that say `q`, newest first, among the next `SEARCH_SPAN` in scope: what a call
 * costs does not grow with a sede's history.
 */
export async function searchOrders(
  db: Db,
  sede: Sede,
  query: OrderListFilter & { q: string },
): Promise<ListedOrders & { edge: SearchEdge | null }> {
  // As `matchesSearch` of contract.
  const isFound = sql`position(${wantedText(query.q)} IN o.busqueda) > 0`;
  const searched = sql`o.id, o."horaCreacion", ${isFound} AS is_found`;
  const { rows } = await sql<OrderRow & Counted>`
    WITH span AS MATERIALIZED (
      ${newest(sede, query, searched, SEARCH_SPAN)}
    ), edge AS (
      SELECT id, "horaCreacion" FROM span
      ORDER BY "horaCreacion" DESC, id DESC OFFSET ${SEARCH_SPAN - 1}
    ), page AS (
      SELECT ${COLUMNS} FROM span s
      JOIN orders o ON o.restaurant_id = ${sede.restaurantId} AND o.location_id = ${sede.locationId}
        AND o.id = s.id
      WHERE s.is_found
      ORDER BY s."horaCreacion" DESC, s.id DESC
      LIMIT ${query.limit + 1}
    )
    SELECT c.revision AS sede_revision, edge.id AS edge_id, edge."horaCreacion" AS edge_at, page.*
    FROM location_counters c LEFT JOIN edge ON true LEFT JOIN page ON true
    WHERE c.restaurant_id = ${sede.restaurantId} AND c.location_id = ${sede.locationId}
    ORDER BY page."horaCreacion" DESC, page.id DESC`.execute(db);
  const [first] = rows;
  return {
    rows: rows.filter((row) => row.id !== null),
    revision: first?.sede_revision ?? 0,
    edge: first?.edge_id ? { id: first.edge_id, horaCreacion: first.edge_at } : null,
  };
}

type Counted = { sede_revision: number; edge_id: string | null; edge_at: Date };
