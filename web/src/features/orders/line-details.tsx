import { type DetailedLine, lineDetails } from '@comanda/contract/orders/line-parts.words';
import { cx } from '../../ui/cx.ts';

/** The rows under the name of a line: what comes with its dish, and the note. */
export function LineDetails({ line }: { line: DetailedLine }) {
  return lineDetails(line).map(({ key, nivel, texto }) => (
    <span key={key} className={cx('block', nivel === 1 && 'pl-4')}>
      {texto}
    </span>
  ));
}
