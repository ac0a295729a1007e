import type { Product } from '@comanda/contract/menu/menu';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { RotateCw } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { countByProduct, toCartItem } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { ChangeSlip } from './change-slip.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { LinkedText } from './linked-text.tsx';
import { SuggestedDish } from './suggested-dish.tsx';
import type { TalkEntry } from './talk.ts';

interface ChatEntryProps {
  ref: Ref<HTMLDivElement>;
  entry: TalkEntry;
  links: readonly string[];
  products: readonly Product[];
  onOpenDish: (id: string) => void;
  /** Only the last one can be said again. */
  onRetry?: (() => void) | undefined;
}

/** One message with what came with it: changes of the cart, dishes, or a way to try again. */
export function ChatEntry(props: ChatEntryProps) {
  const { ref, entry, links, products, onOpenDish, onRetry } = props;
  const { from, text, productosSugeridos = [], cart, unanswered } = entry;
  const suggested = [...new Set(productosSugeridos)].flatMap(
    (id) => products.find(({ _id }) => _id === id) ?? [],
  );
  return (
    <div ref={ref} className="grid grid-cols-1 gap-2.5">
      <ChatBubble from={from} isFailure={unanswered !== undefined}>
        {from === 'ai' ? <LinkedText text={text} links={links} /> : text}
        {unanswered?.cause && <span className="block text-14">{unanswered.cause}</span>}
      </ChatBubble>
      {unanswered && onRetry && (
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden size={18} />}
          onClick={onRetry}
          className="justify-self-start"
        >
          Reintentar
        </Button>
      )}
      {cart && <ChangeSlip {...cart} />}
      <SuggestedDishes products={suggested} onOpenDish={onOpenDish} />
    </div>
  );
}

interface SuggestedDishesProps {
  products: readonly Product[];
  onOpenDish: (id: string) => void;
}

/** What the assistant proposes, side by side: one touch adds it as the menu would. */
function SuggestedDishes({ products, onOpenDish }: SuggestedDishesProps) {
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
