import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { importMenu } from './menu-sheet.api.ts';
import { ModoChoice } from './modo-choice.tsx';
import { PlanBody } from './plan-body.tsx';
import { PlanFooter } from './plan-footer.tsx';
import { importLabel } from './plan-words.ts';
import { SheetFileField } from './sheet-file-field.tsx';
import { useMenuPlan } from './use-menu-plan.ts';

interface ImportDialogProps {
  dbName: string;
  onClose: () => void;
}

/** A sheet into the menu: choose it, see what it would do, then import it. */
export function ImportDialog({ dbName, onClose }: ImportDialogProps) {
  const [archivo, setArchivo] = useState<File | null>(null);
  const [modo, setModo] = useState<ModoMenu>('actualizar');
  const menuPlan = useMenuPlan(dbName, importMenu);
  const { plan, isLooking, isWriting } = menuPlan;

  const look = (file: File | null, how: ModoMenu) => {
    setArchivo(file);
    setModo(how);
    if (file) menuPlan.look({ archivo: file, modo: how });
  };
  const write = () => {
    if (!archivo) return;
    menuPlan.write({ archivo, modo }, () => {
      toast.success(sheetMessages.imported);
      onClose();
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Importar el menú"
      size="md"
      dismissible={!isWriting}
      footer={
        <PlanFooter
          plan={plan}
          label={plan ? importLabel(plan) : 'Importar'}
          busyLabel="Importando…"
          isLooking={isLooking}
          isWriting={isWriting}
          onCancel={onClose}
          onConfirm={write}
        />
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <SheetFileField file={archivo} onChange={(file) => look(file, modo)} disabled={isWriting} />
        <ModoChoice
          value={modo}
          onChange={(how) => look(archivo, how)}
          source="el archivo"
          disabled={isWriting}
        />
        <PlanBody
          plan={plan}
          isLooking={isLooking}
          error={menuPlan.error}
          fallback={sheetMessages.importFailed}
          onRetry={() => look(archivo, modo)}
        />
      </div>
    </Dialog>
  );
}
