import type { Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { roleProblems } from '@comanda/contract/staff/staff.rules';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { refusedAs } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RoleItem } from './role-item.tsx';
import { useEmployees, useRegisterRoles, useRoles } from './staff.queries.ts';

interface RolesDialogProps {
  dbName: string;
  /** True if there is no cargo yet and an employee is to be added. */
  isFirst: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** The cargos of a sede: existing ones, and new ones to add. */
export function RolesDialog({ dbName, isFirst, onClose, onSaved }: RolesDialogProps) {
  const query = useRoles(dbName);
  const roles = query.data ?? [];
  const employees = useEmployees(dbName).data ?? [];
  const form = useRolesForm({ dbName, known: roles, startsWithRow: isFirst, onSaved, onClose });
  return (
    <FormDialog title="Administrar Cargos" submitLabel="Guardar cargos" size="lg" form={form}>
      <div className="grid grid-cols-1 gap-5">
        {form.failure && <FormAlert cause={form.failure.cause}>{form.failure.text}</FormAlert>}
        {query.isPending && (
          <div role="status" className="grid gap-2">
            <span className="sr-only">Cargando los cargos</span>
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
        {query.isError && roles.length === 0 && (
          <ErrorState
            title={staffMessages.rolesLoadFailed}
            message={query.error.message}
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.isSuccess && roles.length === 0 && (
          <p className="text-ink-soft">
            Todavía no hay cargos en esta sede. Crea el primero: cada empleado tiene uno.
          </p>
        )}
        {roles.length > 0 && (
          <ul aria-label="Cargos de la sede" className="grid grid-cols-1">
            {roles.map((role) => (
              <RoleItem
                key={role._id}
                dbName={dbName}
                role={role}
                others={roles.filter((one) => one !== role)}
                people={employees.filter(({ cargo }) => cargo?._id === role._id).length}
              />
            ))}
          </ul>
        )}
        <RoleRows form={form} />
      </div>
    </FormDialog>
  );
}

/** The cargos that are not saved yet. */
function RoleRows({ form }: { form: ReturnType<typeof useRolesForm> }) {
  const { rows, problems, isSending } = form;
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const before = useRef(rows.length);

  // A new row takes the focus; when a row is removed, the button that adds rows takes it.
  useEffect(() => {
    if (rows.length > before.current) {
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    }
    if (rows.length < before.current) addButton.current?.focus();
    before.current = rows.length;
  }, [rows.length]);

  return (
    <fieldset disabled={isSending} className="grid gap-3">
      <legend className="sr-only">Cargos nuevos</legend>
      {rows.length > 0 && (
        <ul ref={list} className="grid gap-3 **:scroll-mb-20">
          {rows.map(({ key, nombre, descripcion }, at) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 rounded-card bg-paper p-4 inset-ring inset-ring-line sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <TextField
                label="Nombre del cargo"
                placeholder="Mesera"
                value={nombre}
                onChange={(event) => form.change(key, { nombre: event.target.value })}
                error={problems[`roles.${at}.nombre`]}
                maxLength={TEXT_LIMITS.nombre}
                autoComplete="off"
                data-autofocus={at === 0 ? '' : undefined}
              />
              <div className="max-sm:order-last max-sm:col-span-2">
                <TextField
                  label="Descripción"
                  placeholder="Atiende las mesas y toma los pedidos"
                  value={descripcion}
                  onChange={(event) => form.change(key, { descripcion: event.target.value })}
                  error={problems[`roles.${at}.descripcion`]}
                  maxLength={TEXT_LIMITS.descripcion}
                  autoComplete="off"
                />
              </div>
              <IconButton
                label={`Quitar ${nombre.trim() || 'este cargo'}`}
                icon={<X aria-hidden size={20} />}
                onClick={() => form.remove(key)}
                className="mt-7"
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        icon={<Plus aria-hidden size={18} />}
        onClick={form.add}
        className="justify-self-start"
      >
        Agregar cargo
      </Button>
    </fieldset>
  );
}

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

/** The new cargos. Existing ones are never sent again. */
function useRolesForm(options: RolesFormOptions) {
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
    refused: (error) => refusedAs(staffMessages.rolesSaveFailed, error),
    onClose,
  });
  // Problems name rows by position, so adding or removing a row clears them.
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
