import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Adjustment, AdjustmentDraft } from '@comanda/contract/accounts/charging';
import type { Actor } from '@comanda/contract/permissions';
import type { Autoriza } from '@comanda/contract/staff/approval';
import { api } from '../../lib/api/api-client.ts';
import { useAccountCall } from '../corrections/use-account-call.tsx';

export type Discount = Omit<AdjustmentDraft, 'dbName' | 'vista' | 'autoriza'>;

/** Discounts and courtesies: by who may give them, or with the PIN of somebody who may. */
export function useAdjust(dbName: string, actor: Actor) {
  const { attempt, ...call } = useAccountCall(dbName, 'descuentos', actor);
  return {
    ...call,
    give: (account: Account, discount: Discount, done: () => void) =>
      attempt({
        what: chargeMessages.approveDiscount,
        asked: JSON.stringify(['adjust', account._id, discount]),
        call: (autoriza: Autoriza | null, idempotencyKey: string) =>
          api('POST /api/accounts/:id/adjust', {
            params: { id: account._id },
            body: { dbName, vista: account.revision, ...discount, autoriza },
            idempotencyKey,
          }),
        failed: chargeMessages.discountFailed,
        done,
      }),
    remove: (account: Account, { _id: ajuste }: Adjustment) =>
      attempt({
        what: chargeMessages.approveNoDiscount,
        asked: JSON.stringify(['remove', account._id, ajuste]),
        call: (autoriza: Autoriza | null) =>
          api('DELETE /api/accounts/:id/adjust/:ajuste', {
            params: { id: account._id, ajuste },
            body: { dbName, autoriza },
          }),
        failed: chargeMessages.discountFailed,
      }),
  };
}
