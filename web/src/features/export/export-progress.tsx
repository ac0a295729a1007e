import { CircleCheck } from 'lucide-react';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ExportState } from './use-export.ts';

/** How far the file is. Its place is kept from the start, so that nothing jumps. */
export function ExportProgress({ state }: { state: ExportState }) {
  return (
    <div className="grid min-h-13 items-center">
      {state.step === 'preparing' && <Spinner label="Reuniendo tus datos…" />}
      {state.step === 'downloading' && <ProgressBar label="Descargando…" share={state.share} />}
      {state.step === 'done' && (
        <p role="status" className="flex items-center gap-2 font-semibold text-cilantro">
          <CircleCheck aria-hidden size={20} />
          Listo. El archivo está en tus descargas.
        </p>
      )}
      {state.step === 'failed' && <FormAlert cause={state.cause}>{state.text}</FormAlert>}
    </div>
  );
}
