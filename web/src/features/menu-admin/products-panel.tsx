import type { Category, Product } from '@comanda/contract/menu/menu';
import { groupByCategory } from '@comanda/contract/menu/menu.rules';
import { Camera, CircleSlash, Copy, Pencil, SearchX, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { type OpenRowMenu, RowMenu } from '../../ui/overlay/row-menu.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import {
  lacksPhoto,
  type Mark,
  NO_FILTER,
  type ProductFilter,
  passing,
  searchWords,
  withoutGone,
} from './product-filter.ts';
import { ProductGroup } from './product-group.tsx';
import { useSetAgotado } from './use-set-agotado.ts';

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
  const [opened, setOpened] = useState<OpenRowMenu | null>(null);
  const close = useCallback(() => setOpened(null), []);

  const { products, categories } = menu;
  const groups = useMemo(() => groupByCategory(products, categories), [products, categories]);
  const words = useMemo(() => searchWords(products), [products]);
  const filter = useMemo(() => withoutGone(props.filter, products), [props.filter, products]);
  // Typed text shows at once; the list may update later.
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => passing(products, wanted, words), [products, wanted, words]);
  const actions = useMemo(
    () => ({
      edit: onEdit,
      setAgotado: (product: Product, agotado: boolean) => save({ product, agotado }),
      openMenu: (product: Product, button: HTMLElement) =>
        setOpened({
          button,
          label: `Acciones de ${product.nombre}`,
          actions: [
            {
              label: 'Editar',
              icon: <Pencil aria-hidden size={18} />,
              onSelect: () => onEdit(product),
            },
            {
              label: 'Duplicar',
              icon: <Copy aria-hidden size={18} />,
              onSelect: () => onCopy(product),
            },
            {
              label: 'Eliminar',
              icon: <Trash2 aria-hidden size={18} />,
              onSelect: () => onDelete(product),
              isDanger: true,
            },
          ],
        }),
    }),
    [onEdit, onCopy, onDelete, save],
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
      <RowMenu opened={opened} onClose={close} />
    </div>
  );
}

interface ProductFiltersProps {
  groups: readonly { category: Category; products: readonly Product[] }[];
  products: readonly Product[];
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
}

function ProductFilters({ groups, products, filter, onChange }: ProductFiltersProps) {
  const soldOut = products.filter(({ agotado }) => agotado).length;
  const bare = products.filter(lacksPhoto).length;
  const toggle = (mark: Mark) => onChange({ ...filter, mark: filter.mark === mark ? null : mark });
  return (
    <div className="flex flex-col gap-x-6 gap-y-1 md:flex-row md:items-start md:justify-between">
      <div className="flex min-w-0 items-center gap-2">
        <Chips
          label="Filtrar por categoría"
          className="-mx-4 min-w-0 px-4 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
          chips={groups.map(({ category, products: own }) => ({
            id: category._id,
            label: category.name,
            count: own.length,
          }))}
          selected={filter.categoryIds}
          onChange={(categoryIds) => onChange({ ...filter, categoryIds })}
        />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-5 md:py-1">
        {filter.categoryIds.length > 0 && (
          <button
            type="button"
            onClick={() => onChange({ ...filter, categoryIds: [] })}
            className="min-h-touch rounded-control font-semibold text-14 text-achiote-ink hover:underline hover:underline-offset-4"
          >
            Ver todas
          </button>
        )}
        {(bare > 0 || filter.mark === 'sin_foto') && (
          <MarkButton
            isOn={filter.mark === 'sin_foto'}
            onClick={() => toggle('sin_foto')}
            icon={<Camera aria-hidden size={16} />}
            className="text-maiz-ink"
          >
            {bare} sin foto
          </MarkButton>
        )}
        {(soldOut > 0 || filter.mark === 'agotado') && (
          <MarkButton
            isOn={filter.mark === 'agotado'}
            onClick={() => toggle('agotado')}
            icon={<CircleSlash aria-hidden size={16} />}
            className="text-aji"
          >
            {soldOut === 1 ? '1 agotado' : `${soldOut} agotados`}
          </MarkButton>
        )}
      </div>
    </div>
  );
}

interface MarkButtonProps {
  isOn: boolean;
  onClick: () => void;
  icon: ReactNode;
  className: string;
  children: ReactNode;
}

function MarkButton({ isOn, onClick, icon, className, children }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={cx(
        '-mx-2 flex min-h-touch items-center gap-1.5 rounded-full px-3 font-semibold text-14',
        isOn ? 'bg-surface inset-ring-2 inset-ring-current' : 'hover:bg-sunken',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
