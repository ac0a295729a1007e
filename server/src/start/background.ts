import { sql } from 'kysely';
import { deleteOldTalks } from '../chat/chat.service.ts';
import type { Db } from '../db/db.ts';
import { noticeExpiringMemberships } from '../memberships/expiry-notices.ts';
import { type PaymentDeps, sweepOpenLinks } from '../payments/payments.service.ts';
import { closePast } from '../reports/closing.service.ts';

const EVERY_MS = 60_000;
/** One node at a time does what is due. */
const BACKGROUND_LOCK = 20_261_118;

/** What must happen although nobody asks: once a minute, on one node, until stopped. */
export function startBackground(deps: PaymentDeps, onFailure: (error: Error) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout;
  let round = Promise.resolve();
  const next = () => {
    if (signal.aborted) return;
    round = runDue(deps, onFailure, signal);
    void round.then(() => {
      timer = setTimeout(next, EVERY_MS);
    });
  };
  timer = setTimeout(next, EVERY_MS);
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

/** Told to stop, it ends what it is at and begins nothing more. */
async function runDue(deps: PaymentDeps, onFailure: (error: Error) => void, signal: AbortSignal) {
  const tasks = [
    () => sweepOpenLinks(deps),
    () => noticeExpiringMemberships(deps),
    () => deps.outbox.deliver(),
    () => forgetWhatIsOver(deps.db),
    () => closePast(deps.db, new Date(), signal),
  ];
  try {
    await alone(deps.db, async () => {
      for (const task of tasks) {
        if (signal.aborted) return;
        await task().catch(onFailure);
      }
    });
  } catch (error) {
    onFailure(error as Error);
  }
}

async function alone(db: Db, work: () => Promise<void>) {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isMine: boolean }>`
      SELECT pg_try_advisory_lock(${BACKGROUND_LOCK}) AS "isMine"`.execute(connection);
    if (!rows[0]?.isMine) return;
    try {
      await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${BACKGROUND_LOCK})`.execute(connection);
    }
  });
}

/** Sessions and links that are worth nothing any more, and what was sent a month ago. */
async function forgetWhatIsOver(db: Db) {
  const now = new Date();
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  // A registration whose code nobody typed for a day is begun anew.
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.deleteFrom('owner_registrations').where('created_at', '<', dayAgo).execute();
  await db.deleteFrom('email_codes').where('expires_at', '<', dayAgo).execute();
  // Tickets hold names and addresses; after a week nobody prints them again.
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000);
  await db.deleteFrom('print_jobs').where('created_at', '<', weekAgo).execute();
  await deleteOldTalks(db);
  // Sent or not: after a month a mail has nothing to tell, and may hold a code or a link.
  await db.deleteFrom('mails').where('created_at', '<', monthAgo).execute();
}
