import { registrationProblems } from '@comanda/contract/auth/auth.rules';
import { ownerAuthMessages } from '@comanda/contract/auth/owner-auth.messages';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { EmailField } from '../../features/auth/email-field.tsx';
import { registerOwner } from '../../features/auth/owner-account.api.ts';
import { PasswordField } from '../../features/auth/password-field.tsx';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { navigate } from '../../lib/address.tsx';
import { now } from '../../lib/clock.ts';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { OpeningProgress } from './opening-progress.tsx';
import { OpeningRail } from './opening-rail.tsx';
import { OwnerEntry } from './owner-entry.tsx';

const CONSENT_REQUIRED = 'Para crear tu cuenta necesitamos tu permiso.';

export function Register() {
  const consentId = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [isSending, setSending] = useState(false);

  const showErrors = (form: HTMLFormElement, problems: Record<string, string>) => {
    flushSync(() => setErrors(problems));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const problems = byField(registrationProblems({ email, password }));
    if (!hasConsent) problems.aceptaPolitica = CONSENT_REQUIRED;
    setFailure(undefined);
    showErrors(form, problems);
    if (Object.keys(problems).length > 0) return;
    setSending(true);
    try {
      const { message, data } = await registerOwner(email.trim(), password);
      pendingVerification.set({ ...data, sentAt: now().getTime() });
      toast.success(ownerAuthMessages.registered(message));
      navigate(PATHS.verify);
    } catch (error) {
      const explained = explainFailure(error, ownerAuthMessages.registerFailed);
      toast.error(explained.text, { id: 'register' });
      setFailure(explained);
      showErrors(form, fieldErrors(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <OwnerEntry
      title="Registra tu restaurante"
      text="Crea tu cuenta y en unos minutos recibes pedidos."
      rail={<OpeningRail step={1} />}
      above={<OpeningProgress step={1} />}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <EmailField value={email} onChange={setEmail} error={errors.email} />
        <PasswordField
          label="Contraseña"
          autoComplete="new-password"
          withRule
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errors.password}
          required
        />
        <div>
          <Checkbox
            checked={hasConsent}
            onChange={(event) => setConsent(event.target.checked)}
            aria-invalid={errors.aceptaPolitica ? true : undefined}
            aria-describedby={errors.aceptaPolitica ? consentId : undefined}
            required
          >
            <span>
              Acepto la <PolicyLink />.
            </span>
          </Checkbox>
          {errors.aceptaPolitica && (
            <p id={consentId} role="alert" className="font-medium text-14 text-aji">
              {errors.aceptaPolitica}
            </p>
          )}
        </div>
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        <Button type="submit" size="lg" full busy={isSending} busyLabel="Creando tu cuenta...">
          Registrarme
        </Button>
      </form>
      <p className="text-center text-14">
        <Link
          to={PATHS.login}
          className="inline-block py-3 font-semibold text-achiote-ink underline underline-offset-4"
        >
          Ya estoy registrado
        </Link>
      </p>
    </OwnerEntry>
  );
}
