import { bogotaDateTime } from '@comanda/contract/days';
import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import type { Tablet } from '@comanda/contract/staff/tablets';
import { TabletSmartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRemoveTablet, useTablets } from './staff-door.api.ts';

/** The tablets on which a sede's people sign in by PIN, and the way to revoke one. */
export function TabletList({ dbName }: { dbName: string }) {
  const { data: tablets, error, isFetching, refetch } = useTablets(dbName);
  const [removing, setRemoving] = useState<Tablet | null>(null);
  const remove = useRemoveTablet(dbName);
  const [isRemoving, run] = useBusy();

  const confirmRemoval = async () => {
    if (!removing) return;
    try {
      const { message } = await remove.mutateAsync(removing._id);
      toast.success(message, { id: 'tabletas' });
    } catch (failure) {
      toast.error(messageOf(failure), { id: 'tabletas' });
    }
    setRemoving(null);
  };

  return (
    <section className="grid gap-3">
      <h3 className="text-18">Tabletas compartidas</h3>
      <p className="text-14 text-ink-soft">{staffDoorMessages.howToShare}</p>
      {error && !tablets && (
        <ErrorState
          title="No pudimos traer las tabletas"
          message={error.message}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {!tablets && !error && <Skeleton className="h-16" />}
      {tablets?.length === 0 && (
        <p className="flex items-center gap-3 rounded-card border-2 border-control border-dashed p-4 text-ink-soft">
          <TabletSmartphone aria-hidden size={24} />
          Todavía no hay ninguna.
        </p>
      )}
      <ul className="grid gap-2">
        {tablets?.map((tablet) => (
          <li
            key={tablet._id}
            className="flex items-center gap-3 rounded-card p-3 pl-4 inset-ring inset-ring-line"
          >
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold">La autorizó {tablet.autorizadaPor}</p>
              <p className="text-14 text-ink-soft">
                Desde {bogotaDateTime(tablet.desde)} · usada {bogotaDateTime(tablet.ultimaVez)}
              </p>
            </div>
            <IconButton
              label={`Quitar la tableta que autorizó ${tablet.autorizadaPor}`}
              variant="danger"
              icon={<Trash2 aria-hidden size={20} />}
              onClick={() => setRemoving(tablet)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        title="¿Quitar esta tableta?"
        confirmLabel="Quitar"
        busy={isRemoving}
        onCancel={() => setRemoving(null)}
        onConfirm={() => run(confirmRemoval)}
      >
        <p className="text-ink-soft">{staffDoorMessages.removalEnds}</p>
      </ConfirmDialog>
    </section>
  );
}
