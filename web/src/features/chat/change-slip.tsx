import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Slip } from '../../ui/slip.tsx';
import type { ChangeWords } from './cart-changes.ts';
import type { TalkEntry } from './talk.ts';

const TONES: Record<ChangeWords['kind'], string> = {
  more: 'text-cilantro',
  less: 'text-aji',
  other: 'text-ink',
};

/** What an answer did to the cart, as a till would print it. */
export function ChangeSlip({ changes, total }: NonNullable<TalkEntry['cart']>) {
  return (
    <div className="w-full max-w-[85%]">
      <Slip className="px-3.5 pt-2.5 text-14">
        <p className="sr-only">Cambios en tu carrito:</p>
        <ul className="grid gap-1">
          {changes.map(({ itemId, kind, words, details }) => (
            <li key={itemId}>
              <span className={cx('wrap-anywhere font-semibold', TONES[kind])}>{words}</span>
              {details.map((detail) => (
                <span key={detail} className="wrap-anywhere block pl-3 text-ink-soft">
                  {detail}
                </span>
              ))}
            </li>
          ))}
        </ul>
        <div aria-hidden className="rule-dashed mt-2.5 mb-1.5" />
        <p className="flex items-baseline justify-between gap-3 font-semibold">
          Total <Money amount={total} className="figures text-18" />
        </p>
      </Slip>
    </div>
  );
}
