import type { Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { roleEditProblems } from '@comanda/contract/staff/staff.rules';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { explainFailure, type Failure, refusedAs } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteRole, useUpdateRole } from './staff.queries.ts';

interface RoleItemProps {
  dbName: string;
  role: Role;
  /** The other cargos of the sede: no two have the same name. */
  others: readonly Role[];
  /** How many have it. */
  people: number;
}

/** A saved cargo, to rename or to delete while nobody has it. */
export function RoleItem({ dbName, role, others, people }: RoleItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const remove = useDeleteRole(dbName);
  const [isDeleting, run] = useBusy();

  const ask = () => {
    setFailure(people > 0 ? { text: staffMessages.roleInUse(people) } : undefined);
    setAsking(people === 0);
  };
  const erase = async () => {
    try {
      await remove.mutateAsync(role._id);
      toast.success(staffMessages.roleDeleted, { id: 'roles' });
    } catch (error) {
      setFailure(explainFailure(error, staffMessages.roleDeleteFailed));
    }
    setAsking(false);
  };

  if (isEditing) {
    const close = () => setEditing(false);
    return <RoleEditor dbName={dbName} role={role} others={others} onClose={close} />;
  }
  return (
    <li className="grid gap-2 border-line border-b py-2.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold">
            {role.nombre}{' '}
            <span className="font-normal text-14 text-ink-soft">· {peopleWords(people)}</span>
          </p>
          <p className="wrap-anywhere text-14 text-ink-soft">{role.descripcion}</p>
        </div>
        <IconButton
          label={`Editar ${role.nombre}`}
          icon={<Pencil aria-hidden size={20} />}
          onClick={() => setEditing(true)}
        />
        <IconButton
          label={`Eliminar ${role.nombre}`}
          icon={<Trash2 aria-hidden size={20} />}
          onClick={ask}
        />
      </div>
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      <ConfirmDialog
        open={isAsking}
        title={`¿Eliminar el cargo ${role.nombre}?`}
        confirmLabel="Eliminar"
        busy={isDeleting}
        onConfirm={() => run(erase)}
        onCancel={() => setAsking(false)}
      >
        <p className="text-ink-soft">Nadie lo tiene. Esto no se puede deshacer.</p>
      </ConfirmDialog>
    </li>
  );
}

type RoleEditorProps = Omit<RoleItemProps, 'people'> & { onClose: () => void };

/** Inside the dialog's own form, so it is none itself. */
function RoleEditor({ dbName, role, others, onClose }: RoleEditorProps) {
  const [opened, setOpened] = useState(textOf(role));
  const update = useUpdateRole(dbName);
  const form = useForm({
    initial: opened,
    check: (draft) => roleEditProblems(draft, others),
    send: async (draft) => {
      await update.mutateAsync({ id: role._id, ...draft, antes: opened });
      toast.success(staffMessages.roleUpdated, { id: 'roles' });
      onClose();
    },
    refused: (error) => {
      const clash = clashOf<Role>(error);
      if (!clash) return refusedAs(staffMessages.roleUpdateFailed, error);
      setOpened(textOf(clash.saved));
      return clash.refusal(clash.saved);
    },
  });
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <li
      onKeyDown={submitOnEnter}
      className="my-2 grid gap-3 rounded-card bg-paper p-4 inset-ring inset-ring-achiote"
    >
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <TextField
          label="Nombre del cargo"
          {...form.field('nombre')}
          maxLength={TEXT_LIMITS.nombre}
          autoComplete="off"
          autoFocus
        />
        <TextField
          label="Descripción"
          {...form.field('descripcion')}
          maxLength={TEXT_LIMITS.descripcion}
          autoComplete="off"
        />
      </div>
      <FormFailure form={form} />
      <div className="flex flex-wrap gap-2">
        <Button variant="wash" busy={form.isSending} onClick={() => void form.submit()}>
          Guardar cambios
        </Button>
        <Button variant="secondary" disabled={form.isSending} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </li>
  );
}

function textOf({ nombre, descripcion }: Role) {
  return { nombre, descripcion };
}

function peopleWords(people: number): string {
  if (people === 0) return 'nadie lo tiene';
  return people === 1 ? '1 persona' : `${people} personas`;
}
