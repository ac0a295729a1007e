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
