import { membershipsMessages } from '@comanda/contract/memberships/memberships.messages';
import { isPurchasable } from '@comanda/contract/memberships/memberships.rules';
import { ReceiptText } from 'lucide-react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useResource } from '../../lib/use-resource.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchPlans, fetchPreviews } from './memberships.api.ts';
import { PlanEffect } from './plan-effect.tsx';
import { PlanReceipt } from './plan-receipt.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';
import { useBuyPlan } from './use-buy-plan.ts';

interface PlansProps {
  /** The plan of an active membership. */
  currentPlanId: string | null;
}

/** The plans for sale, hanging from the rail, each with its way to the checkout. */
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
