import type { Product } from '@comanda/contract/menu/menu';
import type { ReactNode } from 'react';
import { AdditionTile } from './addition-tile.tsx';
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
