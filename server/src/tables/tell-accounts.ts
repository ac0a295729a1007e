import type { Account } from '@comanda/contract/accounts/accounts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Sede } from '../sessions/session.ts';
import { selectAccounts } from './account-rows.ts';
import { presentAccount } from './accounts.presenter.ts';
import type { SedeDeps } from './with-sede.ts';

export type TableDeps = SedeDeps & { realtime: Realtime };

/**
 * Tells every screen of accounts that changed, and answers them as they are now, in the order given. `seats`: which account
 * is at which table changed too.
 */
export async function tellAccounts(
  { db, boards, realtime }: TableDeps,
  sede: Sede,
  { ids, seats = false }: { ids: readonly string[]; seats?: boolean | undefined },
): Promise<Account[]> {
  if (seats) boards.forget(sede);
  if (ids.length === 0) return [];
  const rows = new Map((await selectAccounts(db, sede, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const account = presentAccount(row);
    realtime.publishAccount(sede, account);
    return account;
  });
}
