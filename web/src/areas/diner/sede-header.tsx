import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { CircleUserRound, Phone } from 'lucide';
import { Link } from 'wouter';
import { OpenNow, openingAt, openingWords, unbroken } from '../../features/locations/opening.tsx';
import { Banner, LocationLogo, restaurantName } from '../../features/locations/restaurant-look.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { PATHS } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** Where the diner is: banner, seal, name, hours and phone of the sede; who is ordering. */
export function SedeHeader() {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const user = useStored(stored.user);
  const minute = useMinute();
  if (!location) return null;
  const opening = openingAt(location.horario, minute);
  const brand = restaurant ? restaurantName(restaurant) : '';
  const floating =
    'flex min-h-11 items-center gap-2 rounded-full bg-surface pr-4 pl-3 font-medium text-14 shadow-float';
  return (
    <header>
      <div className="relative">
        <Banner imagen={location.imagen} className="h-28 w-full sm:h-44" />
        <div className="absolute inset-x-3 top-3 flex justify-end gap-2">
          <Link to={PATHS.user.settings} className={`${floating} min-w-0`}>
            <Icon of={CircleUserRound} aria-hidden size={20} className="shrink-0" />
            <span className="truncate">{user?.nombre ?? dinerMessages.guest}</span>
          </Link>
          {location.telefono && (
            <a
              href={`tel:${location.telefono.replace(/[^+\d]/g, '')}`}
              aria-label={`Llamar a la sede: ${location.telefono}`}
              className={`${floating} shrink-0`}
            >
              <Icon of={Phone} aria-hidden size={20} />
              {location.telefono}
            </a>
          )}
        </div>
      </div>
      <div className="mx-auto flex max-w-6xl gap-3 px-4">
        <LocationLogo location={location} className="-mt-8 relative size-20 sm:size-24" />
        <div className="min-w-0 pt-2">
          <h1 className="text-22 sm:text-28">{brand || location.nombre}</h1>
          <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
            {opening && <OpenNow isOpen={opening.isOpen} />}
            <span>
              {[brand && location.nombre, opening && openingWords(opening)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <p className="text-pretty text-14 text-ink-soft">{unbroken(location.horario)}</p>
        </div>
      </div>
    </header>
  );
}
