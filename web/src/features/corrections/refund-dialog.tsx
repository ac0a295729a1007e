import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Payment } from '@comanda/contract/accounts/charging';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { CHARGE_LIMITS } from '@comanda/contract/accounts/charging.rules';
import { refundable, refundProblems } from '@comanda/contract/accounts/corrections.rules';
import { formatMoney } from '@comanda/contract/money';
import type { Actor } from '@comanda/contract/permissions';
import { useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { byField } from '../../lib/api/failure.ts';
import { shiftChosenAt } from '../../lib/chosen-shift.ts';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { ShiftChoice, useShiftChoice } from '../till-shift/shift-choice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { MotivoField } from './motivo-field.tsx';
import { useAccountCall } from './use-account-call.tsx';

interface RefundDialogProps {
  dbName: string;
  actor: Actor;
  account: Account;
  onClose: () => void;
}

/** Gives money back of a closed account: never more than came in. */
export function RefundDialog({ dbName, actor, account, onClose }: RefundDialogProps) {
  const most = refundable(account.pagos);
  const [valor, setValor] = useState(pesosText(most.valor));
  const [propina, setPropina] = useState('');
  const [metodo, setMetodo] = useState<Payment['metodo'] | null>(null);
  const [motivo, setMotivo] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { attempt, failure, isBusy, dialog } = useAccountCall(dbName, 'anulaciones', actor);
  const choice = useShiftChoice(dbName);
  const pesos = readPesos(valor) ?? 0;
  const tip = readPesos(propina) ?? 0;

  const save = () => {
    const draft = { dbName, metodo: metodo ?? 'efectivo', valor: pesos, propina: tip, motivo };
    const isTooMuch = pesos > most.valor || tip > most.propina;
    const tooMuch = chargingMessages.refundExceeds(most.valor, most.propina);
    const found = byField([
      ...refundProblems(draft),
      ...(isTooMuch ? [{ path: 'valor', message: tooMuch }] : []),
      ...(choice.isOpen ? [{ path: 'turnoId', message: chargeMessages.chooseShiftOut }] : []),
      ...(metodo === null ? [{ path: 'metodo', message: chargeMessages.chooseMethod }] : []),
    ]);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void attempt({
      what: chargeMessages.approveRefund,
      asked: JSON.stringify(['refund', account._id, draft]),
      call: (autoriza, idempotencyKey) =>
        api('POST /api/accounts/:id/refund', {
          params: { id: account._id },
          body: { ...draft, autoriza, turnoId: shiftChosenAt(dbName) },
          idempotencyKey,
        }),
      failed: chargeMessages.refundFailed,
      done: onClose,
    });
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    setProblems({});
    set(text);
  };
  return (
    <>
      <Dialog
        open
        title={chargeMessages.refundTitle}
        onClose={onClose}
        dismissible={!isBusy}
        footer={
          <Button
            size="lg"
            full
            variant="danger"
            busy={isBusy}
            busyLabel="Guardando…"
            onClick={save}
          >
            {Number.isNaN(pesos + tip)
              ? chargeMessages.refund
              : chargeMessages.giveBackAmount(pesos + tip)}
          </Button>
        }
      >
        <div className="grid gap-4">
          <FailureAlert failure={failure} />
          <TextField
            label={chargeMessages.refundValue}
            icon="$"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={valor}
            error={problems.valor}
            onChange={({ target }) => typed(setValor)(target.value)}
          />
          {most.propina > 0 && (
            <TextField
              label={chargeMessages.refundTip}
              hint={`Hasta ${formatMoney(most.propina)}`}
              optional
              icon="$"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={propina}
              error={problems.propina}
              onChange={({ target }) => typed(setPropina)(target.value)}
            />
          )}
          <MethodChoice
            pagos={account.pagos}
            legend={chargeMessages.refundHow}
            value={metodo}
            error={problems.metodo}
            onChange={(next) => {
              setProblems({});
              setMetodo(next);
            }}
          />
          <ShiftChoice
            dbName={dbName}
            ask={chargeMessages.shiftOut}
            error={choice.isOpen ? problems.turnoId : undefined}
          />
          <MotivoField
            value={motivo}
            maxLength={CHARGE_LIMITS.motivo}
            error={problems.motivo}
            onChange={typed(setMotivo)}
          />
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
