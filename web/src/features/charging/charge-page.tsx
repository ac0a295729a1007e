import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tableWords } from '@comanda/contract/orders/table.words';
import type { Actor } from '@comanda/contract/permissions';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../lib/back-closes.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageLoading } from '../../ui/spinner.tsx';
import { ReopenButton } from '../corrections/reopen-button.tsx';
import { usePrintAccount } from '../printing/use-print-paper.ts';
import { useAccounts } from '../tables/accounts.queries.ts';
import { tableName } from '../tables/table-list.ts';
import { billsAsked } from '../tables/use-bills-asked.ts';
import type { Bill } from './bill.ts';
import { useChargeDraft } from './charge-draft.ts';
import { ChargeHeader } from './charge-header.tsx';
import { ChargeSteps } from './charge-steps.tsx';
import { ClosedView } from './closed-view.tsx';
import { MoreOrders } from './more-orders.tsx';
import { type Charging, useBill } from './use-bill.ts';
import { useCharge } from './use-charge.ts';
import { WaitingCharge } from './waiting-charge.tsx';

export interface ChargePageProps {
  dbName: string;
  charging: Charging;
  actor: Actor;
  /** Goes on with something else; null goes back. */
  onCharging: (next: Charging | null) => void;
  /** The way to a shift, where none is open and the sede wants one. */
  onNoShift?: ReactNode;
}

/** Takes the money of a table, or of orders of none: whole, or part by part. */
export function ChargePage(props: ChargePageProps) {
  const { dbName, charging, actor, onCharging, onNoShift } = props;
  const { bill, settings, accounts, now, orders } = useBill(dbName, charging);
  const key = 'cuenta' in charging ? charging.cuenta : charging.pedidos.toSorted().join();
  const [draft, change] = useChargeDraft(key);
  const charge = useCharge(dbName, charging, draft, change);
  const { accounts: open } = useAccounts(dbName);
  const printing = usePrintAccount(dbName);
  const isWide = useMedia('(width >= 48rem)');
  const leave = () => {
    ignoreSecondTap();
    change({ done: null });
    onCharging(null);
  };
  useBackCloses(leave);
  const { answer } = charge;
  const closed = answer && answer.data.estado !== 'abierta' && !isOpenAgain(open, answer.data);
  const next = billsAsked(open, orders).find(({ _id }) => _id !== key);

  return (
    <div className="flex min-h-dvh flex-col bg-paper md:h-dvh">
      <ChargeHeader
        bill={closed ? null : bill}
        place={closed ? placeOf(answer.data, bill) : null}
        now={now}
        isWide={isWide}
        onBack={leave}
      />
      <main className="min-h-0 flex-1 md:overflow-y-auto">
        {closed ? (
          <ClosedView
            account={answer.data}
            place={placeOf(answer.data, bill)}
            vueltas={answer.vueltas}
            uvt={settings.data?.uvt ?? 0}
            next={
              next
                ? {
                    place: tableWords(tableName(next)),
                    onOpen: () => {
                      ignoreSecondTap();
                      change({ done: null });
                      onCharging({ cuenta: next._id });
                    },
                  }
                : null
            }
            onDone={leave}
          >
            <div className="flex flex-wrap gap-2 *:grow">
              <Button
                variant="secondary"
                size="lg"
                icon={<Printer aria-hidden size={20} />}
                busy={printing.isSending}
                onClick={() => void printing.print(answer.data, 'comprobante')}
              >
                {chargeMessages.print}
              </Button>
              <ReopenButton
                dbName={dbName}
                actor={actor}
                account={answer.data}
                onReopened={() => change({ done: null })}
              />
            </div>
          </ClosedView>
        ) : charge.waiting ? (
          <WaitingCharge deed={charge.waiting} onBack={leave} />
        ) : settings.error && !settings.data ? (
          <ErrorState
            title={chargeMessages.loadFailed}
            message={settings.error.message}
            onRetry={() => settings.refetch()}
            retrying={settings.isFetching}
          />
        ) : settings.isPending || accounts.isPending ? (
          <PageLoading />
        ) : bill ? (
          <ChargeSteps
            dbName={dbName}
            bill={bill}
            settings={settings.data}
            actor={actor}
            draft={draft}
            change={change}
            charge={charge}
            isWide={isWide}
            onNoShift={onNoShift}
            more={
              'pedidos' in charging && (
                <MoreOrders
                  orders={orders}
                  bill={bill}
                  onAdd={({ _id }) => onCharging({ pedidos: [...charging.pedidos, _id] })}
                />
              )
            }
          />
        ) : (
          <EmptyState
            title={chargeMessages.gone}
            action={
              <Button variant="secondary" size="lg" onClick={leave}>
                {chargeMessages.backToList}
              </Button>
            }
          >
            {chargeMessages.goneText}
          </EmptyState>
        )}
      </main>
    </div>
  );
}

/** Somebody may have opened it again. */
function isOpenAgain(open: readonly Account[], { _id, revision }: Account): boolean {
  return open.some((one) => one._id === _id && one.revision > revision);
}

function placeOf({ mesas }: Account, bill: Bill | null): string {
  return mesas.length > 0 ? tableWords(mesas.join(' + ')) : (bill?.place ?? '');
}
