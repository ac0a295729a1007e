import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface PlanBodyProps {
  /** Null while there is no plan. */
  preview: ReactNode;
  isLooking: boolean;
  error: Error | null;
  /** The text if the server gave none. */
  fallback: string;
  onRetry: () => void;
}

/** The preview, its loading state, or the error. */
export function PlanBody({ preview, isLooking, error, fallback, onRetry }: PlanBodyProps) {
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
      {failure && !isRefusal && !preview && !isLooking && (
        <Button variant="secondary" onClick={onRetry} className="justify-self-start">
          Reintentar
        </Button>
      )}
      {preview}
    </div>
  );
}

interface PlanFooterProps {
  /** Null while there is no plan. */
  plan: { takesOut: boolean; canWrite: boolean } | null;
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
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <Button variant="secondary" size="lg" onClick={onCancel} disabled={isWriting}>
        Cancelar
      </Button>
      {(plan === null || plan.canWrite) && (
        <Button
          size="lg"
          variant={plan?.takesOut ? 'danger' : 'primary'}
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
  /** What is written: 'menú', 'grupos'. */
  what?: keyof typeof MODO_WORDS;
  disabled: boolean;
}

const MODO_WORDS = {
  menú: {
    legend: 'Qué hacer con tu menú',
    all: 'Reemplazar todo el menú',
    leaving: (source: string) => `Los productos que no están en ${source} salen de tu menú.`,
  },
  grupos: {
    legend: 'Qué hacer con tus grupos',
    all: 'Reemplazar todos los grupos',
    leaving: (source: string) =>
      `Los grupos que no están en ${source} se eliminan y salen de sus platos.`,
  },
};

export function ModoChoice({ source, what = 'menú', ...rest }: ModoChoiceProps) {
  const { legend, all, leaving } = MODO_WORDS[what];
  return (
    <ChoiceCards
      legend={legend}
      choices={[
        {
          value: 'actualizar',
          label: 'Agregar y actualizar',
          text: `Agrega lo nuevo y cambia lo que ya tienes. Lo que no está en ${source} se queda.`,
        },
        {
          value: 'reemplazar',
          label: all,
          text: leaving(source),
        },
      ]}
      {...rest}
    />
  );
}
