import { passwordProblems } from '@comanda/contract/auth/auth.rules';
import { refusedAs } from '../../lib/api/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import { type AccountDialogProps, changeOwnPassword } from './account.api.ts';

const EMPTY = { actual: '', nueva: '', otraVez: '' };
const FIELDS = [
  { name: 'actual', label: 'Contraseña actual', autoComplete: 'current-password', withRule: false },
  { name: 'nueva', label: 'Contraseña nueva', autoComplete: 'new-password', withRule: true },
  { name: 'otraVez', label: 'Repite la nueva', autoComplete: 'new-password', withRule: false },
] as const;

/** Asks for the old password once and for the new one twice. */
export function OwnPasswordDialog({ dbName, onClose }: AccountDialogProps) {
  const form = useForm({
    initial: EMPTY,
    check: problemsOf,
    send: async ({ actual, nueva }) => {
      stored.token.set(await changeOwnPassword(dbName, actual, nueva));
      toast.success('Contraseña cambiada', {
        description: 'Cerramos tu sesión en los demás dispositivos.',
      });
      onClose();
    },
    refused: (error) => refusedAs('No pudimos cambiar tu contraseña', error),
    onClose,
  });
  const { failure } = form;

  return (
    <FormDialog title="Cambiar contraseña" submitLabel="Guardar contraseña" form={form}>
      <div className="grid gap-4">
        {FIELDS.map(({ name, ...field }) => (
          <PasswordField key={name} {...field} owner="cliente" {...form.field(name)} />
        ))}
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </FormDialog>
  );
}

function problemsOf({ actual, nueva, otraVez }: typeof EMPTY) {
  return [
    ...(actual ? [] : [{ path: 'actual', message: 'Escribe tu contraseña actual' }]),
    ...passwordProblems(nueva, 'cliente').map(({ message }) => ({ path: 'nueva', message })),
    ...(nueva === otraVez
      ? []
      : [{ path: 'otraVez', message: 'Las dos contraseñas no son iguales' }]),
  ];
}
