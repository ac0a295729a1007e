import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { bareTable } from '@comanda/contract/orders/table.words';
import { Utensils } from 'lucide-react';
import { useScannedTable } from '../../features/locations/scanned-table.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { cx } from '../../ui/cx.ts';

/** Tells diners that the restaurant takes no orders now, or at which table they are. */
export function SedeNotices({ className }: { className?: string }) {
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  const table = useScannedTable();
  if (!takesNoOrders && !table) return null;
  return (
    <div className={cx('grid gap-3', className)}>
      {takesNoOrders && (
        <p className="rounded-card bg-maiz-wash p-3 font-semibold text-14 text-maiz-ink">
          {locationsMessages.takesNoOrders}
        </p>
      )}
      <TableBanner />
    </div>
  );
}

/** The scanned table, with a button for diners who moved. */
function TableBanner() {
  const table = useScannedTable();
  if (!table) return null;
  const leave = () => {
    stored.table.remove();
    toast.info('Listo. Escribe tu mesa cuando pidas.', { id: 'mesa' });
  };
  return (
    <p className="flex min-h-12 items-center gap-2.5 rounded-card bg-cilantro-wash pr-1 pl-4 text-cilantro">
      <Utensils aria-hidden size={20} />
      <span className="wrap-anywhere min-w-0 flex-1 font-semibold">
        Estás en la mesa {bareTable(table.mesa)}
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
