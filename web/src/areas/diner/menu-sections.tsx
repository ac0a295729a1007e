import type { Product } from '@comanda/contract/menu/menu';
import { FIRST_DISHES } from '@comanda/contract/pages/first-menu';
import { lazy, Suspense, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type Choice, countByProduct, toCartItem, useCart } from '../../features/cart/cart.ts';
import { type MenuGroup, needsChoice, type SedeMenu } from '../../features/menu/menu.api.ts';
import { ProductCard } from '../../features/menu/product-card.tsx';
import { useOverlay } from '../../lib/use-overlay.ts';

// Loaded when the first dish is opened.
const DishOverlay = lazy(() =>
  import('../../features/dish-groups/dish-overlay.tsx').then((m) => ({ default: m.DishOverlay })),
);

interface MenuSectionsProps {
  menu: SedeMenu;
  groups: readonly MenuGroup[];
}

/** The dishes by category, the first of each drawn wide. A tap opens a dish. */
export function MenuSections({ menu, groups }: MenuSectionsProps) {
  const cart = useCart();
  const { shown, open, close } = useOverlay<{ dish: string; search?: true }>();
  // The choices of a dish are known only with the whole menu. The search opens what it finds itself.
  const opened =
    menu.counts || shown?.search ? undefined : menu.products.find(({ _id }) => _id === shown?.dish);
  const counts = countByProduct(cart.items);
  // Draws what is visible first, and the rest of a long menu when the browser is idle.
  const total = groups.reduce((sum, { products }) => sum + products.length, 0);
  const wanted = groups.reduce((sum, { count }) => sum + count, 0);
  const { count: drawn, end } = useGrowing(total);

  const add = (choice: Choice) => {
    cart.add(toCartItem(choice));
    void import('../../features/cart/tell-added.ts').then(({ tellAdded }) => tellAdded(choice));
  };
  const openDish = ({ _id }: Product) => open({ dish: _id });
  const addDish = (product: Product) =>
    needsChoice(menu, product) ? openDish(product) : add({ product, cantidad: 1 });
  // The cards are memoised, so what they call must stay the same.
  const actions = useRef({ openDish, addDish });
  actions.current = { openDish, addDish };
  const onOpen = useCallback((product: Product) => actions.current.openDish(product), []);
  const onAdd = useCallback((product: Product) => actions.current.addDish(product), []);

  let before = 0;
  return (
    <div className="grid gap-8 px-4 py-4">
      {groups.map(({ category, products, count }, groupAt) => {
        const visible = products.slice(0, Math.max(drawn - before, 0));
        before += products.length;
        if (visible.length === 0) return null;
        return (
          <section key={category._id} aria-labelledby={`category-${category._id}`}>
            <div className="mb-3 flex items-baseline justify-between gap-4">
              <h2
                id={`category-${category._id}`}
                className="wrap-anywhere line-clamp-2 min-w-0 text-22"
              >
                {category.name}
              </h2>
              <p className="shrink-0 text-14 text-ink-soft">
                {count === 1 ? '1 opción' : `${count} opciones`}
              </p>
            </div>
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
              {visible.map((product, at) => (
                <ProductCard
                  key={product._id}
                  product={product}
                  cantidad={counts.get(product.id_sigo) ?? 0}
                  isHero={at === 0}
                  isFirst={groupAt === 0 && at === 0}
                  onOpen={onOpen}
                  onAdd={onAdd}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {/* Keeps the footer off the screen until the rest is drawn. */}
      <div ref={end} className={drawn < wanted ? 'min-h-dvh' : undefined} />
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
    </div>
  );
}

/** So few at once that a tap in between is not delayed. */
const STEP = 6;
/** A usual menu is drawn whole; of a longer one the rest waits until somebody scrolls near it. */
const AHEAD = 60;
const NEAR = '1500px';

/**
 * How many items of a long list to draw, and an element at its end that detects scrolling near it.
 */
function useGrowing(total: number) {
  const [count, setCount] = useState(FIRST_DISHES);
  const more = useCallback(
    (step: number) => startTransition(() => setCount((now) => now + step)),
    [],
  );

  useEffect(() => {
    if (count >= Math.min(total, AHEAD)) return;
    return whenIdle(() => more(STEP));
  }, [count, total, more]);

  const end = useCallback(
    (mark: Element | null) => {
      if (!mark || count >= total) return;
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) more(STEP);
        },
        { rootMargin: NEAR },
      );
      watcher.observe(mark);
      return () => watcher.disconnect();
    },
    [count, total, more],
  );

  return { count: Math.min(count, total), end };
}

/** Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 300 });
  return () => cancelIdleCallback(request);
}
