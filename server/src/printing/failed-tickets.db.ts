import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';
import { SILENT_MS } from './printing.db.ts';

/** How long a ticket is for the kitchen: its order is open that long at most, and a cancelled one is thrown away sooner. */
const NEEDED_HOURS = 12;
const CANCELLED_HOURS = 1;

/** An agent that is connected takes a ticket at once, and says what became of it soon after. */
const isLate = (since: string) =>
  sql<boolean>`${sql.ref(since)} < now() - make_interval(secs => ${SILENT_MS / 1_000})`;

/** The tickets of stations that did not come out, while the kitchen still makes their order; oldest first. */
export async function selectFailed(db: Db, sede: Sede, estacion: string | undefined) {
  return db
    .selectFrom('print_jobs as j')
    .innerJoin('orders as o', (join) =>
      join
        .onRef('o.restaurant_id', '=', 'j.restaurant_id')
        .onRef('o.location_id', '=', 'j.location_id')
        .onRef('o.id', '=', 'j.order_id'),
    )
    .select(['j.id', 'j.estacion', 'j.target', 'j.order_id', 'j.clase', 'j.error', 'j.created_at'])
    .where(inSede(sede, 'j'))
    .where(inSede(sede, 'o'))
    .where('j.created_at', '>', sql<Date>`now() - make_interval(hours => ${NEEDED_HOURS})`)
    .where('j.clase', 'is not', null)
    .where('j.repetido', '=', false)
    .$if(estacion !== undefined, (jobs) => jobs.where('j.estacion', '=', estacion ?? ''))
    .where((eb) =>
      eb.or([
        eb('j.estado', '=', 'fallido'),
        eb('j.estado', '=', 'pendiente').and(isLate('j.created_at')),
        eb('j.estado', '=', 'enviado').and(isLate('j.claimed_at')),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('o.estado', '=', 'enviado'),
        eb('j.clase', '=', 'anulado').and(
          'j.created_at',
          '>',
          sql<Date>`now() - make_interval(hours => ${CANCELLED_HOURS})`,
        ),
      ]),
    )
    .orderBy('j.created_at')
    .orderBy('j.id')
    .execute();
}

/** Gives up tickets that failed, each once, and answers them: whoever asks has them printed as other jobs. */
export async function takeFailed(tx: Db, sede: Sede, ids: readonly string[]) {
  return tx
    .updateTable('print_jobs')
    .set({ estado: 'fallido', repetido: true })
    .where(inSede(sede))
    .where('id', 'in', ids)
    .where('clase', 'is not', null)
    .where('repetido', '=', false)
    .where((eb) =>
      eb.or([eb('estado', '=', 'fallido'), eb('estado', '=', 'enviado').and(isLate('claimed_at'))]),
    )
    .returning([
      'target',
      'text',
      'order_id',
      'clase',
      'estacion',
      'revision',
      'agent_id',
      'empezado',
    ])
    .execute();
}
