import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Slip } from '../../ui/slip.tsx';
import { OPENING_STEPS } from './opening-steps.ts';

interface OpeningSlipProps {
  /** From 1. */
  step: number;
  hanging?: boolean;
}

/** The comanda of whoever is opening a restaurant: what is done, what is next. */
export function OpeningSlip({ step, hanging = true }: OpeningSlipProps) {
  return (
    <Slip hanging={hanging} className="grid gap-4 px-7 pt-8 pb-9">
      <h2 className="text-22">Para abrir tu cocina</h2>
      <div aria-hidden className="rule-dashed" />
      <ol className="grid gap-4">
        {OPENING_STEPS.map(({ title, text }, index) => {
          const number = index + 1;
          const isDone = number < step;
          const isNow = number === step;
          return (
            <li
              key={title}
              aria-current={isNow ? 'step' : undefined}
              className="flex items-start gap-3"
            >
              <span
                aria-hidden
                className={cx(
                  'figures grid size-8 shrink-0 place-items-center rounded-full text-14',
                  isDone && 'bg-cilantro text-on-achiote',
                  isNow && 'bg-achiote text-on-achiote',
                  !isDone && !isNow && 'bg-sunken text-ink-soft',
                )}
              >
                {isDone ? <Check size={18} /> : number}
              </span>
              <span className="text-14 text-ink-soft">
                <span
                  className={cx(
                    'block text-16',
                    isNow ? 'font-bold text-ink' : 'font-medium',
                    isDone && 'text-ink',
                  )}
                >
                  {title}
                  {isDone && <span className="sr-only"> (listo)</span>}
                </span>
                {text}
              </span>
            </li>
          );
        })}
      </ol>
    </Slip>
  );
}
