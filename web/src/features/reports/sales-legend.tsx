import { cx } from '../../ui/cx.ts';
import { sedeFill } from './sede-fills.ts';

interface SalesLegendProps {
  /** In the order of their colours; none where the bars are not divided. */
  sedes: readonly string[];
  before: string | null;
}

export function SalesLegend({ sedes, before }: SalesLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14">
      {sedes.map((nombre, at) => (
        <li key={nombre} className="wrap-anywhere flex min-w-0 items-center gap-2">
          <span aria-hidden className={cx('size-3 shrink-0 rounded-[4px]', sedeFill(at))} />
          {nombre}
        </li>
      ))}
      {before && (
        <li className="flex items-center gap-2">
          <span aria-hidden className="h-3 w-2 rounded-[3px] bg-control" />
          {before}
        </li>
      )}
    </ul>
  );
}
