import { paymentMessages } from '@comanda/contract/memberships/memberships.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { useAddress } from '../../lib/address.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Slip } from '../../ui/slip.tsx';

export function NotFound() {
  const { pathname, state } = useAddress();
  const isFailedPayment = pathname === PATHS.failedPayment;
  const next = typeof state?.next === 'string' ? state.next : paymentMessages.next('');
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <title>{screensMessages.notFound}</title>
      <Logo className="text-28" />
      <div className="w-full max-w-sm rotate-[-1.5deg]">
        <Slip className="grid gap-4 px-6 pt-8 pb-10 text-center">
          <h1 className="figures text-28">{screensMessages.notFound}</h1>
          <div aria-hidden className="rule-dashed" />
          <p className="text-ink-soft">
            {isFailedPayment
              ? next
              : 'Esta comanda no llegó a ninguna mesa. Puede que el link esté mal escrito.'}
          </p>
        </Slip>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {isFailedPayment && (
          <ButtonLink to={PATHS.membership} size="lg">
            Volver a los planes
          </ButtonLink>
        )}
        <ButtonLink to={PATHS.home} size="lg" variant={isFailedPayment ? 'secondary' : 'primary'}>
          Ir al inicio
        </ButtonLink>
      </div>
    </main>
  );
}
