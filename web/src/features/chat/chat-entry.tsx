import type { ChatMessage } from '@comanda/contract/chat/chat';
import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { RotateCw } from 'lucide-react';
import { Fragment, type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { countByProduct, toCartItem, useCart } from '../cart/cart.ts';
import { needsChoice, type SedeMenu } from '../menu/menu.api.ts';
import { AddButton, SoldOutStamp } from '../menu/product-card.tsx';
import { ChangeSlip } from './chat-slips.tsx';
import type { TalkEntry } from './talk.ts';

interface ChatEntryProps {
  ref: Ref<HTMLDivElement>;
  entry: TalkEntry;
  links: readonly string[];
  /** Undefined until it has loaded. */
  menu: SedeMenu | undefined;
  onOpenDish: (id: string) => void;
  /** Undefined except for the last entry: only that one can be sent again. */
  onRetry?: (() => void) | undefined;
}

/** One message with its cart changes, suggested dishes or retry button. */
export function ChatEntry(props: ChatEntryProps) {
  const { ref, entry, links, menu, onOpenDish, onRetry } = props;
  const { from, text, productosSugeridos = [], cart, unanswered } = entry;
  const suggested = [...new Set(productosSugeridos)].flatMap(
    (id) => menu?.products.find(({ _id }) => _id === id) ?? [],
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
      {menu && <SuggestedDishes menu={menu} products={suggested} onOpenDish={onOpenDish} />}
    </div>
  );
}

interface SuggestedDishesProps {
  menu: SedeMenu;
  products: readonly Product[];
  onOpenDish: (id: string) => void;
}

/** The dishes that the assistant suggests, side by side. One tap adds a dish as in the menu. */
function SuggestedDishes({ menu, products, onOpenDish }: SuggestedDishesProps) {
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
                if (needsChoice(menu, product)) return onOpenDish(product._id);
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

interface ChatBubbleProps {
  from: ChatMessage['from'];
  /** The assistant did not answer. */
  isFailure?: boolean;
  children: ReactNode;
}

/** A message, on the side of its author. */
export function ChatBubble({ from, isFailure = false, children }: ChatBubbleProps) {
  return (
    <div
      className={cx(
        'wrap-anywhere w-fit max-w-[85%] whitespace-pre-line rounded-card px-3.5 py-2.5',
        from === 'user' && 'ml-auto rounded-br-[4px] bg-ink text-on-ink',
        from === 'ai' && 'rounded-bl-[4px] inset-ring',
        from === 'ai' && (isFailure ? 'bg-aji-wash inset-ring-aji' : 'bg-surface inset-ring-line'),
      )}
    >
      <span className="sr-only">{from === 'user' ? 'Tú: ' : 'Asistente: '}</span>
      <p>{children}</p>
    </div>
  );
}

interface LinkedTextProps {
  text: string;
  /** Only these addresses, the owner's own, become links. */
  links: readonly string[];
}

/** Plain text in which the owner's own addresses are links. */
export function LinkedText({ text, links }: LinkedTextProps) {
  const safe = links.filter((link) => link.startsWith('https://'));
  if (safe.length === 0) return text;
  const known = new Map(safe.flatMap((link) => spellings(link).map((one) => [one, link] as const)));
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(literally).join('|')})`);
  return text.split(pattern).map((part, at) => {
    const href = known.get(part);
    const key = `${at} ${part}`;
    if (!href) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-achiote-ink underline underline-offset-4"
      >
        {part}
      </a>
    );
  });
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The ways people write an address: complete, or without 'https://' and 'www.'. */
function spellings(link: string): string[] {
  return [link, link.replace(/^https:\/\//, ''), link.replace(/^https:\/\/www\./, '')];
}

interface SuggestedDishProps {
  product: Product;
  /** How many units are in the cart. */
  cantidad: number;
  onOpen: () => void;
  onAdd: () => void;
}

/** A card of the menu, small enough to stand beside others in the conversation. */
function SuggestedDish({ product, cantidad, onOpen, onAdd }: SuggestedDishProps) {
  const isSoldOut = !isServed(product);
  return (
    <li
      className={cx(
        'relative flex w-36 shrink-0 snap-start flex-col overflow-hidden rounded-card bg-surface inset-ring inset-ring-line',
        'has-[[data-open]:focus-visible]:outline-3 has-[[data-open]:focus-visible]:outline-ink has-[[data-open]:focus-visible]:-outline-offset-3',
      )}
    >
      <div className="relative">
        <Picture
          src={product.imagen}
          alt=""
          sizes="144px"
          className={cx('aspect-10/7', isSoldOut && 'opacity-50 grayscale-60')}
        />
        {isSoldOut && <SoldOutStamp />}
        {!isSoldOut && (
          <AddButton
            nombre={product.nombre}
            cantidad={cantidad}
            onAdd={onAdd}
            className="-bottom-3 absolute right-2 z-10 shadow-float"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-2.5 pt-4">
        <button
          type="button"
          data-open
          onClick={onOpen}
          className="line-clamp-2 text-left font-semibold text-14 outline-none after:absolute after:inset-0"
        >
          {product.nombre}
          {isSoldOut && <span className="sr-only"> (agotado)</span>}
        </button>
        <Money
          amount={product.precio}
          className={cx(
            'figures mt-auto text-16',
            isSoldOut ? 'text-ink-soft' : 'text-achiote-ink',
          )}
        />
      </div>
    </li>
  );
}
