import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { employeeProblems } from '@comanda/contract/staff/staff.rules';
import { useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
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
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [refusals, setRefusals] = useState(0);
  const update = useUpdateEmployee(dbName);

  const refuse = (byPath: Record<string, string>) => {
    setErrors(byPath);
    setRefusals((count) => count + 1);
  };

  const submit = () => {
    const input = inputOf(draft);
    setFailure(undefined);
    const problems = byField(employeeProblems(input, { isNew: false }));
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    setErrors({});
    update.mutate(input, {
      onSuccess: () => {
        toast.success(staffMessages.updated, { id: 'staff' });
        onSaved();
      },
      onError: (error) => {
        toast.error(staffMessages.updateFailed, { id: 'staff', description: error.message });
        const byPath = refusedFields(error);
        if (Object.keys(byPath).length > 0) refuse(byPath);
        else setFailure(explainFailure(error, staffMessages.updateFailed));
      },
    });
  };

  return {
    errors,
    failure,
    refusals,
    submit,
    isSaving: update.isPending,
    isDirty: isChanged(draft, employee),
    /** A new password or other permisos close what this person has open. */
    endsSession: draft.password !== '' || !sameMembers(draft.permisos, employee.permisos),
    change: (change: DraftChange) => {
      onChange(change);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
      );
    },
  };
}

function refusedFields(error: Error): Record<string, string> {
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
