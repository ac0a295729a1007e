import { bogotaDateTime } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { METODO_PAGO_LABELS, TIPO_LABELS } from '@comanda/contract/orders/orders.words';
import type { Report } from '@comanda/contract/reports/reports';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CloseLosses } from './close-losses.tsx';
import { ClosePart } from './close-part.tsx';
import { printClose } from './print-close.ts';
import { dayInWords } from './report-days.ts';

export interface ClosedDay {
  /** Of one day. */
  report: Report;
  place: string;
  printedBy: string;
  printedAt: Date;
}

/** A day's close for a till's roll or a sheet: printed as soon as it is in the page. */
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
        <ClosePart
          title="Ventas por método de pago"
          lines={report.porMetodoPago.map(({ metodoPago, ...tally }) => ({
            name: METODO_PAGO_LABELS[metodoPago],
            ...tally,
          }))}
          total={actual}
        />
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

function average({ actual }: Report): string {
  return actual.pedidos === 0 ? 'Sin ventas' : formatMoney(actual.ticketPromedio);
}
