import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { count } from './report-numbers.ts';

interface Tally {
  pedidos: number;
  ventas: number;
}

interface ClosePartProps {
  title: string;
  lines: readonly (Tally & { name: string })[];
  total: Tally;
}

/** Lines of a close that add up to its sales. */
export function ClosePart({ title, lines, total }: ClosePartProps) {
  return (
    <section>
      <h2 className="border-current border-b pb-[0.5mm]">{title}</h2>
      <table className="w-full">
        <tbody>
          {lines
            .filter(({ pedidos }) => pedidos > 0)
            .map(({ name, pedidos, ventas }) => (
              <Row key={name} name={name} pedidos={pedidos} ventas={ventas} />
            ))}
        </tbody>
        <tfoot className="border-current border-t border-dashed font-bold">
          <Row name="Total" pedidos={total.pedidos} ventas={total.ventas} isTotal />
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps extends Tally {
  name: string;
  isTotal?: boolean;
}

function Row({ name, pedidos, ventas, isTotal = false }: RowProps) {
  return (
    <tr>
      <th scope="row" className={cx('text-left', !isTotal && 'font-normal')}>
        {name}
      </th>
      <td className="px-2 text-right">{count(pedidos)}</td>
      <td className="text-right">
        <Money amount={ventas} />
      </td>
    </tr>
  );
}
