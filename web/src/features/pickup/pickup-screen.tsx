import { bogotaTime } from '@comanda/contract/days';
import { pickupMessages } from '@comanda/contract/kitchen/pickup.messages';
import { CloudOff, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIsOnline } from '../../lib/api/connection.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { holdPage } from '../../ui/overlay/modal.tsx';
import { PreparingNumbers, ReadyNumbers } from './pickup-numbers.tsx';
import { useIdle } from './use-idle.ts';
import { usePickup } from './use-pickup.ts';

const IDLE_MS = 4000;

interface PickupScreenProps {
  dbName: string;
  /** The sede's logo. */
  seal: ReactNode;
  onLeave: () => void;
}

/**
 * Take-away numbers for guests, on a television or a tablet that faces them. It stands over the whole page and outside the
 * theme of the kitchen. All sizes follow `--u`, a hundredth of a wide screen, so that it looks the same on each.
 */
export function PickupScreen({ dbName, seal, onLeave }: PickupScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pickup, now, isLoading } = usePickup(dbName);
  const isIdle = useIdle(IDLE_MS);
  useLayoutEffect(() => {
    const element = dialog.current;
    const letGo = holdPage();
    element?.showModal();
    // Not on its button, which would never fade.
    element?.focus();
    return () => {
      element?.close();
      letGo();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={pickupMessages.screenOf}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      // Chrome closes a dialog at the second Escape without asking.
      onClose={onLeave}
      className={cx(
        'm-0 grid h-dvh max-h-none w-screen max-w-none grid-rows-[minmax(0,1fr)_auto] overflow-hidden bg-paper p-0 text-ink outline-none',
        '[--u:min(2.4vw,1.25vh)] landscape:[--u:min(1vw,1.7778vh)]',
        isIdle && 'cursor-none',
      )}
    >
      <h1 className="sr-only">{pickupMessages.screenOf}</h1>
      <div
        aria-busy={isLoading}
        className="grid min-h-0 grid-rows-[minmax(0,6fr)_minmax(0,5fr)] landscape:grid-cols-[33.1%_minmax(0,1fr)] landscape:grid-rows-1"
      >
        <section
          aria-labelledby="turnos-en-preparacion"
          className="order-last flex min-h-0 flex-col border-line border-t bg-sunken px-[calc(var(--u)*2.9)] pt-[calc(var(--u)*2.4)] pb-[calc(var(--u)*1.6)] landscape:order-first landscape:pt-[calc(var(--u)*3.1)] landscape:border-t-0 landscape:border-r"
        >
          {!isLoading && <PreparingNumbers {...pickup} />}
        </section>
        <section
          aria-labelledby="turnos-listos"
          className="flex min-h-0 flex-col px-[calc(var(--u)*2.9)] pt-[calc(var(--u)*2.4)] pb-[calc(var(--u)*1.6)] landscape:px-[calc(var(--u)*3.5)] landscape:pt-[calc(var(--u)*3.1)] landscape:pb-[calc(var(--u)*3.4)]"
        >
          {!isLoading && <ReadyNumbers ready={pickup.ready} now={now} />}
        </section>
      </div>
      <PickupFooter seal={seal} now={now} />
      <IconButton
        label={pickupMessages.leave}
        variant="floating"
        size="lg"
        icon={<X aria-hidden size={24} />}
        onClick={onLeave}
        className={cx(
          'absolute top-1 right-1 transition-opacity duration-200 focus-visible:opacity-100',
          isIdle && 'pointer-events-none opacity-0',
        )}
      />
    </dialog>,
    document.body,
  );
}

/** Whose screen it is, the time, and whether something may be missing. */
function PickupFooter({ seal, now }: { seal: ReactNode; now: Date }) {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const isOnline = useIsOnline();
  const [time, ...half] = bogotaTime(now).split(' ');
  return (
    <footer className="flex min-h-[calc(var(--u)*6)] items-center gap-[calc(var(--u)*1.4)] border-line border-t bg-surface px-[calc(var(--u)*2.9)] py-[calc(var(--u)*0.8)]">
      {seal}
      <p className="min-w-0 flex-1 landscape:flex landscape:items-baseline landscape:gap-x-[calc(var(--u)*1.2)]">
        <span className="title block truncate text-[max(1rem,calc(var(--u)*1.95))] leading-tight landscape:shrink-0">
          {restaurant?.nombre ?? location?.nombre}
        </span>
        <span
          className={cx(
            'block min-w-0 truncate text-[max(0.875rem,calc(var(--u)*1.45))] text-ink-soft leading-tight',
            !isOnline && 'portrait:hidden',
          )}
        >
          {restaurant && `${location?.nombre} · `}
          {pickupMessages.takeAway}
        </span>
      </p>
      {/* On a narrow screen there is room for one of the two. */}
      <p
        role="status"
        className="flex items-center gap-2 font-medium text-[max(0.875rem,calc(var(--u)*1.3))] text-maiz-ink leading-tight portrait:max-w-[45%]"
      >
        {!isOnline && (
          <>
            <CloudOff aria-hidden className="size-[1.2em] shrink-0" />
            {pickupMessages.offline}
          </>
        )}
      </p>
      <p className="flex items-baseline gap-[0.4em] whitespace-nowrap">
        <span className="figures text-[calc(var(--u)*2.9)] leading-none">{time}</span>
        <span className="text-[max(0.875rem,calc(var(--u)*1.45))] text-ink-soft max-sm:sr-only">
          {half.join(' ')}
        </span>
      </p>
    </footer>
  );
}
