import type { ReactNode, Ref } from 'react';
import { cx } from '../../ui/cx.ts';

interface StepCardProps {
  /** 1 to 3. */
  step: number;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** True while an earlier step is open: it can be seen, not used. */
  isOff?: boolean;
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A step of charging. */
export function StepCard(props: StepCardProps) {
  const { step, title, aside, isOff = false, children, className, ref } = props;
  return (
    <section
      ref={ref}
      aria-label={title}
      inert={isOff}
      className={cx(
        'rounded-card border border-line bg-surface p-3 sm:p-3.5',
        isOff && 'text-ink-soft',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          aria-hidden
          className={cx(
            'figures grid size-7.5 shrink-0 place-items-center rounded-full text-16',
            isOff ? 'bg-sunken text-ink-soft' : 'bg-ink text-on-ink',
          )}
        >
          {step}
        </span>
        <h2 className="font-body text-18 tracking-normal">{title}</h2>
        {aside && <div className="ml-auto min-w-0 @max-[38rem]:w-full">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
