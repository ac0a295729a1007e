import type { Product } from '@comanda/contract/menu/menu';
import { RotateCw } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChangeSlip } from './change-slip.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { LinkedText } from './linked-text.tsx';
import { SuggestedDishes } from './suggested-dishes.tsx';
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
