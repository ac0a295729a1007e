import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { ImportSheetDialog } from './import-sheet-dialog.tsx';
import { stateOf } from './menu-plan.ts';
import { importMenu } from './menu-sheet.api.ts';
import { PlanPreview } from './plan-preview.tsx';

interface ImportDialogProps {
  dbName: string;
  onClose: () => void;
}

const TEMPLATE = {
  name: 'plantilla-menu.csv',
  lines: [
    'categoria;subcategorias;nombre;descripcion;precio;id_sigo;permite_adiciones;agotado',
    'Platos fuertes;De la casa;Ajiaco santafereño;Tres papas, pollo, mazorca y guascas;24500;PF-001;sí;no',
    'Bebidas;;Limonada de coco;Con coco rallado y hielo;9500;BE-001;no;no',
  ],
};

/** Imports a sheet of dishes into the menu. */
export function ImportDialog({ dbName, onClose }: ImportDialogProps) {
  return (
    <ImportSheetDialog
      dbName={dbName}
      title="Importar el menú"
      what="menú"
      template={TEMPLATE}
      send={importMenu}
      stateOf={stateOf}
      preview={(plan) => <PlanPreview plan={plan} />}
      imported={sheetMessages.imported}
      onClose={onClose}
    />
  );
}
