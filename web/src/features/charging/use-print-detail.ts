import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { usePrintAccount } from '../printing/use-print-paper.ts';
import { putAccount } from '../tables/accounts.queries.ts';

/** Prints what guests read before they pay. What they said about the tip stands on it, so the server learns it first. */
export function usePrintDetail(dbName: string) {
  const client = useQueryClient();
  const [isTelling, run] = useBusy();
  const { print, isSending } = usePrintAccount(dbName);
  const detail = (account: Account, propina: TipAnswer | null) =>
    run(async () => {
      try {
        if (propina) {
          const body = { dbName, vista: account.revision, propina };
          const params = { id: account._id };
          const { data } = await api('POST /api/accounts/:id/bill', { params, body });
          putAccount(client, dbName, data);
        }
        await print(account, 'detalle');
      } catch (error) {
        toast.error(chargeMessages.printFailed, { description: messageOf(error) });
      }
    });
  return { isBusy: isTelling || isSending, detail };
}
