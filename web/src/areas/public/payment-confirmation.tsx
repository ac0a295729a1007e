import { membershipsMessages } from '@comanda/contract/memberships/memberships.messages';
import { paymentMessages } from '@comanda/contract/memberships/payment.messages';
import { CloudOff, Hourglass, MailCheck, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePaymentConfirmation } from '../../features/memberships/use-payment-confirmation.ts';
import { navigate, useSearchParams } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import { WaitingBar } from './waiting-bar.tsx';

/** Where the checkout leads back to: the server asks the provider, and this page waits with the owner. */
export function PaymentConfirmation() {
  const transactionId = useSearchParams().get('id') ?? '';
  // As it was on the way back: a session that ended since then leads to the login, not to an error.
  const [email] = useState(() => stored.authUser.get()?.email ?? '');
  const isComplete = Boolean(transactionId && email);
  const { confirmation, askAgain } = usePaymentConfirmation(transactionId, email);

  useEffect(() => {
    const leave = (text: string, to: string) => {
      toast.error(text, { id: 'payment' });
      navigate(to, { replace: true });
    };
    if (!isComplete) leave(paymentMessages.incomplete, PATHS.failedPayment);
    else if (confirmation.step === 'refused') leave(confirmation.message, PATHS.failedPayment);
    else if (confirmation.step === 'signed-out')
      leave(membershipsMessages.notLoggedIn, PATHS.login);
    else if (confirmation.step === 'unreachable')
      toast.error(paymentMessages.confirmFailed, { id: 'payment' });
    else if (confirmation.step === 'approved') {
      const { user, membresiaParams } = confirmation.account;
      stored.authUser.set(user);
      stored.auth.set({ user, membresiaParams });
      toast.success(paymentMessages.confirmed, { id: 'payment' });
      navigate(PATHS.owner.home, { replace: true });
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
