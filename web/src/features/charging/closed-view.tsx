import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { needsInvoice, TICKET_UVT } from '@comanda/contract/accounts/taxes.rules';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import { CircleCheck, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';

interface ClosedViewProps {
  account: Account;
  place: string;
  vueltas: number;
  /** What the owner entered; 0 if nothing. */
  uvt: number;
  /** The next table that waits for its bill; null if none does. */
  next: { place: string; onOpen: () => void } | null;
  onDone: () => void;
  /** Printing, opening again. */
  children?: ReactNode;
}

/** The account is closed: what came in, what goes back, and what comes next. */
export function ClosedView(props: ClosedViewProps) {
  const { account, place, vueltas, uvt, next, onDone, children } = props;
  const { numero, totales, pagos } = account;
  return (
    <div className="mx-auto grid w-full max-w-lg gap-4 p-3 pb-24 md:p-6">
      <Slip className="grid gap-3 px-5 pt-6 pb-8">
        <p className="flex items-center gap-3 text-cilantro">
          <CircleCheck aria-hidden size={34} />
          <span className="text-16 text-ink-soft">{place}</span>
        </p>
        <h2 data-autofocus tabIndex={-1} className="text-36 outline-none">
          {numero === null ? chargeMessages.soldTitle : chargeMessages.closedTitle(numero)}
        </h2>
        {vueltas > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-cilantro-wash px-4 py-2 text-cilantro">
            <span className="text-18">{chargeMessages.giveBack}</span>
            <Money amount={vueltas} className="figures text-48 text-ink" />
          </p>
        )}
        <div className="grid gap-1">
          <ReceiptLine label={chargeMessages.total}>
            <Money amount={totales.total} />
          </ReceiptLine>
          {totales.propina > 0 && (
            <ReceiptLine label={chargeMessages.tip}>
              <Money amount={totales.propina} />
            </ReceiptLine>
          )}
          {pagos
            .filter(({ tipo }) => tipo === 'pago')
            .map(({ _id, metodo, valor, propina }) => (
              <ReceiptLine
                key={_id}
                label={METODO_PAGO_LABELS[metodo]}
                className="text-14 text-ink-soft"
              >
                <Money amount={valor + propina} />
              </ReceiptLine>
            ))}
        </div>
        {needsInvoice(totales, uvt) && (
          <p className="flex gap-2.5 rounded-control bg-maiz-wash px-3 py-2.5 text-14 text-maiz-ink">
            <FileText aria-hidden size={20} className="mt-px shrink-0" />
            {chargeMessages.needsInvoice(TICKET_UVT)}
          </p>
        )}
      </Slip>
      {children}
      <Button size="lg" full onClick={next ? next.onOpen : onDone} className="min-h-16 text-20">
        {next ? chargeMessages.nextIs(next.place) : chargeMessages.next}
      </Button>
      {next && (
        <Button variant="secondary" size="lg" full onClick={onDone}>
          {chargeMessages.backToList}
        </Button>
      )}
    </div>
  );
}
