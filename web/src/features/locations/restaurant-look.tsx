import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { Link } from 'wouter';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';

/** From here, so that it is in the app's first file with this one. */
export { restaurantName } from '@comanda/contract/locations/restaurant.words';

interface BannerProps {
  /** Without a picture the banner shows a tablecloth pattern. */
  imagen: string | null | undefined;
  /** Sets the height. */
  className: string;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
}

export function Banner({
  imagen,
  className,
  // 88vw instead of 100vw on phones: 1.5 image pixels per CSS pixel are enough.
  sizes = '(min-width: 640px) 100vw, 88vw',
}: BannerProps) {
  if (!imagen) return <div aria-hidden className={cx('tablecloth', className)} />;
  return <Picture src={imagen} alt="" priority="high" sizes={sizes} className={className} />;
}

interface LocationLogoProps {
  location: Pick<Location, 'logo' | 'nombre'>;
  className?: string;
}

/** The round logo of the sede. */
export function LocationLogo({ location, className }: LocationLogoProps) {
  return (
    <Picture
      src={location.logo}
      alt={`Logo de ${location.nombre}`}
      sizes="96px"
      className={cx(
        'shrink-0 rounded-full border-4 border-paper bg-surface shadow-float',
        className,
      )}
    />
  );
}

interface ChangeSedeProps {
  restaurant: Restaurant;
  className: string;
}

/** Leads back to the sedes. Only choosing another one empties the cart. Nothing if the restaurant has only one. */
export function ChangeSede({ restaurant, className }: ChangeSedeProps) {
  const { _id, path, sedes } = restaurant;
  return (
    sedes > 1 && (
      <Link to={restaurantPath(path ?? _id)} className={className}>
        Cambiar de sede
      </Link>
    )
  );
}
