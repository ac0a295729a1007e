import type { LinesMove } from '@comanda/contract/accounts/accounts';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { type ReactNode, useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import type { Failure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { linesOf, type Passing } from './pass-dishes.tsx';
import { type Table, tableName } from './table-list.ts';
import type { TableDeeds } from './use-table-deeds.ts';

/** What goes to the table that is tapped next: the account, or some of its dishes. */
export type Picking =
  | { kind: 'move' | 'join'; account: string }
  | { kind: 'pass'; account: string; passing: Passing };

/** The table that was tapped, which is asked about before anything moves. */
interface Asking {
  mesa: string;
  unir: boolean;
}

interface PickingOptions {
  deeds: TableDeeds;
  picking: Picking | null;
  setPicking: (picking: Picking | null) => void;
  /** The table from which it goes. */
  moving: Table | null | undefined;
  /** The account that is shown afterwards. */
  onMoved: (account: string) => void;
}

/** The tap on the table to which an account or its dishes go. */
export function usePicking({ deeds, picking, setPicking, moving, onMoved }: PickingOptions) {
  const [asking, setAsking] = useState<Asking | null>(null);
  // A free table that was tapped although it cannot be joined.
  const [wrong, setWrong] = useState<string | null>(null);
  const isOnline = useIsOnline();
  const account = moving?.account;

  const end = (shown: string) => {
    setAsking(null);
    setPicking(null);
    onMoved(shown);
  };
  const move = ({ mesa, unir }: Asking) => {
    if (!account) return;
    void deeds.move(account, mesa, unir, {
      done: ({ _id }) => end(_id),
      refused: (code) => {
        // Somebody sat down there meanwhile.
        if (code === 'mesa_ocupada') setAsking({ mesa, unir: true });
        return code === 'mesa_ocupada';
      },
    });
  };
  const pass = (passing: Passing, destino: LinesMove['destino']) => {
    if (!account) return;
    void deeds.pass(account, destino, linesOf(account.rounds, passing), () => end(account._id));
  };
  const choose = ({ account: there, mesas: [mesa = ''] }: Table) => {
    if (!isOnline) return;
    deeds.forget();
    setWrong(picking?.kind === 'join' && !there ? mesa : null);
    if (picking?.kind === 'pass') pass(picking.passing, there ? { cuenta: there._id } : { mesa });
    else if (there || picking?.kind === 'move') setAsking({ mesa, unir: there !== null });
  };
  const from = moving ? tableName(moving) : '';

  return {
    choose,
    words: pickingWords(picking, moving),
    hint: wrong === null ? null : tablesMessages.isFree(wrong),
    isBusy: deeds.isBusy,
    /** The question shows its own. */
    failure: asking ? null : deeds.failure,
    cancel: () => {
      setWrong(null);
      setPicking(null);
    },
    question: (
      <ConfirmDialog
        open={asking !== null && moving != null}
        tone="main"
        title={
          asking?.unir
            ? tablesMessages.askToJoin(from, asking.mesa)
            : tablesMessages.askToMove(from, asking?.mesa ?? '')
        }
        confirmLabel={asking?.unir ? 'Unir' : 'Mover'}
        busy={deeds.isBusy}
        onConfirm={() => asking && move(asking)}
        onCancel={() => {
          deeds.forget();
          setAsking(null);
        }}
      >
        <div className="grid gap-3">
          <FailureAlert failure={deeds.failure} />
          <p className="text-ink-soft">
            {asking?.unir ? tablesMessages.joinText(asking.mesa) : tablesMessages.moveText}
          </p>
        </div>
      </ConfirmDialog>
    ) as ReactNode,
  };
}

function pickingWords(picking: Picking | null, moving: Table | null | undefined): string {
  if (!picking || !moving) return '';
  if (picking.kind === 'pass') {
    const lines = linesOf(moving.account?.rounds ?? [], picking.passing);
    return tablesMessages.pickForDishes(lines.reduce((sum, { cantidad }) => sum + cantidad, 0));
  }
  const name = tableName(moving);
  return picking.kind === 'join' ? tablesMessages.pickToJoin(name) : tablesMessages.pickTable(name);
}

interface PickingNoticeProps {
  words: string;
  /** Why the last tap led nowhere. */
  hint: string | null;
  isBusy: boolean;
  failure: Failure | null;
  cancel: () => void;
}

/** Says what the next tap does, and why the last one was refused. */
export function PickingNotice({ words, hint, isBusy, failure, cancel }: PickingNoticeProps) {
  const isOnline = useIsOnline();
  return (
    <div data-clear className="grid gap-2 rounded-card bg-achiote-wash p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex-1 basis-44 font-semibold text-18 text-achiote-ink">
          {words}
        </p>
        <Button variant="secondary" size="lg" busy={isBusy} onClick={cancel}>
          Volver
        </Button>
      </div>
      {!isOnline && <FormAlert>{tablesMessages.needsNetwork}</FormAlert>}
      {hint && <FormAlert>{hint}</FormAlert>}
      <FailureAlert failure={failure} />
    </div>
  );
}
