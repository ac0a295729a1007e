import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.tsx';
import { PATHS } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';

const SCREENS = [
  { to: PATHS.owner.home, word: 'Inicio' },
  { to: PATHS.owner.orders, word: 'Pedidos' },
  { to: PATHS.owner.menu, word: 'Menú' },
  { to: PATHS.owner.locations, word: 'Sedes' },
  { to: PATHS.owner.clients, word: 'Clientes' },
  { to: PATHS.owner.staff, word: 'Personal' },
  { to: PATHS.owner.reports, word: 'Reportes' },
  { to: PATHS.owner.website, word: 'Web y chatbot' },
  { to: PATHS.owner.membership, word: 'Membresía' },
];

/** The owner's screens; the chosen one has an achiote tab hanging under it. */
export function OwnerNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useAddress();

  // On a phone the row scrolls: the chosen screen must be in sight.
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
                  'relative flex min-h-12 items-center whitespace-nowrap px-3 text-14 outline-offset-[-3px] transition-colors duration-150 xl:min-h-18 xl:px-2.5',
                  isChosen ? 'font-bold text-ink' : 'font-medium text-ink-soft hover:text-ink',
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
