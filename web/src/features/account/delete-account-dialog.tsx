import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api-client.ts';
import { explainFailure, fieldErrors } from '../../lib/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { signOut } from '../auth/session.ts';
import { deleteOwnAccount } from './account.api.ts';
import type { AccountDialogProps } from './account-dialog.ts';

const STILL_OPEN = 'Tienes pedidos en curso. Podrás borrar tu cuenta cuando terminen.';

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ dbName, client, onClose }: AccountDialogProps) {
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [isDeleting, setDeleting] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (message: string | undefined) => {
    flushSync(() => {
      setFieldError(message);
      setDeleting(false);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  const remove = async () => {
    setFailure(undefined);
    if (!password) {
      refuse('Escribe tu contraseña para confirmar');
      return;
    }
    setFieldError(undefined);
    setDeleting(true);
    try {
      const { message } = await deleteOwnAccount(dbName, password);
      // The session ended with the account: there is none to close on the server.
      stored.token.remove();
      signOut();
      toast.success(message);
      navigate(PATHS.userAuth);
    } catch (error) {
      const { password: wrong } = fieldErrors(error);
      if (!wrong) setFailure(explain(error));
      refuse(wrong);
    }
  };

  return (
    <ConfirmDialog
      open
      title="¿Borrar tu cuenta?"
      confirmLabel="Borrar cuenta"
      busy={isDeleting}
      onConfirm={remove}
      onCancel={onClose}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          remove();
        }}
        className="grid gap-4"
      >
        <div className="grid gap-2 text-ink-soft">
          <p>
            Borramos tu nombre, tu teléfono, tu dirección y tu correo{' '}
            <strong className="wrap-anywhere text-ink">{client.email}</strong>, y cerramos tu sesión
            en todos tus dispositivos.
          </p>
          <p>
            El restaurante conserva sus ventas, pero sin tu nombre ni tus datos. Esto no se puede
            deshacer.
          </p>
          {!client.correoConfirmado && <p>{clientsMessages.guestOrdersStay}</p>}
        </div>
        <PasswordField
          label="Tu contraseña"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldError}
        />
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </form>
    </ConfirmDialog>
  );
}

function explain(error: unknown): { text: string; cause?: string } {
  if (error instanceof ApiError && error.code === 'cliente_con_pedidos_abiertos') {
    return { text: STILL_OPEN };
  }
  return explainFailure(error, 'No pudimos borrar tu cuenta');
}
