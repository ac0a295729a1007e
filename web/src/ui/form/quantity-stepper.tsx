import { Minus, Plus, Trash2 } from 'lucide-react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';

interface QuantityStepperProps {
  /** What is counted; screen readers read it with each button. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Turns the minus into a bin at 1. */
  onRemove?: () => void;
  min?: number;
  max?: number;
  /** Why there cannot be more than `max`. */
  full?: string;
  size?: 'md' | 'lg';
  /** Two small buttons with the number between them, for long lists; a finger has as much room as ever. */
  isSlim?: boolean;
}

/** A quantity: changed by one, faster while a button is held, or typed. */
export function QuantityStepper({
  label,
  value,
  onChange,
  onRemove,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  full,
  size = 'md',
  isSlim = false,
}: QuantityStepperProps) {
  const removes = onRemove !== undefined && value <= min;
  const fewer = useHold(removes ? onRemove : () => onChange(value - 1), value > min);
  const more = useHold(() => onChange(value + 1), value < max);
  const button = cx(
    'grid touch-manipulation select-none place-items-center rounded-control transition-colors duration-150 disabled:text-control',
    isSlim
      ? // Drawn smaller than it is touched.
        '[&>svg]:box-content [&>svg]:rounded-control [&>svg]:bg-sunken [&>svg]:p-2.5 hover:[&>svg]:bg-line disabled:[&>svg]:bg-sunken'
      : 'hover:bg-line disabled:hover:bg-transparent',
    size === 'lg' ? 'size-12' : 'size-touch',
  );
  const iconSize = isSlim ? 16 : 18;
  return (
    <fieldset className={cx('inline-flex items-center rounded-control', !isSlim && 'bg-sunken')}>
      <legend className="sr-only">Cantidad de {label}</legend>
      <button
        type="button"
        aria-label={removes ? `Quitar ${label}` : `Uno menos de ${label}`}
        {...fewer}
        disabled={!removes && value <= min}
        className={cx(button, removes && 'text-aji')}
      >
        {removes ? <Trash2 aria-hidden size={iconSize} /> : <Minus aria-hidden size={iconSize} />}
      </button>
      <QuantityField
        label={label}
        value={value}
        onChange={onChange}
        min={min}
        max={max}
        size={size}
      />
      <button
        type="button"
        aria-label={`Uno más de ${label}`}
        {...more}
        disabled={value >= max}
        title={value >= max ? full : undefined}
        className={button}
      >
        <Plus aria-hidden size={iconSize} />
      </button>
    </fieldset>
  );
}

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

/**
 * The number between the two buttons, which can be typed. A number out of range is cut, and a hint
 * says so.
 */
function QuantityField({ label, value, onChange, min, max, size }: QuantityFieldProps) {
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
    // An empty field or a zero may be the start of another number.
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
          'figures rounded-control bg-transparent text-center text-18',
          size === 'lg' ? 'h-12 w-12' : 'h-11 w-11',
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

const WAIT_MS = 400;
const REPEAT_MS = 80;

/** A button that repeats while it is held. A tap, a key or a screen reader does it once. */
function useHold(step: () => void, canGoOn: boolean) {
  const latest = useRef({ step, canGoOn });
  latest.current = { step, canGoOn };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);

  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  const goOnAfter = (delay: number) => {
    timer.current = setTimeout(() => {
      if (!latest.current.canGoOn) return;
      hasRepeated.current = true;
      latest.current.step();
      goOnAfter(REPEAT_MS);
    }, delay);
  };

  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      hasRepeated.current = false;
      if (button === 0) goOnAfter(WAIT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** The click that ends a hold is already counted. A click by key has no `detail`. */
    onClick: ({ detail }: MouseEvent) => {
      if (!hasRepeated.current || detail === 0) step();
      hasRepeated.current = false;
    },
  };
}
