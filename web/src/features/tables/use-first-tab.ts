import type { UseQueryResult } from '@tanstack/react-query';
import { useAccountsSetting } from '../sede-settings/sede-settings.queries.ts';
import { hasPlan } from './table-list.ts';
import { useTablePlan } from './table-plan.queries.ts';

/**
 * What waiters see first: the tables where the sede has drawn them, unless they are taking an order. Null until that is
 * known.
 */
export function useFirstTab(dbName: string, isTaking: boolean): 'mesas' | 'gestionar' | null {
  const { query, hasAccounts } = useAccountsSetting(dbName);
  const { query: planQuery, plan } = useTablePlan(dbName, hasAccounts);
  if (isTaking) return 'gestionar';
  if (isUnderWay(query) || isUnderWay(planQuery)) return null;
  return hasAccounts && hasPlan(plan) ? 'mesas' : 'gestionar';
}

/** Nobody waits for a second attempt. */
function isUnderWay({
  isLoading,
  failureCount,
}: Pick<UseQueryResult, 'isLoading' | 'failureCount'>) {
  return isLoading && failureCount === 0;
}
