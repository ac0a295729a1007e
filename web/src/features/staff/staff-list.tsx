import { type Actor, canManageEmployee, grantableBy } from '@comanda/contract/permissions';
import { FACULTAD_WORDS } from '@comanda/contract/staff/facultades.words';
import type { Employee, Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { EditEmployeeCard } from './edit-employee-card.tsx';
import { EmployeeCard } from './employee-card.tsx';
import type { DraftChange, EmployeeDraft } from './employee-draft.ts';
import { PERMISO_LOOK } from './permiso-look.ts';
import { useDeleteEmployee } from './staff.queries.ts';

interface StaffListProps {
  dbName: string;
  employees: readonly Employee[];
  search: string;
  drafts: readonly EmployeeDraft[];
  roles: readonly Role[];
  actor: Actor;
  selfId: string | null;
  /**
   * The card that was just opened takes the focus; one that is already open on arrival does not.
   */
  opened: string | null;
  onEdit: (employee: Employee) => void;
  onChange: (key: string, change: DraftChange) => void;
  onClose: (key: string) => void;
  onDelete: (employee: Employee) => void;
}

/** Cards for reading stand three to a row; a card for editing takes the whole width. */
export function StaffList(props: StaffListProps) {
  const { dbName, employees, search, drafts, roles, actor, selfId, opened } = props;
  const { onEdit, onChange, onClose, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const grantable = grantableBy(actor);

  const close = (id: string) => {
    onClose(id);
    // The button exists again only after the form is gone.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(id)}"]`)?.focus(),
    );
  };

  if (employees.length === 0 && search) {
    return (
      <EmptyState icon={<SearchX size={36} />} title="Nadie se llama así">
        Revisa lo que escribiste.
      </EmptyState>
    );
  }
  return (
    <ul
      ref={list}
      aria-label="Empleados"
      className="grid grid-flow-row-dense grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3"
    >
      {employees.map((employee) => {
        const draft = drafts.find(({ id }) => id === employee.id);
        const locked = lockedReason(actor, employee, selfId);
        return draft && !locked ? (
          <li key={employee.id} className="col-span-full">
            <EditEmployeeCard
              dbName={dbName}
              employee={employee}
              draft={draft}
              roles={roles}
              grantable={grantable}
              onChange={(change) => onChange(draft.key, change)}
              onClose={() => close(employee.id)}
              startsFocused={opened === employee.id}
            />
          </li>
        ) : (
          <li key={employee.id}>
            <EmployeeCard
              dbName={dbName}
              employee={employee}
              lockedReason={locked}
              onEdit={() => onEdit(employee)}
              onDelete={() => onDelete(employee)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const NAMED = 2;

/** Why the actor cannot change this employee, in words; null if they can. */
function lockedReason(
  actor: Actor,
  { id, permisos, facultades }: Pick<Employee, 'id' | 'permisos' | 'facultades'>,
  selfId: string | null,
): string | null {
  const isSelf = id === selfId;
  if (canManageEmployee(actor, { permisos, facultades, isSelf })) return null;
  if (isSelf) return 'Eres tú: otra persona debe cambiar tus datos.';
  const grantable = grantableBy(actor);
  const beyond = [
    ...permisos
      .filter((one) => !grantable.permisos.includes(one))
      .map((one) => PERMISO_LOOK[one].word),
    ...facultades
      .filter((one) => !grantable.facultades.includes(one))
      .map((one) => FACULTAD_WORDS[one].word),
  ];
  if (beyond.length === 0) return 'No puedes cambiar sus datos.';
  if (beyond.length > NAMED) return `Tiene ${beyond.length} permisos que tú no tienes.`;
  const words = LIST.format(beyond);
  return beyond.length === 1
    ? `Tiene un permiso que tú no tienes: ${words}.`
    : `Tiene permisos que tú no tienes: ${words}.`;
}

interface DeleteEmployeeDialogProps {
  dbName: string;
  employee: Employee | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteEmployeeDialog(props: DeleteEmployeeDialogProps) {
  const { dbName, employee, onClose, onDeleted } = props;
  const remove = useDeleteEmployee(dbName);
  const [isRemoving, run] = useBusy();
  const confirm = async () => {
    if (!employee) return;
    try {
      await remove.mutateAsync(employee.id);
      toast.success(staffMessages.deleted, { id: 'staff' });
      onDeleted();
    } catch (error) {
      const description = messageOf(error);
      toast.error(staffMessages.deleteFailed, { id: 'staff', description });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={employee !== null}
      title="¿Eliminar a este empleado?"
      confirmLabel="Eliminar"
      busy={isRemoving}
      onCancel={onClose}
      onConfirm={() => run(confirm)}
    >
      <p className="text-ink-soft">
        La sesión de <strong className="wrap-anywhere text-ink">{employee?.nombre}</strong> se
        cierra en el acto y no podrá volver a ingresar. Los pedidos que tomó se quedan en las
        cuentas de la sede.
      </p>
    </ConfirmDialog>
  );
}
