import type { Product } from '@comanda/contract/menu/menu';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import type { Choice } from '../cart/cart.ts';
import type { DishChoice } from './use-dish-choice.ts';

interface AdditionTilesProps {
  title: ReactNode;
  additions: readonly Product[];
  choice: DishChoice;
}

/** The additions of a dish; renders nothing if there are none. */
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
      <Picture
        src={product.imagen}
        alt=""
        sizes="40px"
        // Nearer to the edge and to the name, so that a long word fits a narrow tile.
        className="-mx-1 size-10 shrink-0 rounded-full"
      />
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

interface ComboPartProps {
  title: ReactNode;
  options: readonly Product[];
  value: string | undefined;
  onChange: (id_sigo: string) => void;
  priceOf: (product: Product) => number;
  /** Rows are quick to read, cards show the food. */
  look?: 'row' | 'card';
}

const GRIDS = {
  row: 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2',
  card: 'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 sm:gap-3',
};

const OPTION =
  'group relative flex cursor-pointer border border-control bg-surface text-14 has-checked:border-achiote has-checked:bg-achiote-wash has-checked:inset-ring has-checked:inset-ring-achiote has-disabled:cursor-not-allowed has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2';

const OPTIONS = {
  row: 'min-h-14 items-center gap-2.5 rounded-control px-2.5 py-1.5',
  card: 'flex-col overflow-hidden rounded-card p-0.5',
};

const PICTURES = {
  row: 'size-9 shrink-0 rounded-full',
  card: 'aspect-10/9 w-full rounded-[11px] rounded-b-none group-has-disabled:opacity-50 group-has-disabled:grayscale-60',
};

/** The choice of a combo's drink or side. */
export function ComboPart(props: ComboPartProps) {
  const { title, options, value, onChange, priceOf, look = 'row' } = props;
  const name = useId();
  const isCard = look === 'card';
  return (
    <fieldset>
      <legend className={isCard ? 'mb-3 w-full' : 'mb-2 font-semibold text-14'}>{title}</legend>
      <div className={GRIDS[look]}>
        {options.map((product) => (
          <label key={product._id} className={cx(OPTION, OPTIONS[look])}>
            <input
              type="radio"
              name={name}
              value={product.id_sigo}
              checked={value === product.id_sigo}
              disabled={product.agotado === true}
              onChange={() => onChange(product.id_sigo)}
              className="peer sr-only"
            />
            <Picture
              src={product.imagen}
              alt=""
              sizes={isCard ? '(min-width: 640px) 160px, 33vw' : '36px'}
              className={PICTURES[look]}
            />
            {isCard && (
              <span
                aria-hidden
                className="absolute top-1.5 right-1.5 hidden size-7 place-items-center rounded-full bg-achiote text-on-achiote peer-checked:grid"
              >
                <Check size={16} className="stroke-3" />
              </span>
            )}
            <span className={cx('grid min-w-0', isCard && 'flex-1 content-between gap-1 p-2')}>
              <span className="wrap-anywhere font-semibold leading-tight">{product.nombre}</span>
              <span className={isCard ? 'font-semibold text-achiote-ink' : 'text-ink-soft'}>
                {product.agotado ? (
                  <span className="text-ink-soft">Agotado</span>
                ) : (
                  <>
                    {isCard && '+ '}
                    <Money amount={priceOf(product)} />
                  </>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface DishNoteProps {
  choice: DishChoice;
  placeholder?: string;
}

/** The end of a dish's form: how extras are charged, and the note for the kitchen. */
export function DishNote({ choice, placeholder = 'Sin cebolla, bien asado…' }: DishNoteProps) {
  return (
    <>
      <OncePerLine choice={choice.choice} />
      <TextArea
        label="Observaciones"
        optional
        rows={2}
        maxLength={LIMITS.nota}
        value={choice.nota}
        onChange={(event) => choice.setNota(event.target.value)}
        placeholder={placeholder}
      />
    </>
  );
}

/** Says before ordering that extras are charged once per line, not per unit. */
function OncePerLine({ choice }: { choice: Choice }) {
  const hasExtras = choice.combo || choice.adiciones?.length;
  if (choice.cantidad < 2 || !hasExtras) return null;
  return (
    <p className="text-14 text-ink-soft">
      Las adiciones y el combo se cobran una vez por línea, no por unidad.
    </p>
  );
}
