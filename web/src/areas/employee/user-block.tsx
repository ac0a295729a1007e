import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut, Users } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../../features/auth/session.ts';
import { useDeeds } from '../../features/offline/outbox-store.ts';
import { LeaveDialog } from '../../features/offline/waiting-notices.tsx';
import { useOrderTaking } from '../../features/order-taking/use-order-taking.ts';
import { sharedDoor } from '../../features/staff-door/shared-tablet.ts';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { initials } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

/** From here on the block shows whose session it ends, and no tablet is as wide, so it asks nothing. As `xl:` below. */
const WIDE = '(min-width: 80rem)';

/** The signed-in employee. Pressing it ends the shift. */
export function UserBlock() {
  const user = useStored(stored.user);
  const client = useQueryClient();
  const location = useStored(stored.location);
  const waiting = useDeeds(location?.dbName ?? '');
  const taking = useOrderTaking();
  const door = useStored(sharedDoor);
  const [asked, setAsked] = useState<'leave' | 'order' | 'waiting' | null>(null);
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
  const askToLeave = () => {
    if (taking.isChanged) setAsked('order');
    else if (waiting.length === 0 && !window.matchMedia(WIDE).matches) setAsked('leave');
    else leaveUnlessWaiting();
  };
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
          className={cx(
            buttonClass({ variant: 'secondary', size: 'lg' }),
            'shrink-0 max-md:px-3 lg:max-xl:flex-col lg:max-xl:gap-0 lg:max-xl:px-1.5',
          )}
        >
          <Users aria-hidden size={20} />
          {/* The tabs of a large tablet leave it room for two short lines. */}
          <span className="max-md:sr-only lg:max-xl:w-18 lg:max-xl:text-center lg:max-xl:text-12 lg:max-xl:leading-none">
            {offlineMessages.switchPerson}
          </span>
        </button>
      )}
      <button
        type="button"
        title={screensMessages.signOut}
        onClick={askToLeave}
        className="flex min-h-12 min-w-12 shrink-0 items-center justify-end gap-3 rounded-control py-1 text-right hover:bg-sunken md:px-2"
      >
        {/* On a shared tablet the name stands below the title, because «Cambiar de persona» needs the room. */}
        <span className={cx('hidden', door ? 'xl:block' : 'md:block')}>
          <span className="block max-w-48 truncate font-semibold text-16 leading-tight">
            {user.nombre}
          </span>
          <span className="block max-w-48 truncate text-14 text-ink-soft">
            {user.cargo?.nombre}
          </span>
        </span>
        <span className="grid justify-items-center gap-0.5 xl:flex xl:items-center xl:gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-achiote-wash font-bold text-14 text-achiote-ink xl:size-11 xl:text-16"
          >
            {initials(user.nombre)}
          </span>
          <span className="flex items-center gap-1 font-semibold text-12 text-ink-soft">
            <LogOut aria-hidden className="size-3.5 xl:size-5" />
            <span className="xl:sr-only">{offlineMessages.leave}</span>
          </span>
        </span>
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
        <ConfirmDialog
          open={asked === 'leave'}
          title={offlineMessages.askToLeave}
          confirmLabel={screensMessages.signOut}
          tone="main"
          onConfirm={leave}
          onCancel={stay}
        >
          <p className="wrap-anywhere font-semibold">
            {user.nombre}
            <span className="block font-normal text-ink-soft">{user.cargo?.nombre}</span>
          </p>
        </ConfirmDialog>
      </section>
    </>
  );
}
