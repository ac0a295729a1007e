import { Minus, Plus, Trash2 } from 'lucide-react';
import { cx } from '../cx.ts';
import { useHold } from '../use-hold.ts';
import { QuantityField } from './quantity-field.tsx';

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

/** How many: by one, faster while a button is held, or typed. */
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
  const fewer = useHold(removes ? onRemove : () => onChange(value - 1), value > min);
  const more = useHold(() => onChange(value + 1), value < max);
  const button = cx(
    'grid touch-manipulation select-none place-items-center rounded-control transition-colors duration-150 hover:bg-line disabled:text-control disabled:hover:bg-transparent',
    size === 'lg' ? 'size-12' : 'size-touch',
  );
  return (
    <fieldset className="inline-flex items-center rounded-control bg-sunken">
      <legend className="sr-only">Cantidad de {label}</legend>
      <button
        type="button"
        aria-label={removes ? `Quitar ${label}` : `Uno menos de ${label}`}
        {...fewer}
        disabled={!removes && value <= min}
        className={cx(button, removes && 'text-aji')}
      >
        {removes ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
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
        className={button}
      >
        <Plus aria-hidden size={18} />
      </button>
    </fieldset>
  );
}
