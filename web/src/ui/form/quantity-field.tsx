import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { cx } from '../cx.ts';

interface QuantityFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  size: 'md' | 'lg';
}

const TOLD_MS = 2500;
const STEPS: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The number between the two buttons, to be typed over. What does not fit is cut, and said. */
export function QuantityField({ label, value, onChange, min, max, size }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [limit, setLimit] = useState('');

  useEffect(() => {
    if (!limit) return;
    const timer = setTimeout(() => setLimit(''), TOLD_MS);
    return () => clearTimeout(timer);
  }, [limit]);

  const change = (wanted: number) => {
    const kept = Math.min(Math.max(wanted, min), max);
    setLimit(wanted > max ? `Máximo ${max}` : wanted < min ? `Mínimo ${min}` : '');
    if (kept !== value) onChange(kept);
    return kept;
  };

  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value.replace(/\D/g, '');
    const number = Number(text);
    // Nothing, or a zero, may be on the way to something.
    if (number < min) setTyped(text);
    else setTyped(String(change(number)));
  };

  const onLeave = () => {
    if (typed && Number(typed) < min) change(Number(typed));
    setTyped(undefined);
  };

  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setTyped(undefined);
    change(value + step);
  };

  return (
    <span className="relative">
      <input
        role="spinbutton"
        aria-label={`Cantidad de ${label}`}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={onType}
        onKeyDown={onKey}
        onFocus={(event) => event.target.select()}
        onBlur={onLeave}
        className={cx(
          'figures w-11 rounded-control bg-transparent text-center text-18',
          size === 'lg' ? 'h-12' : 'h-11',
        )}
      />
      <output aria-live="polite" className="sr-only">
        {limit || value}
      </output>
      {limit && (
        <span
          aria-hidden
          className="-translate-x-1/2 pointer-events-none absolute bottom-full left-1/2 mb-1 animate-fade whitespace-nowrap rounded-control bg-ink px-2.5 py-1 font-semibold text-14 text-on-ink shadow-float"
        >
          {limit}
        </span>
      )}
    </span>
  );
}
