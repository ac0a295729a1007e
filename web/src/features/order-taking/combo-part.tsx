import type { Product } from '@comanda/contract/menu';
import { useId } from 'react';
import { Money } from '../../ui/money.tsx';
import { Picture } from '../../ui/picture.tsx';

interface ComboPartProps {
  title: string;
  options: readonly Product[];
  value: string | undefined;
  onChange: (id_sigo: string) => void;
  priceOf: (product: Product) => number;
}

/** One of the two things a combo is made of. */
export function ComboPart({ title, options, value, onChange, priceOf }: ComboPartProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-14">{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
        {options.map((product) => (
          <label
            key={product._id}
            className="relative flex min-h-14 cursor-pointer items-center gap-2.5 rounded-control border border-control bg-surface px-2.5 py-1.5 text-14 has-checked:border-achiote has-checked:bg-achiote-wash has-checked:inset-ring has-checked:inset-ring-achiote has-disabled:cursor-not-allowed has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-achiote has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={product.id_sigo}
              checked={value === product.id_sigo}
              disabled={product.agotado === true}
              onChange={() => onChange(product.id_sigo)}
              className="sr-only"
            />
            <Picture
              src={product.imagen}
              alt=""
              sizes="36px"
              className="size-9 shrink-0 rounded-full"
            />
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold leading-tight">{product.nombre}</span>
              <span className="text-ink-soft">
                {product.agotado ? 'Agotado' : <Money amount={priceOf(product)} />}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
