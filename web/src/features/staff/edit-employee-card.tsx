import { mergeEdit } from '@comanda/contract/forms/edits.rules';
import type { Rights } from '@comanda/contract/permissions';
import type { Employee, Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { employeeProblems } from '@comanda/contract/staff/staff.rules';
import { Info, Pencil } from 'lucide-react';
import { useId } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { fieldErrors, refusedAs } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import {
  type DraftChange,
  draftOf,
  type EmployeeDraft,
  inputOf,
  isChanged,
} from './employee-draft.ts';
import { EmployeeFields, useStartFocus } from './employee-fields.tsx';
import { useUpdateEmployee } from './staff.queries.ts';

interface EditEmployeeCardProps {
  dbName: string;
  employee: Employee;
  draft: EmployeeDraft;
  roles: readonly Role[];
  grantable: Rights;
  onChange: (change: DraftChange) => void;
  /** Goes back to reading, after saving or cancelling. */
  onClose: () => void;
  startsFocused: boolean;
}

/** One employee, for editing. */
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
              <h2 id={titleId} className="wrap-anywhere line-clamp-2 text-18 leading-tight">
                {employee.nombre}
              </h2>
              <Badge tone="achiote" icon={<Pencil aria-hidden size={14} />}>
                Editando
              </Badge>
            </div>
            <p className="wrap-anywhere pt-0.5 text-14 text-ink-soft">{employee.cargo?.nombre}</p>
          </div>
        </div>
        <FormFailure form={edit} />
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

interface EditOptions {
  dbName: string;
  employee: Employee;
  draft: EmployeeDraft;
  onChange: (change: DraftChange) => void;
  onSaved: () => void;
}

/** Edits an employee who exists already; each is saved alone. */
function useEmployeeEdit({ dbName, employee, draft, onChange, onSaved }: EditOptions) {
  const update = useUpdateEmployee(dbName);
  const saved = draft.opened ?? employee;
  const form = useForm({
    initial: draft,
    keep: onChange,
    stored: draftOf(saved),
    isDirty: isChanged(draft, saved),
    check: (typed) => employeeProblems(inputOf(typed), saved),
    send: async (typed) => {
      const { id: _id, ...antes } = inputOf(draftOf(saved));
      await update.mutateAsync({ ...inputOf(typed), antes });
      toast.success(staffMessages.updated, { id: 'staff' });
      onSaved();
    },
    refused: (error) => {
      const clash = clashOf<Employee>(error);
      if (clash) {
        const now = draftOf(clash.saved);
        // Fields that were not touched here show what somebody else wrote.
        const { merged } = mergeEdit(draftOf(saved), draft, now);
        onChange({ ...merged, opened: clash.saved });
        return clash.refusal(now);
      }
      return { ...refusedAs(staffMessages.updateFailed, error), problems: refusedFields(error) };
    },
  });
  /** A new password or other rights end the employee's sessions. */
  const endsSession =
    draft.password !== '' ||
    !sameMembers(draft.permisos, employee.permisos) ||
    !sameMembers(draft.facultades, employee.facultades);
  return { ...form, endsSession };
}

function refusedFields(error: unknown): Record<string, string> {
  if (error instanceof ApiError && error.code === 'correo_ya_registrado') {
    return { email: error.message };
  }
  const byPath = Object.entries(fieldErrors(error));
  return Object.fromEntries(
    byPath.map(([path, message]) => [path.split('.').at(-1) ?? path, message]),
  );
}

function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((member) => other.includes(member));
}
