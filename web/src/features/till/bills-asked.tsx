import { BILL_WORDS } from '@comanda/contract/accounts/accounts.words';
import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { tableWords } from '@comanda/contract/orders/table.words';
import { HandCoins } from 'lucide-react';
import { useStill } from '../../lib/touch.ts';
import { Money } from '../../ui/money.tsx';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { useHasAccounts } from '../sede-settings/sede-settings.queries.ts';
import { useAccounts } from '../tables/accounts.queries.ts';
import { tableName } from '../tables/table-list.ts';
import { billsAsked } from '../tables/use-bills-asked.ts';

/** The tables that wait for their bill, where the sede keeps accounts. */
export function BillsAsked({ dbName, onCharge }: BillsAskedProps) {
  return useHasAccounts(dbName) && <BillList dbName={dbName} onCharge={onCharge} />;
}

interface BillsAskedProps {
  dbName: string;
  onCharge: (cuenta: string) => void;
}

/** The longest waiting first. */
function BillList({ dbName, onCharge }: BillsAskedProps) {
  const { accounts } = useAccounts(dbName);
  const { orders, now } = useShiftOrders(dbName);
  const asked = billsAsked(accounts, orders);
  // The list pushes the slips below it down: not under a finger.
  const shown = useStill(asked);
  if (shown.length === 0) return null;
  return (
    <section aria-label={BILL_WORDS.title}>
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
        {shown.map((account) => (
          <li key={account._id} className="grid">
            <button
              type="button"
              onClick={() => onCharge(account._id)}
              className="flex min-h-14 items-center gap-3 rounded-card bg-maiz-wash px-4 py-2 text-left hover:inset-ring hover:inset-ring-maiz"
            >
              <HandCoins aria-hidden size={22} className="shrink-0 text-maiz-ink" />
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-semibold">
                  {BILL_WORDS.table(tableWords(tableName(account)))}
                </span>
                <span className="text-14 text-maiz-ink">
                  {kitchenAge(account.cuentaPedida ?? '', now).text}
                </span>
              </span>
              <Money amount={account.totales.saldo} className="figures text-20" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
