import { pideCuenta } from '@comanda/contract/accounts/accounts.rules';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { useChargeSettings } from '../sede-settings/sede-settings.queries.ts';
import { useCourseNames } from '../sede-settings/use-course-names.ts';
import { TipDialog } from '../tips/tip-dialog.tsx';
import { answeredAt, tipAskOfTable } from './bill-tip.ts';
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
  /** The dishes that are being chosen for another table; null while nobody chooses any. */
  passing: Passing | null;
  onPassing: (passing: Passing | null) => void;
  asksPeople: boolean;
  onPeople: (asks: boolean) => void;
  /** Whether the guests are being asked about a tip. */
  asksTip: boolean;
  onTip: (asks: boolean) => void;
  onPick: (picking: Picking) => void;
  onAdd: () => void;
  /** Null for who may not charge. */
  onCharge: (() => void) | null;
  /** False where the dialog around it has the button. */
  isClosable: boolean;
  onClose: () => void;
}

/**
 * The account of a table: its rounds, or the dishes that go to another table. It keeps nothing itself, because it moves from
 * the side of the plan into a dialog when a tablet is turned.
 */
export function TableView(props: TableViewProps) {
  const { dbName, table, account, now, deeds, onPick, onAdd, onCharge, isClosable, onClose } =
    props;
  const { passing, onPassing, asksPeople, onPeople, asksTip, onTip } = props;
  const nameOf = useCourseNames(dbName);
  const { data: settings, isLoading } = useChargeSettings(dbName);
  const ask = tipAskOfTable(account, settings);
  const answered = answeredAt(account);
  const askTip = () => {
    deeds.forget();
    onTip(true);
  };
  const frame = {
    table,
    account,
    now,
    answered,
    onTip: ask && askTip,
    failure: asksTip ? null : deeds.failure,
    onClose: isClosable ? onClose : undefined,
  };

  if (passing) {
    const chosen = linesOf(account.rounds, passing);
    const leave = () => onPassing(null);
    return (
      <SheetFrame
        {...frame}
        actions={
          <PassActions
            count={chosen.reduce((sum, { cantidad }) => sum + cantidad, 0)}
            isBusy={deeds.isBusy}
            onTarget={() => onPick({ kind: 'pass', account: account._id, passing })}
            onNewAccount={() => void deeds.pass(account, { nueva: true }, chosen, leave)}
            onCancel={leave}
          />
        }
      >
        <PassDishes rounds={account.rounds} passing={passing} onChange={onPassing} />
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
            canBill={!isLoading}
            onAdd={onAdd}
            onCharge={onCharge}
            onBill={() => (ask && !answered ? askTip() : void deeds.askBill(account, null))}
            nameOf={nameOf}
            onJoin={() => onPick({ kind: 'join', account: account._id })}
            onMove={() => onPick({ kind: 'move', account: account._id })}
            onPass={() => onPassing({})}
            onPeople={() => onPeople(true)}
            onPart={() => void deeds.part(account)}
            onRelease={() => void deeds.release(account, onClose)}
          />
        }
      >
        <UnconfirmedOrders orders={account.unconfirmed} />
        <TableRounds account={account} nameOf={nameOf} />
      </SheetFrame>
      {asksTip && ask && settings && (
        <TipDialog
          title={tipMessages.ask}
          ask={ask}
          destino={settings.propina.destino}
          aviso={visitMessages.tip}
          missing={tipMessages.missingOfTable}
          undecided={tipMessages.undecidedOfTable}
          submitLabel={
            pideCuenta(account, account.rounds) ? tipMessages.keep : tablesMessages.askBill
          }
          isSending={deeds.isBusy}
          failure={deeds.failure?.text ?? null}
          onAnswer={(answer) => void deeds.askBill(account, answer, () => onTip(false))}
          onClose={() => {
            deeds.forget();
            onTip(false);
          }}
        />
      )}
      {asksPeople && (
        <PeopleDialog dbName={dbName} account={account} onClose={() => onPeople(false)} />
      )}
    </>
  );
}
