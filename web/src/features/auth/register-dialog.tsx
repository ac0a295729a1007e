import { dinerAuthMessages } from '@comanda/contract/auth/diner-auth.messages';
import { clientProblems } from '@comanda/contract/clients/clients.rules';
import { useId, useState } from 'react';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { registerClient } from './auth.api.ts';
import { PasswordField } from './password-field.tsx';

interface RegisterDialogProps {
  dbName: string;
  onClose: () => void;
}

const EMPTY = { nombre: '', telefono: '', email: '', password: '', direccion: '' };
const CONSENT_REQUIRED = 'Para crear tu cuenta necesitamos tu permiso.';

/** A diner's account at a sede. */
export function RegisterDialog({ dbName, onClose }: RegisterDialogProps) {
  const [form, setForm] = useState(EMPTY);
  const [hasConsent, setConsent] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);
  const consentId = useId();

  const refuse = (problems: Record<string, string>, explained?: typeof failure) => {
    setErrors(problems);
    setFailure(explained);
    setRefusals(refusals + 1);
  };

  const submit = async () => {
    const problems = byField(clientProblems(form));
    const isIncomplete = Object.values(problems).includes(dinerAuthMessages.registrationRequired);
    if (!hasConsent) problems.aceptaPolitica = CONSENT_REQUIRED;
    if (Object.keys(problems).length > 0) {
      const incomplete = { text: dinerAuthMessages.registrationRequired };
      refuse(problems, isIncomplete ? incomplete : undefined);
      return;
    }
    setErrors({});
    setFailure(undefined);
    setSending(true);
    try {
      const { message } = await registerClient(dbName, { ...form, aceptaPolitica: true });
      toast.success(message);
      onClose();
    } catch (error) {
      const explained = explainFailure(error, dinerAuthMessages.registerFailed);
      toast.error(explained.text, { id: 'register' });
      refuse(fieldErrors(error), explained);
      setSending(false);
    }
  };

  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setForm({ ...form, [name]: target.value }),
    'aria-invalid': errors[name] ? true : undefined,
    // What the alert says for all of them no field says again.
    error: errors[name] === failure?.text ? undefined : errors[name],
  });

  return (
    <FormDialog
      title="Crea tu cuenta"
      submitLabel="Crear cuenta"
      isDirty={Object.values(form).some(Boolean)}
      isSaving={isSending}
      refusals={refusals}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        <TextField label="Nombre" autoComplete="name" {...field('nombre')} />
        <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('telefono')} />
        <TextField label="Correo" type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label="Crea una contraseña"
          autoComplete="new-password"
          owner="cliente"
          withRule
          {...field('password')}
        />
        <TextField
          label="Dirección"
          autoComplete="street-address"
          optional
          {...field('direccion')}
        />
        <div>
          <Checkbox
            checked={hasConsent}
            onChange={(event) => setConsent(event.target.checked)}
            aria-invalid={errors.aceptaPolitica ? true : undefined}
            aria-describedby={errors.aceptaPolitica ? consentId : undefined}
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
      </div>
    </FormDialog>
  );
}
