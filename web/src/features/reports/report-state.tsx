import type { Report } from '@comanda/contract/reports/reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

interface ReportStateProps {
  query: {
    data: Report | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Whether today's figures are on their way too. */
  hasToday: boolean;
  children: (report: Report) => ReactNode;
}

/** The report, or what stands in its place while it loads or fails. */
export function ReportState({ query, hasToday, children }: ReportStateProps) {
  const { data, error, isPlaceholderData } = query;
  if (data && !(isPlaceholderData && error)) {
    return (
      <div
        aria-busy={isPlaceholderData}
        className={cx('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
      >
        {children(data)}
      </div>
    );
  }
  if (!error) return <ReportSkeleton hasToday={hasToday} />;
  return (
    <ErrorState
      title={reportsMessages.loadFailed}
      message={error.message}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  );
}
