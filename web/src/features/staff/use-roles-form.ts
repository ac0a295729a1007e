import type { Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { roleProblems } from '@comanda/contract/staff/staff.rules';
import { useState } from 'react';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useRegisterRoles } from './staff.queries.ts';

interface RoleDraft {
  key: string;
  nombre: string;
  descripcion: string;
}

/** Cargos being written; those that exist already are never sent again. */
export function useRolesForm(
  dbName: string,
  known: readonly Role[],
  startsWithRow: boolean,
  onSaved: () => void,
) {
  const [rows, setRows] = useState<readonly RoleDraft[]>(() => (startsWithRow ? [blank()] : []));
  /** By the contract's paths: `roles.<row>.<field>`. */
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [refusals, setRefusals] = useState(0);
  const register = useRegisterRoles(dbName);

  const refuse = (byPath: Record<string, string>) => {
    setErrors(byPath);
    setRefusals((count) => count + 1);
  };
  const put = (next: readonly RoleDraft[]) => {
    setRows(next);
    // The rows' places are in the paths.
    setErrors({});
  };

  const submit = () => {
    setFailure(undefined);
    if (rows.length === 0) {
      toast.info(staffMessages.noNewRoles, { id: 'roles' });
      return;
    }
    const problems = byField(roleProblems(rows, known));
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    register.mutate(
      rows.map(({ nombre, descripcion }) => ({ nombre, descripcion })),
      {
        onSuccess: () => {
          toast.success(staffMessages.rolesSaved, { id: 'roles' });
          onSaved();
        },
        onError: (error) => {
          toast.error(staffMessages.rolesSaveFailed, { id: 'roles', description: error.message });
          const byPath = fieldErrors(error);
          if (Object.keys(byPath).length > 0) refuse(byPath);
          else setFailure(explainFailure(error, staffMessages.rolesSaveFailed));
        },
      },
    );
  };

  return {
    rows,
    errors,
    failure,
    refusals,
    isSaving: register.isPending,
    isDirty: rows.some(({ nombre, descripcion }) => nombre.trim() || descripcion.trim()),
    add: () => put([...rows, blank()]),
    remove: (key: string) => put(rows.filter((row) => row.key !== key)),
    change: (key: string, change: Partial<Omit<RoleDraft, 'key'>>) =>
      put(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    submit,
  };
}

function blank(): RoleDraft {
  return { key: newId(), nombre: '', descripcion: '' };
}
