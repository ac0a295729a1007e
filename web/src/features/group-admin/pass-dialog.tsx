import type { PassPlan } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { TriangleAlert } from 'lucide-react';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dishCount, optionsWords, ruleWords } from './group-words.ts';
import { usePassToGroups } from './groups.queries.ts';

interface PassDialogProps {
  dbName: string;
  onClose: () => void;
}

/** Shows what additions and combos become, and writes it for the menu that was seen. */
export function PassDialog({ dbName, onClose }: PassDialogProps) {
  const { plan, error, isLooking, isWriting, look, write } = usePassToGroups(dbName);
  const failure = error && explainFailure(error, modifiersMessages.passFailed);
  const confirm = () =>
    write(() => {
      toast.success(modifiersMessages.passed);
      onClose();
    });
  return (
    <Dialog
      open
      title="Pasar a grupos"
      size="md"
      onClose={onClose}
      dismissible={!isWriting}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" size="lg" onClick={onClose} disabled={isWriting}>
            Cancelar
          </Button>
          <Button
            size="lg"
            onClick={confirm}
            busy={isWriting}
            busyLabel="Pasando…"
            disabled={isLooking || !plan || plan.productos.length === 0}
          >
            {plan && plan.productos.length > 0
              ? `Pasar ${dishCount(plan.productos.length)}`
              : 'Pasar a grupos'}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
        {isLooking && (
          <div role="status" className="grid gap-3">
            <span className="sr-only">Preparando la vista previa…</span>
            <Skeleton className="h-8 w-64 max-w-full" />
            <Skeleton className="h-40" />
          </div>
        )}
        {!isLooking && !plan && failure && (
          <Button variant="secondary" onClick={look} className="justify-self-start">
            Reintentar
          </Button>
        )}
        {plan && !isLooking && <PassPreview plan={plan} />}
      </div>
    </Dialog>
  );
}

function PassPreview({ plan }: { plan: PassPlan }) {
  const { grupos, productos } = plan;
  if (productos.length === 0) return <p>{modifiersMessages.nothingToPass}</p>;
  const nameOf = new Map(grupos.map(({ codigo, nombre }) => [codigo, nombre]));
  return (
    <section aria-label="Vista previa" className="grid grid-cols-1 gap-5">
      <div role="status">
        <p className="text-14 text-ink-soft">{modifiersMessages.passPreview}</p>
        <p className="title text-22">
          {dishCount(productos.length)} con {grupos.length}{' '}
          {grupos.length === 1 ? 'grupo' : 'grupos'}
        </p>
      </div>
      <p className="flex items-start gap-2 rounded-control bg-maiz-wash p-3 font-medium text-14 text-maiz-ink">
        <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
        {modifiersMessages.passMultiplies}
      </p>
      <div className="grid gap-2">
        <h3 className="text-18">Grupos</h3>
        <ul className="grid gap-2">
          {grupos.map((group) => (
            <li key={group.codigo} className="rounded-control border border-line px-3 py-2 text-14">
              <p className="flex flex-wrap items-center gap-x-3">
                <strong className="wrap-anywhere min-w-0 font-semibold text-16">
                  {group.nombre}
                </strong>
                <Badge tone={group.nuevo ? 'cilantro' : 'neutral'}>
                  {group.nuevo ? 'Nuevo' : 'Ya lo tienes'}
                </Badge>
              </p>
              <p className="text-ink-soft">
                {ruleWords(group)} · {optionsWords(group)}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-1">
        <h3 className="text-18">Platos</h3>
        <ul className="text-14">
          {productos.map((product) => (
            <li
              key={product.id_sigo}
              className="flex flex-wrap gap-x-3 border-line border-b py-2 last:border-b-0"
            >
              <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{product.nombre}</span>
              <span className="text-ink-soft">
                {product.grupos.map((codigo) => nameOf.get(codigo)).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
