import type { Location } from '@comanda/contract/locations/locations';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { Copy, Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../lib/api/download.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ActionMenu } from '../../ui/overlay/action-menu.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { fetchMenuSheet } from './menu-sheet.api.ts';

interface MenuSheetMenuProps {
  dbName: string;
  sedes: readonly Location[];
}

const EXPORTING = 'exportar-menu';

/** Exports the whole menu, imports a sheet, or copies the menu of another sede. */
export function MenuSheetMenu({ dbName, sedes }: MenuSheetMenuProps) {
  const [open, setOpen] = useState<'import' | 'copy' | null>(null);
  const [, run] = useBusy();
  const others = sedes.filter((sede) => sede.dbName !== dbName);
  const close = () => setOpen(null);

  const exportSheet = async () => {
    try {
      download(await fetchMenuSheet(dbName), `menu-${dbName}.csv`);
    } catch (error) {
      const { text, cause } = explainFailure(error, sheetMessages.exportFailed);
      toast.error(text, { id: EXPORTING, ...(cause && { description: cause }) });
    }
  };

  return (
    <>
      <ActionMenu
        label="Importar y copiar"
        icon={<FileUp aria-hidden size={18} />}
        actions={[
          {
            label: 'Descargar el menú (CSV)',
            icon: <Download aria-hidden size={20} />,
            onSelect: () => run(exportSheet),
          },
          {
            label: 'Importar desde CSV…',
            icon: <FileUp aria-hidden size={20} />,
            onSelect: () => setOpen('import'),
          },
          ...(others.length > 0
            ? [
                {
                  label: 'Copiar de otra sede…',
                  icon: <Copy aria-hidden size={20} />,
                  onSelect: () => setOpen('copy'),
                },
              ]
            : []),
        ]}
      />
      {open === 'import' && <ImportDialog dbName={dbName} onClose={close} />}
      {open === 'copy' && <CopyDialog dbName={dbName} others={others} onClose={close} />}
    </>
  );
}
