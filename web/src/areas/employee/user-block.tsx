import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../../features/auth/session.ts';
import { useDeeds } from '../../features/offline/outbox-store.ts';
import { LeaveDialog } from '../../features/offline/waiting-notices.tsx';
import { initials } from '../../features/staff/initials.ts';
import { navigate } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';

/** Who is working here. Pressing it ends the shift. */
export function UserBlock() {
  const user = useStored(stored.user);
  const client = useQueryClient();
  const location = useStored(stored.location);
  const waiting = useDeeds(location?.dbName ?? '');
  const [isAsking, setAsking] = useState(false);
  if (user?.tipo !== 'empleado') return null;

  const leave = () => {
    signOut();
    // The next person at this tablet must not see what the last one saw.
    client.clear();
    navigate(PATHS.userAuth, { replace: true });
  };

  return (
    <>
      <button
        type="button"
        title={screensMessages.signOut}
        onClick={() => (waiting.length > 0 ? setAsking(true) : leave())}
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
      {/* It opens from the console's header, whose landmark must not hold a second one. */}
      <section>
        <LeaveDialog
          open={isAsking && waiting.length > 0}
          deeds={waiting}
          sede={location?.nombre ?? ''}
          onStay={() => setAsking(false)}
          onLeave={leave}
        />
      </section>
    </>
  );
}
