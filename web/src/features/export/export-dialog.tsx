import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';

/** What the file has in it, and the way to get it. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { state, start } = useExport();
  const isRunning = state.step === 'preparing' || state.step === 'downloading';
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
              onClick={() => void start()}
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
