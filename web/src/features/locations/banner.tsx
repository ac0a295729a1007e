import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/picture.tsx';

interface BannerProps {
  /** Without one, the tablecloth. */
  imagen: string | null | undefined;
  /** Gives it its height. */
  className: string;
  /** How wide it is drawn, as in the attribute. */
  sizes?: string;
}

export function Banner({ imagen, className, sizes = '100vw' }: BannerProps) {
  if (!imagen) return <div aria-hidden className={cx('tablecloth', className)} />;
  return <Picture src={imagen} alt="" priority sizes={sizes} className={className} />;
}
