import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface AnsweredTipProps {
  answer: TipAnswer;
  /** Who answered, and when. */
  children?: ReactNode;
  disabled?: boolean;
  onChange: () => void;
}

/** What the guests answered, in one row, and the way to ask them again. */
export function AnsweredTip({ answer, children, disabled = false, onChange }: AnsweredTipProps) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-cilantro text-surface">
        <Icon of={Check} size={18} />
      </span>
      <p className="min-w-0 flex-1 py-1.5">
        <span className="block font-semibold text-16">{tipMessages.answered(answer)}</span>
        {children && <span className="block text-14 text-ink-soft">{children}</span>}
      </p>
      <Button
        variant="ghost"
        size="lg"
        disabled={disabled}
        onClick={onChange}
        className="text-achiote-ink"
      >
        {tipMessages.change}
      </Button>
    </div>
  );
}
