import { Minus, Plus, Trash2 } from 'lucide-react';
import { cx } from './cx.ts';

interface QuantityStepperProps {
  /** Whose quantity it is: read aloud with each button. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Makes the minus a bin at 1. */
  onRemove?: () => void;
  min?: number;
  max?: number;
  size?: 'md' | 'lg';
}

export function QuantityStepper({
  label,
  value,
  onChange,
  onRemove,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  size = 'md',
}: QuantityStepperProps) {
  const removes = onRemove !== undefined && value <= min;
  const button = cx(
    'grid place-items-center rounded-control transition-colors duration-150 hover:bg-line disabled:text-control disabled:hover:bg-transparent',
    size === 'lg' ? 'size-12' : 'size-11',
  );
  return (
    <fieldset className="inline-flex items-center rounded-control bg-sunken">
      <legend className="sr-only">Cantidad de {label}</legend>
      <button
        type="button"
        aria-label={removes ? `Quitar ${label}` : `Uno menos de ${label}`}
        onClick={removes ? onRemove : () => onChange(value - 1)}
        disabled={!removes && value <= min}
        className={cx(button, removes && 'text-aji')}
      >
        {removes ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
      </button>
      <output aria-live="polite" className="figures min-w-9 text-center text-18">
        {value}
      </output>
      <button
        type="button"
        aria-label={`Uno más de ${label}`}
        onClick={() => onChange(value + 1)}
        disabled={value >= max}
        className={button}
      >
        <Plus aria-hidden size={18} />
      </button>
    </fieldset>
  );
}
