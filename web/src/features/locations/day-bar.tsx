import { useHydrated } from '../../lib/use-hydrated.ts';
import { cx } from '../../ui/cx.ts';
import type { Opening } from './opening.ts';

const share = (part: number) => `${part * 100}%`;

/** Today from midnight to midnight: when it is open, and where we are. */
export function DayBar({ opening }: { opening: Opening }) {
  const { isOpen, until, bar } = opening;
  // In a page of the server a style of an element's own is forbidden.
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="relative h-2 rounded-full bg-sunken">
        {isHydrated &&
          bar.spans.map(({ from, to }) => (
            <span
              key={from}
              className={cx(
                'absolute inset-y-0 rounded-full',
                isOpen ? 'bg-cilantro opacity-60' : 'bg-control',
              )}
              style={{ left: share(from), width: share(to - from) }}
            />
          ))}
        {isHydrated && (
          <span
            className="-inset-y-1 -ml-0.5 absolute w-1 rounded-full bg-ink"
            style={{ left: share(bar.now) }}
          />
        )}
      </div>
      {until && (
        <p className="text-right text-12 text-ink-soft">
          {isOpen ? 'Cierra' : 'Abre'} {until}
        </p>
      )}
    </div>
  );
}
