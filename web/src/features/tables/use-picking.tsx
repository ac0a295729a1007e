import type { LinesMove } from '@comanda/contract/accounts/accounts';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { type ReactNode, useState } from 'react';
import type { Failure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { linesOf, type Passing } from './pass-dishes.tsx';
import { type Table, tableName } from './table-list.ts';
import type { TableDeeds } from './use-table-deeds.ts';

/** What goes to the table that is tapped next: the account, or some of its dishes. */
export type Picking =
  | { kind: 'move'; account: string }
  | { kind: 'pass'; account: string; passing: Passing };

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
  const [joining, setJoining] = useState<string | null>(null);
  // Dishes whose passing was refused or given up: the choice is not lost.
  const [kept, setKept] = useState<Extract<Picking, { kind: 'pass' }> | null>(null);
  const account = moving?.account;

  const end = (shown: string) => {
    setJoining(null);
    setPicking(null);
    setKept(null);
    onMoved(shown);
  };
  const move = (mesa: string, unir: boolean) => {
    if (!account) return;
    void deeds.move(account, mesa, unir, {
      done: ({ _id }) => end(_id),
      refused: (code) => {
        setJoining(code === 'mesa_ocupada' ? mesa : null);
        return code === 'mesa_ocupada';
      },
    });
  };
  const pass = (passing: Passing, destino: LinesMove['destino']) => {
    if (!account) return;
    void deeds.pass(account, destino, linesOf(account.rounds, passing), () => end(account._id));
  };
  const choose = ({ account: there, mesas: [mesa = ''] }: Table) => {
    if (picking?.kind === 'pass') pass(picking.passing, there ? { cuenta: there._id } : { mesa });
    else if (there) setJoining(mesa);
    else move(mesa, false);
  };

  return {
    choose,
    kept: (key: string): Passing => (kept?.account === key ? kept.passing : {}),
    words: pickingWords(picking, moving),
    isBusy: deeds.isBusy,
    cancel: () => {
      setKept(picking?.kind === 'pass' ? picking : null);
      setPicking(null);
    },
    question: (
      <ConfirmDialog
        open={joining !== null}
        tone="main"
        title={tablesMessages.askToJoin(moving ? tableName(moving) : '', joining ?? '')}
        confirmLabel="Unir"
        busy={deeds.isBusy}
        onConfirm={() => joining !== null && move(joining, true)}
        onCancel={() => setJoining(null)}
      >
        <p className="text-ink-soft">{tablesMessages.joinText(joining ?? '')}</p>
      </ConfirmDialog>
    ) as ReactNode,
  };
}

function pickingWords(picking: Picking | null, moving: Table | null | undefined): string {
  if (!picking || !moving) return '';
  if (picking.kind === 'move') return tablesMessages.pickTable(tableName(moving));
  const lines = linesOf(moving.account?.rounds ?? [], picking.passing);
  return tablesMessages.pickForDishes(lines.reduce((sum, { cantidad }) => sum + cantidad, 0));
}

interface PickingNoticeProps {
  table: Table;
  words: string;
  isBusy: boolean;
  failure: Failure | null;
  cancel: () => void;
}

/** Says what the next tap does, and why the last one was refused. */
export function PickingNotice({ words, isBusy, failure, cancel }: PickingNoticeProps) {
  return (
    <div className="sticky top-(--head) z-10 mb-3 grid gap-2 rounded-card bg-achiote-wash p-3">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-semibold text-18 text-achiote-ink">
          {words}
        </p>
        <Button variant="secondary" size="lg" busy={isBusy} onClick={cancel}>
          Volver
        </Button>
      </div>
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
    </div>
  );
}
