import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Tip } from './use-tip.ts';

interface TipQuestionProps {
  tip: Tip;
  disabled?: boolean;
  /** Side by side where there is room. */
  columns?: boolean;
}

/** The three answers look alike and none is chosen beforehand: the law wants it so (Ley 1935 de 2018). */
export function TipQuestion({ tip, disabled = false, columns = false }: TipQuestionProps) {
  const { ask, respuesta, otro, problem, choose, type } = tip;
  const answer = (value: TipAnswer['respuesta']) => ({
    isChosen: respuesta === value,
    onChoose: () => choose(value),
  });
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="sr-only">{tipMessages.ask}</legend>
      <div className={cx('grid gap-2.5', columns && 'lg:grid-cols-3')}>
        {ask.sugerido > 0 && (
          <Answer {...answer('si')} aside={`${ask.porcentaje} %`}>
            {tipMessages.suggested(ask.sugerido)}
          </Answer>
        )}
        <Answer {...answer('otro')} aside={<Icon of={Pencil} size={20} />}>
          {tipMessages.other}
        </Answer>
        <Answer {...answer('no')}>{tipMessages.none}</Answer>
      </div>
      {respuesta === 'otro' && (
        <TextField
          autoFocus
          label={tipMessages.otherLabel}
          icon="$"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={otro}
          onChange={({ target }) => type(target.value)}
          error={problem}
        />
      )}
    </fieldset>
  );
}

interface AnswerProps {
  isChosen: boolean;
  onChoose: () => void;
  aside?: ReactNode;
  children: ReactNode;
}

function Answer({ isChosen, onChoose, aside, children }: AnswerProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-14 items-center justify-between gap-3 rounded-control border-2 px-4 py-2 text-left font-semibold text-16',
        isChosen ? `border-achiote ${CHOSEN}` : 'border-ink bg-surface hover:bg-paper',
      )}
    >
      {children}
      {aside && <span className="shrink-0 font-normal text-ink-soft">{aside}</span>}
    </button>
  );
}
