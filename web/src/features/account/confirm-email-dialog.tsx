import { CODE_LENGTH } from '@comanda/contract/auth/auth.rules';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { now } from '../../lib/clock.ts';
import { explainFailure } from '../../lib/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CodeBoxes } from '../auth/code-boxes.tsx';
import { ResendCode } from '../auth/resend-code.tsx';
import { askForEmailCode, confirmEmail } from './account.api.ts';
import type { AccountDialogProps } from './account-dialog.ts';

/** Shows that the e-mail is the client's own: first a code is mailed, then it is typed. */
export function ConfirmEmailDialog({ dbName, client, onClose }: AccountDialogProps) {
  const [sentAt, setSentAt] = useState<number>();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [isBusy, setBusy] = useState(false);
  const isSent = sentAt !== undefined;

  const attempt = async (action: () => Promise<void>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setFailure(explainFailure(error, clientsMessages.confirmEmailFailed));
      // A refused code is typed anew; one that never arrived can be sent again as it is.
      if (error instanceof ApiError && error.status === 422) setCode('');
    }
    setBusy(false);
  };

  const ask = () =>
    attempt(async () => {
      await askForEmailCode(dbName);
      setSentAt(now().getTime());
    });

  const confirm = (full: string) =>
    attempt(async () => {
      const { message } = await confirmEmail(dbName, full);
      stored.user.set({ ...client, correoConfirmado: true });
      toast.success(message);
      onClose();
    });

  const change = (next: string) => {
    setCode(next);
    if (next.length === CODE_LENGTH && next !== code) void confirm(next);
  };

  return (
    <FormDialog
      title="Confirmar mi correo"
      submitLabel={isSent ? 'Confirmar correo' : 'Enviar código'}
      busyLabel={isSent ? 'Confirmando...' : 'Enviando...'}
      isDirty={false}
      isSaving={isBusy}
      canSubmit={!isSent || code.length === CODE_LENGTH}
      onSubmit={() => void (isSent ? confirm(code) : ask())}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">
          {isSent ? 'Enviamos un código de seis números a' : 'Te enviaremos un código a'}{' '}
          <strong className="wrap-anywhere text-ink">{client.email}</strong>.
          {!isSent && ` ${clientsMessages.whyConfirmEmail}`}
        </p>
        {isSent && (
          <>
            <CodeBoxes
              label="Código de verificación"
              value={code}
              onChange={change}
              readOnly={isBusy}
            />
            <ResendCode sentAt={sentAt} send={() => askForEmailCode(dbName)} />
          </>
        )}
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </FormDialog>
  );
}
