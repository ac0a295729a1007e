import type { Account } from '@comanda/contract/accounts/accounts';
import type { CuentaPapel } from '@comanda/contract/accounts/accounts.words';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Paper } from '@comanda/contract/printing/printing';
import type { Shift } from '@comanda/contract/till/till';
import { useRef } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { isAnswerLost, messageOf } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { printInBrowser } from './print-in-browser.ts';
import { STILL_WAITING, watchJob } from './watch-job.ts';

interface Asked {
  /** Which paper it is: one toast tells of it, and until the server answers its key is the same. */
  paper: string;
  ask: (how: { navegador: boolean }, idempotencyKey: string) => Promise<Paper>;
  /** True if the screen explains this refusal itself. */
  refused?: (code: string) => boolean;
}

/** Prints a paper of the till: its text comes from the server, for the printer or, without one, for this browser. */
function usePrintPaper(dbName: string) {
  const [isSending, run] = useBusy();
  const keys = useRef(new Map<string, string>());

  const send = async ({ paper, ask, refused }: Asked, navegador: boolean) => {
    const id = `papel-${paper}`;
    const asked = `${paper} ${navegador}`;
    const key = keys.current.get(asked) ?? newId();
    keys.current.set(asked, key);
    try {
      const job = await ask({ navegador }, key);
      keys.current.delete(asked);
      if (job.id === null) printInBrowser(job.texto);
      toast.success(ordersMessages.printing, { id });
      return job;
    } catch (error) {
      if (!(error instanceof ApiError && isAnswerLost(error))) keys.current.delete(asked);
      const code = error instanceof ApiError ? error.code : '';
      if (refused?.(code)) return null;
      toast.error(ordersMessages.printFailed, { id, description: messageOf(error) });
      return null;
    }
  };

  /** Whoever asked goes on; what became of the job is told when it is known. */
  const watch = async (asked: Asked, job: string) => {
    const outcome = await watchJob(dbName, job);
    if (outcome?.estado === 'impreso') return;
    const why = outcome
      ? { text: ordersMessages.printFailed, cause: outcome.error ?? '' }
      : STILL_WAITING;
    toast.error(why.text, {
      id: `papel-${asked.paper}`,
      description: why.cause,
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Imprimir aquí', onClick: () => void send(asked, true) },
    });
  };

  const print = (asked: Asked) =>
    run(async () => {
      const job = await send(asked, false);
      if (job?.id) void watch(asked, job.id);
    });

  return { print, isSending };
}

/** Prints the detail before payment, or the receipt of an account. */
export function usePrintAccount(dbName: string) {
  const { print, isSending } = usePrintPaper(dbName);
  return {
    isSending,
    print: ({ _id }: Pick<Account, '_id'>, que: CuentaPapel, refused?: Asked['refused']) =>
      print({
        paper: `${que}-${_id}`,
        ask: async (how, idempotencyKey) => {
          const body = { dbName, que, ...how };
          const params = { id: _id };
          return (await api('POST /api/accounts/:id/print', { params, body, idempotencyKey })).data;
        },
        ...(refused && { refused }),
      }),
  };
}

/** Prints the closing report of a shift; of one that is open, how it goes. */
export function usePrintShift(dbName: string) {
  const { print, isSending } = usePrintPaper(dbName);
  return {
    isSending,
    print: ({ _id, numero }: Pick<Shift, '_id' | 'numero'>) =>
      print({
        paper: `${numero === null ? 'x' : 'z'}-${_id}`,
        ask: async (how, idempotencyKey) => {
          const params = { id: _id };
          const body = { dbName, ...how };
          return (await api('POST /api/till/:id/print', { params, body, idempotencyKey })).data;
        },
      }),
  };
}
