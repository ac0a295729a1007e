import type { DinerLogin } from '@comanda/contract/auth/auth';
import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { clientProblems } from '@comanda/contract/clients/clients.rules';
import { useId } from 'react';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { loginAtSede, registerClient } from './auth.api.ts';
import { PasswordField } from './password-field.tsx';

interface RegisterDialogProps {
  dbName: string;
  onSignedIn: (login: DinerLogin) => void;
  onClose: () => void;
}

const EMPTY = {
  nombre: '',
  telefono: '',
  email: '',
  password: '',
  direccion: '',
  aceptaPolitica: false,
};
const CONSENT_REQUIRED = 'Para crear tu cuenta necesitamos tu permiso.';

/** Creates a diner's account at a sede and signs the diner in. */
export function RegisterDialog({ dbName, onSignedIn, onClose }: RegisterDialogProps) {
  const form = useForm({
    initial: EMPTY,
    check: ({ aceptaPolitica, ...client }) => [
      ...clientProblems(client),
      ...(aceptaPolitica ? [] : [{ path: 'aceptaPolitica', message: CONSENT_REQUIRED }]),
    ],
    send: async (client) => {
      const { message } = await registerClient(dbName, { ...client, aceptaPolitica: true });
      toast.success(message);
      // The account exists, so a diner who cannot be signed in now does it in the form behind this one.
      const login = await loginAtSede(client.email.trim(), client.password, dbName).catch(
        () => null,
      );
      if (login) onSignedIn(login);
      else onClose();
    },
    refused: (error) => refusalOf(error, dinerAuthMessages.registerFailed),
    onClose,
  });
  const { draft, problems, failure } = form;
  const consentId = useId();

  return (
    <FormDialog title="Crea tu cuenta" submitLabel="Crear cuenta" form={form}>
      <div className="grid gap-4">
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        <TextField label="Nombre" autoComplete="name" {...form.field('nombre')} />
        <TextField label="Teléfono" type="tel" autoComplete="tel" {...form.field('telefono')} />
        <TextField label="Correo" type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField
          label="Crea una contraseña"
          autoComplete="new-password"
          owner="cliente"
          withRule
          {...form.field('password')}
        />
        <TextField
          label="Dirección"
          autoComplete="street-address"
          optional
          {...form.field('direccion')}
        />
        <div>
          <Checkbox
            checked={draft.aceptaPolitica}
            onChange={(event) => form.set({ aceptaPolitica: event.target.checked })}
            aria-invalid={problems.aceptaPolitica ? true : undefined}
            aria-describedby={problems.aceptaPolitica ? consentId : undefined}
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
      </div>
    </FormDialog>
  );
}
