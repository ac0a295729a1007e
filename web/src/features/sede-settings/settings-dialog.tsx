import type { Location, SedeSettings } from '@comanda/contract/locations/locations';
import {
  DEFAULT_TOPES,
  type MesaSinFirma,
  type QuienPide,
  type Topes,
  topesProblems,
} from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { refusalOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSaveSettings, useSedeSettings } from './sede-settings.queries.ts';

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

/** From whom a sede takes orders, how many from unknown people, and whether tables have accounts. */
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
          <AccountsField form={form} />
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
      <Switch
        full
        checked={draft.activas}
        onChange={(activas) => form.set({ activas })}
        disabled={isSending}
      >
        <SwitchWords title="Cuentas por mesa">
          Las rondas de una mesa quedan en una sola cuenta hasta que se cobra.
        </SwitchWords>
      </Switch>
      <Switch
        full
        checked={draft.activas && draft.qrSoloMesaAbierta}
        onChange={(qrSoloMesaAbierta) => form.set({ qrSoloMesaAbierta })}
        disabled={isSending || !draft.activas}
      >
        <SwitchWords title="El código solo sirve en mesas abiertas">
          Nadie pide con el código hasta que tu equipo abre la mesa.
        </SwitchWords>
      </Switch>
    </fieldset>
  );
}

function SwitchWords({ title, children }: { title: string; children: string }) {
  return (
    <span className="grid gap-0.5 py-2">
      <span className="font-semibold text-16">{title}</span>
      <span className="font-normal text-ink-soft">{children}</span>
    </span>
  );
}

type Settings = Pick<SedeSettings, 'pedidos' | 'cuentas'>;
type Pedidos = SedeSettings['pedidos'];
/** The limits as typed, by the contract's paths. */
type Draft = Omit<Pedidos, 'topes'> &
  SedeSettings['cuentas'] &
  Record<`pedidos.topes.${keyof Topes}`, string>;

/**
 * What the owner changed replaces the sede's values; the other fields follow the sede while the
 * dialog is open.
 */
function useSettingsForm(dbName: string, onClose: () => void) {
  const query = useSedeSettings(dbName);
  const save = useSaveSettings(dbName);

  const form = useForm({
    initial: draftOf(query.data?.data ?? BEFORE_LOADED),
    check: (draft) => topesProblems(settingsOf(draft).pedidos.topes),
    send: async (draft) => {
      if (!query.data) return;
      await save.mutateAsync({ version: query.data.version, ajustes: settingsOf(draft) });
      toast.success(settingsMessages.saved);
      onClose();
    },
    refused: (error) => refusalOf(error, settingsMessages.saveFailed),
    onClose,
  });
  return { ...form, query };
}

const BEFORE_LOADED: Settings = {
  pedidos: { quien: 'todos', mesaSinFirma: 'marcar', topes: DEFAULT_TOPES },
  cuentas: { activas: false, qrSoloMesaAbierta: false },
};

function draftOf({ pedidos: { quien, mesaSinFirma, topes }, cuentas }: Settings): Draft {
  return {
    ...cuentas,
    quien,
    mesaSinFirma,
    'pedidos.topes.invitado': String(topes.invitado),
    'pedidos.topes.cuenta': String(topes.cuenta),
    'pedidos.topes.direccion': String(topes.direccion),
    'pedidos.topes.sede': String(topes.sede),
  };
}

function settingsOf(draft: Draft): Settings {
  const { quien, mesaSinFirma, activas, qrSoloMesaAbierta, ...texts } = draft;
  const topes = {
    invitado: numberOf(texts['pedidos.topes.invitado']),
    cuenta: numberOf(texts['pedidos.topes.cuenta']),
    direccion: numberOf(texts['pedidos.topes.direccion']),
    sede: numberOf(texts['pedidos.topes.sede']),
  };
  return { pedidos: { quien, mesaSinFirma, topes }, cuentas: { activas, qrSoloMesaAbierta } };
}

/** A text that is no number becomes NaN, which the rules refuse. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
