import type { Location } from '@comanda/contract/locations/locations';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Select } from '../../ui/form/select.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { stateOf, useMenuPlan } from './menu-plan.ts';
import { copyMenu } from './menu-sheet.api.ts';
import { ModoChoice, PlanBody, PlanFooter } from './plan-dialog-parts.tsx';
import { PlanPreview } from './plan-preview.tsx';

interface CopyDialogProps {
  dbName: string;
  /** The sedes whose menu can be copied. */
  others: readonly Location[];
  onClose: () => void;
}

/** Copies the menu of another sede into this one. */
export function CopyDialog({ dbName, others, onClose }: CopyDialogProps) {
  const [origen, setOrigen] = useState('');
  const [modo, setModo] = useState<ModoMenu>('actualizar');
  const menuPlan = useMenuPlan(dbName, copyMenu);
  const { isLooking, isWriting } = menuPlan;
  const plan = origen ? menuPlan.plan : null;

  const look = (from: string, how: ModoMenu) => {
    setOrigen(from);
    setModo(how);
    if (from) menuPlan.look({ origen: from, modo: how });
  };
  const write = () =>
    menuPlan.write({ origen, modo }, () => {
      toast.success(sheetMessages.copied);
      onClose();
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Copiar de otra sede"
      size="md"
      dismissible={!isWriting}
      footer={
        <PlanFooter
          plan={plan && stateOf(plan)}
          label="Copiar el menú"
          busyLabel="Copiando…"
          isLooking={isLooking}
          isWriting={isWriting}
          onCancel={onClose}
          onConfirm={write}
        />
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Select
          label="Copiar el menú de"
          placeholder="Elige una sede"
          value={origen}
          onChange={(event) => look(event.target.value, modo)}
          options={others.map((sede) => ({ value: sede.dbName, label: sede.nombre }))}
          disabled={isWriting}
          data-autofocus
        />
        <ModoChoice
          value={modo}
          onChange={(how) => look(origen, how)}
          source="la otra sede"
          disabled={isWriting}
        />
        <PlanBody
          preview={plan && <PlanPreview plan={plan} />}
          isLooking={isLooking}
          error={menuPlan.error}
          fallback={sheetMessages.copyFailed}
          onRetry={() => look(origen, modo)}
        />
      </div>
    </Dialog>
  );
}
