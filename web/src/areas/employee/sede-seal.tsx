import { Soup } from 'lucide-react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';

/** The sede's logo, or the default sign where it has none. */
export function SedeSeal({ className }: { className?: string }) {
  const location = useStored(stored.location);
  const alt = location ? `Logo de ${location.nombre}` : 'Logo';
  if (!location?.logo) {
    return (
      <span
        role="img"
        aria-label={alt}
        className={cx(
          'grid shrink-0 place-items-center rounded-full bg-achiote-wash text-achiote-ink',
          className,
        )}
      >
        <Soup aria-hidden className="size-1/2" />
      </span>
    );
  }
  return (
    <Picture
      src={location.logo}
      alt={alt}
      sizes="64px"
      className={cx('shrink-0 rounded-full', className)}
    />
  );
}
