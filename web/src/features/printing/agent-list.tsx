import type { PrintAgent } from '@comanda/contract/printing/printing';
import { Printer } from 'lucide-react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AgentRow } from './agent-row.tsx';
import { usePrintAgents } from './printing.queries.ts';

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
