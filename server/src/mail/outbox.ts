import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Letter } from '../db/tables.ts';
import { composeLetter } from './letters.ts';
import type { Mailer } from './mailer.ts';

const FIRST_WAIT_SECONDS = 15;
const MAX_TRIES = 12;

/**
 * A mail is written in the transaction of the change it reports, and sent after the commit, with
 * retries.
 */
export type Outbox = {
  /** `onceKey`: a notice with this key is written only once. Call `kick` after the commit. */
  write: (db: Db, recipient: string, letter: Letter, onceKey?: string) => Promise<void>;
  /** Sends waiting mails without making the caller wait. */
  kick: () => void;
  /** Sends waiting mails and resolves when no more can be sent now. */
  deliver: () => Promise<void>;
};

export function openOutbox(db: Db, mailer: Mailer, onFailure: (error: Error) => void): Outbox {
  let delivery: Promise<void> = Promise.resolve();
  const deliver = () => {
    // One failed round, such as a lost connection, must not end all later ones.
    delivery = delivery
      .catch(() => undefined)
      .then(async () => {
        while (await sendNext(db, mailer, onFailure));
      });
    return delivery;
  };
  return {
    write: async (tx, recipient, letter, onceKey) => {
      await tx
        .insertInto('mails')
        .values({ recipient, letter: JSON.stringify(letter), once_key: onceKey ?? null })
        .onConflict((conflict) => conflict.column('once_key').doNothing())
        .execute();
    },
    kick: () => {
      deliver().catch(onFailure);
    },
    deliver,
  };
}

/** Locks the mail while it is being sent, so that no other node sends it too. */
async function sendNext(db: Db, mailer: Mailer, onFailure: (error: Error) => void) {
  return db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('mails')
      .select(['id', 'recipient', 'letter', 'tries'])
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', sql<Date>`now()`)
      .where('tries', '<', MAX_TRIES)
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return false;
    const row = tx.updateTable('mails').where('id', '=', mail.id);
    try {
      await mailer(mail.recipient, composeLetter(mail.letter));
      // A sent mail may hold a code or a link, so only the fact is kept.
      await row.set({ sent_at: new Date(), letter: '{}' }).execute();
    } catch (error) {
      onFailure(error as Error);
      const wait = FIRST_WAIT_SECONDS * 2 ** mail.tries;
      await row
        .set({ tries: mail.tries + 1, next_try_at: new Date(Date.now() + wait * 1_000) })
        .execute();
    }
    return true;
  });
}

/** Of a sent mail only the fact is kept; a waiting one is deleted with its account. */
export async function dropMailsTo(tx: Db, { id, email }: { id: string; email: string }) {
  await sql`
    DELETE FROM mails
    WHERE recipient = ${email} AND once_key IS NULL
      AND (sent_at IS NOT NULL OR letter ->> 'cliente' = ${id})`.execute(tx);
}

/** After a month a mail is of no use, sent or not, and may hold a code or a link. */
export async function dropOldMails(db: Db): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
