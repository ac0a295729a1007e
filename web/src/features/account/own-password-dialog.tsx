import { passwordProblems } from '@comanda/contract/auth/auth.rules';
import { useState } from 'react';
import { explainFailure, fieldErrors } from '../../lib/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { changeOwnPassword } from './account.api.ts';
import type { AccountDialogProps } from './account-dialog.ts';

const EMPTY = { actual: '', nueva: '', otraVez: '' };
const FIELDS = [
  { name: 'actual', label: 'Contraseña actual', autoComplete: 'current-password', withRule: false },
  { name: 'nueva', label: 'Contraseña nueva', autoComplete: 'new-password', withRule: true },
  { name: 'otraVez', label: 'Repite la nueva', autoComplete: 'new-password', withRule: false },
] as const;

/** The old password, and the new one twice. */
export function OwnPasswordDialog({ dbName, onClose }: AccountDialogProps) {
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);

  const refuse = (problems: Record<string, string>) => {
    setErrors(problems);
    setRefusals(refusals + 1);
  };

  const save = async () => {
    setFailure(undefined);
    const problems = problemsOf(form);
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    setErrors({});
    setSaving(true);
    try {
      stored.token.set(await changeOwnPassword(dbName, form.actual, form.nueva));
      toast.success('Contraseña cambiada', {
        description: 'Cerramos tu sesión en los demás dispositivos.',
      });
      onClose();
    } catch (error) {
      const details = fieldErrors(error);
      refuse(details);
      // A field that says it needs no second telling.
      if (Object.keys(details).length === 0) {
        setFailure(explainFailure(error, 'No pudimos cambiar tu contraseña'));
      }
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title="Cambiar contraseña"
      submitLabel="Guardar contraseña"
      isDirty={Object.values(form).some(Boolean)}
      isSaving={isSaving}
      refusals={refusals}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {FIELDS.map(({ name, ...field }) => (
          <PasswordField
            key={name}
            {...field}
            owner="cliente"
            value={form[name]}
            onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            error={errors[name]}
          />
        ))}
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </FormDialog>
  );
}

function problemsOf({ actual, nueva, otraVez }: typeof EMPTY): Record<string, string> {
  const problems: Record<string, string> = {};
  const [broken] = passwordProblems(nueva, 'cliente');
  if (!actual) problems.actual = 'Escribe tu contraseña actual';
  if (broken?.message) problems.nueva = broken.message;
  if (nueva !== otraVez) problems.otraVez = 'Las dos contraseñas no son iguales';
  return problems;
}
