import { bogotaDateTime, bogotaTime } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { METODO_PAGO_LABELS, TIPO_LABELS } from '@comanda/contract/orders/orders.words';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { dayInWords } from './report-days.ts';
import './daily-close.css';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Report } from '@comanda/contract/reports/reports';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { moneySums } from './money-receipt.tsx';
import { count, counted } from './report-numbers.ts';

export interface ClosedDay {
  /** The report of one day. */
  report: Report;
  place: string;
  printedBy: string;
  printedAt: Date;
}

/** A day's close for a roll or a sheet. It is printed as soon as it is in the page. */
export function DailyClose({ report, place, printedBy, printedAt }: ClosedDay) {
  const { actual, hasta } = report;
  useEffect(() => {
    if (printedAt) printClose();
  }, [printedAt]);

  return createPortal(
    <article className="close-root">
      <header className="pb-[3mm] text-center">
        <h1>Cierre del día</h1>
        <p className="font-semibold">{place}</p>
        <p className="first-letter:uppercase">{`${dayInWords(hasta)} de ${hasta.slice(0, 4)}`}</p>
      </header>
      <div className="close-parts grid gap-y-[4mm]">
        {report.porMetodoPago && (
          <ClosePart
            title="Pagos por método"
            lines={report.porMetodoPago.map(({ metodo, pagos, valor }) => ({
              name: METODO_PAGO_LABELS[metodo],
              pedidos: pagos,
              ventas: valor,
            }))}
            total={paidIn(report.porMetodoPago)}
          />
        )}
        <CloseMoney figures={actual} />
        <ClosePart
          title="Ventas por tipo de pedido"
          lines={report.porTipo.map(({ tipo, ...tally }) => ({
            name: TIPO_LABELS[tipo],
            ...tally,
          }))}
          total={actual}
        />
        {report.porSede.length > 1 && (
          <ClosePart
            title="Ventas por sede"
            lines={report.porSede.map(({ nombre, pedidos, ventas }) => ({
              name: nombre,
              pedidos,
              ventas,
            }))}
            total={actual}
          />
        )}
        <CloseLosses title="Dados de baja" losses={report.bajas} total={actual.bajas} />
        <CloseLosses title="Cancelados" losses={report.cancelados} total={actual.cancelados} />
      </div>
      <footer className="grid gap-[3mm] pt-[5mm]">
        <p className="flex justify-between gap-4">
          <span>Promedio por pedido</span>
          <span>{average(report)}</span>
        </p>
        <div className="grid grid-cols-2 gap-[6mm] pt-[12mm] text-center">
          <p className="border-current border-t pt-[1mm]">Entrega</p>
          <p className="border-current border-t pt-[1mm]">Recibe</p>
        </div>
        <p>
          Impreso por {printedBy} · {bogotaDateTime(printedAt)} · No es una factura
        </p>
      </footer>
    </article>,
    document.body,
  );
}

function paidIn(methods: NonNullable<Report['porMetodoPago']>): Tally {
  return {
    pedidos: methods.reduce((sum, { pagos }) => sum + pagos, 0),
    ventas: moneySums(methods).valor,
  };
}

/** What is not in the payments above, or was taken off the sales below. */
function CloseMoney({ figures }: { figures: Report['actual'] }) {
  const lines = [
    { name: 'Propinas', pesos: figures.propinas },
    { name: 'Devoluciones', pesos: figures.devoluciones },
    { name: 'Descuentos', pesos: figures.descuentos },
    { name: 'Cortesías', pesos: figures.cortesias },
  ].filter(({ pesos }) => pesos !== 0);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="border-current border-b pb-[0.5mm]">Aparte</h2>
      {lines.map(({ name, pesos }) => (
        <p key={name} className="flex justify-between gap-2">
          <span>{name}</span>
          <Money amount={pesos} />
        </p>
      ))}
    </section>
  );
}

function average({ actual }: Report): string {
  return actual.pedidos === 0 ? 'Sin ventas' : formatMoney(actual.ticketPromedio);
}

const PRINTING = 'is-printing-close';

/** Prints only the close that is in the page. */
function printClose(): void {
  document.documentElement.classList.add(PRINTING);
  // Phones take the picture after `print` returns, some even after `afterprint`, so the page is
  // restored at the next touch.
  for (const touch of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(touch, leave, { capture: true });
  }
  window.print();
}

function leave(): void {
  document.documentElement.classList.remove(PRINTING);
  window.removeEventListener('pointerdown', leave, { capture: true });
  window.removeEventListener('keydown', leave, { capture: true });
}

interface CloseLossesProps {
  title: string;
  losses: Report['bajas'];
  total: { pedidos: number; ventas: number };
}

/** Orders that brought no money, each with its reason and the person responsible. */
function CloseLosses({ title, losses, total }: CloseLossesProps) {
  return (
    <section>
      <h2 className="border-current border-b pb-[0.5mm]">{title}</h2>
      {losses.length === 0 && <p>Ninguno</p>}
      {losses.map(({ _id, fecha, motivo, por, total: pesos }) => (
        <div key={_id} className="py-[0.5mm]">
          <p className="flex justify-between gap-2">
            <span>
              {[shortId(_id).toUpperCase(), bogotaTime(fecha), por].filter(Boolean).join(' · ')}
            </span>
            <Money amount={pesos} />
          </p>
          {motivo && <p className="wrap-anywhere italic">{motivo}</p>}
        </div>
      ))}
      {losses.length > 0 && (
        <p className="flex justify-between border-current border-t border-dashed font-bold">
          <span>{counted(total.pedidos, 'pedido', 'pedidos')}</span>
          <Money amount={total.ventas} />
        </p>
      )}
    </section>
  );
}

interface Tally {
  pedidos: number;
  ventas: number;
}

interface ClosePartProps {
  title: string;
  lines: readonly (Tally & { name: string })[];
  total: Tally;
}

/** Lines of a close that add up to its total. */
function ClosePart({ title, lines, total }: ClosePartProps) {
  return (
    <section>
      <h2 className="border-current border-b pb-[0.5mm]">{title}</h2>
      <table className="w-full">
        <tbody>
          {lines
            .filter(({ pedidos, ventas }) => pedidos > 0 || ventas !== 0)
            .map(({ name, pedidos, ventas }) => (
              <Row key={name} name={name} pedidos={pedidos} ventas={ventas} />
            ))}
        </tbody>
        <tfoot className="border-current border-t border-dashed font-bold">
          <Row name="Total" pedidos={total.pedidos} ventas={total.ventas} isTotal />
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps extends Tally {
  name: string;
  isTotal?: boolean;
}

function Row({ name, pedidos, ventas, isTotal = false }: RowProps) {
  return (
    <tr>
      <th scope="row" className={cx('text-left', !isTotal && 'font-normal')}>
        {name}
      </th>
      <td className="px-2 text-right">{count(pedidos)}</td>
      <td className="text-right">
        <Money amount={ventas} />
      </td>
    </tr>
  );
}
