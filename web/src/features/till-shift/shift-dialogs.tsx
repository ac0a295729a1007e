import type { Shift } from '@comanda/contract/till/till';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosingSlip } from './closing-slip.tsx';
import { CountShift } from './count-shift.tsx';
import { ForceShift } from './force-shift.tsx';
import { MoveCash } from './move-cash.tsx';
import { OpenShift } from './open-shift.tsx';
import { useShift, useShifts } from './shift.queries.ts';
import { ShiftState } from './shift-card.tsx';
import { ShiftSoFar } from './shift-so-far.tsx';
import { type ShiftView, showShift } from './shift-view.ts';

interface ShiftDialogsProps {
  dbName: string;
  canReview: boolean;
  view: ShiftView;
}

/** The name of the first till; others get a number. */
const FIRST_CAJA = 'Caja';

/** What of the shift is open. Loaded when it is first opened. */
export function ShiftDialogs({ dbName, canReview, view }: ShiftDialogsProps) {
  const close = () => showShift(null);
  switch (view.kind) {
    case 'panel':
      return (
        <Dialog open title="Turno de caja" onClose={close}>
          <div className="grid gap-4">
            <ShiftState dbName={dbName} canReview={canReview} />
          </div>
        </Dialog>
      );
    case 'open':
      return <OpenNext dbName={dbName} onClose={close} />;
    case 'move':
      return <MoveCash dbName={dbName} id={view.id} onClose={() => showShift(view.back ?? null)} />;
    case 'so-far':
      return (
        <WithShift dbName={dbName} id={view.id}>
          {(shift) => (
            <ShiftSoFar dbName={dbName} shift={shift} canReview={canReview} onClose={close} />
          )}
        </WithShift>
      );
    case 'count':
    case 'recount':
      return (
        <WithShift dbName={dbName} id={view.id}>
          {(shift) => (
            <CountShift
              dbName={dbName}
              shift={shift}
              isAgain={view.kind === 'recount'}
              onClose={close}
            />
          )}
        </WithShift>
      );
    case 'force':
      return (
        <WithShift dbName={dbName} id={view.id}>
          {(shift) => <ForceShift dbName={dbName} shift={shift} onClose={close} />}
        </WithShift>
      );
    case 'closed':
      return (
        <WithShift dbName={dbName} id={view.id}>
          {(shift) => (
            <ClosingSlip dbName={dbName} shift={shift} canReview={canReview} onClose={close} />
          )}
        </WithShift>
      );
  }
}

function OpenNext({ dbName, onClose }: { dbName: string; onClose: () => void }) {
  const { own, others } = useShifts(dbName);
  const open = [...(own ? [own] : []), ...others].length;
  const caja = open === 0 ? FIRST_CAJA : `${FIRST_CAJA} ${open + 1}`;
  return <OpenShift dbName={dbName} caja={caja} onClose={onClose} />;
}

interface WithShiftProps {
  dbName: string;
  id: string;
  children: (shift: Shift) => ReactNode;
}

function WithShift({ dbName, id, children }: WithShiftProps) {
  const query = useShift(dbName, id);
  if (query.data) return children(query.data);
  return (
    <Dialog open title="Turno de caja" onClose={() => showShift(null)}>
      {query.error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-medium">No pudimos ver el turno. {query.error.message}</p>
          <Button variant="secondary" onClick={() => query.refetch()} busy={query.isFetching}>
            Reintentar
          </Button>
        </div>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}
