import { CODE_LENGTH } from '@comanda/contract/auth/auth.rules';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { CodeBoxes, ResendCode } from '../auth/email-code.tsx';
import { type AccountDialogProps, askForEmailCode, confirmEmail } from './account.api.ts';

/** Proves that the e-mail belongs to the client: the server mails a code and the client types it. */
export function ConfirmEmailDialog({ dbName, client, onClose }: AccountDialogProps) {
  const [sentAt, setSentAt] = useState<number>();
  const isSent = sentAt !== undefined;

  const confirm = async (code: string) => {
    const { message } = await confirmEmail(dbName, code);
    stored.user.set({ ...client, correoConfirmado: true });
    toast.success(message);
    onClose();
  };
  const ask = async () => {
    await askForEmailCode(dbName);
    setSentAt(now().getTime());
  };

  const form = useForm({
    initial: { code: '' },
    // The code is still in the mail, so closing loses nothing.
    isDirty: false,
    send: (draft) => (isSent ? confirm(draft.code) : ask()),
    refused: (error) => {
      // A refused code is cleared and typed again. After a network failure the typed code stays, to be sent again.
      if (error instanceof ApiError && error.status === 422) form.set({ code: '' });
      return { problems: {}, failure: explainFailure(error, clientsMessages.confirmEmailFailed) };
    },
    onClose,
  });
  const { failure } = form;
  const { code } = form.draft;

  const change = (next: string) => {
    form.set({ code: next });
    if (next.length === CODE_LENGTH && next !== code) void form.submit({ code: next });
  };

  return (
    <FormDialog
      title="Confirmar mi correo"
      submitLabel={isSent ? 'Confirmar correo' : 'Enviar código'}
      busyLabel={isSent ? 'Confirmando...' : 'Enviando...'}
      form={form}
      canSubmit={!isSent || code.length === CODE_LENGTH}
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
              readOnly={form.isSending}
            />
            <ResendCode sentAt={sentAt} send={() => askForEmailCode(dbName)} />
          </>
        )}
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </FormDialog>
  );
}
