import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/picture.tsx';

interface BannerProps {
  /** Without one, the tablecloth. */
  imagen: string | null | undefined;
  /** Gives it its height. */
  className: string;
}

export function Banner({ imagen, className }: BannerProps) {
  if (!imagen) return <div aria-hidden className={cx('tablecloth', className)} />;
  return <Picture src={imagen} alt="" priority sizes="100vw" className={className} />;
}
