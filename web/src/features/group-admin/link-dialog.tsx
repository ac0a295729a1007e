import { wordsOf } from '@comanda/contract/menu/dish-search';
import type { Product } from '@comanda/contract/menu/menu';
import { searchDishes } from '@comanda/contract/menu/staff-dish-search';
import { Check, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface LinkDialogProps {
  /** The name of the option. */
  option: string;
  products: readonly Product[];
  /** The dish that it is now. */
  value: string | null;
  /** Null: it is no dish any more. */
  onChoose: (product: Product | null) => void;
  onClose: () => void;
}

const MOST = 40;

/** Which dish of the menu an option is. */
export function LinkDialog({ option, products, value, onChoose, onClose }: LinkDialogProps) {
  const [search, setSearch] = useState('');
  const found = searchDishes([...products], search, ({ nombre, id_sigo }) =>
    wordsOf(`${nombre}\n${id_sigo}`),
  );
  return (
    <Dialog
      open
      title="Enlazar un plato"
      onClose={onClose}
      footer={
        value !== null && (
          <Button
            variant="secondary"
            size="lg"
            full
            icon={<Unlink aria-hidden size={18} />}
            onClick={() => onChoose(null)}
          >
            Ya no es un plato
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        <p className="text-ink-soft">
          {option ? `«${option}»` : 'La opción'} toma el nombre del plato, se agota con él y, si
          dejas el precio vacío, cuesta lo mismo.
        </p>
        <SearchField label="Buscar plato o código" value={search} onChange={setSearch} autoFocus />
        <ul className="grid gap-1">
          {found.slice(0, MOST).map((product) => (
            <li key={product._id}>
              <button
                type="button"
                aria-pressed={product.id_sigo === value}
                onClick={() => onChoose(product)}
                className={cx(
                  'flex min-h-13 w-full items-center gap-3 rounded-control px-2 text-left -outline-offset-3 hover:bg-sunken',
                  product.id_sigo === value && 'bg-achiote-wash text-achiote-ink',
                )}
              >
                <Picture
                  src={product.imagen}
                  alt=""
                  sizes="40px"
                  className="size-10 shrink-0 rounded-full"
                />
                <span className="wrap-anywhere min-w-0 flex-1 font-semibold text-14">
                  {product.nombre}
                </span>
                <Money amount={product.precio} className="text-14" />
                {product.id_sigo === value && <Check aria-hidden size={18} />}
              </button>
            </li>
          ))}
        </ul>
        {found.length > MOST && (
          <p className="text-14 text-ink-soft">Hay {found.length - MOST} más: escribe su nombre.</p>
        )}
        {found.length === 0 && <p className="text-ink-soft">Ningún plato coincide.</p>}
      </div>
    </Dialog>
  );
}
