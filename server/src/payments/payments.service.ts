import {
  type Payment,
  transactionIdSchema,
  type WompiTransaction,
} from '@comanda/contract/memberships/memberships';
import { paymentMessages } from '@comanda/contract/memberships/memberships.messages';
import { amountInCents, isPurchasable } from '@comanda/contract/memberships/memberships.rules';
import { recordAudit, systemOf } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import { lockMembership } from '../memberships/coverage.service.ts';
import { extendMembership, findPlan } from '../memberships/memberships.service.ts';
import type { Session } from '../sessions/session.ts';
import {
  closeExpiredLinks,
  findApproval,
  findLinkOf,
  findOwnerEmail,
  insertLink,
  type LinkRow,
  recordPayment,
  selectOpenLinks,
  selectPayments,
} from './payments.db.ts';
import type { Wompi } from './wompi.ts';

const LINK_LIFE_HOURS = 24;
/** The provider may still settle a payment that began just before its link ended. */
const SETTLING_HOURS = 48;

export type PaymentDeps = { db: Db; wompi: Wompi; outbox: Outbox; publicUrl: () => string };

/** The link is made here with our key and our amount; the browser only names the plan. */
export async function createPaymentLink(
  { db, wompi, publicUrl }: PaymentDeps,
  session: Session,
  planId: string,
): Promise<string> {
  const plan = await findPlan(db, planId);
  if (!plan) throw new AppError('plan_desconocido');
  if (!isPurchasable(plan)) throw new AppError('plan_no_disponible');
  const amount = amountInCents(plan.precio_mensual_cop);
  const expiresAt = new Date(Date.now() + LINK_LIFE_HOURS * 3_600_000);
  const link = await wompi
    .createLink({
      name: `Membresía ${plan.plan_name}`,
      description: plan.description,
      amount_in_cents: amount,
      currency: 'COP',
      single_use: true,
      collect_shipping: false,
      expires_at: expiresAt.toISOString(),
      redirect_url: `${publicUrl()}/confirmacion-pago`,
      sku: session.restaurantId,
      customer_data: { email: session.email, user_id: session.restaurantId },
      metadata: { planId: plan.id, planName: plan.plan_name, planPrice: plan.precio_mensual_cop },
    })
    .catch((cause) => {
      throw new AppError('enlace_de_pago_fallido', { cause });
    });
  await insertLink(db, {
    restaurant_id: session.restaurantId,
    provider_link_id: link.id,
    environment: wompi.environment,
    plan_id: plan.id,
    amount_in_cents: amount,
    expires_at: expiresAt,
  });
  return link.url;
}

/** The owner returned from the checkout with a transaction; only the provider's answer counts. */
export async function confirmPayment(
  deps: PaymentDeps,
  session: Session,
  transactionId: string | null | undefined,
): Promise<void> {
  if (!transactionId) throw new AppError('pago_incompleto');
  const transaction = await askFor(deps.wompi, transactionId);
  const { db, wompi } = deps;
  // A payment of another restaurant is treated as one that does not exist.
  const link =
    transaction && (await findLinkOf(db, wompi.environment, transaction, session.restaurantId));
  if (!link) throw new AppError('pago_desconocido');
  if (!isAsAgreed(transaction, link)) throw new AppError('pago_no_coincide');
  if ((await settle(deps, link, transaction)) === 'link_already_paid') {
    throw new AppError('pago_ya_usado');
  }
  if (transaction.status !== 'APPROVED') {
    throw new AppError('pago_no_aprobado', {
      message: paymentMessages.notApproved(transaction.status),
      body: { status: transaction.status },
    });
  }
}

/** An event only says that something happened; the provider is asked for the details. */
export async function settleTransaction(deps: PaymentDeps, transactionId: string): Promise<void> {
  const transaction = await askFor(deps.wompi, transactionId);
  const link = transaction && (await findLinkOf(deps.db, deps.wompi.environment, transaction));
  if (link && isAsAgreed(transaction, link)) await settle(deps, link, transaction);
}

/** For owners whose browser never returned and events that never arrived. */
export async function sweepOpenLinks(deps: PaymentDeps): Promise<void> {
  const { db, wompi } = deps;
  const open = await selectOpenLinks(db, wompi.environment);
  const [oldest] = open.map((link) => link.created_at).sort((a, b) => a.getTime() - b.getTime());
  if (!oldest) return;
  const isOpen = new Set(open.map((link) => link.provider_link_id));
  for (const transaction of await wompi.listTransactions(oldest, new Date())) {
    const link = await findLinkOf(db, wompi.environment, transaction);
    if (!link || !isOpen.has(link.provider_link_id) || !isAsAgreed(transaction, link)) continue;
    await settle(deps, link, transaction);
  }
  const settled = new Date(Date.now() - SETTLING_HOURS * 3_600_000);
  await closeExpiredLinks(db, wompi.environment, settled);
}

export async function listPayments(db: Db, restaurantId: string): Promise<Payment[]> {
  const rows = await selectPayments(db, restaurantId);
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    plan_name: row.plan_name,
    pesos: row.amount_in_cents / 100,
    status: row.status,
    fecha: row.updated_at.toISOString(),
    fechaFin: row.fechaFin?.toISOString() ?? null,
  }));
}

/**
 * Stores the provider's answer and, on an approval, extends the membership once: the owner's row is
 * locked, and a link that was already paid extends nothing.
 */
async function settle(
  { db, wompi, outbox, publicUrl }: PaymentDeps,
  link: LinkRow,
  transaction: WompiTransaction,
): Promise<'settled' | 'link_already_paid'> {
  const outcome = await db.transaction().execute(async (tx) => {
    await lockMembership(tx, link.restaurant_id);
    const pago = { plan: link.plan_name, total: transaction.amount_in_cents / 100 };
    if (transaction.status !== 'APPROVED') {
      const isNews = await recordPayment(tx, wompi.environment, link, transaction, null);
      if (isNews && transaction.status !== 'PENDING') {
        await recordAudit(tx, systemOf(link.restaurant_id), null, {
          action: 'pago_no_aprobado',
          entity: 'membresia',
          entityId: transaction.id,
          after: { ...pago, estadoPago: transaction.status },
        });
      }
      return 'settled';
    }
    const earlier = await findApproval(tx, link);
    if (earlier) return earlier.transaction_id === transaction.id ? 'settled' : 'link_already_paid';
    const bought = { planId: link.plan_id, mesEnCentavos: link.amount_in_cents };
    const renewed = await extendMembership(tx, link.restaurant_id, bought, new Date());
    await recordPayment(tx, wompi.environment, link, transaction, renewed.period);
    await recordRenewal(tx, link, transaction, renewed);
    await tx
      .updateTable('payment_links')
      .set({ estado: 'pagado' })
      .where('restaurant_id', '=', link.restaurant_id)
      .where('id', '=', link.id)
      .execute();
    await outbox.write(tx, await findOwnerEmail(tx, link), {
      kind: 'recibo_de_pago',
      plan: link.plan_name,
      pesos: transaction.amount_in_cents / 100,
      transactionId: transaction.id,
      fechaFin: renewed.period.fechaFin.toISOString(),
      url: `${publicUrl()}/restaurant`,
    });
    return 'settled';
  });
  outbox.kick();
  return outcome;
}

/** The payment, and the change of plan if it was for another one. */
async function recordRenewal(
  tx: Db,
  link: LinkRow,
  transaction: WompiTransaction,
  { planBefore, period }: Awaited<ReturnType<typeof extendMembership>>,
): Promise<void> {
  const system = systemOf(link.restaurant_id);
  const entry = { entity: 'membresia', entityId: transaction.id } as const;
  const plan = link.plan_name;
  const after = {
    plan,
    total: transaction.amount_in_cents / 100,
    fechaFin: period.fechaFin.toISOString(),
  };
  await recordAudit(tx, system, null, { ...entry, action: 'pagada', after });
  if (planBefore === null || planBefore === plan) return;
  const change = { before: { plan: planBefore }, after: { plan } };
  await recordAudit(tx, system, null, { ...entry, action: 'cambiada', ...change });
}

async function askFor(wompi: Wompi, transactionId: string): Promise<WompiTransaction | null> {
  if (!transactionIdSchema.safeParse(transactionId).success) return null;
  return wompi.findTransaction(transactionId).catch((cause) => {
    throw new AppError('pago_no_confirmado', { cause });
  });
}

function isAsAgreed(transaction: WompiTransaction, link: LinkRow) {
  return transaction.amount_in_cents === link.amount_in_cents && transaction.currency === 'COP';
}
