import type { SedeSettings } from '@comanda/contract/locations/sede-settings';
import type { Tope } from '@comanda/contract/locations/sede-settings.rules';
import type { Put } from '../db/prepared.ts';
import { inPreparedSede } from '../sessions/in-sede.ts';

/** How many orders of a sede and estado are read, so that the check has a bounded cost. */
const SPAN = 1_000;

/** A possible stranger: a hash of their address, and the caps of the sede. */
export type Stranger = {
  origen: Buffer;
  topeInvitado: number;
  topeCuenta: number;
  topeDireccion: number;
  topeSede: number;
  soloConocidos: boolean;
};

type Judged = Partial<Stranger> & {
  restaurantId: string;
  locationId: string;
  client_id: string | null;
  email: string | null;
};

export function strangerFrom(origen: Buffer, { quien, topes }: SedeSettings['pedidos']): Stranger {
  return {
    origen,
    topeInvitado: topes.invitado,
    topeCuenta: topes.cuenta,
    topeDireccion: topes.direccion,
    topeSede: topes.sede,
    soloConocidos: quien === 'conocidos',
  };
}

/**
 * Parts of the statement that writes an order. `judged.tope` is the cap that forbids the order, and
 * `judged.origen` is kept only if its author is a stranger. An account that the sede has served
 * before is not counted. Only orders of strangers have an `origen`; those of the last day count
 * while they are not handed over.
 */
export function judging(by: 'guest' | 'diner', put: Put<Judged>): string {
  const ofSede = inPreparedSede(put, 'o');
  const isDiner = by === 'diner';
  const seen = `EXISTS (SELECT FROM orders o WHERE ${ofSede}
    AND o.client_id = ${put('client_id')}::uuid AND o.estado IN ('entregado', 'facturado'))`;
  const newest = (estado: string) => `(
    SELECT o.client_id, o.email, o.origen FROM orders o
    WHERE ${ofSede} AND o.estado = '${estado}' AND o."horaCreacion" > now() - INTERVAL '1 day'
      AND NOT (SELECT is_seen FROM author)
    ORDER BY o."horaCreacion" DESC, o.id DESC LIMIT ${SPAN})`;
  const own = isDiner
    ? `w.client_id = ${put('client_id')}::uuid`
    : `w.client_id IS NULL AND w.email = ${put('email')}::text`;
  const counted: [Tope, string][] = [
    isDiner
      ? ['cuenta', `count(*) FILTER (WHERE ${own}) >= ${put('topeCuenta')}::int`]
      : ['invitado', `count(*) FILTER (WHERE ${own}) >= ${put('topeInvitado')}::int`],
    [
      'direccion',
      `count(*) FILTER (WHERE w.origen = ${put('origen')}::bytea) >= ${put('topeDireccion')}::int`,
    ],
    ['sede', `count(*) >= ${put('topeSede')}::int`],
  ];
  return `author AS (SELECT ${isDiner ? seen : 'false'} AS is_seen),
    judged AS (
      SELECT CASE WHEN NOT author.is_seen THEN ${put('origen')}::bytea END AS origen,
        CASE WHEN author.is_seen THEN NULL
          WHEN ${put('soloConocidos')}::boolean THEN 'conocidos'
          ELSE waiting.tope END AS tope
      FROM author, (
        SELECT CASE ${counted.map(([tope, isOver]) => `WHEN ${isOver} THEN '${tope}'`).join(' ')} END AS tope
        FROM (${newest('enviado')} UNION ALL ${newest('preparado')}) w WHERE w.origen IS NOT NULL
      ) waiting
    )`;
}
