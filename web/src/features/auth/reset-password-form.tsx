import { type PASSWORD_LENGTHS, passwordProblems } from '@comanda/contract/auth/auth.rules';
import { LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { refusalOf } from '../../lib/api/failure.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PasswordField } from './password-field.tsx';

const CHANGE_FAILED = 'No pudimos cambiar tu contraseña';
const NOT_ALIKE = 'Las dos contraseñas no son iguales';

interface ResetPasswordFormProps {
  /** Whose password it is: each kind of person has its own minimum length. */
  tipo: keyof typeof PASSWORD_LENGTHS;
  save: (password: string) => Promise<void>;
  /** Called when the link has expired or was used; the message is the server's. */
  onSpent: (message: string) => void;
}

/** Asks for the new password twice. */
export function ResetPasswordForm({ tipo, save, onSpent }: ResetPasswordFormProps) {
  const form = useForm({
    initial: { password: '', again: '' },
    check: ({ password, again }) => [
      ...passwordProblems(password, tipo),
      ...(password === again ? [] : [{ path: 'again', message: NOT_ALIKE }]),
    ],
    send: ({ password }) => save(password),
    refused: (error) => {
      const isSpent = error instanceof ApiError && error.code === 'enlace_vencido';
      if (!isSpent) return refusalOf(error, CHANGE_FAILED);
      onSpent(error.message);
      return { problems: {} };
    },
  });
  const { failure } = form;

  return (
    <form {...form.attributes} className="grid gap-4">
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        owner={tipo}
        withRule
        {...form.field('password')}
        required
      />
      <PasswordField
        label="Repite la contraseña"
        autoComplete="new-password"
        {...form.field('again')}
        required
      />
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      <Button type="submit" size="lg" full busy={form.isSending} busyLabel="Guardando...">
        Guardar contraseña
      </Button>
    </form>
  );
}

/** Says that the link of the mail no longer works, and offers another one. */
export function SpentLink({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-maiz-wash p-5">
      <LinkIcon aria-hidden size={28} className="text-maiz-ink" />
      <p className="font-semibold">{message}</p>
      {children}
    </div>
  );
}
