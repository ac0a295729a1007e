import { dayRange } from '@comanda/contract/days';
import { type Estado, ORDER_LIST_MAX, type OrderListQuery } from '@comanda/contract/orders/orders';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { ESTADOS } from '@comanda/contract/orders/orders.words';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { PageCursor } from '../db/page-cursor.ts';
import { type Put, prepare, runPlanned, type Write } from '../db/prepared.ts';
import { inPreparedSede, inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { COLUMNS } from './orders.db.ts';
import { type OrderRow, WIRE_COLUMNS, wireSql } from './orders.presenter.ts';

/** How many orders one search reads. Older ones come with the next page. */
export const SEARCH_SPAN = 2_000;

export type OrderListFilter = Omit<OrderListQuery, 'dbName' | 'cursor' | 'q'> & {
  cursor: PageCursor | null;
  /** Folded like the text of the orders; null lists without searching. */
  wanted: string | null;
  /** Only open orders, and those that came in or ended since then; null lists the past too. */
  since: Date | null;
};

type ListedOrders = {
  /** Each as JSON for the wire. */
  orders: string[];
  revision: number;
  /** Where a search stopped although older orders may follow. */
  edge: PageCursor | null;
};

/**
 * A page of the sede's orders, newest first, and the sede's revision at the same instant. A search
 * reads the next `SEARCH_SPAN` orders in scope, so its cost does not grow with the sede's history.
 */
export async function selectOrders(
  db: Db,
  sede: Sede,
  query: OrderListFilter,
): Promise<ListedOrders> {
  const { desde, hasta, cursor, sinceRevision, wanted, limit } = query;
  const asked = [...new Set(query.estado)];
  const isOpen = (estado: Estado) => OPEN_ESTADOS.includes(estado);
  // A list of open estados has nothing of the past in it.
  const since = asked.length > 0 && asked.every(isOpen) ? null : query.since;
  const named = since && asked.length === 0 ? ESTADOS : asked;
  const estados = since ? named.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))) : asked;
  const values: Values = {
    ...sede,
    ...Object.fromEntries(estados.map((estado, at) => [`estado${at}`, estado])),
    ...(desde && { from: dayRange(desde).from }),
    ...(hasta && { to: dayRange(hasta).to }),
    ...(sinceRevision !== undefined && { sinceRevision }),
    ...(cursor && { cursorAt: cursor.at, cursorId: cursor.id }),
    ...(wanted !== null && { wanted }),
    ...(since && { since }),
    rowLimit: limit + 1,
    dbNameJson: JSON.stringify(sede.dbName),
  };
  const isPlain =
    !desde && !hasta && !cursor && sinceRevision === undefined && wanted === null && !since;
  const usual = isPlain ? USUAL[limit]?.[estados.length] : undefined;
  const states = since
    ? { count: estados.length, open: estados.filter(isOpen).length }
    : { count: estados.length };
  const rows = usual
    ? await usual(db, values)
    : await runPlanned<Values, Listed>(db, listing(values, states), values);
  const [first] = rows;
  return {
    orders: rows.flatMap(({ wire }) => wire ?? []),
    revision: first?.sede_revision ?? 0,
    edge: first?.edge_id ? { id: first.edge_id, at: first.edge_at.toISOString() } : null,
  };
}

type Values = Pick<Sede, 'restaurantId' | 'locationId'> & {
  [estado: `estado${number}`]: string;
  from?: Date;
  to?: Date;
  sinceRevision?: number;
  cursorAt?: string;
  cursorId?: string;
  wanted?: string;
  since?: Date;
  rowLimit: number;
  dbNameJson: string;
};

type Listed = {
  /** Null in the one row of an empty page. */
  wire: string | null;
  sede_revision: number;
  edge_id?: string | null;
  edge_at: Date;
};

const PAGE_COLUMNS = WIRE_COLUMNS.map((name) => `o."${name}"`).join(', ');

/**
 * The lists that consoles ask for all day, by limit and number of estados. The limit is part of the
 * text: a plan for any limit would expect a tenth of all rows. Lists with days or a cursor are
 * planned for their values.
 */
const USUAL = Object.fromEntries(
  [50, ORDER_LIST_MAX].map((limit) => [
    limit,
    [0, ...ESTADOS.map((_, at) => at + 1)].map((count) =>
      prepare<Values, Listed>(`list-${limit}-orders-in-${count}-states`, (put) =>
        listing({}, { count }, String(limit + 1))(put),
      ),
    ),
  ]),
);

/** How many estados are asked for; the first `open` of them may be of any day. */
type States = { count: number; open?: number };

function listing(given: Partial<Values>, states: States, limit?: string): Write<Values> {
  return (put) => {
    const rowLimit = limit ?? `${put('rowLimit')}::int`;
    const wire = `CASE WHEN page.id IS NOT NULL THEN
      ${wireSql('page', `${put('dbNameJson')}::text`)} END AS wire`;
    const ofSede = inPreparedSede(put, 'c');
    const newestFirst = 'ORDER BY page."horaCreacion" DESC, page.id DESC';
    if (given.wanted === undefined) {
      return `SELECT c.revision AS sede_revision, ${wire}
        FROM location_counters c
        LEFT JOIN LATERAL (${newest(put, given, states, PAGE_COLUMNS, rowLimit)}) page ON true
        WHERE ${ofSede} ${newestFirst}`;
    }
    // Like `matchesSearch` of contract.
    const wanted = put('wanted');
    const searched = `o.id, o."horaCreacion", (position(${wanted} IN o.busqueda) > 0
      OR position(${wanted} IN o.id) > 0
      OR position(${wanted} IN replace(o.estado, '_', ' ')) > 0) AS is_found`;
    return `WITH span AS MATERIALIZED (
        ${newest(put, given, states, searched, String(SEARCH_SPAN))}
      ), edge AS (
        SELECT id, "horaCreacion" AS at FROM span
        ORDER BY "horaCreacion" DESC, id DESC OFFSET ${SEARCH_SPAN - 1}
      ), page AS (
        SELECT o.* FROM (
          SELECT id FROM span WHERE is_found ORDER BY "horaCreacion" DESC, id DESC LIMIT ${rowLimit}
        ) found
        -- One by one: joined at once, the planner may prefer to read all orders of the sede.
        CROSS JOIN LATERAL (
          SELECT ${PAGE_COLUMNS} FROM orders o
          WHERE ${inPreparedSede(put, 'o')} AND o.id = found.id
          LIMIT 1
        ) o
      )
      SELECT c.revision AS sede_revision, edge.id AS edge_id, edge.at AS edge_at, ${wire}
      FROM location_counters c LEFT JOIN edge ON true LEFT JOIN page ON true
      WHERE ${ofSede} ${newestFirst}`;
  };
}

/**
 * The newest orders in scope. With several estados, the newest of each are taken and then the
 * newest of those: an index is sorted within one estado, and would have to fetch and sort
 * everything of several.
 */
function newest(
  put: Put<Values>,
  given: Partial<Values>,
  { count, open }: States,
  columns: string,
  limit: string,
): string {
  const inScope = conditions(put, given).join(' AND ');
  const ordered = `ORDER BY o."horaCreacion" DESC, o.id DESC LIMIT ${limit}`;
  if (count === 0) return `SELECT ${columns} FROM orders o WHERE ${inScope} ${ordered}`;
  const wanted = Array.from({ length: count }, (_, at) => `(${put(`estado${at}`)}::text)`);
  const ofEach = (states: string[], scope: string) => `SELECT o.*
    FROM (VALUES ${states.join(', ')}) wanted(estado),
    LATERAL (
      SELECT ${columns} FROM orders o WHERE ${scope} AND o.estado = wanted.estado ${ordered}
    ) o`;
  if (open === undefined) return `${ofEach(wanted, inScope)} ${ordered}`;
  const lately = `${inScope} AND ${LAST_EVENT} >= ${put('since')}::timestamptz`;
  const parts = [
    ...(open > 0 ? [ofEach(wanted.slice(0, open), inScope)] : []),
    ...(open < count ? [ofEach(wanted.slice(open), lately)] : []),
  ];
  return `SELECT o.* FROM (${parts.join(' UNION ALL ')}) o ${ordered}`;
}

/** Written like the expression of the index. For an order that is over, the time it ended. */
const LAST_EVENT = `GREATEST(o."horaCreacion", o."fechaPreparado", o."fechaEntregado",
  o."fechaCancelado", o."fechaFacturado", o."fechaBaja")`;

/** Conditions on `orders o`. */
function conditions(put: Put<Values>, given: Partial<Values>): string[] {
  const all = [inPreparedSede(put, 'o')];
  if (given.from) all.push(`o."horaCreacion" >= ${put('from')}::timestamptz`);
  if (given.to) all.push(`o."horaCreacion" < ${put('to')}::timestamptz`);
  if (given.sinceRevision !== undefined) {
    all.push(`o.revision > ${put('sinceRevision')}::bigint`);
  }
  if (given.cursorAt) {
    const place = `(${put('cursorAt')}::timestamptz, ${put('cursorId')}::text)`;
    all.push(`(o."horaCreacion", o.id) < ${place}`);
  }
  return all;
}

export async function selectOrdersOf(
  db: Db,
  sede: Sede,
  clientId: string,
  { limit, after }: { limit: number; after: PageCursor | null },
): Promise<OrderRow[]> {
  const later = after ? sql`AND (o."horaCreacion", o.id) < (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.client_id = ${clientId}::uuid ${later}
    ORDER BY o."horaCreacion" DESC, o.id DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Where the client's last delivery went. */
export async function lastDeliveryOf(
  db: Db,
  sede: Sede,
  clientId: string,
): Promise<Pick<OrderRow, 'direccion' | 'telefono'> | undefined> {
  const { rows } = await sql<Pick<OrderRow, 'direccion' | 'telefono'>>`
    SELECT o.direccion, o.telefono FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.client_id = ${clientId}::uuid AND o.direccion IS NOT NULL
    ORDER BY o."horaCreacion" DESC, o.id DESC
    LIMIT 1`.execute(db);
  return rows[0];
}

export async function selectFollowed(
  db: Db,
  sede: Sede,
  tokens: readonly string[],
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    SELECT ${COLUMNS} FROM orders o
    WHERE ${inSede(sede, 'o')}
      AND o.seguimiento = ANY(${tokens})
    ORDER BY o."horaCreacion" DESC`.execute(db);
  return rows;
}

/** The id of the order that a guest follows with this token. */
export async function findFollowed(
  db: Db,
  sede: Sede,
  seguimiento: string,
): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where(inSede(sede))
    .where('seguimiento', '=', seguimiento)
    .executeTakeFirst();
  return order?.id ?? null;
}
