import type { Report } from '@comanda/contract/reports/reports';
import { Money } from '../../ui/money.tsx';
import { ReportCard } from './report-card.tsx';
import { counted } from './report-numbers.ts';

const SHOWN = 8;

interface ProductListProps {
  title: string;
  /** What the list is good for, in a sentence. */
  hint: string;
  products: Report['productos'];
  /** Instead of the list, when it has nothing. */
  empty: string;
}

/** Products with what they sold: the worst of the menu, the additions. */
export function ProductList({ title, hint, products, empty }: ProductListProps) {
  return (
    <ReportCard title={title}>
      <p className="-mt-3 text-14 text-ink-soft">{products.length > 0 ? hint : empty}</p>
      {products.length > 0 && (
        <ul>
          {products.slice(0, SHOWN).map(({ id_sigo, nombre, cantidad, ventas }) => (
            <li
              key={`${id_sigo} ${nombre}`}
              className="flex items-baseline gap-3 border-line border-t py-2.5 first:border-t-0 first:pt-0"
            >
              <span className="wrap-anywhere min-w-0 flex-1 font-medium">{nombre}</span>
              <span className="whitespace-nowrap text-14 text-ink-soft">
                {cantidad === 0 ? 'ninguno' : counted(cantidad, 'vendido', 'vendidos')}
              </span>
              {ventas > 0 && <Money amount={ventas} className="font-semibold" />}
            </li>
          ))}
        </ul>
      )}
    </ReportCard>
  );
}
