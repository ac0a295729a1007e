import { tillMessages } from '@comanda/contract/till/till.messages';
import { Armchair } from 'lucide-react';
import { useHasAccounts } from '../sede-settings/sede-settings.queries.ts';
import { useAccounts } from '../tables/accounts.queries.ts';
import { tableName } from '../tables/table-list.ts';

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const NAMED = 8;

/** Warns who closes a shift that tables still have an account: it does not stop them. */
export function OpenAccounts({ dbName }: { dbName: string }) {
  const hasAccounts = useHasAccounts(dbName);
  const { accounts } = useAccounts(dbName, hasAccounts);
  if (accounts.length === 0) return null;
  const names = accounts
    .map(tableName)
    .toSorted((a, b) => a.localeCompare(b, 'es', { numeric: true }));
  const more = names.length - NAMED;
  const listed = more > 0 ? [...names.slice(0, NAMED), `${more} más`] : names;
  return (
    <p className="flex items-start gap-3 rounded-control bg-maiz-wash px-4 py-3 text-maiz-ink">
      <Armchair aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        <strong className="block">{tillMessages.stillOpen(accounts.length)}</strong>
        <span className="wrap-anywhere block text-14">
          {names.length === 1 ? 'Mesa' : 'Mesas'} {LIST.format(listed)}. Pasan al turno que viene.
        </span>
      </span>
    </p>
  );
}
