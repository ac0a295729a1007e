import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { navigate } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure, type Failure, fieldErrors } from '../../lib/api/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { PATHS } from '../../paths.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { signOut } from '../auth/session.ts';
import { type AccountDialogProps, deleteOwnAccount } from './account.api.ts';

const STILL_OPEN = 'Tienes pedidos en curso. Podrás borrar tu cuenta cuando terminen.';

/** Says what is deleted and what stays, and asks for the password. */
export function DeleteAccountDialog({ dbName, client, onClose }: AccountDialogProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) =>
      password ? [] : [{ path: 'password', message: 'Escribe tu contraseña para confirmar' }],
    send: async ({ password }) => {
      const { message } = await deleteOwnAccount(dbName, password);
      // The server ended the session when it deleted the account, so there is nothing to close there.
      stored.token.remove();
      signOut();
      toast.success(message);
      navigate(PATHS.userAuth);
    },
    refused: (error) => {
      const { password } = fieldErrors(error);
      return password ? { problems: { password } } : { problems: {}, failure: explain(error) };
    },
  });
  const { failure } = form;

  return (
    <ConfirmDialog
      open
      title="¿Borrar tu cuenta?"
      confirmLabel="Borrar cuenta"
      busy={form.isSending}
      onConfirm={() => form.submit()}
      onCancel={onClose}
    >
      <form {...form.attributes} className="grid gap-4">
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
          {...form.field('password')}
        />
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </form>
    </ConfirmDialog>
  );
}

function explain(error: unknown): Failure {
  if (error instanceof ApiError && error.code === 'cliente_con_pedidos_abiertos') {
    return { text: STILL_OPEN };
  }
  return explainFailure(error, 'No pudimos borrar tu cuenta');
}
