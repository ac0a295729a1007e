import type { Account } from '@comanda/contract/accounts/accounts';
import type { Actor, Facultad } from '@comanda/contract/permissions';
import type { Autoriza } from '@comanda/contract/staff/approval';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure, type Failure, isAnswerLost } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { isOfApproval, useApproval } from '../approval/use-approval.tsx';
import { catchUp } from '../order-board/orders.queries.ts';
import { putAccount } from '../tables/accounts.queries.ts';
import { accountAsItIs } from '../tables/use-table-deeds.ts';

interface Attempt {
  /** What a colleague approves, where the person may not do it alone; null for what needs no approval. */
  what: string | null;
  /** What is asked for: until the server answers, asking for the same again has the same key. */
  asked: string;
  call: (
    autoriza: Autoriza | null,
    idempotencyKey: string,
  ) => Promise<{ message: string; data: Account }>;
  failed: string;
  done?: (account: Account) => void;
}

/** Changes an account in a way that needs a facultad. A refusal is kept until the next try. */
export function useAccountCall(dbName: string, facultad: Facultad, actor: Actor) {
  const client = useQueryClient();
  const [isBusy, run] = useBusy();
  const [failure, setFailure] = useState<Failure | null>(null);
  const approval = useApproval(dbName, facultad, actor);
  const keys = useRef(new Map<string, string>());

  const attempt = ({ what, asked, call, failed, done }: Attempt) => {
    const key = keys.current.get(asked) ?? newId();
    keys.current.set(asked, key);
    setFailure(null);
    const send = (autoriza: Autoriza | null) =>
      call(autoriza, key).then(
        ({ message, data }) => {
          keys.current.delete(asked);
          putAccount(client, dbName, data);
          catchUp(client, dbName);
          toast.success(message);
          done?.(data);
        },
        (error) => {
          if (!(error instanceof ApiError && isAnswerLost(error))) keys.current.delete(asked);
          const now = accountAsItIs(error);
          if (now) putAccount(client, dbName, now);
          if (autoriza === null || !isOfApproval(error)) {
            setFailure(explainFailure(error, failed));
          }
          throw error;
        },
      );
    // The dialog of the approval, or the failure that is kept, says why.
    return run(() => {
      const done = what === null ? send(null) : approval.withRight(what, send);
      return done.catch(() => undefined);
    });
  };

  return { isBusy, failure, forget: () => setFailure(null), dialog: approval.dialog, attempt };
}
