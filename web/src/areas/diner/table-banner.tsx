import { Utensils } from 'lucide-react';
import { useScannedTable } from '../../features/locations/scanned-table.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';

/** The table whose code was scanned, and the way out for whoever moved. */
export function TableBanner() {
  const table = useScannedTable();
  if (!table) return null;
  const leave = () => {
    stored.table.remove();
    toast.info('Listo: cuando pidas, escribes el número de tu mesa.', { id: 'mesa' });
  };
  return (
    <p className="flex min-h-12 items-center gap-2.5 rounded-card bg-cilantro-wash pr-1 pl-4 text-cilantro">
      <Utensils aria-hidden size={20} />
      <span className="wrap-anywhere min-w-0 flex-1 font-semibold">
        Estás en la mesa {table.mesa}
      </span>
      <button
        type="button"
        onClick={leave}
        className="min-h-11 shrink-0 rounded-control px-3 font-medium text-14 underline underline-offset-4"
      >
        Cambiar<span className="sr-only"> de mesa</span>
      </button>
    </p>
  );
}
