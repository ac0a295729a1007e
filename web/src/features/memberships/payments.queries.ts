import { useQuery } from '@tanstack/react-query';
import { fetchPayments } from './memberships.api.ts';

/** What the owner has paid, newest first. */
export function usePayments() {
  return useQuery({ queryKey: ['payments'], queryFn: fetchPayments });
}
