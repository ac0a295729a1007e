import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteGroup } from './groups.queries.ts';

interface DeleteGroupDialogProps {
  dbName: string;
  group: Pick<ModifierGroup, 'codigo' | 'nombre'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once; where the group is in use it says by which dishes, and asks again. */
export function DeleteGroupDialog({ dbName, group, onClose, onDeleted }: DeleteGroupDialogProps) {
  const { codigo, nombre } = group;
  const remove = useDeleteGroup(dbName);
  const [isRemoving, run] = useBusy();
  // What the server said of where it is used.
  const [use, setUse] = useState('');
  const confirm = async () => {
    try {
      await remove.mutateAsync({ codigo, quitar: use !== '' });
      onDeleted();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'grupo_en_uso' && use === '') {
        setUse(error.message);
        return;
      }
      toast.error(modifiersMessages.deleteFailed, { description: messageOf(error) });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title={use ? `¿Quitar ${nombre} de sus platos?` : `¿Eliminar ${nombre}?`}
      confirmLabel={use ? 'Quitar y eliminar' : 'Eliminar'}
      busy={isRemoving}
      onConfirm={() => run(confirm)}
      onCancel={onClose}
    >
      {use ? (
        <p role="alert">
          {use} <span className="text-ink-soft">Si lo eliminas, se quita de ahí también.</span>
        </p>
      ) : (
        <p className="text-ink-soft">
          Los pedidos que ya lo llevan no cambian. Si solo se acabó por hoy, apaga sus opciones.
        </p>
      )}
    </ConfirmDialog>
  );
}
