import { restaurantName } from '@comanda/contract/locations/restaurant.words';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { trackingPath } from '@comanda/contract/pages/tracking-address';
import type { Db } from '../db/db.ts';
import { publicFaceOf } from '../locations/locations.service.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Sede } from '../sessions/session.ts';

type Deps = {
  db: Db;
  outbox: Outbox;
  publicUrl: () => string;
  onFailure: (error: Error) => void;
  /** How long orders wait for each other. */
  pauseMs?: number | undefined;
};

/** A new order whose e-mail gets the link to follow it. */
type Told = { sede: Sede; order: Order; seguimiento: string; cliente: string | null };

const PAUSE_MS = 1_000;
/** Beyond this many, orders come faster than mails can be written, and the newest go without. */
const MAX_WAITING = 10_000;

/**
 * Mails the link of each new order. The mails of a second are written in one transaction, so that an
 * order itself stays one statement and one commit; a node that is killed loses those of its last
 * second.
 */
export function openOrderMails({ db, outbox, publicUrl, onFailure, pauseMs = PAUSE_MS }: Deps) {
  let waiting: Told[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const told = waiting;
    waiting = [];
    if (told.length === 0) return;
    const faces = await facesOf(db, told);
    await db.transaction().execute(async (tx) => {
      for (const { sede, order, seguimiento, cliente } of told) {
        const face = faces.get(sede.locationId);
        if (!face || !order.email) continue;
        const letter = {
          kind: 'pedido_recibido' as const,
          ...face,
          pedido: shortId(order._id).toUpperCase(),
          total: order.total,
          url: `${publicUrl()}${trackingPath(sede.dbName, seguimiento)}`,
          ...(cliente && { cliente }),
        };
        await outbox.write(tx, order.email, letter);
      }
    });
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch(onFailure);
    return writing;
  };
  return {
    add: (told: Told): void => {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(told);
      timer ??= setTimeout(() => flush().then(outbox.kick), pauseMs);
    },
    /** The next start sends what is written here. */
    close: flush,
  };
}

export type OrderMails = ReturnType<typeof openOrderMails>;

/** The names under which the public knows each sede. */
async function facesOf(db: Db, told: readonly Told[]) {
  const sedes = new Map(told.map(({ sede }) => [sede.locationId, sede]));
  const faces = new Map<string, { restaurante: string; sede: string }>();
  for (const [id, sede] of sedes) {
    const { location, restaurante } = await publicFaceOf(db, sede);
    faces.set(id, { restaurante: restaurantName(restaurante), sede: location.nombre });
  }
  return faces;
}
