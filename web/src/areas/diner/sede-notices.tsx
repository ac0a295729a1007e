import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { useScannedTable } from '../../features/locations/scanned-table.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { TableBanner } from './table-banner.tsx';

/** What whoever orders here should know: that nothing can be ordered now, or at which table one is. */
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
