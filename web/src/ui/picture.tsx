import { imageSrcSet } from '@comanda/contract/images';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';

interface PictureProps {
  src: string | null | undefined;
  /** Empty when the name stands beside it. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute: '(min-width: 640px) 320px, 50vw'. */
  sizes: string;
  /** Gives the fixed shape: 'aspect-4/3', 'size-16' … */
  className?: string;
  /** Above the fold: fetched at once instead of when it comes near. */
  priority?: boolean;
}

/** A picture in a box of fixed shape, so that nothing moves when it arrives or is missing. */
export function Picture({ src, alt, sizes, className, priority = false }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const box = cx('block overflow-hidden bg-sunken', className);
  if (!src || src === brokenSrc) {
    return (
      <span
        className={cx(box, 'grid place-items-center text-off')}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <UtensilsCrossed aria-hidden className="size-1/3 max-h-10" />
      </span>
    );
  }
  return (
    <span className={box}>
      <img
        src={src}
        srcSet={imageSrcSet(src)}
        sizes={sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBrokenSrc(src)}
        className="size-full object-cover"
      />
    </span>
  );
}
