import type { Category } from '@comanda/contract/menu/menu';
import { visibleCategories } from '@comanda/contract/menu/menu.rules';
import { MessageCircle, SearchX, X } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useId, useState } from 'react';
import { type Choice, countByProduct, toCartItem, useCart } from '../../features/cart/cart.ts';
import { tellAdded } from '../../features/cart/tell-added.ts';
import { FoundDish, findDishes } from '../../features/menu/find-dishes.tsx';
import { needsChoice, type SedeMenu } from '../../features/menu/menu.api.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';

const DishOverlay = lazy(() =>
  import('../../features/dish-groups/dish-overlay.tsx').then((m) => ({ default: m.DishOverlay })),
);

/** What is open over the menu: the search, a dish found by it (`text`: by which words), or the chat. */
export type SearchOverlay =
  | { search: true; dish?: string; text?: string; chat?: never }
  | { chat: true; search?: never; dish?: never; text?: never };

/** More than anybody reads; another word narrows the search. */
const MAX_FOUND = 60;

export function SearchSheet({ menu }: { menu: SedeMenu }) {
  const { shown, open, close } = useOverlay<SearchOverlay>();
  const [text, setText] = useState(shown?.text ?? '');
  const cart = useCart();
  const titleId = useId();
  const wanted = useDeferredValue(text.trim());
  const found = findDishes(menu, wanted);
  const counts = countByProduct(cart.items);
  const opened = menu.products.find(({ _id }) => _id === shown?.dish);

  const add = (choice: Choice) => {
    cart.add(toCartItem(choice));
    tellAdded(choice);
  };

  return (
    <>
      <SideSheet onClose={close} labelledBy={titleId}>
        <header className="shrink-0 border-line border-b bg-surface p-2 pl-4">
          <h2 id={titleId} className="sr-only">
            Buscar en la carta
          </h2>
          <div className="flex items-center gap-1">
            <SearchField
              label="Busca un plato"
              value={text}
              onChange={setText}
              autoFocus
              className="min-w-0 flex-1"
            />
            <IconButton label="Cerrar" icon={<X aria-hidden size={22} />} onClick={close} />
          </div>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-paper">
          <p
            role="status"
            className={found.length > 0 ? 'px-4 pt-3 text-14 text-ink-soft' : 'sr-only'}
          >
            {wanted && (found.length === 1 ? '1 plato' : `${found.length} platos`)}
          </p>
          {!text && (
            <SearchStart categories={visibleCategories(menu.categories)} onPick={setText} />
          )}
          {found.length > 0 && (
            <ul className="divide-y divide-line">
              {found.slice(0, MAX_FOUND).map(({ product, category }) => {
                const openDish = () => open({ search: true, dish: product._id, text });
                return (
                  <FoundDish
                    key={product._id}
                    product={product}
                    category={category}
                    cantidad={counts.get(product.id_sigo) ?? 0}
                    onOpen={openDish}
                    onAdd={
                      needsChoice(menu, product) ? openDish : () => add({ product, cantidad: 1 })
                    }
                  />
                );
              })}
            </ul>
          )}
          {wanted && found.length === 0 && (
            <EmptyState
              icon={<SearchX size={32} />}
              title={`No encontramos “${wanted}”`}
              action={
                <Button
                  variant="secondary"
                  icon={<MessageCircle aria-hidden size={18} />}
                  onClick={() => open({ chat: true })}
                >
                  Preguntar en el chat
                </Button>
              }
            >
              Prueba con otra palabra, o pregúntale al asistente.
            </EmptyState>
          )}
        </div>
      </SideSheet>
      {/* After the sheet, so that a reload too opens the dish over it. */}
      <Suspense>
        {opened && (
          <DishOverlay
            menu={menu}
            product={opened}
            onClose={close}
            onDone={(choice) => {
              add(choice);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface SearchStartProps {
  categories: readonly Category[];
  onPick: (text: string) => void;
}

/** The categories, shown before anything is typed. */
function SearchStart({ categories, onPick }: SearchStartProps) {
  return (
    <div className="grid gap-3 p-4">
      <p className="text-14 text-ink-soft">
        Escribe el nombre de un plato, un ingrediente, o elige:
      </p>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ _id, name }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="min-h-11 rounded-full border border-control bg-surface px-4 font-semibold text-14 hover:bg-sunken"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
