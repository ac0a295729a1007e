import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { cx } from '../../ui/cx.ts';
import { TIPO_LOOK } from './tipo.ts';

const FILLS: Record<Tipo, string> = {
  en_local: 'bg-ink',
  para_llevar: 'bg-maiz',
  a_domicilio: 'bg-agave',
};

/** How the day's orders divide by type: a bar, and the same in words. */
export function TipoShares({ byTipo, total }: { byTipo: Record<Tipo, number>; total: number }) {
  if (total === 0) return <p className="text-ink-soft">El primero del día está por llegar</p>;
  const present = TIPOS.filter((tipo) => byTipo[tipo] > 0);
  return (
    <>
      <div aria-hidden className="mb-2.5 flex h-2.5 gap-0.5 overflow-hidden rounded-[4px]">
        {present.map((tipo) => (
          <span key={tipo} className={FILLS[tipo]} style={{ flexGrow: byTipo[tipo] }} />
        ))}
      </div>
      <ul className="grid gap-1">
        {present.map((tipo) => {
          const { icon: Icon, word, ink } = TIPO_LOOK[tipo];
          return (
            <li key={tipo} className={cx('flex items-center gap-2 font-semibold text-12', ink)}>
              <Icon aria-hidden size={15} />
              {byTipo[tipo]} {word.toLowerCase()}
            </li>
          );
        })}
      </ul>
    </>
  );
}
