import { bogotaDay } from '@comanda/contract/days';
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { download } from '../../lib/api/download.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { fetchFile } from '../../lib/api/fetch-file.ts';
import { now } from '../../lib/clock.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Says what the file contains, and downloads it. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { state, start } = useExport();
  const [isRunning, run] = useBusy();
  const isDone = state.step === 'done';
  return (
    <Dialog
      open
      title="Descargar todos mis datos"
      onClose={onClose}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" size="lg" onClick={onClose}>
            {isDone ? 'Cerrar' : 'Cancelar'}
          </Button>
          {!isDone && (
            <Button
              size="lg"
              icon={<Download aria-hidden size={20} />}
              busy={isRunning}
              onClick={() => run(start)}
              data-autofocus
            >
              {state.step === 'failed' ? 'Intentar de nuevo' : 'Descargar'}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4">
        <p>
          Un archivo .zip con todo lo de tu restaurante: sedes, menú con sus fotos, personal,
          clientes, pedidos, pagos e historial de cambios.
        </p>
        <p className="text-14 text-ink-soft">
          Tiene datos personales de tus clientes y de tu personal: guárdalo en un lugar seguro. No
          incluye contraseñas.
        </p>
        <ExportProgress state={state} />
      </div>
    </Dialog>
  );
}

/** The progress of the download. Its space is reserved from the start, so that nothing jumps. */
function ExportProgress({ state }: { state: ExportState }) {
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

type ExportState =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'downloading'; share: number }
  | { step: 'done' }
  | { step: 'failed'; text: string; cause?: string };

const TOO_OFTEN = 'Ya descargaste tus datos varias veces hoy. Vuelve a intentarlo mañana.';

/** Downloads the file and saves it. Leaving the screen aborts the download. */
function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'preparing' });
    try {
      const file = await fetchAllData(controller.signal, (share) =>
        setState({ step: 'downloading', share }),
      );
      download(file, `comanda-datos-${bogotaDay(now())}.zip`);
      setState({ step: 'done' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const isTooOften = error instanceof ApiError && error.code === 'demasiadas_solicitudes';
      setState({
        step: 'failed',
        ...(isTooOften
          ? { text: TOO_OFTEN }
          : explainFailure(error, 'No pudimos reunir tus datos')),
      });
    }
  };

  return { state, start };
}

/** A zip of everything that the restaurant has stored here. */
function fetchAllData(signal: AbortSignal, onProgress: (share: number) => void): Promise<Blob> {
  return fetchFile('GET /api/admin/export', { signal, onProgress });
}

/** Opens the export on pages that have no account menu. */
export function ExportButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Download aria-hidden size={18} />}
        onClick={() => setIsOpen(true)}
        {...(className && { className })}
      >
        Descargar todos mis datos
      </Button>
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
