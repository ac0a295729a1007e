import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { headerLine } from '../../features/locations/header-line.ts';
import {
  Banner,
  ChangeSede,
  LocationLogo,
  restaurantName,
} from '../../features/locations/restaurant-look.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { PATHS } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

const PILL =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap rounded-full bg-surface px-3 font-medium text-14 shadow-float';

const TONES = { open: 'text-cilantro', paused: 'text-maiz-ink', closed: '' };

/**
 * The sede above its menu. The banner, with who is ordering and the phone, scrolls away; the logo, the name, the hours
 * and the categories (`children`) stay, 96 px in all.
 */
export function SedeHeader({ children }: { children?: ReactNode }) {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const user = useStored(stored.user);
  const minute = useMinute();
  if (!location) return null;
  const line = headerLine(location, minute);
  const brand = restaurant ? restaurantName(restaurant) : '';
  return (
    <>
      <div className="relative">
        <Banner imagen={location.imagen} className="h-28 short:h-17 w-full sm:h-44" />
        <div data-clear className="absolute inset-x-3 top-3 flex gap-2">
          {restaurant && <ChangeSede restaurant={restaurant} className={PILL} />}
          <Link to={PATHS.user.settings} className={`${PILL} ml-auto min-w-0`}>
            <span className="truncate">{user?.nombre ?? dinerMessages.guest}</span>
          </Link>
          {location.telefono && (
            <a
              href={`tel:${location.telefono.replace(/[^+\d]/g, '')}`}
              aria-label={`Llamar a la sede: ${location.telefono}`}
              className={PILL}
            >
              <Icon of={Phone} size={20} />
              <span className="max-sm:hidden">{location.telefono}</span>
            </a>
          )}
        </div>
      </div>
      <header className="**:-scroll-mt-26 sticky top-0 z-20 h-24 bg-paper shadow-line">
        <div className="mx-auto max-w-6xl xl:max-w-[84rem]">
          <div className="flex h-13 items-center gap-3 px-4">
            <LocationLogo location={location} className="grown-at-top size-12" />
            <div className="min-w-0">
              <h1 className="truncate text-18 leading-6">{brand || location.nombre}</h1>
              <p className="truncate text-14 text-ink-soft leading-5">
                {line ? (
                  <span className={cx('dot font-semibold', TONES[line.tone])}>{line.text}</span>
                ) : (
                  location.horario
                )}
                {brand && ` · ${location.nombre}`}
              </p>
            </div>
          </div>
          {children}
        </div>
      </header>
    </>
  );
}
