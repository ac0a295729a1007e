import type { Product } from '@comanda/contract/menu/menu';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { useState } from 'react';
import { countByProduct, toCartItem } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { SuggestedDish } from './suggested-dish.tsx';

interface SuggestedDishesProps {
  products: readonly Product[];
  onOpenDish: (id: string) => void;
}

/** What the assistant proposes, side by side: one touch adds it as the menu would. */
export function SuggestedDishes({ products, onOpenDish }: SuggestedDishesProps) {
  const cart = useCart();
  const counts = countByProduct(cart.items);
  const [added, setAdded] = useState('');
  if (products.length === 0) return null;
  return (
    <>
      <ul
        aria-label="Sugerencias"
        className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 py-1"
      >
        {products.map((product) => {
          const cantidad = counts.get(product.id_sigo) ?? 0;
          return (
            <SuggestedDish
              key={product._id}
              product={product}
              cantidad={cantidad}
              onOpen={() => onOpenDish(product._id)}
              onAdd={() => {
                cart.add(toCartItem({ product, cantidad: 1 }));
                setAdded(`${ordersMessages.agregado(product.nombre)}. Llevas ${cantidad + 1}.`);
              }}
            />
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {added}
      </p>
    </>
  );
}
