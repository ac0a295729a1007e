import { imageSrcSet, PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import { useState } from 'react';
import { cx } from '../cx.ts';

interface PictureProps {
  src: string | null | undefined;
  /** Empty if the name stands beside it. */
  alt: string;
  /** The width it is drawn at, as in the `sizes` attribute: '(min-width: 640px) 320px, 50vw'. */
  sizes: string;
  /** Gives the fixed shape: 'aspect-4/3', 'size-16' … */
  className?: string;
  /**
   * For pictures above the fold, which load at once, the largest first. Others load when they come
   * near.
   */
  priority?: 'high' | 'low';
}

/**
 * A picture in a box of fixed shape, so that nothing moves when it arrives. A plate replaces a
 * missing one.
 */
export function Picture({ src, alt, sizes, className, priority }: PictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [src ?? '', PLACEHOLDER_IMAGE].find((one) => one && !broken.includes(one));
  return (
    <span className={cx('block overflow-hidden bg-sunken', className)}>
      <img
        src={shown}
        srcSet={shown && imageSrcSet(shown)}
        sizes={sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ?? 'low'}
        decoding="async"
        onError={() => shown && setBroken([...broken, shown])}
        className="size-full object-cover"
      />
    </span>
  );
}
