import type { OwnerUser } from '@comanda/contract/auth/auth';
import { BadgeCheck, CircleAlert, ReceiptText } from 'lucide-react';
import { CoverageChoice, isShort } from '../../features/memberships/coverage-choice.tsx';
import { membershipTime } from '../../features/memberships/membership-time.ts';
import { useCoverage, usePayments } from '../../features/memberships/memberships.queries.ts';
import { PaymentHistory } from '../../features/memberships/payment-history.tsx';
import { PlanUsage } from '../../features/memberships/plan-usage.tsx';
import { Plans } from '../../features/memberships/plans.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

/** The owner's plan, the plans to change to, and the payments so far. */
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
        <CurrentPlan user={user} now={now} />
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

/** Shows nothing while the plan covers everything. */
function OwnerCoverage() {
  const { data } = useCoverage();
  if (!data || !isShort(data)) return null;
  // A new key resets the form when sedes or employees come or go.
  const key = [...data.sedes.map(({ _id }) => _id), ...data.personas.map(({ id }) => id)].join();
  return <CoverageChoice key={key} coverage={data} />;
}

/** The owner's payments, or why they cannot be shown. */
function OwnerPayments() {
  const { data, error, isFetching, refetch } = usePayments();
  if (data && data.length > 0) return <PaymentHistory payments={data} />;
  if (data) {
    return (
      <EmptyState icon={<ReceiptText size={32} />} title="Aún no hay pagos">
        Cuando pagues una membresía, su recibo queda aquí.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="No pudimos traer tus pagos"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Cargando tus pagos</span>
      <Skeleton className="h-40" />
    </div>
  );
}

interface CurrentPlanProps {
  user: OwnerUser;
  now: Date;
}

/** The current membership, and how much of it is left. */
function CurrentPlan({ user, now }: CurrentPlanProps) {
  const isActive = user.estadoMembresia === 'activa';
  const time = membershipTime(user, now);
  const Icon = isActive ? BadgeCheck : CircleAlert;
  return (
    <Slip className="grid gap-4 px-6 pt-6 pb-8">
      <div>
        <Badge tone={isActive ? 'cilantro' : 'aji'} icon={<Icon aria-hidden size={16} />}>
          Membresía {user.estadoMembresia}
        </Badge>
        <h2 className="pt-3 text-36">{user.planNombre ?? 'Sin plan'}</h2>
      </div>
      {time && (
        <div className="grid gap-2">
          {time.share !== null && (
            <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
              <div className="h-full bg-cilantro" style={{ width: `${time.share * 100}%` }} />
            </div>
          )}
          <p className="title text-22">{time.left}</p>
        </div>
      )}
      <div aria-hidden className="rule-dashed" />
      <div className="grid gap-2 text-14">
        {time?.start && <ReceiptLine label="Desde">{time.start}</ReceiptLine>}
        {time && <ReceiptLine label="Hasta">{time.end.replace(/^.*? el /, '')}</ReceiptLine>}
      </div>
      <PlanUsage />
      <p className="text-14 text-ink-soft">
        Renueva cuando quieras: el mes nuevo se suma al final. Si cambias de plan, lo que te queda
        se convierte según el precio. Sin membresía activa tu restaurante no recibe pedidos.
      </p>
    </Slip>
  );
}
