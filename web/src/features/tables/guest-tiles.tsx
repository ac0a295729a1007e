import { ACCOUNT_LIMITS } from '@comanda/contract/accounts/accounts.rules';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';

interface GuestTilesProps {
  value: number | null;
  disabled?: boolean;
  onChoose: (comensales: number) => void;
  /** What the button says that takes a number over eight. Without it the number is taken at once. */
  children?: (many: number) => string;
}

const FEW = [1, 2, 3, 4, 5, 6, 7, 8];
const { max } = ACCOUNT_LIMITS.comensales;
const TILE = 'figures grid min-h-18 place-items-center rounded-control border text-28';
const REST = 'border-control bg-surface hover:bg-sunken disabled:text-off';

/** How many people: one tap up to eight, any number after '+'. */
export function GuestTiles({ value, disabled = false, onChoose, children }: GuestTilesProps) {
  const [many, setMany] = useState<number | null>(value !== null && value > 8 ? value : null);
  const setCount = (count: number) => {
    setMany(count);
    if (!children) onChoose(count);
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-3 gap-2">
        {FEW.map((count) => (
          <button
            key={count}
            type="button"
            disabled={disabled}
            aria-label={count === 1 ? '1 persona' : `${count} personas`}
            aria-pressed={count === value}
            onClick={() => {
              setMany(null);
              onChoose(count);
            }}
            className={cx(TILE, count === value ? `border-achiote ${CHOSEN}` : REST)}
          >
            {count}
          </button>
        ))}
        <button
          type="button"
          disabled={disabled}
          aria-label="Más de 8 personas"
          aria-expanded={many !== null}
          onClick={() => setCount(many ?? 9)}
          className={cx(TILE, REST)}
        >
          <Plus aria-hidden size={28} />
        </button>
      </div>
      {many !== null && (
        <div className="flex items-center justify-between gap-3">
          <QuantityStepper
            label="personas"
            value={many}
            min={1}
            max={max}
            onChange={setCount}
            size="lg"
          />
          {children && (
            <Button size="lg" disabled={disabled} onClick={() => onChoose(many)}>
              {children(many)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
