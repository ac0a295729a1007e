import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut, Soup, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { signOut } from '../../features/auth/session.ts';
import { useDeeds } from '../../features/offline/outbox-store.ts';
import { LeaveDialog } from '../../features/offline/waiting-notices.tsx';
import { useOrderTaking } from '../../features/order-taking/use-order-taking.ts';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { navigate } from '../../lib/address.tsx';
import { useSocketStatus } from '../../lib/live/socket.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { initials } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { AlertMark } from '../../ui/tabs.tsx';

interface ConsoleHeaderProps {
  title: string;
  /** The tabs of the section. */
  children?: ReactNode;
  /** A single tab adds nothing to the title, so on small screens only its mark is shown. */
  onlyTab?: { alert: string | undefined };
  /** Other marks, such as sound and clock. */
  marks?: ReactNode;
  /** False for sections without live orders, which show no connection state. */
  isLive: boolean;
}

export function ConsoleHeader({ title, children, onlyTab, marks, isLive }: ConsoleHeaderProps) {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const user = useStored(stored.user);
  return (
    <header className="sticky top-0 z-20 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b bg-surface px-4 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6 lg:px-5">
      <div className="flex h-[10dvh] min-h-16 min-w-0 items-center gap-3">
        <SedeSeal className="size-11 max-sm:hidden lg:hidden" />
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            <h1 className="truncate text-22 max-md:leading-tight">{title}</h1>
            {onlyTab?.alert && <AlertMark className="lg:hidden">{onlyTab.alert}</AlertMark>}
          </div>
          <p className="truncate text-14 text-ink-soft max-md:leading-tight md:max-w-56 xl:max-w-72">
            {location?.nombre}
            {restaurant && (
              <span className={cx(location && 'max-sm:hidden')}>
                {location && ' · '}
                {restaurant.nombre}
              </span>
            )}
          </p>
          {user?.tipo === 'empleado' && (
            <p className="truncate text-12 text-ink-soft md:hidden">
              {[user.cargo?.nombre, user.nombre].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </div>
      {/* Below the header on small screens, inside it on large ones. */}
      <div
        className={cx(
          'order-last col-span-2 min-w-0 self-stretch lg:order-none lg:col-span-1 lg:flex',
          onlyTab ? 'hidden' : 'flex',
        )}
      >
        {children}
      </div>
      <div className="flex items-center gap-2 lg:gap-4">
        {marks}
        {isLive && <ConnectionStatus className="shrink-0" />}
        <UserBlock />
      </div>
    </header>
  );
}

/** The signed-in employee. Pressing it ends the shift. */
function UserBlock() {
  const user = useStored(stored.user);
  const client = useQueryClient();
  const location = useStored(stored.location);
  const waiting = useDeeds(location?.dbName ?? '');
  const taking = useOrderTaking();
  const door = useStored(sharedDoor);
  const [asked, setAsked] = useState<'order' | 'waiting' | null>(null);
  if (user?.tipo !== 'empleado') return null;

  const leave = () => {
    // An order that was opened and not changed needs no keeping.
    if (!taking.isChanged) taking.clear();
    signOut();
    // The next person at this tablet must not see the data of the last one.
    client.clear();
    navigate(door ?? PATHS.userAuth, { replace: true });
  };
  const leaveUnlessWaiting = () => (waiting.length > 0 ? setAsked('waiting') : leave());
  const stay = () => setAsked(null);
  // One tap: an unsent order is kept for this person without a question.
  const switchPerson = () => {
    if (taking.isChanged && waiting.length === 0) {
      toast.info(offlineMessages.orderKeptNow, { id: 'order' });
    }
    leaveUnlessWaiting();
  };

  return (
    <>
      {door && (
        <button
          type="button"
          title={offlineMessages.switchPerson}
          onClick={switchPerson}
          className={cx(buttonClass({ variant: 'secondary', size: 'lg' }), 'shrink-0 max-md:px-3')}
        >
          <Users aria-hidden size={20} />
          <span className="max-md:sr-only lg:max-xl:sr-only">{offlineMessages.switchPerson}</span>
        </button>
      )}
      <button
        type="button"
        title={screensMessages.signOut}
        onClick={() => (taking.isChanged ? setAsked('order') : leaveUnlessWaiting())}
        className="flex min-h-12 min-w-12 shrink-0 items-center justify-end gap-3 rounded-control py-1 text-right hover:bg-sunken md:px-3"
      >
        <span className="hidden md:block">
          <span className="block max-w-48 truncate font-semibold text-16 leading-tight">
            {user.nombre}
          </span>
          <span className="block max-w-48 truncate text-14 text-ink-soft">
            {user.cargo?.nombre}
          </span>
        </span>
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-achiote-wash font-bold text-16 text-achiote-ink"
        >
          {initials(user.nombre)}
        </span>
        <LogOut aria-hidden size={20} className="hidden text-ink-soft lg:block" />
        <span className="sr-only">{screensMessages.signOut}</span>
      </button>
      {/* A section of its own, because the header's landmark must not contain another one. */}
      <section>
        <LeaveDialog
          open={asked === 'waiting' && waiting.length > 0}
          deeds={waiting}
          sede={location?.nombre ?? ''}
          onStay={stay}
          onLeave={leave}
        />
        <ConfirmDialog
          open={asked === 'order'}
          title={offlineMessages.orderUnsent}
          confirmLabel={screensMessages.signOut}
          cancelLabel={offlineMessages.keepTaking}
          onConfirm={leaveUnlessWaiting}
          onCancel={stay}
        >
          <p className="text-ink-soft">{offlineMessages.orderKept}</p>
        </ConfirmDialog>
      </section>
    </>
  );
}

/** The sede's logo, or a default sign. */
export function SedeSeal({ className }: { className?: string }) {
  const location = useStored(stored.location);
  const alt = location ? `Logo de ${location.nombre}` : 'Logo';
  if (!location?.logo) {
    return (
      <span
        role="img"
        aria-label={alt}
        className={cx(
          'grid shrink-0 place-items-center rounded-full bg-achiote-wash text-achiote-ink',
          className,
        )}
      >
        <Soup aria-hidden className="size-1/2" />
      </span>
    );
  }
  return (
    <Picture
      src={location.logo}
      alt={alt}
      sizes="64px"
      className={cx('shrink-0 rounded-full', className)}
    />
  );
}

/**
 * Green while the socket is connected, else red. The words tell which; on a phone only screen
 * readers get them.
 */
function ConnectionStatus({ className = '' }: { className?: string }) {
  const status = useSocketStatus();
  const isConnected = status === socketMessages.connected;
  return (
    <span role="status" className={className}>
      <Pulse tone={isConnected ? 'cilantro' : 'aji'} moving={!isConnected}>
        <span className="max-sm:sr-only">{status}</span>
      </Pulse>
    </span>
  );
}
