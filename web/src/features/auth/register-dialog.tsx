import { clientProblems } from '@comanda/contract/clients.rules';
import * as MESSAGES from '@comanda/contract/messages';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { registerClient } from './auth.api.ts';

interface RegisterDialogProps {
  dbName: string;
  onClose: () => void;
}

const FIELDS = [
  { name: 'nombre', label: 'Nombre', autoComplete: 'name', type: 'text', optional: false },
  { name: 'telefono', label: 'Teléfono', autoComplete: 'tel', type: 'tel', optional: false },
  { name: 'email', label: 'Correo', autoComplete: 'email', type: 'email', optional: false },
  {
    name: 'password',
    label: 'Crea una contraseña',
    autoComplete: 'new-password',
    type: 'password',
    optional: false,
  },
  {
    name: 'direccion',
    label: 'Dirección',
    autoComplete: 'street-address',
    type: 'text',
    optional: true,
  },
] as const;

const EMPTY = { nombre: '', telefono: '', email: '', password: '', direccion: '' };
const CONSENT_REQUIRED = 'Para crear tu cuenta necesitamos tu permiso.';
const FORM_ID = 'register';

/** A diner's account at a sede. */
export function RegisterDialog({ dbName, onClose }: RegisterDialogProps) {
  const [form, setForm] = useState(EMPTY);
  const [hasConsent, setConsent] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = clientProblems(form);
    setErrors(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    setFailure(hasConsent ? undefined : CONSENT_REQUIRED);
    if (problems.length > 0 || !hasConsent) return;
    setSending(true);
    try {
      const { message } = await registerClient(dbName, { ...form, aceptaPolitica: true });
      toast.success(message);
      onClose();
    } catch (error) {
      const text = error instanceof ApiError ? error.message : MESSAGES.dinerAuth.registerFailed;
      setFailure(text);
      toast.error(text, { id: 'register' });
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Crea tu cuenta"
      dismissible={!isSending}
      footer={
        <Button type="submit" form={FORM_ID} size="lg" full busy={isSending}>
          Crear cuenta
        </Button>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid gap-4">
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            value={form[name]}
            onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            error={errors[name]}
          />
        ))}
        <Checkbox checked={hasConsent} onChange={(event) => setConsent(event.target.checked)}>
          <span>
            Acepto la <PolicyLink />.
          </span>
        </Checkbox>
        {failure && (
          <p role="alert" className="rounded-control bg-aji-wash p-3 font-medium text-14 text-aji">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
