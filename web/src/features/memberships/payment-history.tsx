import { bogotaDate, bogotaDateTime } from '@comanda/contract/days';
import type { Payment, WompiStatus } from '@comanda/contract/memberships/memberships';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';

const COLUMNS = ['Fecha', 'Plan', 'Valor', 'Estado', 'Activa hasta', 'Transacción'];

/** The payments, as a table on wide screens and as cards on a phone. */
export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  return (
    <>
      <Card className="hidden overflow-x-auto md:block">
        <table className="w-full text-left text-14">
          <thead>
            <tr className="border-line border-b">
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 font-semibold text-ink-soft">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <tr key={payment.transactionId} className="border-line not-last:border-b">
                <td className="whitespace-nowrap px-4 py-3.5">{bogotaDateTime(payment.fecha)}</td>
                <td className="px-4 py-3.5 font-semibold">{payment.plan_name}</td>
                <td className="px-4 py-3.5">
                  <Money amount={payment.pesos} className="figures text-16" />
                </td>
                <td className="px-4 py-3.5">
                  <PaymentBadge status={payment.status} />
                </td>
                <td className="px-4 py-3.5">{until(payment)}</td>
                <td className="px-4 py-3.5 text-ink-soft wrap-anywhere">{payment.transactionId}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="grid gap-3 md:hidden">
        {payments.map((payment) => (
          <li key={payment.transactionId}>
            <Card className="grid gap-1.5 p-4 text-14">
              <div className="flex items-start justify-between gap-3 pb-1">
                <p>
                  <span className="title block text-18">{payment.plan_name}</span>
                  <span className="text-ink-soft">{bogotaDateTime(payment.fecha)}</span>
                </p>
                <PaymentBadge status={payment.status} />
              </div>
              <ReceiptLine label="Valor">
                <Money amount={payment.pesos} />
              </ReceiptLine>
              <ReceiptLine label="Activa hasta">{until(payment)}</ReceiptLine>
              <ReceiptLine label="Transacción">{payment.transactionId}</ReceiptLine>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A dash for a payment that was not approved, because it extended nothing. */
function until({ fechaFin }: Payment): string {
  return fechaFin ? bogotaDate(fechaFin) : '—';
}

/** The provider's states in Spanish words. */
const STATUSES: Record<WompiStatus, { word: string; tone: Tone }> = {
  APPROVED: { word: 'Aprobado', tone: 'cilantro' },
  PENDING: { word: 'Pendiente', tone: 'maiz' },
  DECLINED: { word: 'Rechazado', tone: 'aji' },
  VOIDED: { word: 'Anulado', tone: 'neutral' },
  ERROR: { word: 'Con error', tone: 'aji' },
};

function PaymentBadge({ status }: { status: WompiStatus }) {
  const { word, tone } = STATUSES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
