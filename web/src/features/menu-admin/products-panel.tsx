import type { Category, Product } from '@comanda/contract/menu/menu';
import { groupByCategory } from '@comanda/contract/menu/menu.rules';
import { SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import {
  NO_FILTER,
  type ProductFilter,
  passing,
  searchTexts,
  withoutGone,
} from './product-filter.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductGroup } from './product-group.tsx';
import { type OpenMenu, ProductMenu } from './product-menu.tsx';
import { useSetAgotado } from './products.queries.ts';

interface ProductsPanelProps {
  dbName: string;
  menu: SedeMenu;
  filter: ProductFilter;
  onFilter: (filter: ProductFilter) => void;
  onEdit: (product: Product) => void;
  onCopy: (product: Product) => void;
  onDelete: (product: Product) => void;
  onReorder: (category: Category) => void;
}

export function ProductsPanel(props: ProductsPanelProps) {
  const { dbName, menu, onFilter, onEdit, onCopy, onDelete, onReorder } = props;
  const { mutate: save } = useSetAgotado(dbName);
  const [opened, setOpened] = useState<OpenMenu | null>(null);
  const close = useCallback(() => setOpened(null), []);

  const { products, categories } = menu;
  const groups = useMemo(() => groupByCategory(products, categories), [products, categories]);
  const texts = useMemo(() => searchTexts(products), [products]);
  const filter = useMemo(() => withoutGone(props.filter, products), [props.filter, products]);
  // What is typed shows at once; the list follows when there is time.
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => passing(products, wanted, texts), [products, wanted, texts]);
  const actions = useMemo(
    () => ({
      edit: onEdit,
      setAgotado: (product: Product, agotado: boolean) => save({ product, agotado }),
      openMenu: (product: Product, button: HTMLElement) => setOpened({ product, button }),
    }),
    [onEdit, save],
  );

  return (
    <div className="grid grid-cols-1 gap-5">
      <ProductFilters groups={groups} products={products} filter={filter} onChange={onFilter} />
      <p role="status" className="sr-only">
        {wanted === NO_FILTER ? '' : `Productos a la vista: ${shown.size}`}
      </p>
      {groups.map((group) => (
        <ProductGroup
          key={group.category._id}
          category={group.category}
          products={group.products}
          shown={shown}
          actions={actions}
          onReorder={onReorder}
        />
      ))}
      {shown.size === 0 && (
        <EmptyState
          icon={<SearchX size={36} />}
          title="Ningún producto coincide"
          action={
            <Button variant="secondary" onClick={() => onFilter(NO_FILTER)}>
              Ver todo el menú
            </Button>
          }
        >
          Prueba con otra palabra, el código o sin filtros.
        </EmptyState>
      )}
      <ProductMenu
        opened={opened}
        onClose={close}
        onEdit={onEdit}
        onCopy={onCopy}
        onDelete={onDelete}
      />
    </div>
  );
}
