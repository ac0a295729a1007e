import {
  membershipsMessages,
  paymentMessages,
} from '@comanda/contract/memberships/memberships.messages';
import { CloudOff, Hourglass, MailCheck, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  ASK_AGAIN_MS,
  usePaymentConfirmation,
  WAIT_MS,
} from '../../features/memberships/watch-payment.ts';
import { useNow } from '../../features/realtime/use-now.ts';
import { navigate, useSearchParams } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/**
 * Where the checkout returns to: the server asks the payment provider, and this page waits with the
 * owner.
 */
export function PaymentConfirmation() {
  const transactionId = useSearchParams().get('id') ?? '';
  // The email at the time of the return, so that a session that ends later leads to the login and
  // not to an error.
  const [email] = useState(() => stored.authUser.get()?.email ?? '');
  const isComplete = Boolean(transactionId && email);
  const { confirmation, askAgain } = usePaymentConfirmation(transactionId, email);

  useEffect(() => {
    const fail = (text: string, next: string) => {
      toast.error(text, { id: 'payment' });
      navigate(PATHS.failedPayment, { replace: true, state: { next } });
    };
    if (!isComplete) fail(paymentMessages.incomplete, paymentMessages.next(''));
    else if (confirmation.step === 'refused') fail(confirmation.message, confirmation.next);
    else if (confirmation.step === 'signed-out') {
      toast.error(membershipsMessages.notLoggedIn, { id: 'payment' });
      navigate(PATHS.login, { replace: true });
    } else if (confirmation.step === 'unreachable')
      toast.error(paymentMessages.confirmFailed, { id: 'payment' });
    else if (confirmation.step === 'approved') {
      const { user, membresiaParams } = confirmation.account;
      stored.authUser.set(user);
      stored.auth.set({ user, membresiaParams });
      toast.success(paymentMessages.confirmed, { id: 'payment' });
      navigate(OWNER_PATHS.home, { replace: true });
    }
  }, [confirmation, isComplete]);

  const retry = (
    <Button size="lg" icon={<RotateCw aria-hidden size={18} />} onClick={askAgain}>
      Reintentar
    </Button>
  );

  switch (confirmation.step) {
    case 'waiting':
      return (
        <PaymentSlip
          icon={<Hourglass aria-hidden size={36} className="text-maiz" />}
          title="Tu banco está procesando el pago"
          transactionId={transactionId}
          actions={<WaitingBar since={confirmation.since} />}
        >
          <Pulse tone="maiz" moving className="text-maiz-ink">
            Pago pendiente
          </Pulse>
          <p>
            Puede tardar hasta dos minutos. Deja esta página abierta: apenas se apruebe entras a tu
            restaurante. No pagues otra vez.
          </p>
        </PaymentSlip>
      );
    case 'late':
      return (
        <PaymentSlip
          icon={<MailCheck aria-hidden size={36} className="text-agave" />}
          title="Tu banco se está tomando más tiempo"
          transactionId={transactionId}
          actions={
            <div className="grid gap-2">
              {retry}
              <ButtonLink to={PATHS.home} size="lg" variant="secondary">
                Ir al inicio
              </ButtonLink>
            </div>
          }
        >
          <p>
            Ya puedes cerrar esta página. Apenas se apruebe el pago activamos tu membresía y te
            avisamos por correo a <strong className="text-ink wrap-anywhere">{email}</strong>. No
            pagues otra vez.
          </p>
        </PaymentSlip>
      );
    case 'unreachable':
      return (
        <PaymentSlip
          icon={<CloudOff aria-hidden size={36} className="text-aji" />}
          title={paymentMessages.confirmFailed}
          transactionId={transactionId}
          actions={retry}
        >
          {confirmation.cause !== paymentMessages.confirmFailed && <p>{confirmation.cause}</p>}
          <p>Si el pago se aprobó no se pierde: tu membresía se activa aunque cierres la página.</p>
        </PaymentSlip>
      );
    default:
      return (
        <PaymentSlip
          icon={
            <span className="text-achiote">
              <Spinner size={36} />
            </span>
          }
          title={paymentMessages.verifying}
          transactionId={transactionId}
        >
          <p>Le estamos preguntando al banco. Toma unos segundos.</p>
        </PaymentSlip>
      );
  }
}

/**
 * How much of the waiting time has passed. Separate from the text, so that screen readers read that
 * once.
 */
function WaitingBar({ since }: { since: number }) {
  const passed = Math.max(0, useNow(1000).getTime() - since);
  const seconds = Math.floor(passed / 1000);
  return (
    <div aria-hidden className="grid gap-1.5 text-14 text-ink-soft">
      <div className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-maiz transition-[width] duration-200"
          style={{ width: `${Math.min(100, (passed / WAIT_MS) * 100)}%` }}
        />
      </div>
      <p className="flex justify-between">
        <span>Preguntamos cada {ASK_AGAIN_MS / 1000} segundos</span>
        <span className="figures text-ink">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
      </p>
    </div>
  );
}

interface PaymentSlipProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  transactionId: string;
  actions?: ReactNode;
}

/** The receipt of a payment, with what is known of it so far. */
function PaymentSlip({ icon, title, children, transactionId, actions }: PaymentSlipProps) {
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
