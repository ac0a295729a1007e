import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { ArrowRight, CircleUserRound, LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { ExportButton } from '../../features/export/export-dialog.tsx';
import { Plans } from '../../features/memberships/plans.tsx';
import { signOutOwner } from '../../features/owner/owner.api.ts';
import { navigate } from '../../lib/address.tsx';
import { queryClient } from '../../lib/api/query-client.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { OpeningProgress, OpeningSlip } from './opening-steps.tsx';

/** Where an owner buys the first month, and returns when the membership has ended. */
export function Membership() {
  const user = useStored(stored.authUser);
  const currentPlanId = useStored(stored.auth)?.membresiaParams?._id ?? null;
  const isActive = user?.estadoMembresia === 'activa';
  const isNew = !user?.fechaFin;

  const leave = () => {
    signOutOwner();
    queryClient.clear();
    navigate(PATHS.login, { replace: true });
  };

  return (
    <div className="min-h-dvh">
      <title>Elige tu plan · Comanda</title>
      <header className="mx-auto flex max-w-7xl items-center justify-between gap-3 px-4 py-3 sm:px-8">
        <Link to={PATHS.home} className="py-2 text-22 sm:text-28">
          <Logo />
        </Link>
        <div className="flex min-w-0 items-center gap-3">
          <span className="hidden truncate text-14 text-ink-soft sm:block">{user?.email}</span>
          <Button variant="ghost" icon={<LogOut aria-hidden size={18} />} onClick={leave}>
            {screensMessages.signOut}
          </Button>
        </div>
      </header>
      <main className="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-4 pt-4 pb-20 sm:px-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:pt-10">
        <div className="grid content-start gap-6">
          {isNew && <OpeningProgress step={3} />}
          <div>
            <h1 className="text-36">{isActive ? 'Tu membresía' : 'Elige tu plan'}</h1>
            <p className="mt-2 text-18 text-ink-soft">{leadOf(isActive, isNew)}</p>
          </div>
          {isActive && (
            <ButtonLink to={OWNER_PATHS.home} variant="secondary" className="justify-self-start">
              Ir a tu restaurante
              <ArrowRight aria-hidden size={18} />
            </ButtonLink>
          )}
          {!isActive && !isNew && <ExportButton className="-ml-4 justify-self-start" />}
          {!isActive && (
            <ButtonLink
              to={OWNER_PATHS.account}
              variant="ghost"
              icon={<CircleUserRound aria-hidden size={18} />}
              className="-ml-4 justify-self-start"
            >
              Tu cuenta
            </ButtonLink>
          )}
          {isNew && (
            <div className="hidden lg:block">
              <OpeningSlip step={3} hanging={false} />
            </div>
          )}
        </div>
        <Plans currentPlanId={isActive ? currentPlanId : null} />
      </main>
    </div>
  );
}

function leadOf(isActive: boolean, isNew: boolean): string {
  if (isActive) {
    return 'Si renuevas antes de que venza, el mes nuevo se suma al final. Si cambias de plan, lo que te queda se convierte según el precio.';
  }
  if (isNew) return 'Tu membresía se activa apenas se aprueba el pago y dura un mes.';
  return 'Tu membresía venció. Al pagar se activa de nuevo por un mes, con todo como lo dejaste.';
}
