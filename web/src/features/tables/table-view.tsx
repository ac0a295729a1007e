import { useState } from 'react';
import { useCourseNames } from '../sede-settings/use-course-names.ts';
import { linesOf, PassActions, PassDishes, type Passing } from './pass-dishes.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import type { LiveAccount, Table } from './table-list.ts';
import { TableRounds, UnconfirmedOrders } from './table-rounds.tsx';
import { SheetFrame, TableActions } from './table-sheet.tsx';
import type { Picking } from './use-picking.tsx';
import type { TableDeeds } from './use-table-deeds.ts';

interface TableViewProps {
  dbName: string;
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
  const { dbName, table, account, now, deeds, onPick, onAdd, isClosable, onClose } = props;
  const nameOf = useCourseNames(dbName);
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
    failure: deeds.failure,
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
            nameOf={nameOf}
            onJoin={() => onPick({ kind: 'join', account: account._id })}
            onMove={() => onPick({ kind: 'move', account: account._id })}
            onPass={() => setIsPassing(true)}
            onPeople={() => setAsksPeople(true)}
            onPart={() => void deeds.part(account)}
            onRelease={() => void deeds.release(account, onClose)}
          />
        }
      >
        <UnconfirmedOrders orders={account.unconfirmed} />
        <TableRounds account={account} nameOf={nameOf} />
      </SheetFrame>
      {asksPeople && (
        <PeopleDialog dbName={dbName} account={account} onClose={() => setAsksPeople(false)} />
      )}
    </>
  );
}
