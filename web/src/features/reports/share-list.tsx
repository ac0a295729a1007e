import type { LucideIcon } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ReportCard } from './report-card.tsx';
import { counted, percent, shareOf } from './report-numbers.ts';

interface Share {
  key: string;
  word: string;
  icon: LucideIcon;
  /** Of the bar. */
  fill: string;
  pedidos: number;
  ventas: number;
}

/** How the sales divide: icon, word, bar and figures, so that none of them is needed alone. */
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
