import type { Product } from '@comanda/contract/menu/menu';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { Ban, Undo2 } from 'lucide-react';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMenuOf } from '../menu/menu.queries.ts';
import { useSetAgotado } from '../menu-admin/use-set-agotado.ts';

/** The dishes of the sede by their code, and the way to say that one is sold out. */
export function useSoldOut() {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const { data: menu } = useMenuOf(dbName);
  const { mutate } = useSetAgotado(dbName);
  return {
    productOf: (code: string) => menu?.products.find(({ id_sigo }) => id_sigo === code),
    toggle: (product: Product) => {
      // What the tap did stands in the same place, where a second one would take it back.
      ignoreSecondTap();
      mutate({ product, agotado: !product.agotado });
    },
  };
}

interface SoldOutButtonProps {
  product: Product;
  onToggle: (product: Product) => void;
}

/** Sells a dish out with one tap, and takes that back with another in the same place. */
export function SoldOutButton({ product, onToggle }: SoldOutButtonProps) {
  const { nombre, agotado } = product;
  const Icon = agotado ? Undo2 : Ban;
  const label = agotado ? productsMessages.undoSoldOut(nombre) : productsMessages.sellOut(nombre);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onToggle(product)}
      className="-mr-3 grid size-12 place-items-center rounded-control outline-offset-[-4px] hover:bg-current/10"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
