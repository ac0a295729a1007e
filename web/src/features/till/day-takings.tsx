import { bogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { saleOf, shortId } from '@comanda/contract/orders/orders.rules';
import type { MethodFigures } from '@comanda/contract/till/till';
import { TILL_DAY_WORDS } from '@comanda/contract/till/till-day.words';
import { ArchiveX, Clock, EyeOff } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { isOfShift } from '../offline/use-shift-orders.ts';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';
import { useHasAccounts } from '../sede-settings/sede-settings.queries.ts';
import { useAccounts } from '../tables/accounts.queries.ts';
import { useTillDay } from '../till-shift/shift.queries.ts';

const NONE: readonly Order[] = [];

interface DayTakingsProps {
  dbName: string;
  /** The orders of the day and of the day before. */
  orders: readonly Order[];
  day: string;
}

/**
 * What the till took, by método de pago, and what is still to be paid. Money counts on the day it
 * came. Who counts blind reads no sum of it while a shift is open.
 */
export function DayTakings({ dbName, orders, day }: DayTakingsProps) {
  const { owed, writtenOff } = takingsOf(orders, day);
  return (
    <div className="grid gap-4">
      <Taken dbName={dbName} orders={orders} day={day} />
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

function Taken({ dbName, orders, day }: DayTakingsProps) {
  const { data, error, isFetching, refetch } = useDayTaken(dbName, orders, day);
  if (!data && !error) return <TakenSkeleton />;
  return (
    <Slip className="px-5 pt-4 pb-6">
      <h2 className="flex items-baseline justify-between gap-3 pb-3 text-22">
        {day === bogotaDay(now()) ? 'Cobrado hoy' : 'Cobrado'}
        <span className="whitespace-nowrap font-body font-medium text-14 text-ink-soft tracking-normal">
          {data && counted(data.pedidos)}
        </span>
      </h2>
      {!data && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-medium">No pudimos traer lo cobrado. {error?.message}</p>
          <Button variant="secondary" onClick={() => refetch()} busy={isFetching}>
            Reintentar
          </Button>
        </div>
      )}
      {data && !data.porMetodo && (
        <p className="flex items-start gap-3 border-line border-t pt-3 text-ink-soft">
          <EyeOff aria-hidden size={20} className="mt-0.5 shrink-0" />
          {TILL_DAY_WORDS.blind}
        </p>
      )}
      {data?.porMetodo && <TakenByMethod porMetodo={data.porMetodo} />}
    </Slip>
  );
}

/** It adds up: what came by each method, tips beside it, less what was given back. */
function TakenByMethod({ porMetodo }: { porMetodo: readonly MethodFigures[] }) {
  const most = Math.max(1, ...porMetodo.map(({ valor }) => valor));
  const propinas = sum(porMetodo.map(({ propina }) => propina));
  const devuelto = sum(porMetodo.map((one) => one.devuelto));
  return (
    <>
      <ul>
        {porMetodo.map(({ metodo, pagos, valor }) => {
          const { word, icon: Icon } = METODO_PAGO_LOOK[metodo];
          return (
            <li key={metodo} className="grid gap-1.5 border-line border-t py-2.5">
              <p className="flex items-center gap-2">
                <Icon aria-hidden size={20} />
                <span className="font-medium">{word}</span>
                <span className="text-14 text-ink-soft">{pagos}</span>
                <Money amount={valor} className="ml-auto font-semibold" />
              </p>
              <span aria-hidden className="h-1.5 rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-ink"
                  style={{ width: `${(valor / most) * 100}%` }}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <div aria-hidden className="rule-dashed mt-1" />
      <div className="grid gap-1 pt-3">
        {propinas > 0 && (
          <ReceiptLine label="Propinas">
            <Money amount={propinas} />
          </ReceiptLine>
        )}
        {devuelto > 0 && (
          <ReceiptLine label="Devoluciones">
            <Money amount={-devuelto} />
          </ReceiptLine>
        )}
        <p className="font-medium">Total del día</p>
        <Money amount={netOf(porMetodo)} className="figures text-36" />
      </div>
    </>
  );
}

interface DaySummaryProps {
  dbName: string;
  /** Undefined while they load. */
  orders: readonly Order[] | undefined;
  day: string;
  className?: string;
}

/** The day's two totals in one line, for screens where the whole takings stand below the list. */
export function DaySummary({ dbName, orders = NONE, day, className }: DaySummaryProps) {
  const { owed } = takingsOf(orders, day);
  const { data } = useDayTaken(dbName, orders, day);
  const hidden = data && !data.porMetodo ? TILL_DAY_WORDS.hidden : '…';
  return (
    <section aria-label="Totales del día" data-clear className={className}>
      <dl className="grid grid-cols-2 rounded-control bg-sunken px-4 py-2">
        <div>
          <dt className="text-14 text-ink-soft">
            Cobrado
            {data && ` · ${counted(data.pedidos)}`}
          </dt>
          <dd className="figures text-22">
            {data?.porMetodo ? <Money amount={netOf(data.porMetodo)} /> : hidden}
          </dd>
        </div>
        <div>
          <dt className="text-14 text-ink-soft">
            Por facturar
            {orders !== NONE && ` · ${counted(owed.length)}`}
          </dt>
          <dd className="figures text-22">
            {orders === NONE ? '…' : <Money amount={sumOf(owed)} />}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Asked for again whenever this screen sees that something was paid. */
function useDayTaken(dbName: string, orders: readonly Order[], day: string) {
  const hasAccounts = useHasAccounts(dbName);
  const { accounts } = useAccounts(dbName, hasAccounts);
  const paid = orders.filter(({ estado, fechaPago }) => estado === 'facturado' || fechaPago);
  const parts = accounts.flatMap(({ pagos }) => pagos);
  return useTillDay(dbName, day, `${paid.length} ${parts.length}`);
}

function takingsOf(orders: readonly Order[], day: string) {
  return {
    owed: orders.filter((o) => o.estado === 'entregado' && isOwedOn(day, o)),
    writtenOff: orders.filter((o) => o.estado === 'dado_de_baja' && isOn(day, o.fechaBaja)),
  };
}

/** Today is also owed what the night before ordered. */
function isOwedOn(day: string, order: Order): boolean {
  return isOn(day, order.horaCreacion) || (day === bogotaDay(now()) && isOfShift(order, now()));
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
  return sum(orders.map(saleOf));
}

function netOf(porMetodo: readonly MethodFigures[]): number {
  return sum(porMetodo.map(({ neto }) => neto));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Placeholders for the day's takings while they load. */
export function TakingsSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <TakenSkeleton />
      <Skeleton className="h-22 bg-line" />
    </div>
  );
}

function TakenSkeleton() {
  return (
    <Slip aria-hidden className="grid gap-4 px-5 pt-4 pb-6">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-16 w-48" />
    </Slip>
  );
}
