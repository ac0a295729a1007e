import { bogotaDateTime } from '@comanda/contract/days';
import type { PrintAgent, Printer as TicketPrinter } from '@comanda/contract/printing/printing';
import { Printer, Trash2 } from 'lucide-react';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePrintAgents } from './printing.api.ts';

interface AgentListProps {
  dbName: string;
  onRemove: (agent: PrintAgent) => void;
}

export function AgentList({ dbName, onRemove }: AgentListProps) {
  const { data: agents, isPending, error, isFetching, refetch } = usePrintAgents(dbName);
  if (isPending) {
    return (
      <div>
        <span className="sr-only">
          <Spinner label="Cargando..." />
        </span>
        <Skeleton className="h-20" />
      </div>
    );
  }
  if (!agents) {
    return (
      <ErrorState
        title="No pudimos traer los agentes"
        message={error?.message}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  if (agents.length === 0) {
    return (
      <p className="flex items-center gap-3 rounded-card border-2 border-control border-dashed p-4 text-ink-soft">
        <Printer aria-hidden size={24} />
        Todavía no hay agentes en esta sede.
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {agents.map((agent) => (
        <AgentRow key={agent._id} agent={agent} onRemove={() => onRemove(agent)} />
      ))}
    </ul>
  );
}

interface AgentRowProps {
  agent: PrintAgent;
  onRemove: () => void;
}

/** One print agent: whether it is connected, and which printers it reaches. */
function AgentRow({ agent, onRemove }: AgentRowProps) {
  const { nombre, conectado, impresoras } = agent;
  return (
    <li className="flex items-start gap-3 rounded-card p-4 inset-ring inset-ring-line">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="wrap-anywhere font-semibold">{nombre}</p>
        <Pulse tone={conectado ? 'cilantro' : 'neutral'}>{presence(agent)}</Pulse>
        {impresoras.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-soft">
            {impresoras.map((printer) => (
              <li key={printer.target} className="flex items-center gap-1.5">
                <Printer aria-hidden size={16} />
                {printer.target} · {paper(printer)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <IconButton
        label={`Quitar ${nombre}`}
        variant="danger"
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onRemove}
      />
    </li>
  );
}

function presence({ conectado, ultimaVez }: PrintAgent): string {
  if (conectado) return 'Conectado';
  return ultimaVez ? `Desconectado desde ${bogotaDateTime(ultimaVez)}` : 'Nunca se ha conectado';
}

function paper({ columns }: TicketPrinter): string {
  return columns === 48 ? '80 mm' : '58 mm';
}
