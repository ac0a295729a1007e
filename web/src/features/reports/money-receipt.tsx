import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';
import { ReportCard } from './report-card.tsx';
import { counted } from './report-numbers.ts';

type Methods = NonNullable<Report['porMetodoPago']>;

/** The money that came in, by how it came in: tips apart, less what was given back. */
export function MoneyReceipt({ report, className }: { report: Report; className?: string }) {
  const { porMetodoPago } = report;
  return (
    <ReportCard title="Por método de pago" className={className}>
      {porMetodoPago === null && (
        <p className="text-14 text-ink-soft">
          Lo ves cuando cierres tu turno: en esta sede se cuenta antes de saber cuánto debe haber.
        </p>
      )}
      {porMetodoPago?.length === 0 && (
        <p className="-mt-3 text-14 text-ink-soft">Nadie pagó en estos días.</p>
      )}
      {porMetodoPago && porMetodoPago.length > 0 && (
        <Receipt methods={porMetodoPago} ventas={report.actual.ventas} />
      )}
    </ReportCard>
  );
}

function Receipt({ methods, ventas }: { methods: Methods; ventas: number }) {
  const { valor, propina, devuelto } = moneySums(methods);
  return (
    <>
      <p className="-mt-3 text-14 text-ink-soft">{relationToSales(valor, ventas)}</p>
      <ul className="grid gap-3">
        {methods.map((method) => {
          const { word, icon: Icon } = METODO_PAGO_LOOK[method.metodo];
          return (
            <li key={method.metodo}>
              <ReceiptLine
                label={
                  <span className="flex items-baseline gap-2">
                    <Icon aria-hidden size={18} className="self-center" />
                    <span className="font-semibold">{word}</span>
                  </span>
                }
              >
                <Money amount={method.valor} />
              </ReceiptLine>
              <p className="pl-6.5 text-14 text-ink-soft">{besides(method)}</p>
            </li>
          );
        })}
      </ul>
      <div className="grid gap-2 border-line border-t pt-3 text-ink-soft empty:hidden">
        {propina !== 0 && (
          <ReceiptLine label="Propinas">
            <Money amount={propina} className="text-ink" />
          </ReceiptLine>
        )}
        {devuelto !== 0 && (
          <ReceiptLine label="Devuelto">
            <Money amount={-devuelto} className="text-ink" />
          </ReceiptLine>
        )}
      </div>
      <ReceiptTotal
        label={devuelto === 0 ? 'Entró' : 'Quedó'}
        amount={valor + propina - devuelto}
      />
    </>
  );
}

export function moneySums(methods: Methods) {
  const sum = (of: (one: Methods[number]) => number) =>
    methods.reduce((total, one) => total + of(one), 0);
  return {
    valor: sum((one) => one.valor),
    propina: sum((one) => one.propina),
    devuelto: sum((one) => one.devuelto),
  };
}

/** '12 pagos · propina $8.000 · devuelto $20.000' */
function besides({ pagos, propina, devuelto }: Methods[number]): string {
  return [
    pagos !== 0 && counted(pagos, 'pago', 'pagos'),
    propina !== 0 && `propina ${formatMoney(propina)}`,
    devuelto !== 0 && `devuelto ${formatMoney(devuelto)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Money counts on the day it comes in, a sale on the day it is invoiced. */
function relationToSales(valor: number, ventas: number): string {
  if (valor === ventas) return 'Sin propinas, los pagos suman las ventas.';
  const apart = `${formatMoney(Math.abs(valor - ventas))} ${valor > ventas ? 'más' : 'menos'}`;
  return `Sin propinas, los pagos suman ${apart} que las ventas: un pago cuenta el día en que entra y una venta el día en que se factura.`;
}
