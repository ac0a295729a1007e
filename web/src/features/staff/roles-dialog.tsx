import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RoleRows } from './role-rows.tsx';
import { useRoles } from './staff.queries.ts';
import { useRolesForm } from './use-roles-form.ts';

interface RolesDialogProps {
  dbName: string;
  /** There is none yet, and somebody is to be added. */
  isFirst: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** The cargos of a sede: those there are, and new ones. */
export function RolesDialog({ dbName, isFirst, onClose, onSaved }: RolesDialogProps) {
  const query = useRoles(dbName);
  const roles = query.data ?? [];
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
          <ul aria-label="Cargos de la sede" className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
            {roles.map(({ _id, nombre, descripcion }) => (
              <li key={_id} className="border-line border-b py-2.5">
                <p className="wrap-anywhere font-semibold">{nombre}</p>
                <p className="wrap-anywhere text-14 text-ink-soft">{descripcion}</p>
              </li>
            ))}
          </ul>
        )}
        <RoleRows form={form} />
      </div>
    </FormDialog>
  );
}
