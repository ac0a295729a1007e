import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

interface DataTableProps {
  caption: string;
  /** The first names the rows; the others are figures. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Names at the left, which stay when it scrolls, and figures at the right. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-14">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th
              key={column}
              scope="col"
              className={cx(
                'whitespace-nowrap border-line border-b bg-surface py-2 font-medium text-ink-soft',
                at === 0 ? 'sticky left-0 pr-3 text-left' : 'pl-4 text-right',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th
              scope="row"
              className="sticky left-0 min-w-28 border-line border-b bg-surface py-2.5 pr-3 text-left font-medium"
            >
              {name}
            </th>
            {figures.map((figure, at) => (
              <td
                // Columns never move.
                key={columns[at + 1]}
                className="whitespace-nowrap border-line border-b py-2.5 pl-4 text-right"
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
