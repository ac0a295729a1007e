import { randomBytes, randomInt } from 'node:crypto';
import type {
  WompiLinkRequest,
  WompiStatus,
  WompiTransaction,
} from '@comanda/contract/memberships/memberships';

export type SimulatedLink = WompiLinkRequest & { id: string; isPaid: boolean };
export type SimulatedTransaction = WompiTransaction & { created_at: string };

/** What the simulated provider stores while the process lives. */
export function openLedger() {
  const links = new Map<string, SimulatedLink>();
  const transactions = new Map<string, SimulatedTransaction>();

  return {
    addLink: (request: WompiLinkRequest): SimulatedLink => {
      const id = `test_${randomBytes(6).toString('hex')}`;
      const link = { ...request, id, isPaid: false };
      links.set(id, link);
      return link;
    },
    findLink: (id: string) => links.get(id),
    addTransaction: (link: SimulatedLink, status: WompiStatus): SimulatedTransaction => {
      const seconds = Math.floor(Date.now() / 1_000);
      const transaction = {
        id: `1${randomInt(1_000, 9_999)}-${seconds}-${randomInt(10_000, 99_999)}`,
        created_at: new Date().toISOString(),
        amount_in_cents: link.amount_in_cents,
        reference: `${link.id}_${seconds}_${randomBytes(5).toString('hex')}`,
        customer_email: link.customer_data.email,
        currency: 'COP',
        status: 'PENDING' as WompiStatus,
        status_message: null,
        // The real provider sometimes leaves it out; the reference has it too.
        payment_link_id: null,
      };
      transactions.set(transaction.id, transaction);
      return finish(transaction, link, status);
    },
    finish,
    findTransaction: (id: string) => transactions.get(id),
    listTransactions: (from: Date, until: Date) =>
      [...transactions.values()].filter(({ created_at }) => {
        const at = new Date(created_at);
        return at >= from && at <= until;
      }),
  };

  function finish(transaction: SimulatedTransaction, link: SimulatedLink, status: WompiStatus) {
    transaction.status = status;
    if (status === 'APPROVED') link.isPaid = true;
    return transaction;
  }
}
