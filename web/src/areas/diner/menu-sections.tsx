import type { Category, Product } from '@comanda/contract/menu';
import * as MESSAGES from '@comanda/contract/messages';
import { type Choice, countByProduct, toCartItem } from '../../features/cart/cart.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import type { SedeMenu } from '../../features/menu/menu.api.ts';
import { ProductCard } from '../../features/menu/product-card.tsx';
import { toast } from '../../lib/toast.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { DishOverlay } from './dish-overlay.tsx';

interface MenuSectionsProps {
  menu: SedeMenu;
  groups: readonly { category: Category; products: Product[] }[];
}

/** The dishes by category, the first of each one wide; a touch opens its dialog. */
export function MenuSections({ menu, groups }: MenuSectionsProps) {
  const cart = useCart();
  const { shown, open, close } = useOverlay<{ dish: string }>();
  const opened = menu.products.find(({ _id }) => _id === shown?.dish);
  const counts = countByProduct(cart.items);

  const add = (choice: Choice) => {
    cart.add(toCartItem(choice));
    toast.success(MESSAGES.orders.agregado(choice.product.nombre, choice.cantidad), { id: 'cart' });
  };

  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-4">
      {groups.map(({ category, products }, groupAt) => (
        <section key={category._id} aria-labelledby={`category-${category._id}`}>
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id={`category-${category._id}`} className="text-22">
              {category.name}
            </h2>
            <p className="text-14 text-ink-soft">
              {products.length === 1 ? '1 opción' : `${products.length} opciones`}
            </p>
          </div>
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
            {products.map((product, at) => (
              <ProductCard
                key={product._id}
                product={product}
                cantidad={counts.get(product.id_sigo) ?? 0}
                isHero={at === 0}
                priority={groupAt === 0 && at < 3}
                onOpen={() => open({ dish: product._id })}
                onAdd={() => add({ product, cantidad: 1 })}
              />
            ))}
          </ul>
        </section>
      ))}
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
    </div>
  );
}
