import { isPrecio } from '@comanda/contract/money';
import { readPesos } from '../../lib/pesos-text.ts';
import { ProductCard } from '../menu/product-card.tsx';
import type { ProductDraft } from './product-draft.ts';

interface ProductPreviewProps {
  draft: ProductDraft;
  imagen: string | null;
}

const nothing = () => undefined;

/** The diner's own card, to look at only. */
export function ProductPreview({ draft, imagen }: ProductPreviewProps) {
  const precio = readPesos(draft.precio);
  const product = {
    ...draft,
    _id: 'preview',
    subcategoryIds: [...draft.subcategoryIds],
    nombre: draft.nombre.trim() || 'Tu producto',
    precio: isPrecio(precio) ? precio : 0,
    imagen: imagen ?? '',
  };
  return (
    <div className="grid content-start gap-2 border-control border-t border-dashed pt-3">
      <p className="text-14 text-ink-soft">Así lo ve tu cliente</p>
      <ul inert aria-hidden className="w-44">
        <ProductCard product={product} cantidad={0} onOpen={nothing} onAdd={nothing} />
      </ul>
    </div>
  );
}
