import type { Location } from '@comanda/contract/locations/locations';
import type {
  MesaSinFirma,
  QuienPide,
  Topes,
} from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const WHO: readonly { value: QuienPide; label: string; text: string }[] = [
  {
    value: 'todos',
    label: 'Todos',
    text: 'También quien pide por primera vez, hasta los topes de abajo.',
  },
  {
    value: 'conocidos',
    label: settingsMessages.onlyKnown,
    text: 'Mesas con código QR y clientes que ya atendiste. Tu equipo sigue tomando pedidos.',
  },
];

const TABLES: readonly { value: MesaSinFirma; label: string; text: string }[] = [
  {
    value: 'marcar',
    label: 'Recibirlo marcado',
    text: 'Tu equipo ve «Mesa sin confirmar» y la confirma con un toque.',
  },
  {
    value: 'rechazar',
    label: 'Pedir que escanee el código',
    text: 'Solo se pide a la mesa desde su código QR.',
  },
];

const TOPES: readonly { name: keyof Topes; label: string }[] = [
  { name: 'invitado', label: 'Por correo' },
  { name: 'cuenta', label: 'Por cuenta' },
  { name: 'direccion', label: 'Por conexión a internet' },
  { name: 'sede', label: 'En toda la sede' },
];

interface SettingsDialogProps {
  location: Location;
  onClose: () => void;
}

/** Whom a sede takes orders from, and how many of people nobody has seen. */
export function SettingsDialog({ location, onClose }: SettingsDialogProps) {
  const form = useSettingsForm(location.dbName, onClose);
  const { draft, failure, query, isSending } = form;
  return (
    <FormDialog
      title={`Pedidos de ${location.nombre}`}
      submitLabel="Guardar"
      size="md"
      form={form}
      canSubmit={query.data !== undefined && !query.isFetching}
    >
      {query.isPending && <Skeleton className="h-96" />}
      {query.isError && (
        <ErrorState
          title={settingsMessages.loadFailed}
          message={query.error.message}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data && (
        <div className="grid gap-6">
          {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
          <ChoiceCards
            legend="Quién puede pedir"
            choices={WHO}
            value={draft.quien}
            onChange={(quien) => form.set({ quien })}
            disabled={isSending}
          />
          <ChoiceCards
            legend="Un pedido a la mesa sin su código"
            choices={TABLES}
            value={draft.mesaSinFirma}
            onChange={(mesaSinFirma) => form.set({ mesaSinFirma })}
            disabled={isSending}
          />
          <fieldset className="grid gap-3">
            <legend className="mb-1 font-semibold text-14">Topes de pedidos sin atender</legend>
            <p className="text-14 text-ink-soft">
              Cuántos pueden tener abiertos a la vez las personas que nadie ha visto: sin código de
              mesa y sin un pedido anterior entregado.
            </p>
            <div className="grid grid-cols-2 items-start gap-3">
              {TOPES.map(({ name, label }) => (
                <TextField
                  key={name}
                  label={label}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  disabled={isSending}
                  {...form.field(`pedidos.topes.${name}`)}
                />
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </FormDialog>
  );
}
