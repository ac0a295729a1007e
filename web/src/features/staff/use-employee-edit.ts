import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { employeeProblems } from '@comanda/contract/staff/staff.rules';
import { ApiError } from '../../lib/api/api-client.ts';
import { explainFailure, fieldErrors, messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { type DraftChange, type EmployeeDraft, inputOf, isChanged } from './employee-draft.ts';
import { useUpdateEmployee } from './staff.queries.ts';

interface EditOptions {
  dbName: string;
  employee: Employee;
  draft: EmployeeDraft;
  onChange: (change: DraftChange) => void;
  onSaved: () => void;
}

/** Somebody who is in the list already: saved one by one. */
export function useEmployeeEdit({ dbName, employee, draft, onChange, onSaved }: EditOptions) {
  const update = useUpdateEmployee(dbName);
  const form = useForm({
    initial: draft,
    keep: onChange,
    isDirty: isChanged(draft, employee),
    check: (typed) => employeeProblems(inputOf(typed), { isNew: false }),
    send: async (typed) => {
      await update.mutateAsync(inputOf(typed));
      toast.success(staffMessages.updated, { id: 'staff' });
      onSaved();
    },
    refused: (error) => {
      const description = messageOf(error);
      toast.error(staffMessages.updateFailed, { id: 'staff', description });
      const problems = refusedFields(error);
      if (Object.keys(problems).length > 0) return { problems };
      return { problems, failure: explainFailure(error, staffMessages.updateFailed) };
    },
  });
  /** A new password or other permisos close what this person has open. */
  const endsSession = draft.password !== '' || !sameMembers(draft.permisos, employee.permisos);
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
