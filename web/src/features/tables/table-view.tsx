import { useState } from 'react';
import { GuestsDialog } from './guests-dialog.tsx';
import { linesOf, PassActions, PassDishes, type Passing } from './pass-dishes.tsx';
import type { LiveAccount, Table } from './table-list.ts';
import { TableRounds } from './table-rounds.tsx';
import { SheetFrame, TableActions } from './table-sheet.tsx';
import type { Picking } from './use-picking.tsx';
import type { TableDeeds } from './use-table-deeds.ts';

interface TableViewProps {
  table: Table;
  account: LiveAccount;
  now: Date;
  deeds: TableDeeds;
  /** Dishes that were chosen before. */
  passing: Passing;
  onPick: (picking: Picking) => void;
  onAdd: () => void;
  /** False where the dialog around it has the button. */
  isClosable: boolean;
  onClose: () => void;
}

/** The account of a table: its rounds, or the dishes that go to another table. */
export function TableView(props: TableViewProps) {
  const { table, account, now, deeds, onPick, onAdd, isClosable, onClose } = props;
  const [passing, setPassing] = useState(props.passing);
  const chosen = linesOf(account.rounds, passing);
  const [isPassing, setIsPassing] = useState(chosen.length > 0);
  const [asksPeople, setAsksPeople] = useState(false);
  const count = chosen.reduce((sum, { cantidad }) => sum + cantidad, 0);
  const leavePassing = () => {
    setPassing({});
    setIsPassing(false);
  };
  const frame = {
    table,
    account,
    now,
    failure: asksPeople ? null : deeds.failure,
    onClose: isClosable ? onClose : undefined,
  };

  if (isPassing) {
    return (
      <SheetFrame
        {...frame}
        actions={
          <PassActions
            count={count}
            isBusy={deeds.isBusy}
            onTarget={() => onPick({ kind: 'pass', account: account._id, passing })}
            onNewAccount={() => void deeds.pass(account, { nueva: true }, chosen, leavePassing)}
            onCancel={leavePassing}
          />
        }
      >
        <PassDishes rounds={account.rounds} passing={passing} onChange={setPassing} />
      </SheetFrame>
    );
  }
  return (
    <>
      <SheetFrame
        {...frame}
        actions={
          <TableActions
            account={account}
            isBusy={deeds.isBusy}
            onAdd={onAdd}
            onBill={() => void deeds.askBill(account)}
            onMove={() => onPick({ kind: 'move', account: account._id })}
            onPass={() => setIsPassing(true)}
            onPeople={() => setAsksPeople(true)}
            onPart={() => void deeds.part(account)}
            onRelease={() => void deeds.release(account, onClose)}
          />
        }
      >
        <TableRounds account={account} />
      </SheetFrame>
      {asksPeople && (
        <GuestsDialog
          mesa={table.mesas[0] ?? ''}
          current={account.comensales}
          isBusy={deeds.isBusy}
          failure={deeds.failure}
          onChoose={(_mesa, comensales) =>
            void deeds.seat(account, comensales, () => setAsksPeople(false))
          }
          onClose={() => {
            deeds.forget();
            setAsksPeople(false);
          }}
        />
      )}
    </>
  );
}
