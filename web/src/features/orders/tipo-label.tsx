import type { Tipo } from '@comanda/contract/orders/orders.words';
import { cx } from '../../ui/cx.ts';
import { TIPO_LOOK } from './tipo.ts';

export function TipoLabel({ tipo, className }: { tipo: Tipo; className?: string }) {
  const { icon: Icon, word, ink } = TIPO_LOOK[tipo];
  return (
    <span className={cx('inline-flex items-center gap-2 font-semibold', ink, className)}>
      <Icon aria-hidden size={18} />
      {word}
    </span>
  );
}
