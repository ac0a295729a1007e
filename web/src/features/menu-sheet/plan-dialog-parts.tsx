import type { MenuPlan } from '@comanda/contract/menu/menu';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { canWrite, planTotals } from './menu-plan.ts';
import { PlanPreview } from './plan-preview.tsx';

interface PlanBodyProps {
  plan: MenuPlan | null;
  isLooking: boolean;
  error: Error | null;
  /** The text if the server gave none. */
  fallback: string;
  onRetry: () => void;
}

/** The preview, its loading state, or the error. */
export function PlanBody({ plan, isLooking, error, fallback, onRetry }: PlanBodyProps) {
  const failure = error && explainFailure(error, fallback);
  const details = error instanceof ApiError ? error.details : [];
  // Sending the same file again would be refused again, so there is no retry button.
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

interface PlanFooterProps {
  plan: MenuPlan | null;
  label: string;
  busyLabel: string;
  isLooking: boolean;
  isWriting: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/**
 * The only button that writes. It is red if products will be removed, and not there if the plan
 * changes nothing.
 */
export function PlanFooter(props: PlanFooterProps) {
  const { plan, label, busyLabel, isLooking, isWriting, onCancel, onConfirm } = props;
  const takesOut = plan !== null && planTotals(plan).sale > 0;
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <Button variant="secondary" size="lg" onClick={onCancel} disabled={isWriting}>
        Cancelar
      </Button>
      {(plan === null || canWrite(plan)) && (
        <Button
          size="lg"
          variant={takesOut ? 'danger' : 'primary'}
          onClick={onConfirm}
          busy={isWriting}
          busyLabel={busyLabel}
          disabled={isLooking || plan === null}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

interface ModoChoiceProps {
  value: ModoMenu;
  onChange: (modo: ModoMenu) => void;
  /** The source of the products: 'el archivo', 'la otra sede'. */
  source: string;
  disabled: boolean;
}

export function ModoChoice({ source, ...rest }: ModoChoiceProps) {
  return (
    <ChoiceCards
      legend="Qué hacer con tu menú"
      choices={[
        {
          value: 'actualizar',
          label: 'Agregar y actualizar',
          text: `Agrega lo nuevo y cambia lo que ya tienes. Lo que no está en ${source} se queda.`,
        },
        {
          value: 'reemplazar',
          label: 'Reemplazar todo el menú',
          text: `Los productos que no están en ${source} salen de tu menú.`,
        },
      ]}
      {...rest}
    />
  );
}
