import { useId } from 'react';
import { cx } from '../cx.ts';

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A few choices, each with an explanation; exactly one is chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, choices, value, onChange, disabled = false } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cx(
            'flex cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-3.5 py-3',
            'has-checked:border-achiote has-checked:bg-achiote-wash has-checked:inset-ring has-checked:inset-ring-achiote',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 shrink-0 accent-achiote outline-none"
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{choice.label}</span>
            <span className="text-14 text-ink-soft">{choice.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
