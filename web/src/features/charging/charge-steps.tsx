import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Adjustment, Payment } from '@comanda/contract/accounts/charging';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import { type Actor, canPerform } from '@comanda/contract/permissions';
import { type ReactNode, useRef, useState } from 'react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { Slip } from '../../ui/slip.tsx';
import { CorrectDialog } from '../corrections/correct-dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { ShiftChoice, useShiftChoice } from '../till-shift/shift-choice.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import type { Bill } from './bill.ts';
import { ChargeButton, Vueltas } from './charge-bar.tsx';
import type { ChargeDraft, KeypadField } from './charge-draft.ts';
import { answerToSend, dueOf, isSplittable } from './charge-logic.ts';
import { BillDishes, BillTotals } from './charge-receipt.tsx';
import { MethodStep } from './method-step.tsx';
import type { Split } from './parts.ts';
import { FoldedReceipt, ReceiptHead, ReceiptTools } from './receipt-parts.tsx';
import { SplitStep } from './split-step.tsx';
import { TipStep } from './tip-step.tsx';
import { useAdjust } from './use-adjust.tsx';
import type { useCharge } from './use-charge.ts';
import { usePrintDetail } from './use-print-detail.ts';

interface ChargeStepsProps {
  dbName: string;
  bill: Bill;
  settings: ChargeSettings;
  actor: Actor;
  draft: ChargeDraft;
  change: (part: Partial<ChargeDraft>) => void;
  charge: ReturnType<typeof useCharge>;
  isWide: boolean;
  onNoShift: ReactNode;
  /** Other orders of the same customer. */
  more: ReactNode;
}

/** The receipt, and beside it the three steps: the tip, who pays what, and with what. */
export function ChargeSteps(props: ChargeStepsProps) {
  const { dbName, bill, settings, actor, draft, change, charge, isWide, onNoShift, more } = props;
  const isOnline = useIsOnline();
  const [field, setField] = useState<KeypadField>('recibe');
  const [isAdjusting, setAdjusting] = useState(false);
  const [correcting, setCorrecting] = useState<Payment | null>(null);
  const steps = useRef<HTMLDivElement>(null);
  const adjust = useAdjust(dbName, actor);
  const print = usePrintDetail(dbName);
  const all = dueOf(bill, draft, { isOnline });
  const { split, tip, isTipOpen, tips, due, vueltas, payment } = all;
  const choice = useShiftChoice(dbName);
  const missing = all.missing ?? (choice.isOpen ? chargeMessages.chooseShift : null);
  const canSplit = isSplittable(bill, isOnline);
  const { account } = bill;
  const { saldo } = bill.totales;
  const canAdjust = account !== null && canSplit && canPerform(actor, 'accounts.adjust');
  const isUnpaid = bill.totales.pagado === 0;

  const onSplit = (next: Split) => {
    if (next.modo !== split.modo) {
      ignoreSecondTap();
      setField(next.modo === 'valor' ? 'paga' : 'recibe');
    }
    change({ split: next, extraTip: 0 });
  };
  const leaveChange = () => {
    ignoreSecondTap();
    const typedTip = (tip?.valor ?? 0) + vueltas;
    change({ isAsking: true, typedTip, extraTip: draft.extraTip + vueltas });
  };
  const toMissing = () => {
    const wanted = steps.current?.querySelector(isTipOpen ? 'section' : 'section:last-of-type');
    wanted?.scrollIntoView({ block: 'start' });
  };
  const remove = (one: Adjustment) => account && void adjust.remove(account, one);

  const isTicking = !isTipOpen && split.modo === 'platos';
  const dishes = (
    <BillDishes
      bill={bill}
      chosen={isTicking ? split.chosen : null}
      onChosen={(chosen) => onSplit({ ...split, modo: 'platos', chosen })}
    />
  );
  const foot = (
    <>
      <ReceiptTools
        onAdjust={canAdjust && isUnpaid ? () => setAdjusting(true) : null}
        onPrint={
          account && canSplit && !isTipOpen
            ? () => print.detail(account, answerToSend(bill, tip))
            : null
        }
      />
      <BillTotals bill={bill} tip={tip} onRemove={canAdjust && isUnpaid ? remove : null} />
    </>
  );
  const isCash = draft.metodo === 'efectivo' && due > 0 && missing === null;
  const back = isCash && (
    <Vueltas vueltas={vueltas} onLeave={draft.extraTip > 0 ? null : leaveChange} />
  );
  const button = (
    <ChargeButton
      amount={due}
      missing={missing}
      isBusy={charge.isBusy}
      isFree={due === 0}
      onCharge={() => void charge.pay(bill, payment, answerToSend(bill, tip))}
      onMissing={toMissing}
      className={isWide ? 'min-w-60 flex-2' : 'w-full'}
    />
  );
  return (
    <div className="md:grid md:h-full md:grid-cols-[21rem_minmax(0,1fr)] lg:grid-cols-[23rem_minmax(0,1fr)]">
      {isWide && (
        <aside
          aria-label={chargeMessages.receipt}
          className="h-full min-h-0 border-line border-r bg-sunken p-4 *:h-full"
        >
          <Slip edge="ink" className="flex h-full flex-col px-4 pt-2 pb-6">
            <ReceiptHead bill={bill} split={split} />
            <div className="-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4">
              {dishes}
            </div>
            {foot}
          </Slip>
        </aside>
      )}
      <div className="@container flex min-w-0 flex-col md:min-h-0">
        <div
          ref={steps}
          // What is chosen while money is on its way would be of the part before.
          inert={charge.isBusy}
          className="flex flex-col gap-2.5 p-3 max-md:pb-28 md:min-h-0 md:flex-1 md:overflow-y-auto md:px-4 lg:px-5"
        >
          <FailureAlert failure={charge.failure ?? adjust.failure} />
          {charge.code === 'sin_turno' && onNoShift}
          {!isOnline && <Notice>{chargeMessages.needsNetwork}</Notice>}
          {bill.unsent > 0 && <Notice>{chargeMessages.unsentRounds}</Notice>}
          {more}
          <TipStep bill={bill} settings={settings} draft={draft} change={change} />
          <SplitStep
            {...all}
            bill={bill}
            isOff={isTipOpen}
            isOnline={canSplit}
            onSplit={onSplit}
            onPaid={
              account && canSplit && canPerform(actor, 'accounts.void') ? setCorrecting : null
            }
            dishes={!isWide && <div className="mt-3 px-1">{dishes}</div>}
          />
          {!isTipOpen && <ShiftChoice dbName={dbName} />}
          {due > 0 || saldo > 0 ? (
            <MethodStep
              bill={bill}
              settings={settings}
              split={split}
              due={due}
              tip={tips.part}
              draft={draft}
              isOff={isTipOpen}
              isOnline={isOnline}
              isWide={isWide}
              field={field}
              onField={setField}
              onSplit={onSplit}
              change={change}
            />
          ) : null}
          {!isWide && (
            <>
              <FoldedReceipt bill={bill}>
                {!isTicking && dishes}
                {foot}
              </FoldedReceipt>
              {vueltas > 0 && back && (
                <>
                  {/* As high as what stands over the end of the page. */}
                  <div className="h-20" />
                  <div className="fixed inset-x-3 bottom-23 z-20 grid rounded-control shadow-float">
                    {back}
                  </div>
                </>
              )}
              <div className="fixed right-3 bottom-3 left-(--bar-left) z-20 grid rounded-control shadow-float">
                {button}
              </div>
            </>
          )}
        </div>
        {isWide && (
          <div className="flex flex-wrap gap-3 border-line border-t bg-paper px-4 py-2 lg:px-5">
            {back}
            {button}
          </div>
        )}
      </div>
      {isAdjusting && account && (
        <AdjustDialog
          bill={bill}
          account={account}
          motivos={settings.motivos}
          adjust={adjust}
          onClose={() => setAdjusting(false)}
        />
      )}
      {correcting && account && (
        <CorrectDialog
          dbName={dbName}
          actor={actor}
          account={account}
          payment={correcting}
          onClose={() => setCorrecting(null)}
        />
      )}
      {adjust.dialog}
    </div>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className="rounded-control bg-maiz-wash p-3 text-maiz-ink">
      {children}
    </p>
  );
}
