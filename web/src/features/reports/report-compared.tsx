import type { Report } from '@comanda/contract/reports/reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { cx } from '../../ui/cx.ts';
import { comparedWith } from './report-headline.ts';

/** Says beside figures what they are compared with. */
export function Compared({ report, className }: { report: Report; className?: string }) {
  return (
    <p className={cx('text-14 text-ink-soft', className)}>
      {reportsMessages.comparedWith(comparedWith(report))}
    </p>
  );
}
