import type { Category, Product } from '@comanda/contract/menu/menu';
import { Camera, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Chips } from '../../ui/form/chips.tsx';
import { lacksPhoto, type Mark, type ProductFilter } from './product-filter.ts';

interface ProductFiltersProps {
  groups: readonly { category: Category; products: readonly Product[] }[];
  products: readonly Product[];
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
}

export function ProductFilters({ groups, products, filter, onChange }: ProductFiltersProps) {
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
