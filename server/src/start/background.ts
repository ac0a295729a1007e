import { releaseForgotten } from '../accounts/release-account.service.ts';
import { deleteOldTalks } from '../chat/chat.service.ts';
import { type Db, sessionsOf } from '../db/db.ts';
import { dropOldMails } from '../mail/outbox.ts';
import { noticeExpiringMemberships } from '../memberships/memberships.service.ts';
import { startScheduled } from '../orders/scheduled.service.ts';
import { forgetClosed } from '../owners/close-account.service.ts';
import { dropOldRegistrations } from '../owners/registration.service.ts';
import { type PaymentDeps, sweepOpenLinks } from '../payments/payments.service.ts';
import { dropOldTickets } from '../printing/printing.service.ts';
import { closePast } from '../reports/closing.service.ts';
import { dropOldCodes } from '../sessions/email-codes.ts';
import { dropOldResets } from '../sessions/passwords.ts';
import { dropOldSessions } from '../sessions/session.ts';
import type { TableDeps } from '../tables/tell-accounts.ts';

const EVERY_MS = 60_000;
/** One node at a time runs the background work. */
const BACKGROUND_LOCK = 20_261_118;

type BackgroundDeps = PaymentDeps & TableDeps;

/** Runs the work that no request triggers: once a minute, on one node, until stopped. */
export function startBackground(deps: BackgroundDeps, onFailure: (error: Error) => void) {
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

/** When asked to stop, it finishes the current step and starts no other. */
async function runDue(
  deps: BackgroundDeps,
  onFailure: (error: Error) => void,
  signal: AbortSignal,
) {
  const tasks = [
    () => sweepOpenLinks(deps),
    () => noticeExpiringMemberships(deps),
    () => deps.outbox.deliver(),
    () => forgetWhatIsOver(deps.db),
    () => forgetClosed(deps.db, signal),
    () => startScheduled(deps, new Date(), signal),
    () => releaseForgotten(deps, new Date(), signal),
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

/** Runs `work` unless another node is at it. */
export async function alone(db: Db, work: () => Promise<void>) {
  const session = await sessionsOf(db).connect();
  try {
    const { rows } = await session.query<{ isMine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isMine"',
      [BACKGROUND_LOCK],
    );
    if (!rows[0]?.isMine) return;
    try {
      await work();
    } finally {
      await session.query('SELECT pg_advisory_unlock($1)', [BACKGROUND_LOCK]);
    }
  } finally {
    session.release();
  }
}

/** Deletes expired sessions, codes and links, and what was sent or printed long ago. */
async function forgetWhatIsOver(db: Db) {
  await dropOldSessions(db);
  await dropOldResets(db);
  await dropOldRegistrations(db);
  await dropOldCodes(db);
  await dropOldTickets(db);
  await deleteOldTalks(db);
  await dropOldMails(db);
}
