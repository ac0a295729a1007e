import { comboSidePrice } from '@comanda/contract/menu/extras.rules';
import { comboDrinkPrice } from '@comanda/contract/menu/menu.rules';
import { ChevronRight } from 'lucide-react';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import type { DishExtras } from './dish-extras.ts';

interface ComboOfferProps {
  combo: NonNullable<DishExtras['combo']>;
  onOpen: () => void;
}

/** The way from a dish to its combo, with what it costs at least. */
export function ComboOffer({ combo, onOpen }: ComboOfferProps) {
  const sides = combo.sides.filter(({ agotado }) => !agotado);
  const drink = combo.drinks.find(({ agotado }) => !agotado);
  const cheapest = Math.min(...sides.map(({ precio }) => comboSidePrice(precio)));
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 rounded-card bg-ink px-3 py-2 text-left text-on-ink transition-transform duration-150 active:translate-y-px"
    >
      <span aria-hidden className="-space-x-3 flex shrink-0">
        {[drink, sides[0]].map((part) => (
          <Picture
            key={part?._id}
            src={part?.imagen}
            alt=""
            sizes="44px"
            className="size-11 rounded-full border-2 border-ink"
          />
        ))}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="title text-18">Armar combo</span>
          <span className="font-semibold text-14">
            desde <Money amount={comboDrinkPrice() + cheapest} />
          </span>
        </span>
        <span className="text-14">Bebida y acompañamiento</span>
      </span>
      <ChevronRight aria-hidden size={20} />
    </button>
  );
}
