import type { Category, Product } from '@comanda/contract/menu/menu';
import {
  dishCategories,
  groupByCategory,
  productsOf,
  specialCategory,
} from '@comanda/contract/menu/menu.rules';
import { searchDishes } from '@comanda/contract/menu/staff-dish-search';
import { SearchX, UtensilsCrossed } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { DishCard } from './dish-card.tsx';

export interface MenuFilter {
  /** The ids of categories; none means all. */
  selected: readonly string[];
  search: string;
}

export const WHOLE_MENU: MenuFilter = { selected: [], search: '' };

interface MenuPickerProps {
  menu: SedeMenu;
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
  /** How many of each product the order has, by `id_sigo`. */
  counts: ReadonlyMap<string, number>;
  onAdd: (dish: Product) => void;
  onOpen: (dish: Product) => void;
}

/** The menu for taking an order, filtered by text or by category. */
export function MenuPicker({ menu, filter, onFilter, counts, onAdd, onOpen }: MenuPickerProps) {
  const groups = dishGroups(menu);
  const shown = narrowGroups(groups, filter);

  if (groups.length === 0) {
    return (
      <EmptyState icon={<UtensilsCrossed size={36} />} title="La carta de esta sede está vacía">
        Cuando tenga platos podrás tomar pedidos desde aquí. Los agrega quien administra el menú.
      </EmptyState>
    );
  }

  return (
    <>
      {/* One bar on a tablet; on a phone only the chips stay visible. */}
      <div className="max-md:contents md:sticky md:top-(--head) md:z-10 md:-mx-1 md:bg-paper md:px-1 md:pt-4 md:pb-1">
        <SearchField
          label="Buscar producto"
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
          className="max-md:mt-3"
        />
        <Chips
          label="Filtrar por categoría"
          chips={groups.map(({ category }) => ({ id: category._id, label: category.name }))}
          selected={filter.selected}
          onChange={(selected) => {
            onFilter({ ...filter, selected });
            window.scrollTo({ top: 0 });
          }}
          className="mt-1 max-md:-mx-3 max-md:sticky max-md:top-(--head) max-md:z-10 max-md:bg-paper max-md:px-3 *:[button]:min-h-12"
        />
      </div>
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX size={36} />}
          title="Ningún producto coincide"
          action={
            <Button variant="secondary" size="lg" onClick={() => onFilter(WHOLE_MENU)}>
              Ver toda la carta
            </Button>
          }
        >
          Revisa lo que escribiste o las categorías elegidas.
        </EmptyState>
      )}
      <div className="grid gap-6 pt-2">
        {shown.map(({ category, products }) => (
          <section key={category._id} aria-labelledby={`dishes-${category._id}`}>
            <h2 id={`dishes-${category._id}`} className="wrap-anywhere line-clamp-2 mb-2 text-18">
              {category.name}
            </h2>
            <ul className="grid grid-cols-1 gap-2 md:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] md:gap-3">
              {products.map((dish) => (
                <DishCard
                  key={dish._id}
                  dish={dish}
                  cantidad={counts.get(dish.id_sigo) ?? 0}
                  onAdd={() => onAdd(dish)}
                  onOpen={() => onOpen(dish)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function MenuPickerSkeleton() {
  return (
    <div className="grid gap-3 pt-3 md:pt-4">
      <span className="sr-only">
        <Spinner label="Cargando..." />
      </span>
      <Skeleton className="h-13" />
      <Skeleton className="h-12" />
      <div className="grid grid-cols-1 gap-2 pt-8 md:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] md:gap-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-22 rounded-card md:h-50" />
        ))}
      </div>
    </div>
  );
}

interface DishGroup {
  category: Category;
  products: Product[];
}

/** The dishes that staff choose from. Services have their own dialog. */
export function dishGroups({ categories, products }: SedeMenu): DishGroup[] {
  return groupByCategory(products, dishCategories(categories));
}

export function servicesOf({ categories, products }: SedeMenu): Product[] {
  const active = categories.filter((category) => category.active);
  return productsOf(products, specialCategory(active, 'servicios'));
}

/**
 * No selected category means all. A dish is found by its name or category, else by its description
 * too, and by what comes nearest if nothing is as typed.
 */
export function narrowGroups(
  groups: readonly DishGroup[],
  { selected, search }: MenuFilter,
): DishGroup[] {
  const dishes = groups
    .filter(({ category }) => selected.length === 0 || selected.includes(category._id))
    .flatMap(({ category, products }) => products.map((product) => ({ product, category })));
  const found = searchDishes(
    dishes,
    search,
    ({ product, category }) => `${product.nombre} ${category.name}`,
    ({ product, category }) => `${product.nombre} ${category.name} ${product.descripcion}`,
  );
  return [...Map.groupBy(found, ({ category }) => category)].map(([category, those]) => ({
    category,
    products: those.map(({ product }) => product),
  }));
}
