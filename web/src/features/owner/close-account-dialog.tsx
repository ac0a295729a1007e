import type { OwnerUser } from '@comanda/contract/auth/auth';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { CLOSING_WORD, closingProblems } from '@comanda/contract/owners/owners.rules';
import { useQueryClient } from '@tanstack/react-query';
import { navigate } from '../../lib/address.tsx';
import { refusedAs } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { PATHS } from '../../paths.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { signOut } from '../auth/session.ts';
import { membershipTime } from '../memberships/membership-time.ts';
import { closeAccount } from './own-account.api.ts';
import { forgetTabSede } from './tab-sede.ts';

interface CloseAccountDialogProps {
  user: OwnerUser;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password and a typed word. */
export function CloseAccountDialog({ user, onClose }: CloseAccountDialogProps) {
  const client = useQueryClient();
  const form = useForm({
    initial: { password: '', confirmacion: '' },
    check: ({ password, confirmacion }) => [
      ...(password ? [] : [{ path: 'password', message: 'Escribe tu contraseña para confirmar' }]),
      ...closingProblems({ confirmacion }),
    ],
    send: async ({ password, confirmacion }) => {
      const { message } = await closeAccount(password, confirmacion);
      // The server ended every session, so there is nothing to close there.
      stored.token.remove();
      stored.location.remove();
      forgetTabSede();
      signOut();
      client.clear();
      toast.success(message);
      navigate(PATHS.home, { replace: true });
    },
    refused: (error) => refusedAs(ownersMessages.closeFailed, error),
  });
  const { failure } = form;
  const time = user.estadoMembresia === 'activa' ? membershipTime(user, now()) : null;

  return (
    <ConfirmDialog
      open
      title="¿Cerrar tu cuenta?"
      confirmLabel="Cerrar mi cuenta"
      busy={form.isSending}
      onConfirm={() => form.submit()}
      onCancel={onClose}
    >
      <form {...form.attributes} className="grid gap-4">
        <WhatHappens />
        {time && (
          <p className="rounded-control bg-maiz-wash px-4 py-3 text-maiz-ink">
            <strong>{user.planNombre ?? 'Tu membresía'} sigue activa:</strong>{' '}
            {time.left.toLowerCase()}. Al cerrar se pierden y no se devuelven.
          </p>
        )}
        <PasswordField
          label="Tu contraseña"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <TextField
          label={ownersMessages.typeToClose(CLOSING_WORD)}
          {...form.field('confirmacion')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        {/* Enter in a field submits. */}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}

function WhatHappens() {
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-semibold text-16">Se borra</h3>
        <ul className="list-disc pl-5 text-ink-soft">
          <li>Tu correo, tu link público y el acceso de todo tu personal, de inmediato.</li>
          <li>
            Los datos de tu personal y los nombres, correos, teléfonos y direcciones de tus
            clientes.
          </li>
        </ul>
      </div>
      <div>
        <h3 className="font-semibold text-16">Se conserva</h3>
        <ul className="list-disc pl-5 text-ink-soft">
          <li>Las ventas y los pagos, sin nombres, por el tiempo que pide la ley.</li>
        </ul>
      </div>
      <p className="text-ink-soft">
        No se puede deshacer. Si quieres tus datos, descárgalos antes de cerrar.
      </p>
    </div>
  );
}
