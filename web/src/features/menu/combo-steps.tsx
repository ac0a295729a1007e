import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

interface ComboStep {
  word: string;
  /** What was chosen there, or what is expected. */
  note: string;
  isDone: boolean;
}

interface ComboStepsProps {
  steps: readonly ComboStep[];
  current: number;
  onGo: (step: number) => void;
}

/** Three labelled segments; a touch goes to that step. */
export function ComboSteps({ steps, current, onGo }: ComboStepsProps) {
  return (
    <ol aria-label="Pasos del combo" className="grid grid-cols-[1fr_1.4fr_0.8fr] gap-2">
      {steps.map(({ word, note, isDone }, at) => {
        const isCurrent = at === current;
        return (
          <li key={word} className="grid">
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onGo(at)}
              className={cx(
                'min-h-14 min-w-0 border-t-4 pt-1.5 text-left text-12 sm:text-14',
                isCurrent && 'border-achiote text-achiote-ink',
                !isCurrent && (isDone ? 'border-cilantro text-cilantro' : 'border-line text-ink'),
              )}
            >
              <span className="flex items-center gap-1 font-semibold">
                {isDone ? <Check aria-hidden size={14} className="stroke-3" /> : `${at + 1}.`}
                <span className="truncate">{word}</span>
                {isDone && <span className="sr-only">(listo)</span>}
              </span>
              <span className="block truncate text-ink-soft">{note}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
