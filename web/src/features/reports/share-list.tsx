import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ReportCard } from './report-card.tsx';
import { ChangeMark, changeInPercent } from './report-change.tsx';
import { Compared } from './report-compared.tsx';
import { counted, percent, shareOf } from './report-numbers.ts';

const FILLS = ['bg-achiote', 'bg-ink', 'bg-maiz', 'bg-agave', 'bg-cilantro', 'bg-off'];

/** A sede has the same colour in every chart, by its position in `porSede`. */
export function sedeFill(at: number): string {
  return FILLS[Math.min(at, FILLS.length - 1)] ?? '';
}

interface Share {
  key: string;
  word: string;
  icon: LucideIcon;
  /** The colour of the bar. */
  fill: string;
  pedidos: number;
  ventas: number;
}

/** How the sales divide, by icon, word, bar and figures, so that nobody depends on one of them. */
export function ShareList({ title, shares }: { title: string; shares: readonly Share[] }) {
  const whole = shares.reduce((sum, { ventas }) => sum + ventas, 0);
  const inOrder = shares.filter(({ pedidos }) => pedidos > 0).sort((a, b) => b.ventas - a.ventas);
  return (
    <ReportCard title={title}>
      <ul className="grid gap-3.5">
        {inOrder.map(({ key, word, icon: Icon, fill, pedidos, ventas }) => (
          <li key={key} className="grid gap-1.5">
            <p className="flex flex-wrap items-center gap-x-2">
              <Icon aria-hidden size={18} />
              <span className="font-semibold">{word}</span>
              <Money amount={ventas} className="ml-auto font-semibold" />
            </p>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className={cx('block h-full rounded-full', fill)}
                style={{ width: `${shareOf(ventas, whole) * 100}%` }}
              />
            </span>
            <p className="flex justify-between gap-3 text-14 text-ink-soft">
              {counted(pedidos, 'pedido', 'pedidos')}
              <span>{percent(shareOf(ventas, whole))}</span>
            </p>
          </li>
        ))}
      </ul>
    </ReportCard>
  );
}

/** How the sales divide between the sedes, and how each changed. */
export function SedeShares({ report }: { report: Report }) {
  const { porSede, actual } = report;
  return (
    <ReportCard title="Por sede">
      <Compared report={report} className="-mt-3" />
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
              <p className="flex flex-wrap gap-x-2 text-14 text-ink-soft">
                <span className="flex-1">{counted(pedidos, 'pedido', 'pedidos')}</span>
                {change && <ChangeMark change={change} />}
                <span className="whitespace-nowrap">antes {formatMoney(anterior.ventas)}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </ReportCard>
  );
}
