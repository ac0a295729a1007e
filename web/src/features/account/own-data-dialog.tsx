import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ownDataProblems } from '@comanda/contract/clients/clients.rules';
import { refusalOf } from '../../lib/api/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
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
  const form = useForm({
    initial: {
      nombre: client.nombre,
      telefono: client.telefono,
      direccion: client.direccion ?? '',
    },
    check: ownDataProblems,
    send: async (draft) => {
      const { nombre, telefono, direccion } = await saveOwnData(dbName, draft);
      stored.user.set({ ...client, nombre, telefono, direccion });
      toast.success(clientsMessages.updated);
      onClose();
    },
    refused: (error) => refusalOf(error, 'No pudimos guardar tus datos'),
    onClose,
  });
  const { failure } = form;

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
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </FormDialog>
  );
}
