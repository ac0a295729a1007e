import type { Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { roleProblems } from '@comanda/contract/staff/staff.rules';
import { useState } from 'react';
import { messageOf, problemsOrFailure } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useRegisterRoles } from './staff.queries.ts';

interface RoleDraft {
  key: string;
  nombre: string;
  descripcion: string;
}

interface RolesFormOptions {
  dbName: string;
  known: readonly Role[];
  startsWithRow: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Cargos being written; those that exist already are never sent again. */
export function useRolesForm(options: RolesFormOptions) {
  const { dbName, known, startsWithRow, onSaved, onClose } = options;
  const [rows, setRows] = useState<readonly RoleDraft[]>(() => (startsWithRow ? [blank()] : []));
  const register = useRegisterRoles(dbName);

  const form = useForm({
    initial: { roles: rows },
    keep: ({ roles = [] }) => setRows(roles),
    isDirty: rows.some(({ nombre, descripcion }) => nombre.trim() || descripcion.trim()),
    check: ({ roles }) => roleProblems(roles, known),
    send: async ({ roles }) => {
      if (roles.length === 0) {
        toast.info(staffMessages.noNewRoles, { id: 'roles' });
        return;
      }
      await register.mutateAsync(roles.map(({ nombre, descripcion }) => ({ nombre, descripcion })));
      toast.success(staffMessages.rolesSaved, { id: 'roles' });
      onSaved();
    },
    refused: (error) => {
      const description = messageOf(error);
      toast.error(staffMessages.rolesSaveFailed, { id: 'roles', description });
      return problemsOrFailure(error, staffMessages.rolesSaveFailed);
    },
    onClose,
  });
  // The rows' places are in the paths of the problems: with another row all of those go.
  const put = (roles: readonly RoleDraft[]) => form.set({ roles });

  return {
    ...form,
    rows,
    add: () => put([...rows, blank()]),
    remove: (key: string) => put(rows.filter((row) => row.key !== key)),
    change: (key: string, change: Partial<Omit<RoleDraft, 'key'>>) =>
      put(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
  };
}

function blank(): RoleDraft {
  return { key: newId(), nombre: '', descripcion: '' };
}
