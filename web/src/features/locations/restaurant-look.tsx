import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';

interface BannerProps {
  /** Without one, the tablecloth. */
  imagen: string | null | undefined;
  /** Gives it its height. */
  className: string;
  /** How wide it is drawn, as in the attribute. */
  sizes?: string;
}

export function Banner({
  imagen,
  className,
  sizes = '(min-width: 640px) 100vw, 88vw',
}: BannerProps) {
  // On a phone a little less than its width: one and a half dots for each of its own are enough.
  if (!imagen) return <div aria-hidden className={cx('tablecloth', className)} />;
  return <Picture src={imagen} alt="" priority="high" sizes={sizes} className={className} />;
}

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

const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', 'a']);

/** Its name; one that has none yet is known by its link: 'el-fogon-de-ana' reads 'El Fogon de Ana'. */
export function restaurantName({ nombre, path }: Pick<Restaurant, 'nombre' | 'path'>): string {
  if (nombre) return nombre;
  return (path ?? '')
    .split('-')
    .filter(Boolean)
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
