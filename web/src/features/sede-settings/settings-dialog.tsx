import type { Location } from '@comanda/contract/locations/locations';
import type {
  MesaSinFirma,
  QuienPide,
  Topes,
} from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SettingSwitch } from './setting-switch.tsx';
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

/** From whom a sede takes orders, how many from unknown people, whether tables have accounts, and courses. */
export function SettingsDialog({ location, onClose }: SettingsDialogProps) {
  const form = useSettingsForm(location.dbName, onClose);
  const { draft, query, isSending } = form;
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
          <FormFailure form={form} />
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
          <AccountsField form={form} />
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold text-14">Cocina</legend>
            <SettingSwitch
              title="Servir por tiempos"
              checked={draft.tiempos}
              onChange={(tiempos) => form.set({ tiempos })}
              disabled={isSending}
            >
              El primer tiempo va a la cocina; los demás esperan a que tu equipo los marche.
            </SettingSwitch>
          </fieldset>
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

/** The second switch says nothing without the first. */
function AccountsField({ form }: { form: ReturnType<typeof useSettingsForm> }) {
  const { draft, isSending } = form;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-14">Mesas</legend>
      <SettingSwitch
        title="Cuentas por mesa"
        checked={draft.activas}
        onChange={(activas) => form.set({ activas })}
        disabled={isSending}
      >
        Las rondas de una mesa quedan en una sola cuenta hasta que se cobra.
      </SettingSwitch>
      <SettingSwitch
        title="El código solo sirve en mesas abiertas"
        checked={draft.activas && draft.qrSoloMesaAbierta}
        onChange={(qrSoloMesaAbierta) => form.set({ qrSoloMesaAbierta })}
        disabled={isSending || !draft.activas}
      >
        Nadie pide con el código hasta que tu equipo abre la mesa.
      </SettingSwitch>
    </fieldset>
  );
}
