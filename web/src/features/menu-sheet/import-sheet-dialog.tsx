import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { type ReactNode, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { importLabel, type SheetPlan, useMenuPlan } from './menu-plan.ts';
import type { PlanStep } from './menu-sheet.api.ts';
import { ModoChoice, PlanBody, PlanFooter } from './plan-dialog-parts.tsx';
import { SheetFileField, type SheetTemplate } from './sheet-file-field.tsx';

interface ImportSheetDialogProps<Plan extends SheetPlan> {
  dbName: string;
  title: string;
  what: 'menú' | 'grupos';
  template: SheetTemplate;
  send: (
    dbName: string,
    request: { archivo: File; modo: ModoMenu },
    step: PlanStep,
  ) => Promise<Plan>;
  stateOf: (plan: Plan) => { takesOut: boolean; canWrite: boolean };
  preview: (plan: Plan) => ReactNode;
  /** What is said once it is written. */
  imported: string;
  onClose: () => void;
}

/** Imports a sheet: choose the file, see the preview, then import. */
export function ImportSheetDialog<Plan extends SheetPlan>(props: ImportSheetDialogProps<Plan>) {
  const { dbName, title, what, template, send, imported, onClose } = props;
  const [archivo, setArchivo] = useState<File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [modo, setModo] = useState<ModoMenu>('actualizar');
  const menuPlan = useMenuPlan(dbName, send);
  const { plan, isLooking, isWriting } = menuPlan;

  const look = (file: File | null, how: ModoMenu) => {
    setUnreadable(false);
    setArchivo(file);
    setModo(how);
    if (file) menuPlan.look({ archivo: file, modo: how });
  };
  const write = () => {
    if (!archivo) return;
    menuPlan.write({ archivo, modo }, () => {
      toast.success(imported);
      onClose();
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="md"
      dismissible={!isWriting}
      footer={
        <PlanFooter
          plan={plan && props.stateOf(plan)}
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
        <SheetFileField
          template={template}
          file={archivo}
          onChange={(file) => look(file, modo)}
          onUnreadable={() => setUnreadable(true)}
          error={isUnreadable ? sheetMessages.unreadable : undefined}
          disabled={isWriting}
        />
        <ModoChoice
          value={modo}
          onChange={(how) => look(archivo, how)}
          source="el archivo"
          what={what}
          disabled={isWriting}
        />
        <PlanBody
          preview={plan && props.preview(plan)}
          isLooking={isLooking}
          error={menuPlan.error}
          fallback={sheetMessages.importFailed}
          onRetry={() => look(archivo, modo)}
        />
      </div>
    </Dialog>
  );
}
