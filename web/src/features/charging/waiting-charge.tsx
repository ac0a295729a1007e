import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { METODO_PAGO_LABELS } from '@comanda/contract/orders/orders.words';
import { CloudOff } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import type { QueuedCharge } from '../offline/outbox.ts';

interface WaitingChargeProps {
  deed: QueuedCharge;
  onBack: () => void;
}

/** Money that was taken and has not reached the server: nobody takes it twice. */
export function WaitingCharge({ deed, onBack }: WaitingChargeProps) {
  const taken = deed.pagos.reduce((sum, { valor, propina }) => sum + valor + (propina ?? 0), 0);
  return (
    <div className="mx-auto grid w-full max-w-lg gap-4 p-3 pb-24 md:p-6">
      <Slip edge="maiz" className="grid gap-3 px-5 pt-6 pb-8">
        <h2 className="flex items-center gap-3 text-28">
          <CloudOff aria-hidden size={30} className="shrink-0 text-maiz-ink" />
          {chargeMessages.waits}
        </h2>
        <p role="status">{chargeMessages.waitsText(taken)}</p>
        {deed.pagos.map(({ metodo, valor, propina, recibido }) => (
          <div key={metodo} className="grid gap-1">
            <ReceiptLine label={METODO_PAGO_LABELS[metodo]}>
              <Money amount={valor + (propina ?? 0)} />
            </ReceiptLine>
            {recibido != null && recibido > valor + (propina ?? 0) && (
              <ReceiptLine label={chargeMessages.giveBack}>
                <Money amount={recibido - valor - (propina ?? 0)} />
              </ReceiptLine>
            )}
          </div>
        ))}
      </Slip>
      <Button size="lg" full onClick={onBack} className="min-h-16 text-20">
        {chargeMessages.next}
      </Button>
    </div>
  );
}
