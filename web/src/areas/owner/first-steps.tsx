import { Check } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import type { FirstStep } from './use-first-steps.tsx';

/** What a new restaurant still needs before its first order; gone when nothing is missing. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="primeros-pasos" className="text-22">
          Primeros pasos
        </h2>
        <p className="whitespace-nowrap font-semibold text-14">
          {done} de {steps.length}
        </p>
      </div>
      <div aria-hidden className="grid grid-flow-col gap-1.5">
        {steps.map(({ title, isDone }) => (
          <span
            key={title}
            className={cx('h-2 rounded-full', isDone ? 'bg-cilantro' : 'bg-sunken')}
          />
        ))}
      </div>
      <ol aria-labelledby="primeros-pasos" className="grid gap-1">
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, number, isNext }: { step: FirstStep; number: number; isNext: boolean }) {
  const { title, text, action, isDone } = step;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={cx('flex gap-3 py-2', isNext && '-mx-2 rounded-card bg-achiote-wash p-3')}
    >
      <span
        aria-hidden
        className={cx(
          'figures grid size-8 shrink-0 place-items-center rounded-full text-14',
          isDone && 'bg-cilantro text-on-achiote',
          isNext && 'bg-achiote text-on-achiote',
          !isDone && !isNext && 'bg-sunken text-ink-soft',
        )}
      >
        {isDone ? <Check size={18} /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p
          className={cx(
            'leading-8',
            isNext ? 'font-bold' : 'font-medium',
            isDone && 'text-ink-soft',
          )}
        >
          {title}
          {isDone && <span className="sr-only"> (listo)</span>}
        </p>
        {isNext && (
          <>
            <p className="text-14">{text}</p>
            <div className="flex flex-wrap gap-2 pt-2">{action}</div>
          </>
        )}
      </div>
    </li>
  );
}
