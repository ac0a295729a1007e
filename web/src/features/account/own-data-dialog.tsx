import type { Client } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ownDataProblems } from '@comanda/contract/clients/clients.rules';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { refusalOf } from '../../lib/api/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { type AccountDialogProps, saveOwnData } from './account.api.ts';

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

/** A client edits their own data. The e-mail identifies the account, so it cannot be edited. */
export function OwnDataDialog({ dbName, client, onClose }: AccountDialogProps) {
  const initial = {
    nombre: client.nombre,
    telefono: client.telefono,
    direccion: client.direccion ?? '',
  };
  const form = useForm({
    initial,
    check: (typed) => ownDataProblems(typed, client),
    send: async (draft) => {
      const { nombre, telefono, direccion } = await saveOwnData(dbName, {
        ...draft,
        antes: initial,
      });
      stored.user.set({ ...client, nombre, telefono, direccion });
      toast.success(clientsMessages.updated);
      onClose();
    },
    refused: (error) => {
      const clash = clashOf<Client>(error);
      if (!clash) return refusalOf(error, 'No pudimos guardar tus datos');
      const { nombre, telefono, direccion } = clash.saved;
      stored.user.set({ ...client, nombre, telefono, direccion });
      return clash.refusal(clash.saved);
    },
    onClose,
  });

  return (
    <FormDialog title="Editar información" submitLabel="Guardar" form={form}>
      <div className="grid gap-4">
        {FIELDS.map(({ name, ...field }) => (
          <TextField key={name} {...field} {...form.field(name)} />
        ))}
        <p className="text-14 text-ink-soft">
          Tu correo, <span className="wrap-anywhere">{client.email}</span>, es el de tu cuenta y no
          cambia.
        </p>
        <FormFailure form={form} />
      </div>
    </FormDialog>
  );
}
