import { cx } from '../../ui/cx.ts';
import { OPENING_STEPS } from './opening-steps.ts';

/** The same steps where there is no room for the slip: phones and tablets. */
export function OpeningProgress({ step }: { step: number }) {
  return (
    <div className="grid gap-2">
      <p className="lg:sr-only font-semibold text-14 text-achiote-ink">
        Paso {step} de {OPENING_STEPS.length}
      </p>
      <div aria-hidden className="lg:hidden grid grid-cols-4 gap-1.5">
        {OPENING_STEPS.map(({ title }, index) => (
          <span
            key={title}
            className={cx(
              'h-1.5 rounded-full',
              index + 1 < step && 'bg-cilantro',
              index + 1 === step && 'bg-achiote',
              index + 1 > step && 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}
