import { cx } from '../../../ui/cx.ts';

interface ShotProps {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  isPhone?: boolean;
}

export function Shot({ src, width, height, alt, caption, isPhone = false }: ShotProps) {
  return (
    <figure className={cx('min-w-0', isPhone && 'mx-auto max-w-80 lg:max-w-none')}>
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={cx(
          'h-auto w-full border-ink shadow-float',
          isPhone ? 'rounded-[2rem] border-8' : 'rounded-card border-4',
        )}
      />
      <figcaption className="mt-4 text-16 text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
