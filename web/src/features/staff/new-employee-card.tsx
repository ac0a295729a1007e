import type { Rights } from '@comanda/contract/permissions';
import type { Role } from '@comanda/contract/staff/staff';
import { CircleDashed, Plus } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import {
  type DraftChange,
  type EmployeeDraft,
  missingWords,
  wrongWords,
} from './employee-draft.ts';
import { EmployeeFields, useFormFocus } from './employee-fields.tsx';

interface NewEmployeeCardProps {
  draft: EmployeeDraft;
  errors: Record<string, string>;
  /** The number of refused saves; passed only to the first row with an error. */
  refusals: number;
  roles: readonly Role[];
  grantable: Rights;
  isSaving: boolean;
  onChange: (change: DraftChange) => void;
  onCancel: () => void;
  /** The bar at the bottom saves all new rows; Enter does the same. */
  onSubmit: () => void;
  startsFocused: boolean;
}

/** An employee who is not saved yet. */
export function NewEmployeeCard(props: NewEmployeeCardProps) {
  const { draft, errors, refusals, roles, grantable, isSaving } = props;
  const { onChange, onCancel, onSubmit, startsFocused } = props;
  const form = useFormFocus(refusals, startsFocused);
  const titleId = useId();
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Card className="animate-rise">
      <form
        ref={form}
        noValidate
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid gap-5 p-5"
      >
        <div className="flex items-start gap-3">
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-control border-2 border-control border-dashed text-ink-soft"
          >
            <Plus size={22} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <h2 id={titleId} className="wrap-anywhere line-clamp-2 text-18 leading-tight">
                {draft.nombre.trim() || 'Empleado nuevo'}
              </h2>
              <Badge tone="maiz" icon={<CircleDashed aria-hidden size={14} />}>
                Sin guardar
              </Badge>
            </div>
            <p className="pt-0.5 text-14 text-ink-soft max-sm:min-h-touch">
              {missingWords(draft) ??
                wrongWords(draft) ??
                (hasErrors ? 'Revisa lo que está marcado' : 'Listo para guardar')}
            </p>
          </div>
        </div>
        <EmployeeFields
          draft={draft}
          onChange={onChange}
          errors={errors}
          roles={roles}
          grantable={grantable}
          isSaving={isSaving}
        />
        <div className="flex justify-end">
          <Button variant="secondary" size="lg" onClick={onCancel} disabled={isSaving}>
            Cancelar
          </Button>
        </div>
        <input type="submit" hidden />
      </form>
    </Card>
  );
}
