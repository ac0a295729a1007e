import { dinerMessages } from '@comanda/contract/pages/diner.messages';
import { CircleUserRound } from 'lucide-react';
import { Link } from 'wouter';
import { restaurantName } from '../../features/locations/restaurant-look.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Picture } from '../../ui/image/picture.tsx';

/**
 * The header of screens other than the menu: the sede and, if the page does not show it, the user.
 */
export function SlimHeader({ withUser = true }: { withUser?: boolean }) {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const user = useStored(stored.user);
  if (!location) return null;
  const brand = restaurant ? restaurantName(restaurant) : '';
  return (
    <header className="border-line border-b bg-surface">
      <div className="mx-auto flex min-h-11 max-w-5xl items-center justify-between gap-4 px-4 text-14">
        <p className="flex min-w-0 items-center gap-2">
          <Picture
            src={location.logo}
            alt=""
            sizes="28px"
            className="size-7 shrink-0 rounded-full"
          />
          <span className="truncate">
            <span className="font-semibold">{location.nombre}</span>
            {brand && ` · ${brand}`}
          </span>
        </p>
        {withUser && (
          <Link
            to={PATHS.user.settings}
            className="flex min-h-11 max-w-1/2 shrink-0 items-center gap-1.5 font-medium"
          >
            <CircleUserRound aria-hidden size={18} className="shrink-0" />
            <span className="truncate">{user?.nombre ?? dinerMessages.guest}</span>
          </Link>
        )}
      </div>
    </header>
  );
}
