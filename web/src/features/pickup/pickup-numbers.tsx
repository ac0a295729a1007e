import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { pickupMessages } from '@comanda/contract/kitchen/pickup.messages';
import type { Pickup } from '@comanda/contract/kitchen/pickup.rules';
import { Check, ShoppingBag } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { useRoom } from './use-room.ts';

const TEXT = 'text-[max(0.875rem,calc(var(--u)*1.6))] leading-tight';
const TITLE = 'text-[calc(var(--u)*3.5)] leading-none';
const NUMBER = 'figures leading-none whitespace-nowrap';

/** So many stand in large letters on any screen; of more, all are smaller. */
const LARGE = { preparing: 7, ready: 3 };

/** The numbers that the kitchen makes, who waits longest first. */
export function PreparingNumbers({ preparing, wait }: Pick<Pickup, 'preparing' | 'wait'>) {
  const list = useRef<HTMLUListElement>(null);
  const drawn = useRoom(list, preparing.length);
  const isLarge = preparing.length <= LARGE.preparing;
  const row = cx(
    'flex items-center justify-between gap-[calc(var(--u)*1)] border-control border-t border-dashed',
    'h-[calc(var(--u)*3.6)]',
    isLarge ? 'landscape:h-[calc(var(--u)*5.24)]' : 'landscape:h-[calc(var(--u)*4.1)]',
  );
  return (
    <>
      <h2 id="turnos-en-preparacion" className={TITLE}>
        {pickupMessages.preparing}
      </h2>
      <p className={cx('mt-[calc(var(--u)*1)] mb-[calc(var(--u)*1.4)] text-ink-soft', TEXT)}>
        {preparing.length > 0
          ? pickupMessages.underWay(preparing.length, wait)
          : pickupMessages.nonePreparing}
      </p>
      <ul ref={list} className="grid min-h-0 flex-1 auto-rows-max grid-cols-1 overflow-hidden">
        {preparing.slice(0, drawn).map(({ numero, isAlmostReady }) => (
          <li key={numero} className={row}>
            <span
              className={cx(
                NUMBER,
                'text-[calc(var(--u)*2.8)]',
                isLarge && 'landscape:text-[calc(var(--u)*3.6)]',
                isAlmostReady ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {numero}
            </span>
            {isAlmostReady && (
              <span
                className={cx('flex items-center gap-[0.5em] font-semibold text-maiz-ink', TEXT)}
              >
                <Dot className="size-[1.1em] text-maiz" />
                {pickupMessages.almostReady}
              </span>
            )}
          </li>
        ))}
        {drawn < preparing.length && (
          <li className={cx(row, TEXT, 'font-semibold text-ink-soft')}>
            {pickupMessages.more(preparing.length - drawn)}
          </li>
        )}
      </ul>
    </>
  );
}

/** The numbers that can be fetched, hanging from the rail: the last one large. */
export function ReadyNumbers({ ready, now }: { ready: Pickup['ready']; now: Date }) {
  const [newest, ...others] = ready;
  return (
    <>
      <header className="flex items-baseline justify-between gap-[calc(var(--u)*2)] max-sm:pr-7">
        <h2 id="turnos-listos" className={cx(TITLE, 'text-cilantro')}>
          {pickupMessages.ready}
        </h2>
        <p className={cx('text-right text-ink-soft', TEXT)}>{pickupMessages.showNumber}</p>
      </header>
      <div className="rail relative z-10 mx-[calc(var(--u)*-1.1)] mt-[calc(var(--u)*1.9)] h-[max(0.75rem,calc(var(--u)*1.55))]! shrink-0 rounded-full!" />
      {newest ? (
        <div
          className={cx(
            'grid min-h-0 flex-1 gap-[calc(var(--u)*2.2)]',
            others.length > 0 && 'landscape:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
            others.length > LARGE.ready
              ? 'portrait:grid-rows-[minmax(0,1fr)_calc(var(--u)*16.4)]'
              : others.length > 0 && 'portrait:grid-rows-[minmax(0,1fr)_calc(var(--u)*7.8)]',
          )}
        >
          <NewestSlip key={newest.numero} {...newest} now={now} />
          {others.length > 0 && <EarlierSlips earlier={others} now={now} />}
        </div>
      ) : (
        <p
          className={cx(
            'm-auto max-w-[24em] text-balance text-center text-ink-soft',
            'text-[max(1.125rem,calc(var(--u)*2))] leading-snug',
          )}
        >
          {pickupMessages.noneReady}
        </p>
      )}
    </>
  );
}

type ReadyNumber = Pickup['ready'][number] & { now: Date };

function NewestSlip({ numero, fechaPreparado, now }: ReadyNumber) {
  const { minutes, text } = kitchenAge(fechaPreparado, now);
  return (
    <div className="slip-shadow grid min-h-0 animate-print">
      <div className="perforated flex min-h-0 flex-col justify-evenly overflow-hidden bg-surface px-[calc(var(--u)*3.1)] py-[calc(var(--u)*0.8)] landscape:py-[calc(var(--u)*1.5)]">
        <p className="flex items-center gap-[0.6em] font-semibold text-[max(1rem,calc(var(--u)*2.3))] text-cilantro leading-tight">
          <Dot className="size-[1.15em]" isMoving={minutes === 0} />
          {minutes === 0 ? pickupMessages.readyNow : pickupMessages.readySince(text)}
        </p>
        <p className={cx(NUMBER, 'text-[calc(var(--u)*7.4)] landscape:text-[calc(var(--u)*9.06)]')}>
          {numero}
        </p>
        <div className="portrait:hidden">
          <div className="rule-dashed mb-[calc(var(--u)*2)]" />
          <p className="flex items-center gap-[0.6em] font-medium text-[max(1rem,calc(var(--u)*2.4))] text-maiz-ink leading-tight">
            <ShoppingBag aria-hidden className="size-[1.05em]" />
            {pickupMessages.fetchIt}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The first row hangs from the rail too. */
function EarlierSlips({ earlier, now }: { earlier: Pickup['ready']; now: Date }) {
  const list = useRef<HTMLUListElement>(null);
  const drawn = useRoom(list, earlier.length);
  const isLarge = earlier.length <= LARGE.ready;
  return (
    <ul
      ref={list}
      className={cx(
        'grid min-h-0 gap-[calc(var(--u)*1.1)] overflow-hidden pb-1 portrait:auto-rows-[calc(var(--u)*7.5)] portrait:grid-cols-3',
        isLarge
          ? 'landscape:auto-rows-[calc(var(--u)*11.25)]'
          : 'landscape:auto-rows-[calc(var(--u)*7.6)] landscape:grid-cols-2',
      )}
    >
      {earlier.slice(0, drawn).map(({ numero, fechaPreparado }, at) => (
        <li key={numero} className="slip-shadow grid">
          <div
            className={cx(
              'perforated flex min-h-0 flex-col justify-center gap-[calc(var(--u)*0.7)] bg-surface',
              'px-[calc(var(--u)*1.1)] portrait:rounded-t-card',
              isLarge && 'landscape:px-[calc(var(--u)*2)]',
              at > (isLarge ? 0 : 1) && 'rounded-t-card',
            )}
          >
            <p
              className={cx(
                NUMBER,
                'text-[calc(var(--u)*2.55)]',
                isLarge && 'landscape:text-[calc(var(--u)*4.6)]',
              )}
            >
              {numero}
            </p>
            <p
              className={cx(
                'flex items-center gap-[0.4em] whitespace-nowrap font-semibold text-cilantro leading-tight',
                isLarge
                  ? 'text-[max(0.875rem,calc(var(--u)*1.5))]'
                  : 'text-[max(0.875rem,calc(var(--u)*1.35))]',
              )}
            >
              <Check
                aria-hidden
                className={cx('size-[1em] portrait:hidden', !isLarge && 'hidden')}
              />
              {kitchenAge(fechaPreparado, now).text}
            </p>
          </div>
        </li>
      ))}
      {drawn < earlier.length && (
        <li className={cx('grid place-content-center font-semibold text-ink-soft', TEXT)}>
          {pickupMessages.more(earlier.length - drawn)}
        </li>
      )}
    </ul>
  );
}

function Dot({ className, isMoving = false }: { className: string; isMoving?: boolean }) {
  return (
    <span aria-hidden className={cx('relative grid shrink-0 place-items-center', className)}>
      <span className="absolute inset-0 rounded-full bg-current opacity-25" />
      {isMoving && (
        <span className="absolute inset-0 animate-pulse-dot rounded-full bg-current opacity-0" />
      )}
      <span className="size-1/2 rounded-full bg-current" />
    </span>
  );
}
