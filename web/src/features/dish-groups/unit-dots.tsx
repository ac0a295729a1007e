import { choiceMessages } from '@comanda/contract/modifiers/choice.messages';
import type { OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { LineOption } from '@comanda/contract/modifiers/line-groups';
import { cx } from '../../ui/cx.ts';

/** More do not fit beside the words. */
const DOTS = [0, 1, 2, 3, 4, 5, 6, 7];

interface UnitDotsProps {
  group: OfferedGroup;
  options: readonly LineOption[];
}

/** How many units are included, how many are charged and how many are left: as dots, and in words. */
export function UnitDots({ group: { max, gratis }, options }: UnitDotsProps) {
  const included = options.reduce((sum, { incluidas }) => sum + incluidas, 0);
  const charged = options.reduce((sum, one) => sum + one.cantidad - one.incluidas, 0);
  const price = options.reduce((sum, one) => sum + one.precio * (one.cantidad - one.incluidas), 0);
  return (
    <p
      role="status"
      className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded-control bg-sunken px-3 font-semibold text-14"
    >
      {max <= DOTS.length && (
        <span aria-hidden className="flex gap-1.5">
          {DOTS.slice(0, max).map((at) => (
            <span key={at} className={cx('size-4 rounded-full', dotLook(at, included, charged))} />
          ))}
        </span>
      )}
      <span>
        <span className="text-cilantro">
          {choiceMessages.free(included === 0 ? gratis : included)}
        </span>
        {charged > 0 && (
          <span className="text-achiote-ink"> · {choiceMessages.charged(charged, price)}</span>
        )}
      </span>
    </p>
  );
}

function dotLook(at: number, included: number, charged: number): string {
  if (at < included) return 'bg-cilantro';
  return at < included + charged ? 'bg-achiote' : 'bg-surface inset-ring-2 inset-ring-control';
}
