import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import type { ModoMenu } from '@comanda/contract/menu/menu-plan.words';
import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { download } from '../../lib/api/download.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useFileDrop } from '../../ui/image/use-file-drop.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { importLabel, useMenuPlan } from './menu-plan.ts';
import { importMenu } from './menu-sheet.api.ts';
import { ModoChoice, PlanBody, PlanFooter } from './plan-dialog-parts.tsx';

interface ImportDialogProps {
  dbName: string;
  onClose: () => void;
}

/** Imports a sheet into the menu: choose the file, see the preview, then import. */
export function ImportDialog({ dbName, onClose }: ImportDialogProps) {
  const [archivo, setArchivo] = useState<File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [modo, setModo] = useState<ModoMenu>('actualizar');
  const menuPlan = useMenuPlan(dbName, importMenu);
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
        <SheetFileField
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

interface SheetFileFieldProps {
  file: File | null;
  onChange: (file: File) => void;
  onUnreadable: () => void;
  error: string | undefined;
  disabled: boolean;
}

/** Chooses or drops the sheet, and offers an example to fill in. */
function SheetFileField(props: SheetFileFieldProps) {
  const { file, onChange, onUnreadable, error, disabled } = props;
  const errorId = useId();
  const well = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The file is read into memory, so that the import equals the preview even if the file changes meanwhile.
  const take = async (chosen: File) => {
    try {
      const content = await chosen.arrayBuffer();
      onChange(new File([content], chosen.name, { type: chosen.type }));
    } catch {
      onUnreadable();
    }
  };
  const isOver = useFileDrop(well, (dropped) => void take(dropped), disabled);
  return (
    <fieldset ref={well} aria-describedby={error && errorId}>
      <legend className="mb-1.5 font-semibold text-14">Archivo CSV</legend>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Archivo CSV"
        accept=".csv,text/csv"
        disabled={disabled}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // Reset, so that the same file can be chosen again after a correction.
          event.target.value = '';
          if (chosen) void take(chosen);
        }}
      />
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-dashed p-4 transition-colors duration-150',
          isOver ? 'border-achiote bg-achiote-wash' : 'border-control bg-sunken',
        )}
      >
        <FileSpreadsheet aria-hidden size={28} className="text-ink-soft" />
        <p className="wrap-anywhere min-w-40 flex-1 text-14">
          {file ? (
            <strong className="font-semibold text-16">{file.name}</strong>
          ) : (
            'Arrastra aquí tu hoja guardada como CSV, desde Excel o Google Sheets.'
          )}
        </p>
        <Button
          variant="secondary"
          onClick={() => input.current?.click()}
          disabled={disabled}
          data-autofocus
        >
          {file ? 'Cambiar archivo' : 'Elegir archivo'}
        </Button>
      </div>
      {error && (
        <p
          id={errorId}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 font-medium text-14 text-aji"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      <button
        type="button"
        onClick={() => download(sheetTemplate(), 'plantilla-menu.csv')}
        className="mt-1 flex min-h-11 items-center rounded-control font-semibold text-14 text-achiote-ink underline-offset-4 hover:underline"
      >
        Descargar una plantilla
      </button>
    </fieldset>
  );
}

const LINES = [
  'categoria;subcategorias;nombre;descripcion;precio;id_sigo;permite_adiciones;agotado',
  'Platos fuertes;De la casa;Ajiaco santafereño;Tres papas, pollo, mazorca y guascas;24500;PF-001;sí;no',
  'Bebidas;;Limonada de coco;Con coco rallado y hielo;9500;BE-001;no;no',
];

/** A small example to fill in. The byte order mark makes Excel read the accents. */
function sheetTemplate(): Blob {
  return new Blob([`\uFEFF${LINES.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
