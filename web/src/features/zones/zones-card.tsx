import type { Zone, ZoneDraft, ZonesAnswer } from '@comanda/contract/zones/zones';
import { ZONE_LIMITS } from '@comanda/contract/zones/zones.limits';
import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import { arrayMove } from '@dnd-kit/sortable';
import { Bike, Plus } from 'lucide-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SortableList } from '../../ui/form/sortable-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ZoneDialog } from './zone-dialog.tsx';
import { asDraft } from './zone-draft.ts';
import { ZONE_GRID, ZoneRow } from './zone-row.tsx';
import { useSaveZones, useZones } from './zones.queries.ts';

/** The delivery zones of a sede as rows. What is changed in one is saved at once. */
export function ZonesCard({ dbName }: { dbName: string }) {
  const query = useZones(dbName);
  if (query.isPending) return <Skeleton className="h-64" />;
  if (query.isError) {
    return (
      <ErrorState
        title={zonesMessages.loadFailed}
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return <ZoneList dbName={dbName} answer={query.data} />;
}

function ZoneList({ dbName, answer }: { dbName: string; answer: ZonesAnswer }) {
  const { zonas, version } = answer;
  const save = useSaveZones(dbName);
  /** Undefined: none is edited; null: a new one. */
  const [edited, setEdited] = useState<Zone | null | undefined>(undefined);
  const put = (next: readonly ZoneDraft[]) => save.mutateAsync({ zonas: next, version });
  const tryPut = (next: readonly ZoneDraft[]) =>
    put(next).catch((error: unknown) => {
      const { text, cause } = explainFailure(error, zonesMessages.saveFailed);
      toast.error(text, { id: 'zonas', ...(cause && { description: cause }) });
    });
  const drafts = zonas.map(asDraft);
  const others = (zona: Zone | null | undefined) => drafts.filter(({ _id }) => _id !== zona?._id);
  const add = () => setEdited(null);
  return (
    <section aria-labelledby="zonas" className="@container grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="zonas" className="text-18">
          {zonesMessages.title}
        </h2>
        {zonas.length > 0 && zonas.length < ZONE_LIMITS.zonas && (
          <Button variant="secondary" icon={<Plus aria-hidden size={18} />} onClick={add}>
            Agregar zona
          </Button>
        )}
      </header>
      {zonas.length === 0 ? (
        <EmptyState
          icon={<Bike size={32} />}
          title="Llevas a cualquier dirección, sin tarifa"
          action={
            <Button size="lg" icon={<Plus aria-hidden size={20} />} onClick={add}>
              Agregar zona
            </Button>
          }
        >
          Con zonas, cada barrio tiene su tarifa y su pedido mínimo, y a los demás no llegas.
        </EmptyState>
      ) : (
        <div>
          <ZoneHead />
          <SortableList
            items={zonas.map((zona) => ({ id: zona._id, name: zona.nombre, zona }))}
            onMove={(from, to) => void tryPut(arrayMove(drafts, from, to))}
            disabled={save.isPending}
            itemClassName={(isDragging) =>
              isDragging ? 'rounded-control bg-surface shadow-float' : 'border-line border-t'
            }
          >
            {({ zona }, { grip }) => (
              <ZoneRow
                zona={zona}
                grip={grip}
                disabled={save.isPending}
                onOpen={() => setEdited(zona)}
                onSwitch={(activa) =>
                  void tryPut(
                    zonas.map((one) => asDraft(one._id === zona._id ? { ...one, activa } : one)),
                  )
                }
              />
            )}
          </SortableList>
        </div>
      )}
      {zonas.length > 0 && zonas.every(({ activa }) => !activa) && (
        <p role="status" className="text-14 text-maiz-ink">
          Todas las zonas están apagadas: tus clientes no pueden pedir a domicilio.
        </p>
      )}
      {edited !== undefined && (
        <ZoneDialog
          dbName={dbName}
          answer={answer}
          zona={edited}
          onSave={async (draft) => {
            await put(
              edited
                ? drafts.map((one) => (one._id === edited._id ? draft : one))
                : [...drafts, draft],
            );
            toast.success(zonesMessages.saved, { id: 'zonas' });
          }}
          onRemove={() => tryPut(others(edited))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

function ZoneHead() {
  return (
    <div
      aria-hidden
      className={`${ZONE_GRID} hidden pb-1.5 text-14 text-ink-soft @min-[44rem]:grid`}
    >
      <span className="[grid-area:name]">Barrios</span>
      <span className="[grid-area:fee]">Tarifa</span>
      <span className="[grid-area:least]">Mínimo</span>
      <span className="[grid-area:minutes]">Demora</span>
      <span className="[grid-area:free]">Gratis desde</span>
    </div>
  );
}
