import { type PASSWORD_LENGTHS, passwordProblems } from '@comanda/contract/auth/auth.rules';
import { refusedAs } from '../../lib/api/failure.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { PasswordField } from '../auth/password-field.tsx';

const EMPTY = { actual: '', nueva: '', otraVez: '' };
const FIELDS = [
  { name: 'actual', label: 'Contraseña actual', autoComplete: 'current-password', withRule: false },
  { name: 'nueva', label: 'Contraseña nueva', autoComplete: 'new-password', withRule: true },
  { name: 'otraVez', label: 'Repite la nueva', autoComplete: 'new-password', withRule: false },
] as const;

interface PasswordDialogProps {
  /** Whose password it is: each kind of person has its own minimum length. */
  owner: keyof typeof PASSWORD_LENGTHS;
  /** Returns the new token of this device. */
  change: (actual: string, nueva: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for the old password once and for the new one twice. */
export function PasswordDialog({ owner, change, onClose }: PasswordDialogProps) {
  const form = useForm({
    initial: EMPTY,
    check: ({ actual, nueva, otraVez }) => [
      ...(actual ? [] : [{ path: 'actual', message: 'Escribe tu contraseña actual' }]),
      ...passwordProblems(nueva, owner).map(({ message }) => ({ path: 'nueva', message })),
      ...(nueva === otraVez
        ? []
        : [{ path: 'otraVez', message: 'Las dos contraseñas no son iguales' }]),
    ],
    send: async ({ actual, nueva }) => {
      stored.token.set(await change(actual, nueva));
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
          <PasswordField key={name} {...field} owner={owner} {...form.field(name)} />
        ))}
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </FormDialog>
  );
}
