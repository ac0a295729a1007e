import { failedTicketsMessages } from '@comanda/contract/printing/failed-tickets.messages';
import { Printer } from 'lucide-react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useFailedTickets, useRetryFailed } from './failed-tickets.api.ts';

interface FailedTicketsProps {
  dbName: string;
  /** Null: of all stations. */
  estacion: string | null;
}

/** What did not come out of the printers of the kitchen, and a tap that prints it again. Nothing where all came out. */
export function FailedTickets({ dbName, estacion }: FailedTicketsProps) {
  const tickets = useFailedTickets(dbName, estacion);
  const retry = useRetryFailed(dbName);
  const [isSending, run] = useBusy();
  if (tickets.length === 0) return null;

  const send = async () => {
    const reasons = [...new Set(tickets.flatMap(({ error }) => error ?? []))].join(' ');
    const options = { id: 'tiquetes-cocina', ...(reasons && { description: reasons }) };
    try {
      const { message, data } = await retry.mutateAsync(tickets.map(({ id }) => id));
      if (data.enCola > 0) toast.success(message, options);
      else toast.warning(message, options);
    } catch (error) {
      const description = messageOf(error);
      toast.error(failedTicketsMessages.retryFailed, { ...options, description });
    }
  };

  return (
    <button
      type="button"
      disabled={isSending}
      aria-busy={isSending || undefined}
      onClick={() => run(send)}
      className="inline-flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-control border border-aji bg-aji-wash px-4 text-16 text-aji max-sm:px-2.5 max-sm:text-14 transition-colors duration-150 hover:border-aji-hover hover:text-aji-hover"
    >
      {isSending ? <Spinner /> : <Printer aria-hidden className="size-5 shrink-0" />}
      {/* In two lines on smaller screens: the tabs of the stations need the room. */}
      <span className="whitespace-nowrap text-left leading-tight max-lg:grid">
        <span className="font-bold">{failedTicketsMessages.notPrinted(tickets.length)}</span>{' '}
        <span>{failedTicketsMessages.retry}</span>
      </span>
    </button>
  );
}
