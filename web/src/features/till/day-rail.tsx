import { TIPOS, type Tipo } from '@comanda/contract/orders/orders.words';
import { Clock, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import type { DayFigures } from './day-figures.ts';

interface DayRailProps {
  figures: DayFigures | undefined;
  error: Error | null;
  onRetry: () => void;
  /** The screens behind the figures, for people who may open them. */
  links?: { sales: string; orders: string };
}

/** Today's figures as slips on a rail. */
export function DayRail({ figures, error, onRetry, links }: DayRailProps) {
  return (
    <section aria-label="Hoy">
      <div aria-hidden className="rail relative z-10" />
      <div className="no-scrollbar -mt-2 -mb-5 overflow-x-auto px-3.5 pb-8 xl:overflow-visible">
        {error ? (
          <Slip hanging className="flex flex-wrap items-center gap-4 px-5 pt-7 pb-7">
            <p role="alert" className="min-w-52 flex-1 font-medium">
              No pudimos traer los pedidos de hoy. {error.message}
            </p>
            <Button variant="secondary" onClick={onRetry}>
              Reintentar
            </Button>
          </Slip>
        ) : (
          <div
            className={cx(
              'grid gap-3.5',
              // Without links a keyboard could not reach slips that are scrolled out of view.
              links
                ? 'grid-cols-[repeat(4,minmax(10.25rem,auto))]'
                : 'grid-cols-2 max-sm:gap-x-2 lg:grid-cols-4',
            )}
          >
            <Figure
              title="Ventas"
              to={links?.sales}
              value={figures && <Money amount={figures.ventas} />}
            >
              {figures && <p className="text-ink-soft">{salesWords(figures)}</p>}
            </Figure>
            <Figure title="Pedidos" to={links?.orders} value={figures?.pedidos}>
              {figures && <TipoShares byTipo={figures.byTipo} total={figures.pedidos} />}
            </Figure>
            <Figure title="En cocina ahora" to={links?.orders} value={figures?.enCocina}>
              {figures && <KitchenAges {...figures} />}
            </Figure>
            <Figure title="Por cobrar" to={links?.orders} value={figures?.porCobrar}>
              {figures && (
                <>
                  <p className="text-ink-soft">Entregados que siguen sin facturar</p>
                  <div aria-hidden className="rule-dashed my-2" />
                  <p className="flex justify-between gap-3">
                    <span className="text-ink-soft">Suman</span>
                    <Money amount={figures.porCobrarTotal} className="font-semibold" />
                  </p>
                </>
              )}
            </Figure>
          </div>
        )}
      </div>
    </section>
  );
}

interface FigureProps {
  title: string;
  /**
   * The screen with its orders. As a link it also lets a keyboard reach slips beyond a phone's
   * edge.
   */
  to: string | undefined;
  value: ReactNode;
  children: ReactNode;
}

function Figure({ title, to, value, children }: FigureProps) {
  return (
    <Slip hanging className="h-full min-h-46 px-4 pt-4 pb-6 text-14">
      <h2 className="font-body font-medium text-14 text-ink-soft tracking-normal">
        {to ? (
          <Link to={to} className="flex min-h-11 items-center rounded-control hover:text-ink">
            {title}
          </Link>
        ) : (
          <span className="flex min-h-11 items-center">{title}</span>
        )}
      </h2>
      {value === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <>
          <p className="figures pb-3 text-24 leading-none xl:text-28">{value}</p>
          {children}
        </>
      )}
    </Slip>
  );
}

function KitchenAges({ enCocina, byAge }: DayFigures) {
  if (enCocina === 0) return <p className="text-ink-soft">Todo lo de hoy ya salió</p>;
  return (
    <ul className="grid gap-1.5 font-medium">
      {byAge.fresh > 0 && (
        <li>
          <Pulse tone="cilantro">{byAge.fresh} a tiempo</Pulse>
        </li>
      )}
      {byAge.amber > 0 && (
        <li className="flex items-center gap-2 text-maiz-ink">
          <Clock aria-hidden size={18} className="mx-px" />
          {byAge.amber === 1 ? '1 pasa' : `${byAge.amber} pasan`} de 10 min
        </li>
      )}
      {byAge.red > 0 && (
        <li className="flex items-center gap-2 font-bold text-aji">
          <Flame aria-hidden size={18} className="mx-px" />
          {byAge.red === 1 ? '1 pasa' : `${byAge.red} pasan`} de 20 min
        </li>
      )}
    </ul>
  );
}

function salesWords({ facturados }: DayFigures): string {
  if (facturados === 0) return 'Aún no se factura nada hoy';
  return facturados === 1 ? 'De 1 pedido facturado' : `De ${facturados} pedidos facturados`;
}

const FILLS: Record<Tipo, string> = {
  en_local: 'bg-ink',
  para_llevar: 'bg-maiz',
  a_domicilio: 'bg-agave',
};

/** How the day's orders divide by tipo, as a bar and in words. */
function TipoShares({ byTipo, total }: { byTipo: Record<Tipo, number>; total: number }) {
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
