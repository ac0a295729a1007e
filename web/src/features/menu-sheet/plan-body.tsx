import type { MenuPlan } from '@comanda/contract/menu/menu';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanPreview } from './plan-preview.tsx';

interface PlanBodyProps {
  plan: MenuPlan | null;
  isLooking: boolean;
  error: Error | null;
  /** What to say where the server could not. */
  fallback: string;
  onRetry: () => void;
}

/** The preview on its way, there, or why there is none. */
export function PlanBody({ plan, isLooking, error, fallback, onRetry }: PlanBodyProps) {
  const failure = error && explainFailure(error, fallback);
  const details = error instanceof ApiError ? error.details : [];
  // A refusal stays one however often the same file is sent.
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const reasons = details.flatMap(({ message }) => (message ? [message] : []));
  return (
    <div className="grid grid-cols-1 gap-4">
      {failure && <FormAlert cause={reasons.join(' ') || failure.cause}>{failure.text}</FormAlert>}
      {isLooking && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Preparando la vista previa…</span>
          <Skeleton className="h-8 w-64 max-w-full" />
          <Skeleton className="h-40" />
        </div>
      )}
      {failure && !isRefusal && !plan && !isLooking && (
        <Button variant="secondary" onClick={onRetry} className="justify-self-start">
          Reintentar
        </Button>
      )}
      {plan && <PlanPreview plan={plan} />}
    </div>
  );
}
