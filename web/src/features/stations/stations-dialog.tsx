import type { Location } from '@comanda/contract/locations/locations';
import type { Station } from '@comanda/contract/menu/stations';
import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePrinters } from '../printing/printing.api.ts';
import { StationList } from './station-list.tsx';
import { newStation, type StationsForm, useStationsForm } from './use-stations-form.ts';

interface StationsDialogProps {
  location: Location;
  onClose: () => void;
}

/** The stations of a sede's kitchen: their names, how long a dish may take, and where they print. */
export function StationsDialog({ location, onClose }: StationsDialogProps) {
  const { dbName, nombre } = location;
  const form = useStationsForm(dbName, onClose);
  const printers = usePrinters(dbName);
  const { query, draft } = form;
  return (
    <FormDialog
      title={`Estaciones de ${nombre}`}
      submitLabel="Guardar"
      size="md"
      form={form}
      canSubmit={query.data !== undefined && !query.isFetching}
    >
      {query.isPending && <Skeleton className="h-64" />}
      {query.isError && (
        <ErrorState
          title={stationsMessages.loadFailed}
          message={query.error.message}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data && (
        <div className="grid gap-4">
          <FormFailure form={form} />
          <p className="text-ink-soft">
            {draft.estaciones.length === 0
              ? 'Una estación es un puesto de la cocina que ve solo lo suyo, como la parrilla o la barra.'
              : `En el menú eliges qué se prepara en cada una; lo demás sale en ${stationsMessages.kitchen}. Un plato que pasa de sus minutos se marca como demorado.`}
          </p>
          {draft.estaciones.length === 0 && <Example form={form} />}
          <StationList form={form} printers={printers.data?.map(({ target }) => target) ?? []} />
          <Notes form={form} hasNoPrinters={printers.data?.length === 0} />
        </div>
      )}
    </FormDialog>
  );
}

const EXAMPLE: readonly [nombre: string, objetivoMin: number][] = [
  ['Parrilla', 15],
  ['Barra', 5],
  ['Fríos', 8],
];

function Example({ form }: { form: StationsForm }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-control border-dashed px-4 py-2.5">
      <Sparkles aria-hidden size={20} className="text-achiote-ink" />
      <p className="min-w-40 flex-1 text-14">
        <strong className="block font-semibold">
          {EXAMPLE.map(([nombre]) => nombre).join(', ')}
        </strong>
        <span className="text-ink-soft">Un ejemplo que puedes cambiar</span>
      </p>
      <Button
        variant="secondary"
        disabled={form.isSending}
        onClick={() =>
          form.set({ estaciones: EXAMPLE.map(([nombre, minutes]) => newStation(nombre, minutes)) })
        }
      >
        Usar ejemplo
      </Button>
    </div>
  );
}

const AND = new Intl.ListFormat('es', { type: 'conjunction' });

/** What follows from what the owner did here, and what cannot be chosen yet. */
function Notes({ form, hasNoPrinters }: { form: StationsForm; hasNoPrinters: boolean }) {
  const { stored, draft } = form;
  const kept = new Set(draft.estaciones.map(({ clave }) => clave));
  const removed = stored.filter(({ clave }: Station) => !kept.has(clave));
  return (
    <>
      {removed.length > 0 && (
        <p role="status" className="text-14 text-maiz-ink">
          Lo que se preparaba en {AND.format(removed.map(({ nombre }) => nombre))} pasa a{' '}
          {stationsMessages.kitchen}.
        </p>
      )}
      {hasNoPrinters && draft.estaciones.length > 0 && (
        <p className="text-14 text-ink-soft">
          Para que una estación imprima, conecta antes un agente en «Impresoras».
        </p>
      )}
    </>
  );
}
