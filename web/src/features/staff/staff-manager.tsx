import { fold } from '@comanda/contract/fold';
import { type Actor, grantableBy } from '@comanda/contract/permissions';
import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { useUnsavedWarning } from '../../ui/form/use-unsaved-warning.ts';
import { draftOf, isChanged } from './employee-draft.ts';
import { NewEmployeeCard } from './new-employee-card.tsx';
import { useNewEmployees, useStaffDrafts } from './new-employees.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { useEmployees, useRoles } from './staff.queries.ts';
import { NobodyYet, StaffBar, StaffHeader, StaffSkeleton } from './staff-frame.tsx';
import { DeleteEmployeeDialog, StaffList } from './staff-list.tsx';

const A_HANDFUL = 6;
const NOBODY: readonly Employee[] = [];

interface StaffManagerProps {
  dbName: string;
  sedeName: string;
  /** The signed-in person, who cannot grant a permiso that they lack. */
  actor: Actor;
  /** The actor's own id if they are an employee: nobody changes their own card. */
  selfId?: string;
  place: 'owner' | 'console';
}

/** The employees of a sede: who they are, what they may do, and new ones. */
export function StaffManager({ dbName, sedeName, actor, selfId, place }: StaffManagerProps) {
  const query = useEmployees(dbName);
  const rolesQuery = useRoles(dbName);
  const employees = query.data ?? NOBODY;
  const roles = rolesQuery.data ?? [];
  const drafts = useStaffDrafts(dbName);
  const refetch = async () => (await query.refetch()).data ?? employees;
  const [focusList, setFocusList] = useState(0);
  const onSaved = () => setFocusList((count) => count + 1);
  const news = useNewEmployees({ dbName, drafts, employees, refetch, onSaved });
  const [search, setSearch] = useState('');
  const [deleting, setDeleting] = useState<Employee | null>(null);
  const [roleTask, setRoleTask] = useState<'manage' | 'first' | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const unsaved = news.rows.filter((draft) => isChanged(draft, null)).length;
  const isEditing = employees.some((employee) =>
    drafts.edits.some((draft) => draft.id === employee.id && isChanged(draft, employee)),
  );
  useUnsavedWarning({
    id: 'unsaved-staff',
    left: unsavedWords(unsaved),
    losesText: unsaved > 0 || isEditing,
  });

  // The element that had the focus is gone.
  useEffect(() => {
    if (focusList > 0) list.current?.focus({ preventScroll: true });
  }, [focusList]);

  const grantable = grantableBy(actor);
  const addRow = () => setOpened(news.add());
  const add = () => {
    if (rolesQuery.isSuccess && roles.length === 0) setRoleTask('first');
    else addRow();
  };
  const wanted = fold(search.trim());
  const shown = employees.filter(
    ({ id, nombre }) =>
      fold(nombre).includes(wanted) || drafts.edits.some((draft) => draft.id === id),
  );
  const firstToMend = news.rows.find(({ key }) => hasErrors(news.errors[key]))?.key;
  const isEmpty = query.isSuccess && employees.length === 0 && news.rows.length === 0;

  return (
    // Keeps a focused field clear of the bars above and below.
    <div
      className={cx(
        'grid grid-cols-1 gap-5 **:scroll-mt-32 **:scroll-mb-36',
        place === 'owner' ? 'pb-36 sm:pb-24' : 'lg:pb-24',
      )}
    >
      <StaffHeader
        sedeName={sedeName}
        count={query.data?.length}
        hasTitle={place === 'owner'}
        search={search}
        onSearch={setSearch}
        hasSearch={query.isPending || employees.length > A_HANDFUL}
        onRoles={() => setRoleTask('manage')}
      />
      {query.data && rolesQuery.isError && !rolesQuery.data && (
        <div className="flex flex-wrap items-center gap-3">
          <FormAlert cause={rolesQuery.error.message}>{staffMessages.rolesLoadFailed}</FormAlert>
          <Button
            variant="secondary"
            onClick={() => rolesQuery.refetch()}
            busy={rolesQuery.isFetching}
          >
            Reintentar
          </Button>
        </div>
      )}
      {query.isPending && <StaffSkeleton />}
      {query.isError && !query.data && (
        <ErrorState
          title={staffMessages.loadFailed}
          message={query.error.message}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {isEmpty && <NobodyYet needsCargo={rolesQuery.data?.length === 0} onAdd={add} />}
      <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
        {query.data && (
          <StaffList
            dbName={dbName}
            employees={shown}
            search={search.trim()}
            drafts={drafts.edits}
            roles={roles}
            actor={actor}
            selfId={selfId ?? null}
            opened={opened}
            onEdit={(employee) => {
              drafts.add(draftOf(employee));
              setOpened(employee.id);
            }}
            onChange={drafts.change}
            onClose={drafts.drop}
            onDelete={setDeleting}
          />
        )}
        {news.rows.map((draft) => (
          <NewEmployeeCard
            key={draft.key}
            draft={draft}
            errors={news.errors[draft.key] ?? {}}
            refusals={draft.key === firstToMend ? news.refusals : 0}
            roles={roles}
            grantable={grantable}
            isSaving={news.isSaving}
            onChange={(change) => news.change(draft.key, change)}
            onCancel={() => {
              news.remove(draft.key);
              setFocusList((count) => count + 1);
            }}
            onSubmit={news.save}
            startsFocused={draft.key === opened}
          />
        ))}
        {news.failure && <FormAlert cause={news.failure.cause}>{news.failure.text}</FormAlert>}
      </div>
      <StaffBar
        rows={news.rows}
        canAdd={query.isSuccess && !rolesQuery.isPending}
        canSave={news.canSave}
        isSaving={news.isSaving}
        onAdd={add}
        onSave={news.save}
        place={place}
      />
      <DeleteEmployeeDialog
        dbName={dbName}
        employee={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => setFocusList((count) => count + 1)}
      />
      {roleTask && (
        <RolesDialog
          dbName={dbName}
          isFirst={roleTask === 'first'}
          onClose={() => setRoleTask(null)}
          onSaved={() => {
            setRoleTask(null);
            if (roleTask === 'first') addRow();
          }}
        />
      )}
    </div>
  );
}

function unsavedWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 empleado sin guardar' : `${count} empleados sin guardar`;
}

function hasErrors(errors: Record<string, string> | undefined): boolean {
  return errors !== undefined && Object.keys(errors).length > 0;
}
