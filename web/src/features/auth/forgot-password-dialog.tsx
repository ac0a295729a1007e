import { Dialog } from '../../ui/overlay/dialog.tsx';
import { askForSedeReset } from './auth.api.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

interface ForgotPasswordDialogProps {
  dbName: string;
  email: string;
  onEmailChange: (email: string) => void;
  onClose: () => void;
}

/** For diners and staff of a sede. The caller keeps the e-mail, so closing by accident does not lose it. */
export function ForgotPasswordDialog(props: ForgotPasswordDialogProps) {
  const { dbName, email, onEmailChange, onClose } = props;
  return (
    <Dialog open onClose={onClose} title="Olvidé mi contraseña">
      <div className="grid gap-4">
        <p className="text-ink-soft">
          Escribe el correo de tu cuenta en esta sede y te enviamos un link para elegir otra
          contraseña.
        </p>
        <ForgotPasswordForm
          email={email}
          onEmailChange={onEmailChange}
          ask={(address) => askForSedeReset(address, dbName)}
        />
      </div>
    </Dialog>
  );
}
