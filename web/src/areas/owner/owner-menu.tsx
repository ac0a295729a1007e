import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { useQueryClient } from '@tanstack/react-query';
import { Download, History, LogOut } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'wouter';
import { signOutOwner } from '../../features/owner/owner.api.ts';
import { navigate } from '../../lib/address.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

interface OwnerMenuProps {
  email: string;
  onExport: () => void;
}

const ITEM =
  '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left font-medium text-16 hover:bg-sunken';

/** Who is signed in, and the way out. The browser's own popover closes by Escape or a tap outside. */
export function OwnerMenu({ email, onExport }: OwnerMenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const leave = () => {
    signOutOwner();
    client.clear();
    navigate(PATHS.login, { replace: true });
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label="Tu cuenta"
        title="Tu cuenta"
        className="grid size-11 place-items-center rounded-full bg-ink font-bold text-16 text-on-ink uppercase"
      >
        {email.charAt(0)}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="fixed top-20 right-4 left-auto m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-float xl:right-[max(1.5rem,calc((100vw-82rem)/2+1.5rem))]"
      >
        <p className="text-14 text-ink-soft">Ingresaste como</p>
        <p className="break-words pb-3 font-semibold">{email}</p>
        <Link
          to={PATHS.owner.audit}
          onClick={() => popover.current?.hidePopover?.()}
          className={ITEM}
        >
          <History aria-hidden size={20} />
          Historial de cambios
        </Link>
        <button
          type="button"
          onClick={() => {
            // Closed first: it gives the focus back to the button that the dialog will return it to.
            popover.current?.hidePopover?.();
            onExport();
          }}
          className={cx(ITEM, 'mb-3')}
        >
          <Download aria-hidden size={20} />
          Descargar todos mis datos
        </button>
        <Button
          variant="secondary"
          size="lg"
          full
          icon={<LogOut aria-hidden size={20} />}
          onClick={leave}
        >
          {screensMessages.signOut}
        </Button>
      </div>
    </>
  );
}
