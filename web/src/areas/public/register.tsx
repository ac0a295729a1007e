import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { registrationProblems } from '@comanda/contract/auth/auth.rules';
import { useId } from 'react';
import { Link } from 'wouter';
import { EmailField } from '../../features/auth/email-field.tsx';
import { registerOwner } from '../../features/auth/owner-account.api.ts';
import { PasswordField } from '../../features/auth/password-field.tsx';
import { pendingVerification } from '../../features/auth/pending-verification.ts';
import { navigate } from '../../lib/address.tsx';
import { refusalOf } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { OpeningProgress, OpeningRail } from './opening-steps.tsx';
import { OwnerEntry } from './owner-entry.tsx';

const CONSENT_REQUIRED = 'Para crear tu cuenta necesitamos tu permiso.';

export function Register() {
  const consentId = useId();
  const form = useForm({
    initial: { email: '', password: '', aceptaPolitica: false },
    check: ({ aceptaPolitica, ...credentials }) => [
      ...registrationProblems(credentials),
      ...(aceptaPolitica ? [] : [{ path: 'aceptaPolitica', message: CONSENT_REQUIRED }]),
    ],
    send: async ({ email, password }) => {
      const { message, data } = await registerOwner(email.trim(), password);
      pendingVerification.set({ ...data, sentAt: now().getTime() });
      toast.success(ownerAuthMessages.registered(message));
      navigate(PATHS.verify);
    },
    refused: (error) => refusalOf(error, ownerAuthMessages.registerFailed),
  });
  const { draft, problems, failure } = form;

  return (
    <OwnerEntry
      title="Registra tu restaurante"
      text="Crea tu cuenta y en unos minutos recibes pedidos."
      rail={<OpeningRail step={1} />}
      above={<OpeningProgress step={1} />}
    >
      <form {...form.attributes} className="grid gap-4">
        <EmailField
          value={draft.email}
          onChange={(email) => form.set({ email })}
          error={problems.email}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="new-password"
          withRule
          {...form.field('password')}
          required
        />
        <div>
          <Checkbox
            checked={draft.aceptaPolitica}
            onChange={(event) => form.set({ aceptaPolitica: event.target.checked })}
            aria-invalid={problems.aceptaPolitica ? true : undefined}
            aria-describedby={problems.aceptaPolitica ? consentId : undefined}
            required
          >
            <span>
              Acepto la <PolicyLink />.
            </span>
          </Checkbox>
          {problems.aceptaPolitica && (
            <FieldError id={consentId} role="alert">
              {problems.aceptaPolitica}
            </FieldError>
          )}
        </div>
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        <Button type="submit" size="lg" full busy={form.isSending} busyLabel="Creando tu cuenta...">
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
