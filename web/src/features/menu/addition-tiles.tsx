import type { Product } from '@comanda/contract/menu/menu';
import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import type { DishChoice } from './use-dish-choice.ts';

interface AdditionTilesProps {
  title: ReactNode;
  additions: readonly Product[];
  choice: DishChoice;
}

/** What can be added to a dish; nothing at all where there is none. */
export function AdditionTiles({ title, additions, choice }: AdditionTilesProps) {
  if (additions.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 w-full">{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2">
        {additions.map((addition) => (
          <AdditionTile
            key={addition._id}
            product={addition}
            checked={choice.chosen.includes(addition.id_sigo)}
            onChange={(isChosen) => choice.toggle(addition.id_sigo, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AdditionTileProps {
  product: Product;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function AdditionTile({ product, checked, onChange }: AdditionTileProps) {
  return (
    <Checkbox
      look="tile"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      disabled={product.agotado === true}
    >
      <Picture src={product.imagen} alt="" sizes="40px" className="size-10 shrink-0 rounded-full" />
      <span className="grid min-w-0">
        <span className="font-semibold leading-tight">{product.nombre}</span>
        <span className="whitespace-nowrap text-ink-soft">
          {product.agotado ? (
            'Agotado'
          ) : (
            <>
              + <Money amount={product.precio} />
            </>
          )}
        </span>
      </span>
    </Checkbox>
  );
}
