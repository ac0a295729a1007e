import { dishCategories } from '@comanda/contract/menu/menu.rules';
import { REPORT_LIST, type Report } from '@comanda/contract/reports/reports';
import type { MenuRow, ProductRow } from './reports.db.ts';

type ProductSales = Report['productos'][number];

/** Each under the name it was last sold by, highest amount first. */
export function presentProducts(
  rows: readonly ProductRow[],
  clase: ProductRow['clase'],
): ProductSales[] {
  const named = Map.groupBy(
    rows.filter((row) => row.clase === clase),
    ({ id_sigo }) => id_sigo,
  );
  return [...named]
    .map(([id_sigo, names]) => ({
      id_sigo,
      nombre: names.toSorted(lastSoldFirst)[0]?.nombre ?? '',
      cantidad: names.reduce((sum, { cantidad }) => sum + cantidad, 0),
      ventas: names.reduce((sum, { ventas }) => sum + ventas, 0),
    }))
    .sort(
      (a, b) => b.ventas - a.ventas || b.cantidad - a.cantidad || (a.id_sigo < b.id_sigo ? -1 : 1),
    );
}

/** Only dishes that diners can choose today. */
export function leastSold(menu: readonly MenuRow[], sold: readonly ProductSales[]): ProductSales[] {
  const offered = new Map(dishCategories(menu).map(({ id_sigo, nombre }) => [id_sigo, nombre]));
  const sales = new Map(sold.map((product) => [product.id_sigo, product]));
  return [...offered]
    .map(([id_sigo, nombre]) => {
      const { cantidad = 0, ventas = 0 } = sales.get(id_sigo) ?? {};
      return { id_sigo, nombre, cantidad, ventas };
    })
    .sort(
      (a, b) => a.cantidad - b.cantidad || a.ventas - b.ventas || (a.id_sigo < b.id_sigo ? -1 : 1),
    )
    .slice(0, REPORT_LIST.menosVendidos);
}

function lastSoldFirst(a: ProductRow, b: ProductRow): number {
  return b.ultima.getTime() - a.ultima.getTime() || (a.nombre < b.nombre ? -1 : 1);
}
