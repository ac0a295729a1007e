import { bogotaDateTime } from '@comanda/contract/days';
import type { PrintAgent, Printer as TicketPrinter } from '@comanda/contract/printing/printing';
import { Printer, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pulse } from '../../ui/pulse.tsx';

interface AgentRowProps {
  agent: PrintAgent;
  onRemove: () => void;
}

/** One program that prints: whether it is there, and which printers it reaches. */
export function AgentRow({ agent, onRemove }: AgentRowProps) {
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
