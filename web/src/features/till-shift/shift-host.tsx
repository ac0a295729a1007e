import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { showShift, useShiftView } from './shift-view.ts';

// Loaded on demand: most of the time nobody opens, counts or closes.
const ShiftDialogs = lazy(() =>
  import('./shift-dialogs.tsx').then((m) => ({ default: m.ShiftDialogs })),
);

/** Shows whatever of the shift somebody opened, on a screen of the till. */
export function ShiftHost({ dbName, canReview }: { dbName: string; canReview: boolean }) {
  const view = useShiftView();
  // Who leaves the till leaves its dialogs.
  useEffect(() => () => showShift(null), []);
  if (!view) return null;
  return (
    <Suspense fallback={null}>
      <ShiftDialogs dbName={dbName} canReview={canReview} view={view} />
    </Suspense>
  );
}

export const OPEN_SHIFT = 'Abrir turno';

/** One tap from a refusal for want of a shift to opening one. */
export function OpenShiftButton() {
  return (
    <Button variant="wash" size="lg" onClick={() => showShift({ kind: 'open' })}>
      {OPEN_SHIFT}
    </Button>
  );
}
