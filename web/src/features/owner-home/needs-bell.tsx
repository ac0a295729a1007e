import type { OwnerUser } from '@comanda/contract/auth/auth';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import type { Location } from '@comanda/contract/locations/locations';
import { Bell } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'wouter';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { cx } from '../../ui/cx.ts';
import { useOwnRestaurant } from '../owner/owner.api.ts';
import { chooseSede } from '../owner/tab-sede.ts';
import { useNow } from '../realtime/use-now.ts';
import { useHome, useHomeAfterChanges } from './home.api.ts';
import { needsOf } from './needs.ts';
import { NEED_TONES } from './needs-list.tsx';

interface NeedsBellProps {
  user: OwnerUser;
  sedes: readonly Location[];
}

const SHOWN = 5;

/** What needs the owner, wherever they are; the number counts what cannot wait. */
export function NeedsBell({ user, sedes }: NeedsBellProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const now = useNow(KITCHEN.refreshMs);
  const { data: restaurant } = useOwnRestaurant(user.id);
  const { data: home } = useHome();
  useHomeAfterChanges();
  const needs = home ? needsOf({ user, restaurant, sedes, home, now }) : [];
  const urgent = needs.filter(({ tone }) => tone === 'aji').length;
  const close = () => popover.current?.hidePopover?.();
  const words = urgent > 0 ? `${urgent} ${urgent === 1 ? 'urgente' : 'urgentes'}` : 'nada urgente';
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Necesitan de ti: ${words}`}
        title="Necesitan de ti"
        className="relative grid size-11 place-items-center rounded-control border border-control bg-surface text-ink hover:bg-sunken"
      >
        <Bell aria-hidden size={20} />
        {urgent > 0 && (
          <span
            aria-hidden
            className="figures -top-1.5 -right-1.5 absolute grid h-5.5 min-w-5.5 place-items-center rounded-full bg-achiote px-1 text-12 text-on-achiote ring-2 ring-paper"
          >
            {urgent > 9 ? '9+' : urgent}
          </span>
        )}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="fixed top-20 right-4 left-auto m-0 w-96 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 text-ink shadow-float xl:right-[max(1.5rem,calc((100vw-82rem)/2+1.5rem))]"
      >
        {needs.length === 0 && (
          <p className="p-3">{home ? 'Todo en orden por ahora.' : 'Revisando tus sedes…'}</p>
        )}
        <ul>
          {needs.slice(0, SHOWN).map(({ id: key, icon: Icon, tone, title, text, to, sede }) => (
            <li key={key}>
              <Link
                to={to}
                onClick={() => {
                  if (sede) chooseSede(sede);
                  close();
                }}
                className="flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken"
              >
                <span
                  aria-hidden
                  className={cx(
                    'grid size-9 shrink-0 place-items-center rounded-full',
                    NEED_TONES[tone],
                  )}
                >
                  <Icon size={18} />
                </span>
                <span className="wrap-anywhere min-w-0 text-14">
                  <strong className="block font-semibold leading-snug">{title}</strong>
                  <span className="line-clamp-2 text-ink-soft">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {needs.length > SHOWN && (
          <Link
            to={OWNER_PATHS.home}
            onClick={close}
            className="flex min-h-11 items-center justify-center border-line border-t font-semibold text-14 hover:underline"
          >
            Ver las {needs.length} en Inicio
          </Link>
        )}
      </div>
    </>
  );
}
