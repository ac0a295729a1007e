import { Plans } from '../../features/memberships/plans.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { OwnerCoverage } from './owner-coverage.tsx';
import { OwnerPayments } from './owner-payments.tsx';

/** The owner's plan, the ones to change to, and what was paid so far. */
export function OwnerMembership() {
  const user = useStored(stored.authUser);
  const membresiaParams = useStored(stored.auth)?.membresiaParams ?? null;
  const now = useNow(60_000);
  if (!user) return null;
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-8 px-4 py-6 pb-16 md:px-6">
      <title>Membresía · Comanda</title>
      <PageHeader title="Membresía">Tu plan, cuánto le queda y lo que has pagado.</PageHeader>
      <OwnerCoverage />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <CurrentPlan user={user} membresiaParams={membresiaParams} now={now} />
        <section aria-label="Planes">
          <Plans currentPlanId={membresiaParams?._id ?? null} />
        </section>
      </div>
      <section aria-labelledby="pagos" className="grid grid-cols-1 gap-4">
        <h2 id="pagos" className="text-22">
          Historial de pagos
        </h2>
        <OwnerPayments />
      </section>
    </main>
  );
}
