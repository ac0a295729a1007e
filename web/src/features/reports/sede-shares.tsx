import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ChangeMark } from './change-mark.tsx';
import { ReportCard } from './report-card.tsx';
import { changeInPercent } from './report-change.ts';
import { counted, percent, shareOf } from './report-numbers.ts';
import { sedeFill } from './sede-fills.ts';

/** How the sales divide between the sedes, and how each one moved. */
export function SedeShares({ report: { porSede, actual } }: { report: Report }) {
  return (
    <ReportCard title="Por sede">
      <ul className="grid gap-4">
        {porSede.map(({ dbName, nombre, pedidos, ventas, anterior }, at) => {
          const share = shareOf(ventas, actual.ventas);
          const change = changeInPercent(ventas, anterior.ventas);
          return (
            <li key={dbName} className="grid gap-1.5">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span aria-hidden className={cx('size-3 rounded-[4px]', sedeFill(at))} />
                <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{nombre}</span>
                <span className="text-14 text-ink-soft">{percent(share)}</span>
                <Money amount={ventas} className="font-bold" />
              </p>
              <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-sunken">
                <span
                  className={cx('block h-full rounded-full', sedeFill(at))}
                  style={{ width: `${share * 100}%` }}
                />
              </span>
              <p className="flex flex-wrap justify-between gap-x-3 text-14 text-ink-soft">
                {counted(pedidos, 'pedido', 'pedidos')}
                {pedidos > 0 && ` · promedio ${formatMoney(Math.round(ventas / pedidos))}`}
                {change && <ChangeMark change={change} />}
              </p>
            </li>
          );
        })}
      </ul>
    </ReportCard>
  );
}
