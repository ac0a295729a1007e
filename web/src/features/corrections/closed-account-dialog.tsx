import type { Account } from '@comanda/contract/accounts/accounts';
import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Payment } from '@comanda/contract/accounts/charging';
import { refundable, standingPayments } from '@comanda/contract/accounts/corrections.rules';
import { bogotaDateTime } from '@comanda/contract/days';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import { type Actor, canPerform } from '@comanda/contract/permissions';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { usePrintAccount } from '../printing/use-print-paper.ts';
import { placeOf } from './closed-accounts.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReopenButton } from './reopen-button.tsx';

interface ClosedAccountDialogProps {
  dbName: string;
  actor: Actor;
  account: Account;
  onChanged: () => void;
  onClose: () => void;
}

/** What was paid for a closed account, and what can still be done about it. */
export function ClosedAccountDialog(props: ClosedAccountDialogProps) {
  const { dbName, actor, account, onChanged, onClose } = props;
  const [correcting, setCorrecting] = useState<Payment | null>(null);
  const [isRefunding, setRefunding] = useState(false);
  const printing = usePrintAccount(dbName);
  const { numero, totales, cerrada, pagos } = account;
  const left = refundable(pagos);
  const canRefund = canPerform(actor, 'accounts.void') && left.valor + left.propina > 0;
  const title = numero === null ? placeOf(account) : chargeMessages.account(numero);
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-ink-soft">
          {[placeOf(account), cerrada && bogotaDateTime(cerrada)].filter(Boolean).join(' · ')}
        </p>
        <section aria-label={chargeMessages.payments}>
          <h3 className="mb-1 text-18">{chargeMessages.payments}</h3>
          <ul className="divide-y divide-line">
            {standingPayments(pagos).map((payment) => (
              <li key={payment._id} className="flex min-h-13 items-center gap-2 py-1">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{METODO_PAGO_LABELS[payment.metodo]}</span>
                  <span className="wrap-anywhere line-clamp-1 text-14 text-ink-soft">
                    {[payment.por, payment.referencia].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <Money amount={payment.valor + payment.propina} className="font-semibold" />
                {canPerform(actor, 'accounts.charge') && (
                  <Button
                    variant="ghost"
                    onClick={() => setCorrecting(payment)}
                    className="-mr-3 text-achiote-ink"
                  >
                    {chargeMessages.change}
                    <span className="sr-only">
                      {` ${METODO_PAGO_LABELS[payment.metodo]} de ${payment.por}`}
                    </span>
                  </Button>
                )}
              </li>
            ))}
            {pagos
              .filter(({ tipo }) => tipo === 'devolucion')
              .map(({ _id, metodo, valor, propina, motivo }) => (
                <li key={_id} className="flex min-h-13 items-center gap-2 py-1 text-aji">
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">
                      {`${chargeMessages.refunded} · ${METODO_PAGO_LABELS[metodo]}`}
                    </span>
                    <span className="wrap-anywhere line-clamp-2 text-14">{motivo}</span>
                  </span>
                  <Money amount={-(valor + propina)} className="font-semibold" />
                </li>
              ))}
          </ul>
        </section>
        <div className="grid gap-1">
          {totales.descuentos > 0 && (
            <ReceiptLine label={chargeMessages.discounts}>
              <Money amount={-totales.descuentos} />
            </ReceiptLine>
          )}
          {totales.propina > 0 && (
            <ReceiptLine label={chargeMessages.tip}>
              <Money amount={totales.propina} />
            </ReceiptLine>
          )}
          <ReceiptTotal amount={totales.total} />
        </div>
        <div className="flex flex-wrap gap-2 *:grow">
          <Button
            variant="secondary"
            size="lg"
            icon={<Printer aria-hidden size={20} />}
            busy={printing.isSending}
            onClick={() => void printing.print(account, 'comprobante')}
          >
            {chargeMessages.print}
          </Button>
          <ReopenButton
            dbName={dbName}
            actor={actor}
            account={account}
            onReopened={() => {
              onChanged();
              onClose();
            }}
          />
          {canRefund && (
            <Button variant="danger-ghost" size="lg" onClick={() => setRefunding(true)}>
              {chargeMessages.refund}
            </Button>
          )}
        </div>
      </div>
      {correcting && (
        <CorrectDialog
          dbName={dbName}
          actor={actor}
          account={account}
          payment={correcting}
          onClose={() => {
            onChanged();
            setCorrecting(null);
          }}
        />
      )}
      {isRefunding && (
        <RefundDialog
          dbName={dbName}
          actor={actor}
          account={account}
          onClose={() => {
            onChanged();
            setRefunding(false);
          }}
        />
      )}
    </Dialog>
  );
}
