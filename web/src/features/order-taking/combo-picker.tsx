import { comboSidePrice } from '@comanda/contract/menu/extras.rules';
import { comboDrinkPrice } from '@comanda/contract/menu/menu.rules';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ComboPart } from '../menu/combo-part.tsx';
import type { DishExtras } from '../menu/dish-extras.ts';
import type { DishChoice } from '../menu/use-dish-choice.ts';

interface ComboPickerProps {
  combo: NonNullable<DishExtras['combo']>;
  choice: DishChoice;
}

/** Makes a dish a combo: one drink, one side, both or nothing. */
export function ComboPicker({ combo, choice }: ComboPickerProps) {
  return (
    <div className="grid gap-4">
      <Checkbox
        look="tile"
        checked={choice.isCombo}
        onChange={(event) => choice.setIsCombo(event.target.checked)}
        className="min-h-12"
      >
        <span>
          <span className="block font-semibold text-16">Hacerlo combo</span>
          <span className="text-ink-soft">Con una bebida y un acompañamiento</span>
        </span>
      </Checkbox>
      {choice.isCombo && (
        <>
          <ComboPart
            title="1. Bebida"
            options={combo.drinks}
            value={choice.drink}
            onChange={choice.setDrink}
            priceOf={comboDrinkPrice}
          />
          <ComboPart
            title="2. Acompañamiento"
            options={combo.sides}
            value={choice.side}
            onChange={choice.setSide}
            priceOf={({ precio }) => comboSidePrice(precio)}
          />
          {!choice.isReady && (
            <p role="status" className="font-medium text-14 text-maiz-ink">
              {comboMessages.bothRequired}
            </p>
          )}
        </>
      )}
    </div>
  );
}
