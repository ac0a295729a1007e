import type { Location } from '@comanda/contract/locations/locations';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';

interface LocationLogoProps {
  location: Pick<Location, 'logo' | 'nombre'>;
  className?: string;
}

/** The sede's round seal. */
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
