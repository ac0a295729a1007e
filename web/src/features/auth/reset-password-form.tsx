import { type PASSWORD_LENGTHS, passwordProblems } from '@comanda/contract/auth/auth.rules';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api-client.ts';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from './password-field.tsx';

const CHANGE_FAILED = 'No pudimos cambiar tu contraseña';
const NOT_ALIKE = 'Las dos contraseñas no son iguales';

interface ResetPasswordFormProps {
  /** Whose it is: each kind of person has its own length. */
  tipo: keyof typeof PASSWORD_LENGTHS;
  save: (password: string) => Promise<void>;
  /** The link no longer serves; the server says why. */
  onSpent: (message: string) => void;
}

/** A new password, twice. */
export function ResetPasswordForm({ tipo, save, onSpent }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const problems = byField(passwordProblems(password, tipo));
    if (password !== again) problems.again = NOT_ALIKE;
    setFailure(undefined);
    flushSync(() => setErrors(problems));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (Object.keys(problems).length > 0) return;
    setSending(true);
    try {
      await save(password);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'enlace_vencido') {
        onSpent(error.message);
        return;
      }
      setErrors(fieldErrors(error));
      setFailure(explainFailure(error, CHANGE_FAILED));
    } finally {
      setSending(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        owner={tipo}
        withRule
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
        required
      />
      <PasswordField
        label="Repite la contraseña"
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={errors.again}
        required
      />
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      <Button type="submit" size="lg" full busy={isSending} busyLabel="Guardando...">
        Guardar contraseña
      </Button>
    </form>
  );
}
