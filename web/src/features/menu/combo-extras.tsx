import type { Product } from '@comanda/contract/menu/menu';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { AdditionTiles } from './addition-tiles.tsx';
import { DishNote } from './dish-note.tsx';
import { StepTitle } from './step-title.tsx';
import type { DishChoice } from './use-dish-choice.ts';

interface ComboExtrasProps {
  product: Product;
  additions: readonly Product[];
  choice: DishChoice;
}

/** The last step: nothing of it is required. */
export function ComboExtras({ product, additions, choice }: ComboExtrasProps) {
  return (
    <div className="grid gap-5">
      <AdditionTiles
        title={<StepTitle step={3}>¿Le agregas algo?</StepTitle>}
        additions={additions}
        choice={choice}
      />
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden className="font-semibold">
          Cantidad
        </span>
        <QuantityStepper
          label={product.nombre}
          value={choice.cantidad}
          onChange={choice.setCantidad}
          max={LIMITS.cantidad.max}
          size="lg"
        />
      </div>
      <DishNote choice={choice} />
    </div>
  );
}
