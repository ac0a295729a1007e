import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { METODOS_PAGO } from '@comanda/contract/orders/orders.words';
import { ArchiveX, Clock } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';

interface DayTakingsProps {
  /** The orders of the day and of the day before. */
  orders: readonly Order[];
  day: string;
}

/**
 * What the till took, by método de pago, and what is still to be paid. As in the report, money
 * counts on the day it was paid.
 */
export function DayTakings({ orders, day }: DayTakingsProps) {
  const { invoiced, owed, writtenOff } = takingsOf(orders, day);
  const byMetodo = METODOS_PAGO.map((metodo) => {
    const paid = invoiced.filter(({ metodoPago }) => metodoPago === metodo);
    return { metodo, count: paid.length, sum: sumOf(paid) };
  }).filter(({ count }) => count > 0);
  const most = Math.max(1, ...byMetodo.map(({ sum }) => sum));

  return (
    <div className="grid gap-4">
      <Slip className="px-5 pt-4 pb-6">
        <h2 className="flex items-baseline justify-between gap-3 pb-3 text-22">
          {day === bogotaDay(now()) ? 'Facturado hoy' : 'Facturado'}
          <span className="whitespace-nowrap font-body font-medium text-14 text-ink-soft tracking-normal">
            {counted(invoiced.length)}
          </span>
        </h2>
        <ul>
          {byMetodo.map(({ metodo, count, sum }) => {
            const { word, icon: Icon } = METODO_PAGO_LOOK[metodo];
            return (
              <li key={metodo} className="grid gap-1.5 border-line border-t py-2.5">
                <p className="flex items-center gap-2">
                  <Icon aria-hidden size={20} />
                  <span className="font-medium">{word}</span>
                  <span className="text-14 text-ink-soft">{count}</span>
                  <Money amount={sum} className="ml-auto font-semibold" />
                </p>
                <span aria-hidden className="h-1.5 rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-ink"
                    style={{ width: `${(sum / most) * 100}%` }}
                  />
                </span>
              </li>
            );
          })}
        </ul>
        <div aria-hidden className="rule-dashed mt-1" />
        <p className="pt-3 font-medium">Total del día</p>
        <Money amount={sumOf(invoiced)} className="figures text-36" />
      </Slip>
      <section
        aria-label="Por facturar"
        className="grid gap-1 rounded-card bg-maiz-wash px-5 py-4 inset-ring inset-ring-line"
      >
        <p className="flex items-center gap-2 font-semibold">
          <Clock aria-hidden size={20} />
          Por facturar
          <span className="ml-auto">{counted(owed.length)}</span>
        </p>
        <Money amount={sumOf(owed)} className="figures text-24" />
      </section>
      {writtenOff.length > 0 && <WrittenOff orders={writtenOff} />}
    </div>
  );
}

interface DaySummaryProps {
  /** Undefined while they load. */
  orders: readonly Order[] | undefined;
  day: string;
  className?: string;
}

/** The day's two totals in one line, for screens where the whole takings stand below the list. */
export function DaySummary({ orders, day, className }: DaySummaryProps) {
  const { invoiced, owed } = takingsOf(orders ?? [], day);
  const figures = [
    { name: 'Facturado', of: invoiced },
    { name: 'Por facturar', of: owed },
  ];
  return (
    <section aria-label="Totales del día" data-clear className={className}>
      <dl className="grid grid-cols-2 rounded-control bg-sunken px-4 py-2">
        {figures.map(({ name, of }) => (
          <div key={name}>
            <dt className="text-14 text-ink-soft">
              {name}
              {orders && ` · ${counted(of.length)}`}
            </dt>
            <dd className="figures text-22">{orders ? <Money amount={sumOf(of)} /> : '…'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function takingsOf(orders: readonly Order[], day: string) {
  return {
    invoiced: orders.filter((o) => o.estado === 'facturado' && isOn(day, o.fechaFacturado)),
    owed: orders.filter((o) => o.estado === 'entregado' && isOn(day, o.horaCreacion)),
    writtenOff: orders.filter((o) => o.estado === 'dado_de_baja' && isOn(day, o.fechaBaja)),
  };
}

function WrittenOff({ orders }: { orders: readonly Order[] }) {
  return (
    <section
      aria-label="Dado de baja"
      className="grid gap-1.5 rounded-card bg-surface px-5 py-4 inset-ring inset-ring-line"
    >
      <p className="flex items-center gap-2 font-semibold text-aji">
        <ArchiveX aria-hidden size={20} />
        Dado de baja
        <Money amount={sumOf(orders)} className="ml-auto" />
      </p>
      <ul className="grid gap-1 text-14">
        {orders.map(({ _id, motivoBaja }) => (
          <li key={_id} className="line-clamp-2 wrap-anywhere text-ink-soft">
            <span className="font-semibold text-ink">{shortId(_id).toUpperCase()}</span> ·{' '}
            {motivoBaja}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isOn(day: string, moment: string | null): boolean {
  return moment !== null && bogotaDay(moment) === day;
}

function counted(orders: number): string {
  return orders === 1 ? '1 pedido' : `${orders} pedidos`;
}

function sumOf(orders: readonly Order[]): number {
  return orders.reduce((sum, { total }) => sum + total, 0);
}

/** Placeholders for the day's takings while they load. */
export function TakingsSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <Slip className="grid gap-4 px-5 pt-4 pb-6">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-16 w-48" />
      </Slip>
      <Skeleton className="h-22 bg-line" />
    </div>
  );
}
