import type { Product } from '@comanda/contract/menu/menu';
import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { ArrowUp, ChevronDown, CircleDashed } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Money } from '../../ui/money.tsx';
import { receiptRows } from './receipt-rows.ts';
import { ReceiptStrip } from './receipt-strip.tsx';
import type { GroupChoice } from './use-group-choice.ts';

interface SheetFooterProps {
  product: Product;
  groups: readonly OfferedGroup[];
  choice: GroupChoice;
  doneLabel: string;
  /** Goes to the first group of which too little is chosen. */
  onMissing: () => void;
  onDone: () => void;
}

/** On the narrowest phones six digits still fit beside the word. */
const PRICE = 'figures text-16 min-[24rem]:text-18';

/** How many, and the button: it says what is missing and leads there, or what the line costs and why. */
export function SheetFooter(props: SheetFooterProps) {
  const { product, groups, choice, doneLabel, onMissing, onDone } = props;
  const [isOpen, setOpen] = useState(false);
  const stripId = useId();
  const { cantidad, grupos, missing, subtotal } = choice;
  const rows = receiptRows(product, cantidad, grupos, groups);
  const [first] = missing;
  const hasReceipt = rows.length > 1 && !first;
  return (
    <>
      {hasReceipt && isOpen && <ReceiptStrip id={stripId} rows={rows} />}
      <div className="flex gap-2 border-line border-t p-3 sm:px-5 sm:py-4">
        <QuantityStepper
          label={product.nombre}
          value={cantidad}
          onChange={choice.setCantidad}
          max={LIMITS.cantidad.max}
          size="lg"
        />
        {first ? (
          <button
            type="button"
            onClick={onMissing}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control border border-control bg-sunken px-3 font-semibold text-ink-soft hover:bg-line"
          >
            <CircleDashed aria-hidden size={20} className="shrink-0" />
            <span className="min-w-0 flex-1 truncate text-left">
              {selectionMessages.missing(first.nombre)}
            </span>
            <ArrowUp aria-hidden size={18} className="shrink-0" />
          </button>
        ) : hasReceipt ? (
          <div className="flex min-w-0 flex-1">
            <Button
              size="lg"
              className="min-w-0 flex-1 justify-start! rounded-r-none! pr-0! pl-3!"
              onClick={onDone}
            >
              {doneLabel}
              <span className="sr-only">
                {' '}
                <Money amount={subtotal} />
              </span>
            </Button>
            <Button
              size="lg"
              aria-expanded={isOpen}
              aria-controls={isOpen ? stripId : undefined}
              aria-label={choiceMessages.receipt}
              onClick={() => setOpen(!isOpen)}
              className="gap-0.5! rounded-l-none! pr-2! pl-1.5! sm:px-3!"
            >
              <Money amount={subtotal} className={PRICE} />
              <ChevronDown aria-hidden size={16} className={isOpen ? undefined : 'rotate-180'} />
            </Button>
          </div>
        ) : (
          <Button size="lg" className="min-w-0 flex-1 px-3!" onClick={onDone}>
            <span className="flex-1 text-left">{doneLabel}</span>
            <Money amount={subtotal} className={PRICE} />
          </Button>
        )}
      </div>
    </>
  );
}
