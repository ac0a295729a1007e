import type { Account, LinesMove } from '@comanda/contract/accounts/accounts';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { explainFailure, type Failure } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { catchUp } from '../order-board/orders.queries.ts';
import { putAccount } from './accounts.queries.ts';

interface Answer {
  message: string;
  data: Account;
  otra?: Account | null;
}

interface Deed {
  call: () => Promise<Answer>;
  done?: (account: Account) => void;
  /** Answers true if it handled the refusal itself. `account` is the one that the refusal carries. */
  refused?: (code: string, account: Account | null) => boolean;
  failed?: string;
  /** True where the next screen says that it is done. */
  isQuiet?: boolean;
  /** What is asked for: until the server answers, asking for the same again has the same key and is done once. */
  asked?: string;
}

/** What can be done with the account of a table, one thing at a time. A refusal is kept until the next one. */
export function useTableDeeds(dbName: string) {
  const client = useQueryClient();
  const [isBusy, run] = useBusy();
  const [failure, setFailure] = useState<Failure | null>(null);
  const keys = useRef(new Map<string, string>());
  const keyFor = (asked: string) => {
    const key = keys.current.get(asked) ?? newId();
    keys.current.set(asked, key);
    return key;
  };

  const attempt = ({
    call,
    done,
    refused,
    failed = tablesMessages.changeFailed,
    isQuiet = false,
    asked = '',
  }: Deed) =>
    run(async () => {
      setFailure(null);
      try {
        const { message, data, otra } = await call();
        keys.current.delete(asked);
        for (const account of otra ? [otra, data] : [data]) putAccount(client, dbName, account);
        // Orders that moved with it.
        if (otra !== undefined) catchUp(client, dbName);
        if (!isQuiet) toast.success(message);
        done?.(data);
      } catch (error) {
        if (isAnswer(error)) keys.current.delete(asked);
        const account = accountAsItIs(error);
        if (account) putAccount(client, dbName, account);
        const code = error instanceof ApiError ? error.code : '';
        if (!refused?.(code, account)) setFailure(explainFailure(error, failed));
      }
    });

  const on = ({ _id, revision }: Account) => ({
    params: { id: _id },
    seen: { dbName, vista: revision },
  });

  return {
    isBusy,
    failure,
    forget: () => setFailure(null),
    open: (mesa: string, comensales: number, then: Pick<Deed, 'done' | 'refused'>) =>
      attempt({
        call: () => api('POST /api/accounts/open', { body: { dbName, mesa, comensales } }),
        failed: tablesMessages.openFailed,
        isQuiet: true,
        ...then,
      }),
    move: (account: Account, mesa: string, unir: boolean, then: Pick<Deed, 'done' | 'refused'>) => {
      const { params, seen } = on(account);
      const asked = JSON.stringify(['move', account._id, mesa, unir]);
      const body = { ...seen, mesa, unir };
      return attempt({
        call: () =>
          api('POST /api/accounts/:id/move', { params, body, idempotencyKey: keyFor(asked) }),
        asked,
        ...then,
      });
    },
    pass: (
      account: Account,
      destino: LinesMove['destino'],
      lineas: LinesMove['lineas'],
      done: () => void,
    ) => {
      const { params, seen } = on(account);
      const asked = JSON.stringify(['lines', account._id, destino, lineas]);
      const body = { ...seen, destino, lineas };
      return attempt({
        call: () =>
          api('POST /api/accounts/:id/lines', { params, body, idempotencyKey: keyFor(asked) }),
        asked,
        done,
      });
    },
    part: (account: Account) => {
      const { params, seen } = on(account);
      const asked = JSON.stringify(['unmerge', account._id]);
      return attempt({
        call: () =>
          api('POST /api/accounts/:id/unmerge', {
            params,
            body: seen,
            idempotencyKey: keyFor(asked),
          }),
        asked,
      });
    },
    release: (account: Account, done: () => void) => {
      const { params, seen } = on(account);
      return attempt({
        call: () => api('POST /api/accounts/:id/release', { params, body: seen }),
        done,
      });
    },
    /** `propina`: what the guests answered; null where nobody asked them now. */
    askBill: (account: Account, propina: TipAnswer | null, done?: () => void) => {
      const { params, seen } = on(account);
      const body = { ...seen, ...(propina && { propina }) };
      return attempt({
        call: () => api('POST /api/accounts/:id/bill', { params, body }),
        ...(done && { done }),
      });
    },
  };
}

export type TableDeeds = ReturnType<typeof useTableDeeds>;

/** The account that a refusal carries: the one that was asked for, or the one that has the table. */
export function accountAsItIs(error: unknown): Account | null {
  const data = error instanceof ApiError ? error.body.data : null;
  const isAccount = typeof data === 'object' && data !== null && 'mesas' in data;
  return isAccount ? (data as Account) : null;
}

/** True if the server refused it: then nothing was done, and the next try is another deed. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
