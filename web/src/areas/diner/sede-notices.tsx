import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { bareTable, tableWords } from '@comanda/contract/orders/table.words';
import { isAway } from '@comanda/contract/sede-life/closing.rules';
import { closedWords } from '@comanda/contract/sede-life/closing.words';
import { ChevronRight, ReceiptText, Utensils } from 'lucide-react';
import { Link } from 'wouter';
import { useScannedTable } from '../../features/locations/scanned-table.ts';
import { useVisit, VISIT_MS } from '../../features/table-account/use-visit.ts';
import { now } from '../../lib/clock.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';

/** Tells diners that the restaurant takes no orders now, or at which table they are. */
export function SedeNotices({ className }: { className?: string }) {
  const takesNoOrders = useStored(stored.restaurant)?.recibePedidos === false;
  const cierre = useStored(stored.location)?.cierre;
  const table = useScannedTable();
  if (!takesNoOrders && !table) return null;
  return (
    <div className={cx('grid gap-3', className)}>
      {takesNoOrders && (
        <p className="rounded-card bg-maiz-wash p-3 font-semibold text-14 text-maiz-ink">
          {isAway(cierre, now()) ? closedWords(cierre) : locationsMessages.takesNoOrders}
        </p>
      )}
      <TableBanner />
    </div>
  );
}

/** The scanned table, with a button for diners who moved. Where people ordered, it leads to what they owe. */
function TableBanner() {
  const table = useScannedTable();
  const { visit } = useVisit({ everyMs: VISIT_MS.banner });
  if (!table) return null;
  const leave = () => {
    stored.table.remove();
    toast.info('Listo. Escribe tu mesa cuando pidas.', { id: 'mesa' });
  };
  const isAccount = visit != null && visit.rondas.length > 0;
  return (
    <div
      className={cx(
        'flex min-h-12 items-center rounded-card pr-1',
        isAccount ? 'bg-ink text-on-ink' : 'bg-cilantro-wash text-cilantro',
      )}
    >
      {isAccount ? (
        <Link
          to={PATHS.user.orders}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-card pl-4 leading-5 outline-offset-[-6px] outline-on-ink"
        >
          <ReceiptText aria-hidden size={20} className="shrink-0" />
          <span className="wrap-anywhere min-w-0 font-semibold">
            {visit.mesas.map(tableWords).join(' + ')} ·{' '}
            <span className="whitespace-nowrap">{visitMessages.rounds(visit.rondas.length)} ·</span>{' '}
            <Money amount={visit.totales.saldo} className="whitespace-nowrap" />
          </span>
          <ChevronRight aria-hidden size={20} className="shrink-0" />
          <span className="sr-only">{visitMessages.title}</span>
        </Link>
      ) : (
        <p className="flex min-w-0 flex-1 items-center gap-2.5 pl-4">
          <Utensils aria-hidden size={20} className="shrink-0" />
          <span className="wrap-anywhere min-w-0 flex-1 font-semibold">
            Estás en la mesa {bareTable(table.mesa)}
          </span>
        </p>
      )}
      <button
        type="button"
        onClick={leave}
        className="min-h-11 shrink-0 rounded-control px-3 font-medium text-14 underline underline-offset-4"
      >
        Cambiar<span className="sr-only"> de mesa</span>
      </button>
    </div>
  );
}
