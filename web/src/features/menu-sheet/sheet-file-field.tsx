import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { useId, useRef } from 'react';
import { download } from '../../lib/api/download.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useFileDrop } from '../../ui/image/use-file-drop.ts';

export interface SheetTemplate {
  name: string;
  lines: readonly string[];
}

interface SheetFileFieldProps {
  template: SheetTemplate;
  file: File | null;
  onChange: (file: File) => void;
  onUnreadable: () => void;
  error: string | undefined;
  disabled: boolean;
}

/** Chooses or drops the sheet, and offers an example to fill in. */
export function SheetFileField(props: SheetFileFieldProps) {
  const { template, file, onChange, onUnreadable, error, disabled } = props;
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
        onClick={() => download(blobOf(template), template.name)}
        className="mt-1 flex min-h-11 items-center rounded-control font-semibold text-14 text-achiote-ink underline-offset-4 hover:underline"
      >
        Descargar una plantilla
      </button>
    </fieldset>
  );
}

/** A small example to fill in. The byte order mark makes Excel read the accents. */
function blobOf({ lines }: SheetTemplate): Blob {
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
