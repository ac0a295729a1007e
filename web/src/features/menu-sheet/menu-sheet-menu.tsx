import type { Location } from '@comanda/contract/locations/locations';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { Copy, Download, FileArchive, FileUp } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../lib/api/download.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ActionMenu } from '../../ui/overlay/action-menu.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportGroupsDialog } from './import-groups-dialog.tsx';
import { fetchAllSheets, fetchGroupSheet, fetchMenuSheet } from './menu-sheet.api.ts';

interface MenuSheetMenuProps {
  dbName: string;
  sedes: readonly Location[];
}

const EXPORTING = 'exportar-menu';

/** Exports the whole menu, imports a sheet, or copies the menu of another sede. */
export function MenuSheetMenu({ dbName, sedes }: MenuSheetMenuProps) {
  const [open, setOpen] = useState<'import' | 'groups' | 'copy' | null>(null);
  const [, run] = useBusy();
  const others = sedes.filter((sede) => sede.dbName !== dbName);
  const close = () => setOpen(null);

  const exportSheet = async (fetchSheet: (dbName: string) => Promise<Blob>, name: string) => {
    try {
      download(await fetchSheet(dbName), name);
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
            onSelect: () => run(() => exportSheet(fetchMenuSheet, `menu-${dbName}.csv`)),
          },
          {
            label: 'Descargar los grupos (CSV)',
            icon: <Download aria-hidden size={20} />,
            onSelect: () => run(() => exportSheet(fetchGroupSheet, `grupos-${dbName}.csv`)),
          },
          {
            label: 'Descargar todo (ZIP)',
            icon: <FileArchive aria-hidden size={20} />,
            onSelect: () => run(() => exportSheet(fetchAllSheets, `menu-${dbName}.zip`)),
          },
          {
            label: 'Importar desde CSV…',
            icon: <FileUp aria-hidden size={20} />,
            onSelect: () => setOpen('import'),
          },
          {
            label: 'Importar grupos desde CSV…',
            icon: <FileUp aria-hidden size={20} />,
            onSelect: () => setOpen('groups'),
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
      {open === 'groups' && <ImportGroupsDialog dbName={dbName} onClose={close} />}
      {open === 'copy' && <CopyDialog dbName={dbName} others={others} onClose={close} />}
    </>
  );
}
