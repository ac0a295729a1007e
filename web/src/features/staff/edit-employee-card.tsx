import type { Permiso } from '@comanda/contract/permissions';
import type { Employee, Role } from '@comanda/contract/staff/staff';
import { Info, Pencil } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Avatar } from './avatar.tsx';
import type { DraftChange, EmployeeDraft } from './employee-draft.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { useEmployeeEdit } from './use-employee-edit.ts';
import { useStartFocus } from './use-form-focus.ts';

interface EditEmployeeCardProps {
  dbName: string;
  employee: Employee;
  draft: EmployeeDraft;
  roles: readonly Role[];
  grantable: readonly Permiso[];
  onChange: (change: DraftChange) => void;
  /** Back to reading: saved, or as it was. */
  onClose: () => void;
  startsFocused: boolean;
}

/** One person, to change. */
export function EditEmployeeCard(props: EditEmployeeCardProps) {
  const { dbName, employee, draft, roles, grantable, onChange, onClose, startsFocused } = props;
  const edit = useEmployeeEdit({ dbName, employee, draft, onChange, onSaved: onClose });
  useStartFocus(edit.attributes.ref, startsFocused);
  const titleId = useId();
  return (
    <Card selected>
      <form {...edit.attributes} aria-labelledby={titleId} className="grid gap-5 p-5">
        <div className="flex items-start gap-3">
          <Avatar nombre={employee.nombre} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <h2 id={titleId} className="wrap-anywhere text-18 leading-tight">
                {employee.nombre}
              </h2>
              <Badge tone="achiote" icon={<Pencil aria-hidden size={14} />}>
                Editando
              </Badge>
            </div>
            <p className="wrap-anywhere pt-0.5 text-14 text-ink-soft">{employee.cargo?.nombre}</p>
          </div>
        </div>
        {edit.failure && <FormAlert cause={edit.failure.cause}>{edit.failure.text}</FormAlert>}
        <EmployeeFields
          draft={draft}
          onChange={edit.set}
          errors={edit.problems}
          roles={roles}
          grantable={grantable}
          isSaving={edit.isSending}
        />
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
          <p
            role="status"
            className="flex min-w-52 flex-1 items-center gap-2 text-14 text-ink-soft"
          >
            {edit.endsSession && (
              <>
                <Info aria-hidden size={16} />
                Al guardar, su sesión se cierra y debe ingresar otra vez.
              </>
            )}
          </p>
          <div className="flex gap-2 max-sm:w-full">
            <Button variant="secondary" size="lg" onClick={onClose} disabled={edit.isSending}>
              Cancelar
            </Button>
            <Button
              type="submit"
              size="lg"
              disabled={!edit.isDirty}
              busy={edit.isSending}
              busyLabel="Guardando…"
              className="max-sm:grow"
            >
              Guardar cambios
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
