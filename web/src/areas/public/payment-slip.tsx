import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { ReceiptLine } from '../../ui/receipt-line.tsx';
import { Slip } from '../../ui/slip.tsx';

interface PaymentSlipProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  transactionId: string;
  actions?: ReactNode;
}

/** The receipt of a payment, leaving the printer as far as it is known. */
export function PaymentSlip({ icon, title, children, transactionId, actions }: PaymentSlipProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-lg content-center gap-8 px-4 py-10">
      <title>Tu pago · Comanda</title>
      <Logo className="justify-self-center text-28" />
      <div>
        <div aria-hidden className="rail relative z-10" />
        <div className="-mt-2 mx-4">
          <Slip hanging className="grid animate-print gap-5 px-6 pt-10 pb-10 sm:px-8">
            {icon}
            <div role="status" className="grid gap-2">
              <h1 className="text-28">{title}</h1>
              <div className="grid gap-3 text-ink-soft">{children}</div>
            </div>
            <div aria-hidden className="rule-dashed" />
            <ReceiptLine label="Transacción" className="text-14">
              <span className="wrap-anywhere">{transactionId}</span>
            </ReceiptLine>
            {actions}
          </Slip>
        </div>
      </div>
    </main>
  );
}
