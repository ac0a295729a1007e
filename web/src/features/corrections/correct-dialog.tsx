import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Payment } from '@comanda/contract/accounts/charging';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { CHARGE_LIMITS } from '@comanda/contract/accounts/charging.rules';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import { type Actor, canPerform } from '@comanda/contract/permissions';
import { cleanText } from '@comanda/contract/text';
import { useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { shiftChosenAt } from '../../lib/chosen-shift.ts';
import { Button } from '../../ui/button.tsx';
import { Segment } from '../../ui/form/segment.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { ShiftChoice, useShiftChoice } from '../till-shift/shift-choice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { MotivoField } from './motivo-field.tsx';
import { useAccountCall } from './use-account-call.tsx';

interface CorrectDialogProps {
  dbName: string;
  actor: Actor;
  account: Account;
  payment: Payment;
  onClose: () => void;
}

/** What was typed wrong of a payment: with what it was made, or that it was made at all. */
export function CorrectDialog({ dbName, actor, account, payment, onClose }: CorrectDialogProps) {
  const canTakeOff = account.estado === 'abierta' && canPerform(actor, 'accounts.void');
  const [isOff, setOff] = useState(false);
  const [metodo, setMetodo] = useState<Payment['metodo'] | null>(null);
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<{ motivo?: string; metodo?: string; turno?: string }>({});
  // Who charges says with what; who takes a payment off needs the facultad.
  const taking = useAccountCall(dbName, 'anulaciones', actor);
  const { failure, isBusy, dialog } = taking;
  const params = { id: account._id, pid: payment._id };
  const choice = useShiftChoice(dbName);
  // Money goes back out of the shift into which it came, unless that was counted since.
  const asksShift = isOff && !choice.open.some(({ _id }) => _id === payment.turnoId);

  const save = () => {
    const isReason = cleanText(motivo) !== '';
    if (!isReason) return setError({ motivo: chargingMessages.motivo });
    if (asksShift && choice.isOpen) return setError({ turno: chargeMessages.chooseShiftOut });
    if (!isOff && metodo === null) return setError({ metodo: chargeMessages.chooseMethod });
    const asked = JSON.stringify([params, isOff, metodo, motivo]);
    const common = { asked, failed: chargeMessages.correctFailed, done: onClose };
    if (isOff) {
      void taking.attempt({
        ...common,
        what: chargeMessages.approveTakeOff,
        call: (autoriza, idempotencyKey) =>
          api('POST /api/accounts/:id/payments/:pid/correct', {
            params,
            body: { dbName, motivo, autoriza, turnoId: shiftChosenAt(dbName) },
            idempotencyKey,
          }),
      });
      return;
    }
    void taking.attempt({
      ...common,
      what: null,
      call: (_, idempotencyKey) =>
        api('POST /api/accounts/:id/payments/:pid/replace', {
          params,
          body: { dbName, metodo: metodo ?? payment.metodo, motivo },
          idempotencyKey,
        }),
    });
  };

  return (
    <>
      <Dialog
        open
        title={chargeMessages.correctTitle}
        onClose={onClose}
        dismissible={!isBusy}
        footer={
          <Button
            size="lg"
            full
            variant={isOff ? 'danger' : 'primary'}
            busy={isBusy}
            busyLabel="Guardando…"
            onClick={save}
          >
            {isOff ? chargeMessages.takeOff : chargeMessages.replace}
          </Button>
        }
      >
        <div className="grid gap-4">
          <FailureAlert failure={failure} />
          <p className="flex items-baseline justify-between gap-3 text-18">
            {METODO_PAGO_LABELS[payment.metodo]}
            <Money amount={payment.valor + payment.propina} className="figures text-24" />
          </p>
          {canTakeOff && (
            <fieldset className="inline-flex w-fit max-w-full flex-wrap rounded-control border border-line bg-sunken p-px">
              <legend className="sr-only">{chargeMessages.correctTitle}</legend>
              <Segment isChosen={!isOff} onChoose={() => setOff(false)}>
                {chargeMessages.wrongMethod}
              </Segment>
              <Segment isChosen={isOff} onChoose={() => setOff(true)}>
                {chargeMessages.notPaid}
              </Segment>
            </fieldset>
          )}
          {!isOff && (
            <MethodChoice
              pagos={account.pagos}
              without={payment.metodo}
              value={metodo}
              error={error.metodo}
              onChange={(next) => {
                setError({});
                setMetodo(next);
              }}
            />
          )}
          {asksShift && (
            <ShiftChoice
              dbName={dbName}
              ask={chargeMessages.shiftOut}
              error={choice.isOpen ? error.turno : undefined}
            />
          )}
          <MotivoField
            value={motivo}
            maxLength={CHARGE_LIMITS.motivo}
            error={error.motivo}
            onChange={(next) => {
              setError({});
              setMotivo(next);
            }}
          />
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
