import type { CashMove, CountDraft, Shift, ShiftOpening } from '@comanda/contract/till/till';
import { tillMessages } from '@comanda/contract/till/till.messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { explainFailure, type Failure, fieldErrors, isAnswerLost } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { putShift } from './shift.queries.ts';

type Answer = { message: string; data: Shift };
type Counted = Omit<CountDraft, 'dbName'>;

interface Refused {
  failure: Failure;
  /** By field. */
  problems: Record<string, string>;
}

const NO_MOVE = { asked: '', key: '' };

/** What can be done with a shift, one thing at a time. All of it needs the network. */
export function useShiftDeeds(dbName: string) {
  const client = useQueryClient();
  const [isBusy, run] = useBusy();
  const [refused, setRefused] = useState<Refused | null>(null);
  /** Of the movement that was last asked for: the same one again, while no answer came, is done once. */
  const lastMove = useRef(NO_MOVE);

  const attempt = (
    call: () => Promise<Answer>,
    failed: string,
    done: (shift: Shift) => void,
    { isQuiet = false } = {},
  ) =>
    run(async () => {
      setRefused(null);
      try {
        const { message, data } = await call();
        lastMove.current = NO_MOVE;
        putShift(client, dbName, data);
        if (!isQuiet) toast.success(message);
        done(data);
      } catch (error) {
        if (!(error instanceof ApiError && isAnswerLost(error))) lastMove.current = NO_MOVE;
        setRefused({ failure: explainFailure(error, failed), problems: fieldErrors(error) });
      }
    });

  /** A close whose answer was lost is done all the same: then the shift is as it was stored. */
  const closeOnce = async (id: string, close: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await close();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'turno_cerrado') throw error;
      const { data } = await api('GET /api/till/:id', { params: { id }, query: { dbName } });
      return { message: error.message, data };
    }
  };

  return {
    isBusy,
    failure: refused?.failure ?? null,
    problems: refused?.problems ?? {},
    open: (draft: Omit<ShiftOpening, 'dbName'>, done: () => void) =>
      attempt(
        () => api('POST /api/till/open', { body: { dbName, ...draft } }),
        tillMessages.openFailed,
        done,
      ),
    move: (id: string, draft: Omit<CashMove, 'dbName'>, done: () => void) => {
      const asked = JSON.stringify([id, draft]);
      if (lastMove.current.asked !== asked) lastMove.current = { asked, key: newId() };
      const idempotencyKey = lastMove.current.key;
      const params = { id };
      const body = { dbName, ...draft };
      return attempt(
        () => api('POST /api/till/:id/move', { params, body, idempotencyKey }),
        tillMessages.moveFailed,
        done,
      );
    },
    close: (id: string, count: Counted, done: (shift: Shift) => void) =>
      attempt(
        () =>
          closeOnce(id, () =>
            api('POST /api/till/:id/close', { params: { id }, body: { dbName, ...count } }),
          ),
        tillMessages.closeFailed,
        done,
        { isQuiet: true },
      ),
    force: (id: string, nota: string, done: (shift: Shift) => void) =>
      attempt(
        () =>
          closeOnce(id, () =>
            api('POST /api/till/:id/force', { params: { id }, body: { dbName, nota } }),
          ),
        tillMessages.closeFailed,
        done,
      ),
    recount: (id: string, count: Counted, done: (shift: Shift) => void) =>
      attempt(
        () => api('POST /api/till/:id/recount', { params: { id }, body: { dbName, ...count } }),
        tillMessages.recountFailed,
        done,
      ),
  };
}
