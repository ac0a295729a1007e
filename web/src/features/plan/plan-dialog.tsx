import type { Location } from '@comanda/contract/locations/locations';
import { PLAN_LIMITS } from '@comanda/contract/tables/plan.limits';
import { planMessages } from '@comanda/contract/tables/plan.messages';
import { LayoutGrid, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanBoard } from './plan-board.tsx';
import { countTables } from './plan-draft.ts';
import { placeOf, usePlanForm } from './use-plan-form.ts';
import { ZoneBar } from './zone-bar.tsx';

const MANY = 12;

interface PlanDialogProps {
  location: Location;
  onClose: () => void;
}

/** The owner draws where the tables of a sede stand. */
export function PlanDialog({ location, onClose }: PlanDialogProps) {
  const form = usePlanForm(location.dbName, onClose);
  const { query, zonas, problems } = form;
  const [chosen, setChosen] = useState('');
  const [selected, setSelected] = useState('');
  const [shown, setShown] = useState(problems);
  const zone = zonas.find(({ key }) => key === chosen) ?? zonas[0];
  const room = PLAN_LIMITS.mesas - countTables(zonas);
  const add = (count: number) => setChosen(form.addTables(zone?.key ?? '', count));

  if (problems !== shown) {
    setShown(problems);
    // What is wrong comes into view.
    const place = placeOf(problems, zonas);
    if (place) {
      setChosen(place.zone);
      setSelected(place.table);
    }
  }

  return (
    <FormDialog
      title={`Mesas de ${location.nombre}`}
      submitLabel="Guardar"
      size="lg"
      form={form}
      canSubmit={query.data !== undefined && !query.isFetching}
    >
      {query.isPending && <Skeleton className="h-112" />}
      {query.isError && (
        <ErrorState
          title={planMessages.loadFailed}
          message={query.error.message}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.data && (
        <fieldset disabled={form.isSending} className="grid min-w-0 gap-4">
          <FormFailure form={form} />
          {problems.zonas && <FormAlert>{problems.zonas}</FormAlert>}
          {!zone && (
            <EmptyState
              icon={<LayoutGrid size={36} />}
              title="Dibuja tu salón"
              action={
                <Button size="lg" onClick={() => add(MANY)}>
                  Crear {MANY} mesas
                </Button>
              }
            >
              Con el plano tu equipo ve de un vistazo qué mesas están libres. Después mueves cada
              mesa a su lugar.
            </EmptyState>
          )}
          {zone && (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <ZoneBar
                  zonas={zonas}
                  chosen={zone.key}
                  onChoose={setChosen}
                  onAdd={() => setChosen(form.addZone())}
                />
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    icon={<Plus aria-hidden size={18} />}
                    onClick={() => add(1)}
                    disabled={room < 1}
                  >
                    Agregar mesa
                  </Button>
                  <Button variant="secondary" onClick={() => add(MANY)} disabled={room < MANY}>
                    Crear {MANY} mesas
                  </Button>
                </div>
              </div>
              <PlanBoard
                dbName={location.dbName}
                zone={zone}
                zonas={zonas}
                problems={problems}
                selected={selected}
                onSelect={setSelected}
                onChange={form.change}
                onZone={setChosen}
              />
            </>
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}
