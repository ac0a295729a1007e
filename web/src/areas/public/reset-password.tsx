import { passwordProblems } from '@comanda/contract/auth.rules';
import { LinkIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { resetPassword } from '../../features/auth/owner-account.api.ts';
import { PasswordField } from '../../features/auth/password-field.tsx';
import { ApiError } from '../../lib/api-client.ts';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { OwnerEntry } from './owner-entry.tsx';

const CHANGE_FAILED = 'No pudimos cambiar tu contraseña';
const NOT_ALIKE = 'Las dos contraseñas no son iguales';
const INCOMPLETE_LINK =
  'A este enlace le falta una parte. Ábrelo desde el correo o pide uno nuevo.';

export function ResetPassword() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [spentLink, setSpentLink] = useState(token ? undefined : INCOMPLETE_LINK);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const problems = byField(passwordProblems(password, 'propietario'));
    if (password !== again) problems.again = NOT_ALIKE;
    setFailure(undefined);
    flushSync(() => setErrors(problems));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (Object.keys(problems).length > 0) return;
    setSending(true);
    try {
      const { message } = await resetPassword(token, password);
      toast.success(message);
      navigate(PATHS.login, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'enlace_vencido') {
        setSpentLink(error.message);
        return;
      }
      setErrors(fieldErrors(error));
      setFailure(explainFailure(error, CHANGE_FAILED));
    } finally {
      setSending(false);
    }
  };

  return (
    <OwnerEntry
      title="Elige tu contraseña nueva"
      text="Al guardarla se cierran las sesiones que tengas abiertas."
    >
      {spentLink ? (
        <div role="alert" className="grid gap-3 rounded-card bg-maiz-wash p-5">
          <LinkIcon aria-hidden size={28} className="text-maiz-ink" />
          <p className="font-semibold">{spentLink}</p>
          <ButtonLink to={PATHS.forgotPassword} size="lg">
            Pedir otro enlace
          </ButtonLink>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <PasswordField
            label="Contraseña nueva"
            autoComplete="new-password"
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
      )}
    </OwnerEntry>
  );
}
