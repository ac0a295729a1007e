import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { CHARGE_LIMITS } from '@comanda/contract/accounts/charging.rules';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import { type Actor, canPerform } from '@comanda/contract/permissions';
import { cleanText } from '@comanda/contract/text';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/api-client.ts';
import { useIsOnline } from '../../lib/api/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { useNow } from '../realtime/use-now.ts';
import { MotivoField } from './motivo-field.tsx';
import { useAccountCall } from './use-account-call.tsx';

interface ReopenButtonProps {
  dbName: string;
  actor: Actor;
  account: Account;
  onReopened: (account: Account) => void;
}

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000;

/** Opens an account again that was closed by mistake: for eight minutes, by who may, or with the PIN of somebody who may. */
export function ReopenButton({ dbName, actor, account, onReopened }: ReopenButtonProps) {
  const now = useNow(LOOK_MS);
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string>();
  const { attempt, failure, isBusy, dialog } = useAccountCall(dbName, 'anulaciones', actor);
  const { _id, cerrada } = account;
  const left = cerrada === null ? 0 : Date.parse(cerrada) + DESHACER_MS - now.getTime();
  const isOver = left <= 0 && !isAsking;
  if (isOver || !canPerform(actor, 'accounts.void')) return null;

  const save = () => {
    if (cleanText(motivo) === '') return setError(chargingMessages.motivo);
    void attempt({
      what: chargeMessages.approveReopen,
      asked: JSON.stringify(['reopen', _id, motivo]),
      call: (autoriza, idempotencyKey) =>
        api('POST /api/accounts/:id/reopen', {
          params: { id: _id },
          body: { dbName, motivo, autoriza },
          idempotencyKey,
        }),
      failed: chargeMessages.reopenFailed,
      done: (reopened) => {
        setAsking(false);
        onReopened(reopened);
      },
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        disabled={!isOnline}
        icon={<RotateCcw aria-hidden size={20} />}
        onClick={() => setAsking(true)}
      >
        {chargeMessages.reopen}
        <span className="font-normal text-14 text-ink-soft">
          {chargeMessages.minutesLeft(Math.max(1, Math.ceil(left / MINUTE_MS)))}
        </span>
      </Button>
      {isAsking && (
        <Dialog
          open
          title={chargeMessages.reopenTitle}
          onClose={() => setAsking(false)}
          dismissible={!isBusy}
          footer={
            <Button size="lg" full busy={isBusy} busyLabel="Reabriendo…" onClick={save}>
              {chargeMessages.reopen}
            </Button>
          }
        >
          <div className="grid gap-4">
            <FailureAlert failure={failure} />
            <p className="text-ink-soft">{chargeMessages.reopenText}</p>
            <MotivoField
              value={motivo}
              maxLength={CHARGE_LIMITS.motivo}
              error={error}
              onChange={(next) => {
                setError(undefined);
                setMotivo(next);
              }}
            />
          </div>
        </Dialog>
      )}
      {dialog}
    </>
  );
}
