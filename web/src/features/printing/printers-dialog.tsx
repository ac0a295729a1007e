import { bogotaDateTime } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { PrintAgent, PrintStatus } from '@comanda/contract/printing/printing';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { useState } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { AgentList } from './agent-list.tsx';
import { AgentToken, NewAgentForm } from './new-agent.tsx';
import { type NewAgent, usePrintJobs, useRemoveAgent } from './printing.api.ts';

interface PrintersDialogProps {
  location: Location;
  onClose: () => void;
}

/** The print agents of a sede: those there are, a form for a new one, and the last tickets. */
export function PrintersDialog({ location, onClose }: PrintersDialogProps) {
  const { dbName, nombre } = location;
  const [created, setCreated] = useState<NewAgent | null>(null);
  const [removing, setRemoving] = useState<PrintAgent | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const remove = useRemoveAgent(dbName);
  const [isRemoving, run] = useBusy();

  const confirmRemoval = async () => {
    if (!removing) return;
    try {
      await remove.mutateAsync(removing._id);
      toast.success(printingMessages.agentRemoved, { id: 'agentes' });
      if (created?._id === removing._id) setCreated(null);
    } catch (error) {
      toast.error(messageOf(error), { id: 'agentes' });
    }
    setRemoving(null);
  };

  return (
    <>
      <Dialog
        open
        title={`Impresoras de ${nombre}`}
        size="md"
        onClose={() => (created ? setIsLeaving(true) : onClose())}
      >
        <div className="grid grid-cols-1 gap-6">
          <p className="text-ink-soft">
            Un agente es el programa que instalas en un computador de la sede: recibe los tiquetes y
            los manda a tus impresoras. Sin agente, caja imprime con el navegador.
          </p>
          <AgentList dbName={dbName} onRemove={setRemoving} />
          {created ? (
            <AgentToken agent={created} onDone={() => setCreated(null)} />
          ) : (
            <NewAgentForm dbName={dbName} onCreated={setCreated} />
          )}
          <RecentTickets dbName={dbName} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={removing !== null}
        title="¿Quitar este agente?"
        confirmLabel="Quitar"
        busy={isRemoving}
        onCancel={() => setRemoving(null)}
        onConfirm={() => run(confirmRemoval)}
      >
        <p className="text-ink-soft">
          <strong className="wrap-anywhere text-ink">{removing?.nombre}</strong> deja de imprimir en
          el acto y su clave ya no sirve.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={isLeaving}
        title="¿Ya guardaste la configuración?"
        confirmLabel="Cerrar"
        cancelLabel="Volver a verla"
        onCancel={() => setIsLeaving(false)}
        onConfirm={onClose}
      >
        <p className="text-ink-soft">
          La clave de <strong className="wrap-anywhere text-ink">{created?.nombre}</strong> no se
          vuelve a mostrar. Si la pierdes, quita el agente y crea otro.
        </p>
      </ConfirmDialog>
    </>
  );
}

const SHOWN = 8;

const LOOKS: Record<PrintStatus['estado'], { word: string; tone: Tone }> = {
  pendiente: { word: 'En cola', tone: 'maiz' },
  enviado: { word: 'Imprimiendo', tone: 'maiz' },
  impreso: { word: 'Impreso', tone: 'cilantro' },
  fallido: { word: 'No se imprimió', tone: 'aji' },
};

/** The last tickets and, if one was not printed, why. */
function RecentTickets({ dbName }: { dbName: string }) {
  const { data: jobs = [], error } = usePrintJobs(dbName);
  if (error && jobs.length === 0) {
    return <p className="text-14 text-aji">No pudimos traer los últimos tiquetes.</p>;
  }
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-18">Últimos tiquetes</h3>
      <ul>
        {jobs.slice(0, SHOWN).map((job) => (
          <li key={job.id} className="grid gap-0.5 border-line border-t py-2.5">
            <p className="flex items-center justify-between gap-3 font-semibold">
              {job.orderId ? `Pedido ${shortId(job.orderId).toUpperCase()}` : 'Texto libre'}
              <Badge tone={LOOKS[job.estado].tone}>{LOOKS[job.estado].word}</Badge>
            </p>
            <p className="wrap-anywhere text-14 text-ink-soft">
              {[job.target, bogotaDateTime(job.createdAt), job.por].filter(Boolean).join(' · ')}
            </p>
            {job.error && <p className="wrap-anywhere text-14 text-aji">{job.error}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
