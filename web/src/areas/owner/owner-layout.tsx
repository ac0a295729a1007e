import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { useQueryClient } from '@tanstack/react-query';
import { Download, History, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { OtherTabNotice } from '../../features/auth/other-tab-notice.tsx';
import { ExportDialog } from '../../features/export/export-dialog.tsx';
import { ReadOnlyBanner } from '../../features/memberships/read-only-banner.tsx';
import { signOutOwner, useOwnSede } from '../../features/owner/owner.api.ts';
import { NeedsBell } from '../../features/owner-home/needs-bell.tsx';
import { navigate, useAddress } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/logo.tsx';
import { SedeSwitch } from './sede-switch.tsx';

/** The frame of the owner's area: a bar with the sede, the screens and the user menu. */
export function OwnerLayout({ children }: { children: ReactNode }) {
  const user = useStored(stored.authUser);
  const [isExporting, setIsExporting] = useState(false);
  const { sede, sedes, closed } = useOwnSede(user?.email ?? '');
  return (
    <div className="min-h-dvh bg-paper">
      <a
        href="#contenido"
        className="-translate-y-20 fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-on-ink focus:translate-y-0"
      >
        Ir al contenido
      </a>
      <header className="sticky top-0 z-20 border-line border-b bg-paper">
        <div className="mx-auto grid max-w-[82rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 md:px-6 xl:grid-cols-[auto_auto_minmax(0,1fr)_auto] xl:gap-x-6">
          <Link
            to={OWNER_PATHS.home}
            className="flex min-h-16 min-w-11 items-center rounded-control"
          >
            <span className="hidden sm:block">
              <Logo className="text-28" />
            </span>
            <span className="sm:hidden">
              <Logo mark className="text-28" />
            </span>
          </Link>
          <SedeSwitch sede={sede} sedes={sedes} closed={closed} />
          <OwnerNav />
          <div className="flex items-center gap-3 justify-self-end">
            {user && <NeedsBell user={user} sedes={sedes} />}
            <OwnerMenu email={user?.email ?? ''} onExport={() => setIsExporting(true)} />
          </div>
        </div>
      </header>
      <div id="contenido" tabIndex={-1} className="outline-none">
        {sede?.activa === false && (
          <div className="mx-auto max-w-[82rem] px-4 pt-4 md:px-6">
            <ReadOnlyBanner
              what="sede"
              action={
                <ButtonLink to={OWNER_PATHS.membership} variant="secondary">
                  Ver membresía
                </ButtonLink>
              }
            />
          </div>
        )}
        {children}
      </div>
      <OtherTabNotice />
      {isExporting && <ExportDialog onClose={() => setIsExporting(false)} />}
    </div>
  );
}

interface OwnerMenuProps {
  email: string;
  onExport: () => void;
}

const LINKS = [
  { to: OWNER_PATHS.account, word: 'Tu cuenta', Icon: UserRound },
  { to: OWNER_PATHS.audit, word: 'Historial de cambios', Icon: History },
  { to: OWNER_PATHS.help, word: 'Ayuda', Icon: LifeBuoy },
];

const ITEM =
  '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left font-medium text-16 hover:bg-sunken';

/**
 * The signed-in owner and the sign-out. The browser's popover closes on Escape or a tap outside.
 */
function OwnerMenu({ email, onExport }: OwnerMenuProps) {
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
        {LINKS.map(({ to, word, Icon }) => (
          <Link key={to} to={to} onClick={() => popover.current?.hidePopover?.()} className={ITEM}>
            <Icon aria-hidden size={20} />
            {word}
          </Link>
        ))}
        <button
          type="button"
          onClick={() => {
            // Closes first, so that the button has the focus when the dialog opens and gets it back
            // afterwards.
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

const SCREENS = [
  { to: OWNER_PATHS.home, word: 'Inicio' },
  { to: OWNER_PATHS.orders, word: 'Pedidos' },
  { to: OWNER_PATHS.menu, word: 'Menú' },
  { to: OWNER_PATHS.locations, word: 'Sedes' },
  { to: OWNER_PATHS.clients, word: 'Clientes' },
  { to: OWNER_PATHS.staff, word: 'Personal' },
  { to: OWNER_PATHS.reports, word: 'Reportes' },
  { to: OWNER_PATHS.website, word: 'Web y chatbot' },
  { to: OWNER_PATHS.membership, word: 'Membresía' },
];

/** Addresses that belong to a screen of another one. */
const SCREEN_OF: Partial<Record<string, string>> = {
  [OWNER_PATHS.liveOrders]: OWNER_PATHS.orders,
  [OWNER_PATHS.groups]: OWNER_PATHS.menu,
  [OWNER_PATHS.attention]: OWNER_PATHS.locations,
};

/** Links to the owner's screens; an achiote tab marks the current one. */
function OwnerNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname: address } = useAddress();
  const pathname = SCREEN_OF[address] ?? address;

  // On a phone the row scrolls, so the current screen is brought into view.
  useEffect(() => {
    const chosen = nav.current?.querySelector(`a[href="${CSS.escape(pathname)}"]`);
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);

  return (
    <nav
      ref={nav}
      aria-label="Tu restaurante"
      className="no-scrollbar -mx-4 md:-mx-6 order-last col-span-3 overflow-x-auto px-4 md:px-6 xl:order-none xl:overflow-visible xl:col-span-1 xl:mx-0 xl:justify-self-end xl:px-0"
    >
      <ul className="flex w-max">
        {SCREENS.map(({ to, word }) => {
          const isChosen = to === pathname;
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isChosen ? 'page' : undefined}
                className={cx(
                  'relative flex min-h-12 items-center whitespace-nowrap px-3 font-semibold text-14 outline-offset-[-3px] transition-colors duration-150 xl:min-h-18 xl:px-2.5',
                  isChosen ? 'text-ink' : 'text-ink-soft hover:text-ink',
                )}
              >
                {word}
                {isChosen && (
                  <span
                    aria-hidden
                    className="xl:perforated absolute inset-x-2 bottom-0 h-1.5 animate-print bg-achiote xl:-bottom-2 xl:h-4"
                  />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
