import type { Account } from '@comanda/contract/accounts/accounts';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { useQueryClient } from '@tanstack/react-query';
import { type OrderTable, setOrderPlace, useOrderPlace } from '../offline/kept-order.ts';
import type { AccountFormState } from '../order-taking/account-form.ts';
import { resetForm, seatedForm, tableForm } from '../order-taking/account-form.ts';
import { knownAccounts, useAccounts } from './accounts.queries.ts';

/** The table that the order being taken is for, wherever its account sits now, and the form with its name. */
export function useOrderTable(dbName: string, isOn: boolean, account: AccountFormState) {
  const client = useQueryClient();
  const { accounts } = useAccounts(dbName, isOn);
  const { table } = useOrderPlace();
  const mesa = table && mesaNow(table, accounts);
  return {
    mesa,
    account: mesa === null ? account : { ...account, form: seatedForm(account.form, mesa) },
    /** True if this table is another one than that of the order. */
    isOther: (other: string) => {
      if (table === null || mesa === null) return false;
      const there = accountAt(knownAccounts(client, dbName), other);
      const here = accountOf(table, accounts);
      if (there && here) return there._id !== here._id;
      return mesaClave(other) !== mesaClave(mesa);
    },
    seat: (next: string) => {
      resetForm(tableForm(next));
      const cuenta = accountAt(knownAccounts(client, dbName), next)?._id ?? null;
      setOrderPlace(() => ({ table: { mesa: next, cuenta } }));
    },
    leave: () => setOrderPlace(() => ({ table: null })),
  };
}

/** Its account may have gone to another table, or been joined to another account. A closed one is not followed. */
function mesaNow(table: OrderTable, accounts: readonly Account[]): string {
  const account = accountOf(table, accounts);
  if (!account || sitsAt(account, table.mesa)) return table.mesa;
  return account.mesas[0] ?? table.mesa;
}

function accountOf({ cuenta }: OrderTable, accounts: readonly Account[]): Account | undefined {
  const isIt = (id: string) => id === cuenta;
  return accounts.find(({ _id, unidas }) => isIt(_id) || unidas.some((one) => isIt(one.cuenta)));
}

function accountAt(accounts: readonly Account[], mesa: string): Account | undefined {
  return accounts.find((account) => sitsAt(account, mesa));
}

function sitsAt({ mesas }: Account, mesa: string): boolean {
  return mesas.some((one) => mesaClave(one) === mesaClave(mesa));
}
