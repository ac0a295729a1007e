import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';

interface ReportCardProps {
  title: string;
  /** Beside the title: a legend, a fact, a switch. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function ReportCard({ title, aside, className, children }: ReportCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <Card className="grid h-full grid-cols-1 content-start gap-4 p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-18">
            {title}
          </h2>
          {aside}
        </header>
        {children}
      </Card>
    </section>
  );
}
