import type { WompiTransaction } from '@comanda/contract/memberships/memberships';
import type { Db } from '../db/db.ts';
import type { Env } from '../env/env.ts';

type Environment = Env['WOMPI_ENV'];

export async function insertLink(
  db: Db,
  link: {
    restaurant_id: string;
    provider_link_id: string;
    environment: Environment;
    plan_id: string;
    amount_in_cents: number;
    expires_at: Date;
  },
): Promise<void> {
  await db.insertInto('payment_links').values(link).execute();
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLinkOf>>>;

/**
 * The link that a transaction pays: the one it names, or else the start of its reference. An event
 * of the provider does not say whose it is; who comes back from the checkout does.
 */
export async function findLinkOf(
  db: Db,
  environment: Environment,
  transaction: WompiTransaction,
  restaurantId?: string,
) {
  const { payment_link_id, reference } = transaction;
  const prefix = reference.replace(/_[^_]*_[^_]*$/, '');
  return db
    .selectFrom('payment_links as l')
    .innerJoin('plans as p', 'p.id', 'l.plan_id')
    .select([
      'l.restaurant_id',
      'l.id',
      'l.provider_link_id',
      'l.amount_in_cents',
      'l.plan_id',
      'l.created_at',
      'p.plan_name',
    ])
    .where('l.environment', '=', environment)
    .where('l.provider_link_id', '=', payment_link_id ?? prefix)
    .$if(restaurantId !== undefined, (query) =>
      query.where('l.restaurant_id', '=', restaurantId as string),
    )
    .executeTakeFirst();
}

export async function selectOpenLinks(db: Db, environment: Environment) {
  return db
    .selectFrom('payment_links')
    .select(['provider_link_id', 'created_at', 'expires_at'])
    .where('environment', '=', environment)
    .where('estado', '=', 'abierto')
    .execute();
}

export async function closeExpiredLinks(db: Db, environment: Environment, before: Date) {
  await db
    .updateTable('payment_links')
    .set({ estado: 'vencido' })
    .where('environment', '=', environment)
    .where('estado', '=', 'abierto')
    .where('expires_at', '<', before)
    .execute();
}

export async function findApproval(db: Db, link: Pick<LinkRow, 'restaurant_id' | 'id'>) {
  return db
    .selectFrom('payments')
    .select('transaction_id')
    .where('restaurant_id', '=', link.restaurant_id)
    .where('payment_link_id', '=', link.id)
    .where('status', '=', 'APPROVED')
    .executeTakeFirst();
}

export async function findOwnerEmail(db: Db, link: Pick<LinkRow, 'restaurant_id'>) {
  const owner = await db
    .selectFrom('owners')
    .select('email')
    .where('id', '=', link.restaurant_id)
    .executeTakeFirstOrThrow();
  return owner.email;
}

/**
 * Stores the provider's latest status of a transaction; an approval is never revoked by a later
 * one.
 */
/** Answers whether it told something new: the same answer of the provider may come many times. */
export async function recordPayment(
  db: Db,
  environment: Environment,
  link: Pick<LinkRow, 'restaurant_id' | 'id'>,
  transaction: WompiTransaction,
  period: { fechaInicio: Date; fechaFin: Date } | null,
): Promise<boolean> {
  const told = { status: transaction.status, updated_at: new Date(), ...period };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payments')
    .values({
      restaurant_id: link.restaurant_id,
      transaction_id: transaction.id,
      environment,
      payment_link_id: link.id,
      amount_in_cents: transaction.amount_in_cents,
      ...told,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'environment', 'transaction_id'])
        .doUpdateSet(told)
        .where('payments.status', '<>', 'APPROVED')
        // The same status again must not move the payment in the history.
        .where('payments.status', '<>', transaction.status),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function selectPayments(db: Db, restaurantId: string) {
  return db
    .selectFrom('payments as y')
    .innerJoin('payment_links as l', (join) =>
      join.onRef('l.restaurant_id', '=', 'y.restaurant_id').onRef('l.id', '=', 'y.payment_link_id'),
    )
    .innerJoin('plans as p', 'p.id', 'l.plan_id')
    .select([
      'y.transaction_id',
      'y.status',
      'y.amount_in_cents',
      'y.updated_at',
      'y.fechaFin',
      'p.plan_name',
    ])
    .where('y.restaurant_id', '=', restaurantId)
    .orderBy('y.updated_at', 'desc')
    .limit(200)
    .execute();
}
