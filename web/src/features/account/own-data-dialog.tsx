import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ownDataProblems } from '@comanda/contract/clients/clients.rules';
import { useState } from 'react';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { saveOwnData } from './account.api.ts';
import type { AccountDialogProps } from './account-dialog.ts';

const FIELDS = [
  { name: 'nombre', label: 'Nombre', autoComplete: 'name', type: 'text', optional: false },
  { name: 'telefono', label: 'Teléfono', autoComplete: 'tel', type: 'tel', optional: false },
  {
    name: 'direccion',
    label: 'Dirección',
    autoComplete: 'street-address',
    type: 'text',
    optional: true,
  },
] as const;

/** A client mends its own data; the e-mail is the account and stays. */
export function OwnDataDialog({ dbName, client, onClose }: AccountDialogProps) {
  const before = {
    nombre: client.nombre,
    telefono: client.telefono,
    direccion: client.direccion ?? '',
  };
  const [form, setForm] = useState(before);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    const problems = byField(ownDataProblems(form));
    setErrors(problems);
    setFailure(undefined);
    if (Object.keys(problems).length > 0) {
      setRefusals(refusals + 1);
      return;
    }
    setSaving(true);
    try {
      const { nombre, telefono, direccion } = await saveOwnData(dbName, form);
      stored.user.set({ ...client, nombre, telefono, direccion });
      toast.success(clientsMessages.updated);
      onClose();
    } catch (error) {
      setErrors(fieldErrors(error));
      setFailure(explainFailure(error, 'No pudimos guardar tus datos'));
      setRefusals(refusals + 1);
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title="Editar información"
      submitLabel="Guardar"
      isDirty={FIELDS.some(({ name }) => form[name] !== before[name])}
      isSaving={isSaving}
      refusals={refusals}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            value={form[name]}
            onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            error={errors[name]}
          />
        ))}
        <p className="text-14 text-ink-soft">
          Tu correo, <span className="wrap-anywhere">{client.email}</span>, es el de tu cuenta y no
          cambia.
        </p>
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </FormDialog>
  );
}
