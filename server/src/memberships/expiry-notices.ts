import { DAY_MS } from '@comanda/contract/days';
import type { Db } from '../db/db.ts';
import type { Outbox } from '../mail/outbox.ts';

const NOTICES = [7, 1] as const;
/** Mails owners 7 days and 1 day before their membership ends, once for each end. */
export async function noticeExpiringMemberships({
  db,
  outbox,
  publicUrl,
}: {
  db: Db;
  outbox: Outbox;
  publicUrl: () => string;
}): Promise<void> {
  const now = Date.now();
  const owners = await db
    .selectFrom('owners as o')
    .innerJoin('plans as p', 'p.id', 'o.plan_id')
    .select(['o.id', 'o.email', 'o.fechaFin', 'p.plan_name'])
    .where('o.fechaFin', '>', new Date(now))
    .where('o.fechaFin', '<=', new Date(now + NOTICES[0] * DAY_MS))
    .execute();
  for (const { id, email, fechaFin, plan_name } of owners) {
    if (!fechaFin) continue;
    // Close to the end only the nearest notice applies.
    const days = fechaFin.getTime() - now <= DAY_MS ? 1 : 7;
    const letter = {
      kind: 'membresia_por_vencer',
      plan: plan_name,
      days,
      fechaFin: fechaFin.toISOString(),
      url: `${publicUrl()}/membership`,
    } as const;
    await outbox.write(db, email, letter, `${letter.kind} ${days} ${id} ${letter.fechaFin}`);
  }
  outbox.kick();
}
