import { bogotaDate } from '@comanda/contract/days';
import type { PlanPreview } from '@comanda/contract/memberships/memberships';
import {
  coverageMessages,
  membershipsMessages,
} from '@comanda/contract/memberships/memberships.messages';
import { isPurchasable } from '@comanda/contract/memberships/memberships.rules';
import { CalendarCheck, LockKeyhole, ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigate } from '../../lib/address.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useResource } from '../../lib/use-resource.ts';
import { PATHS } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { createPaymentLink, fetchPlans, fetchPreviews } from './memberships.api.ts';
import { PlanReceipt } from './plan-receipt.tsx';

interface PlansProps {
  /** The plan of the active membership. */
  currentPlanId: string | null;
}

/** The plans for sale, each with its button to the checkout. */
export function Plans({ currentPlanId }: PlansProps) {
  const { data, error, isLoading, reload } = useResource('plans', fetchPlans);
  const owner = useStored(stored.authUser);
  const previews = useResource(`plan previews ${owner?.id}`, fetchPreviews);
  const { buying, failure, buy } = useBuyPlan();
  const plans = data?.filter(isPurchasable) ?? [];

  if (!data && error) {
    return (
      <ErrorState
        title={membershipsMessages.loadFailed}
        message={error.message}
        onRetry={() => void reload()}
        retrying={isLoading}
      />
    );
  }
  if (!data) return <PlansSkeleton />;
  if (plans.length === 0) {
    return (
      <EmptyState icon={<ReceiptText size={32} />} title="No hay planes a la venta ahora">
        Vuelve más tarde. Tus datos siguen aquí.
      </EmptyState>
    );
  }

  const mainId = plans.find(({ _id }) => _id === currentPlanId)?._id ?? plans.at(-1)?._id;
  return (
    <div className="relative">
      <div aria-hidden className="rail absolute inset-x-0 z-10" />
      <div className="grid grid-cols-1 items-start gap-5 px-3 pt-2 sm:grid-cols-2 sm:px-4">
        {plans.map((plan) => {
          const isCurrent = plan._id === currentPlanId;
          return (
            <PlanReceipt
              key={plan._id}
              plan={plan}
              isMain={plan._id === mainId}
              isCurrent={isCurrent}
              action={actionOf(plan.plan_name, isCurrent, currentPlanId !== null)}
              busy={buying === plan._id}
              disabled={buying !== null}
              error={failure?.planId === plan._id ? failure.text : undefined}
              onBuy={() => void buy(plan._id)}
            >
              <PlanEffect
                planName={plan.plan_name}
                preview={
                  previews.isLoading && !previews.data
                    ? null
                    : previews.data?.find(({ planId }) => planId === plan._id)
                }
              />
            </PlanReceipt>
          );
        })}
      </div>
    </div>
  );
}

function actionOf(nombre: string, isCurrent: boolean, hasPlan: boolean): string {
  if (isCurrent) return `Renovar ${nombre}`;
  return hasPlan ? `Cambiar a ${nombre}` : `Pagar ${nombre}`;
}

/** Two placeholder receipts. */
function PlansSkeleton() {
  return (
    <div role="status" className="relative">
      <span className="sr-only">Cargando los planes</span>
      <div aria-hidden className="rail absolute inset-x-0 z-10" />
      <div className="grid grid-cols-1 gap-5 px-3 pt-2 sm:grid-cols-2 sm:px-4">
        {['first', 'second'].map((slip) => (
          <Slip key={slip} hanging className="grid gap-5 px-6 pt-10 pb-9 xl:px-8">
            <Skeleton className="h-8 w-32" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-56" />
            <Skeleton className="h-14" />
            <Skeleton className="h-12" />
          </Slip>
        ))}
      </div>
    </div>
  );
}

interface PlanEffectProps {
  planName: string;
  /** Null while it loads, undefined if it failed. */
  preview: PlanPreview | null | undefined;
}

/** What paying this plan does to the current membership, shown before the owner pays. */
function PlanEffect({ planName, preview }: PlanEffectProps) {
  if (preview === null) return <Skeleton className="h-16" />;
  if (!preview) {
    return <p className="text-14 text-ink-soft">{coverageMessages.previewFailed}</p>;
  }
  const { conversion, fechaFin, sedes, usuarios } = preview;
  const { converted, until, sedesBeyond, usuariosBeyond } = coverageMessages;
  return (
    <div className="grid gap-3 text-14">
      <p className="flex gap-2.5 rounded-control bg-cilantro-wash p-3 text-cilantro">
        <CalendarCheck aria-hidden size={18} className="mt-px shrink-0" />
        <span>
          {conversion && (
            <strong className="block font-semibold">
              {converted(conversion.plan_name, conversion.dias, planName, conversion.diasNuevos)}
            </strong>
          )}
          {until(bogotaDate(fechaFin))}
        </span>
      </p>
      {(sedes || usuarios) && (
        <div className="flex gap-2.5 rounded-control bg-maiz-wash p-3 text-maiz-ink">
          <LockKeyhole aria-hidden size={18} className="mt-px shrink-0" />
          <div className="grid gap-2">
            {sedes && <p>{sedesBeyond(planName, sedes.permite, sedes.tienes)}</p>}
            {usuarios && <p>{usuariosBeyond(planName, usuarios.permite, usuarios.tienes)}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

interface Failure {
  planId: string;
  text: string;
}

/** Opens the provider's checkout with a link made by the server. */
function useBuyPlan() {
  const [buying, setBuying] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [, run] = useBusy();

  // The browser's back button restores this page with its button still busy, so it is reset.
  useEffect(() => {
    const onShow = () => setBuying(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const fail = (planId: string, text: string) => {
    setBuying(null);
    setFailure({ planId, text });
  };

  const openCheckout = async (planId: string): Promise<void> => {
    if (!stored.token.get()) return signIn(planId);
    setFailure(null);
    setBuying(planId);
    try {
      const { url } = await createPaymentLink(planId);
      if (url) window.location.assign(url);
      else fail(planId, membershipsMessages.linkMissing);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signIn(planId);
      else fail(planId, membershipsMessages.linkFailed);
    }
  };

  const signIn = (planId: string) => {
    fail(planId, membershipsMessages.notLoggedIn);
    navigate(PATHS.login);
  };

  return { buying, failure, buy: (planId: string) => run(() => openCheckout(planId)) };
}
